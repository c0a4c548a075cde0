/**
 * Keeps the email address when the visitor follows "Reload the page" on the sign-in page, which not every
 * browser does. Part of the page's own script, so that it works before the form's code is here. Does nothing
 * elsewhere.
 */
export function keepEmailOnReload(): void {
	const emailField = () => document.querySelector<HTMLInputElement>("main [name=email]");
	const field = emailField();
	if (!field) return;
	try {
		field.value ||= sessionStorage.getItem("email") ?? "";
		// No longer than it is needed.
		sessionStorage.removeItem("email");
	} catch {}
	addEventListener("click", (event) => {
		const link = event.target instanceof Element ? event.target.closest("a[data-reload]") : null;
		if (!link) return;
		event.preventDefault();
		try {
			sessionStorage.setItem("email", emailField()?.value ?? "");
		} catch {}
		location.reload();
	});
}
