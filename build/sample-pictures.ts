/**
 * The pictures that the site was delivered with, by the SHA-256 of their bytes: the launch check
 * knows them again under any name.
 */
export const samplePictures: Readonly<Record<string, string>> = {
	"803fc882d25b02fdb88696451ab085907556949e0253d3d618749500d5062ef9": "favicon.ico",
	"7128afbaf8aa834ab9add3c76e747f2535073c75cce3d87562a5f817f28ef700": "favicon.svg",
	f63a78b62f4523d93c956820ac24767075c738fbc44403a3e5ee420c03805a2a: "apple-touch-icon.png",
	a925822ba75abe3fe5666384a474de586dc3279bebed3810e79fab7d3d7748f3: "brand/icon-192.png",
	"128dbd946e8e9e87b5830fbaac99a78dd08b3d5463fe65935d7a308b6cd6212c": "brand/icon-512.png",
	"25a1f449e54eab2071d2cd91dc19399f8bae1110f9c227727f3d4e25a074c5c1": "brand/logo-dark.svg",
	"8d3cff023b8e389af5e13fa37532b5c955ad956db64f970ba74920249350788f": "brand/logo.svg",
	f404c8a59309d36dd37934f2c06a9e62374c6511d5221fa935ead04e4fd1a0b8: "portraits/alex-sample.avif",
	"4588ec1e085a1994e9dae55d377be24635923bdc959138e275b4dae5199db106": "portraits/alex-sample.webp",
	"829cee3228853ca5b6bf46ac85bee657758e1e2286259d0714a476464d8847e8": "portraits/robin-sample.avif",
	da082b86d4b9f91b14e34de9459b32994dc9f140bc86b1ee4a305e5d8c47d4cc: "portraits/robin-sample.webp",
};
