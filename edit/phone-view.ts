/** A page that shows another page of this site at the width of a phone. */
export const phoneView = `<!doctype html>
<html lang="en-NZ">
<meta charset="utf-8">
<title>Phone width</title>
<style>
	body { margin: 0; display: grid; place-items: center; min-height: 100vh; background: #86908c; }
	iframe { width: 390px; height: min(844px, 100vh); border: 0; background: #fff; }
</style>
<iframe title="The page at the width of a phone"></iframe>
<script>
	const path = decodeURIComponent(location.hash.slice(1));
	const page = new URL(path, location.origin);
	if (page.origin === location.origin) document.querySelector("iframe").src = page.href;
</script>
</html>`;
