const emailField = () => document.querySelector<HTMLInputElement>("main [name=email]");

/** Keeps the email on "Reload the page", even before the form's code. Does nothing on other pages. */
export function keepEmailOnReload(): void {
	const field = emailField();
	if (!field) return;
	try {
		field.value ||= sessionStorage.getItem("email") ?? "";
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
