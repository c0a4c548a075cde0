/**
 * Keeps the email address when the visitor follows "Reload the page" on the sign-in page, which not every
 * browser does. Part of the page's own script, so that it works before the form's code is here. Does nothing
 * elsewhere.
 */
export function keepEmailOnReload(): void {
	const field = document.querySelector<HTMLInputElement>("main [name=email]");
	if (!field) return;
	const { email, ...state } = history.state ?? {};
	if (email) {
		field.value ||= email;
		// The browser keeps its history for longer than the address is needed.
		history.replaceState(state, "");
	}
	addEventListener("click", (event) => {
		const link = event.target instanceof Element ? event.target.closest("a[data-reload]") : null;
		// The form may have been replaced since.
		const input = document.querySelector<HTMLInputElement>("main [name=email]");
		if (!link || !input) return;
		event.preventDefault();
		history.replaceState({ ...history.state, email: input.value }, "");
		location.reload();
	});
}
