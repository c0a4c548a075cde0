import { allowError, expect, holdBack, hydrated, title } from "./fixtures";
import { test } from "./sign-in-page";

// Extensions and translators change a document whenever they like: here before React takes it over, which
// then renders the island anew.

/** What may have happened to the fields of an island. Each function runs in the page. */
const changes: Record<string, (field: HTMLInputElement) => void> = {
	"an icon beside a field": (field) => field.after(document.createElement("com-icon")),
	"an element around a field": (field) => {
		const wrapper = document.createElement("span");
		field.replaceWith(wrapper);
		wrapper.append(field);
		// Such an extension gives back the focus that the move takes away.
		field.focus();
		field.setSelectionRange(2, 4);
	},
	"attributes at field, form and island": (field) => {
		for (const element of [field, field.form, field.closest("[data-island]")])
			element?.setAttribute("data-com-id", "1");
		field.style.backgroundImage = "none";
		field.setAttribute("autocomplete", "off");
	},
	"text translated": (field) => {
		const label = field.labels?.[0];
		const words = document.createElement("font");
		words.append(label?.textContent?.toUpperCase() ?? "");
		label?.replaceChildren(words);
	},
};

const forms = [
	{ path: "/get-started", heading: "Welcome Back", fields: ["Email", "Password"] },
	{ path: "/get-started?mode=sign-up", heading: "Create Account", fields: ["Email", "Password"] },
	{ path: "/solutions/data-analytics", fields: ["Test NHI number, such as ZAC5361 or ZBN77VL"] },
];

for (const { path, heading, fields } of forms) {
	test(`what is typed at ${path} survives changes before hydration, with the focus`, async ({
		page,
		card,
	}) => {
		for (const name of Object.keys(changes)) {
			await test.step(name, async () => {
				allowError(/Minified React error #418/);
				const { letGo } = await holdBack(page, /\/assets\/react-/);
				await page.goto(path, { waitUntil: "domcontentloaded" });
				for (const label of fields) await card.field(label).fill(`${label}@example.com`);
				const last = card.field(fields.at(-1) ?? "");
				await last.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 4));
				await last.evaluate(changes[name] as (field: Element) => void);
				letGo();
				await hydrated(page);
				if (heading) await expect(title(page)).toHaveText(heading);
				for (const label of fields)
					await expect(card.field(label)).toHaveValue(`${label}@example.com`);
				await expect(last).toBeFocused();
				await page.keyboard.type("typed on");
				await expect(last).toHaveValue(/typed on/);
				await page.unrouteAll();
			});
		}
	});
}
