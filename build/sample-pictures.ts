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
	"743196baf3dc81002e811072d2e4754a36c2cccf09c2e3e2dbdcb5fe28d79d49": "portraits/alex-sample.avif",
	"18b88989d81eafd7f9a93b638c275554407237e71526a678174d8f851faa4e75": "portraits/alex-sample.webp",
	"069f8dc00962d5cc4fc72968c90659b18a1c474a3b1ae7fb4d6f1a577735e243": "portraits/robin-sample.avif",
	"3d51687da5818669f3a695f9e7692caab741e7ea0b316cd41d863f9f7a722404": "portraits/robin-sample.webp",
};
