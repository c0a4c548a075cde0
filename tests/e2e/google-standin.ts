import type { BrowserContext, Page } from "@playwright/test";
import type { SignInCard } from "./sign-in-page";

/** The script that the SDK loads from Google to talk to its helper iframe. */
const googleScript = "https://apis.google.com/js/api.js*";

/** The parts of Google's iframe API that the SDK and its helper iframe use. */
interface Frame {
	register: (name: string, handler: (data: unknown) => unknown) => void;
	send: (name: string, data: unknown, onReply?: (data: unknown) => void) => void;
	restyle: () => Promise<void>;
	ping: (onReply?: () => void) => Promise<unknown[]>;
}

/**
 * A mock of Google's script, which tests can't reach. It implements the parts of the iframe API that
 * the SDK on the page and the emulator's helper iframe call. Both load this mock and communicate with
 * `postMessage`. It runs in the browser, so it can't use anything outside the function.
 */
function standIn() {
	const tag = "google-standin";
	interface Message {
		[tag]: true;
		kind: "call" | "reply";
		id: string;
		name: string;
		data: unknown;
	}
	interface Peer {
		frame: Frame;
		handlers: Map<string, (data: unknown) => unknown>;
		/** Calls received before their handler was registered. */
		waiting: Message[];
		target: () => Window | null;
		run: (message: Message) => Promise<void>;
	}
	const peers: Peer[] = [];
	const replies = new Map<string, (data: unknown) => void>();

	function addPeer(target: () => Window | null): Peer {
		const post = (message: Omit<Message, typeof tag>) =>
			target()?.postMessage({ [tag]: true, ...message }, "*");
		const peer: Peer = {
			target,
			handlers: new Map([["ping", () => true]]),
			waiting: [],
			async run({ id, name, data }) {
				const result = await peer.handlers.get(name)?.(data);
				post({ kind: "reply", id, name, data: [result] });
			},
			frame: {
				register(name, handler) {
					peer.handlers.set(name, handler);
					const due = peer.waiting.filter((message) => message.name === name);
					peer.waiting = peer.waiting.filter((message) => message.name !== name);
					for (const message of due) peer.run(message);
				},
				send(name, data, onReply) {
					const id = crypto.randomUUID();
					if (onReply) replies.set(id, onReply);
					post({ kind: "call", id, name, data });
				},
				restyle: async () => {},
				ping: (onReply) =>
					new Promise((resolve) => {
						// The iframe may not be listening yet, so repeat until it replies.
						const timer = setInterval(() => {
							peer.frame.send("ping", null, () => {
								clearInterval(timer);
								onReply?.();
								resolve([]);
							});
						}, 50);
					}),
			},
		};
		peers.push(peer);
		return peer;
	}

	addEventListener("message", ({ data: message, source }: MessageEvent<Message | undefined>) => {
		const peer = peers.find(({ target }) => target() === source);
		if (!message?.[tag] || !peer) return;
		if (message.kind === "reply") {
			try {
				replies.get(message.id)?.(message.data);
			} catch {
				// The SDK throws after some replies. Google's script ignores that too.
			}
			replies.delete(message.id);
		} else if (peer.handlers.has(message.name)) peer.run(message);
		else peer.waiting.push(message);
	});

	const parentPeer = window.parent === window ? null : addPeer(() => window.parent);
	interface FrameOptions {
		where?: HTMLElement;
		url: string;
		attributes?: Record<string, string> & { style?: Partial<CSSStyleDeclaration> };
	}
	const context = {
		getParentIframe: () => parentPeer?.frame,
		open({ where, url, attributes = {} }: FrameOptions, onOpen?: (frame: Frame) => Promise<Frame>) {
			const element = document.createElement("iframe");
			element.src = url;
			const { style, ...others } = attributes;
			Object.assign(element.style, style);
			for (const [name, value] of Object.entries(others)) element.setAttribute(name, value);
			const { frame } = addPeer(() => element.contentWindow);
			(where ?? document.body).append(element);
			return Promise.resolve(onOpen ? onOpen(frame) : frame);
		},
	};
	type Loaded = (() => void) | { callback: () => void };
	const global = window as unknown as Record<string, unknown>;
	global.gapi = {
		load: (_name: string, loaded: Loaded) =>
			typeof loaded === "function" ? loaded() : loaded.callback(),
		iframes: {
			Iframe: () => {},
			CROSS_ORIGIN_IFRAMES_FILTER: "cross",
			getContext: () => context,
		},
	};
	const script = document.currentScript as HTMLScriptElement;
	const onLoad = new URL(script.src).searchParams.get("onload") ?? "gapi_onload";
	(global[onLoad] as (() => void) | undefined)?.();
}

/** Serves the mock of Google's script. */
export async function letGoogleAnswer(context: BrowserContext) {
	await context.route(googleScript, (route) =>
		route.fulfill({ contentType: "text/javascript; charset=utf-8", body: `(${standIn})();` }),
	);
}

/** Clicks 'Continue with Google' and returns the popup. */
export async function continueWithGoogle(card: SignInCard): Promise<Page> {
	const opened = card.page.waitForEvent("popup");
	await card.button("Continue with Google").click();
	return opened;
}

/** Adds a made-up Google account in the emulator's popup and returns its email. */
export async function addGoogleAccount(popup: Page): Promise<string> {
	await popup.getByRole("button", { name: /add new account/i }).click();
	await popup.getByRole("button", { name: /auto-generate/i }).click();
	const email = await popup.locator("#email-input").inputValue();
	await popup.getByRole("button", { name: /sign in with/i }).click();
	return email;
}

/** Picks an account that the emulator's popup lists. */
export async function pickGoogleAccount(popup: Page, email: string) {
	await popup.locator(".js-reuse-account").filter({ hasText: email }).click();
}
