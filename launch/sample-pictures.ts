/** The sample pictures by their SHA-256 hash, so that the launch check finds them under any name. */
export const samplePictures: Readonly<Record<string, string>> = {
	"803fc882d25b02fdb88696451ab085907556949e0253d3d618749500d5062ef9": "favicon.ico",
	"7128afbaf8aa834ab9add3c76e747f2535073c75cce3d87562a5f817f28ef700": "favicon.svg",
	f63a78b62f4523d93c956820ac24767075c738fbc44403a3e5ee420c03805a2a: "apple-touch-icon.png",
	a925822ba75abe3fe5666384a474de586dc3279bebed3810e79fab7d3d7748f3: "brand/icon-192.png",
	"128dbd946e8e9e87b5830fbaac99a78dd08b3d5463fe65935d7a308b6cd6212c": "brand/icon-512.png",
	"25a1f449e54eab2071d2cd91dc19399f8bae1110f9c227727f3d4e25a074c5c1": "brand/logo-dark.svg",
	"8d3cff023b8e389af5e13fa37532b5c955ad956db64f970ba74920249350788f": "brand/logo.svg",
	cd98938561c996a8e6560c5938a48361d96745c1d27300d5c0fbadda3b4213d9: "portraits/alex-sample.avif",
	fb1ebcd31edd4827fa9cf7541626a5ed343d1c7c70997be51ce2da2123ec4ac3: "portraits/alex-sample.webp",
	ad2deece0b1400bda474e51a27cc6a191116d7d0b724d136ca5dda902b933ab0: "portraits/robin-sample.avif",
	dc9e5c199c94d9ebfdc0d2dfcccca1855a023be56f39e123030e402d2c514858: "portraits/robin-sample.webp",
};
