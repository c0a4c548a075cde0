/** The sample pictures by their SHA-256 hash, so that the launch check finds them under any name. */
export const samplePictures: Readonly<Record<string, string>> = {
	"803fc882d25b02fdb88696451ab085907556949e0253d3d618749500d5062ef9": "favicon.ico",
	"7128afbaf8aa834ab9add3c76e747f2535073c75cce3d87562a5f817f28ef700": "favicon.svg",
	f63a78b62f4523d93c956820ac24767075c738fbc44403a3e5ee420c03805a2a: "apple-touch-icon.png",
	a925822ba75abe3fe5666384a474de586dc3279bebed3810e79fab7d3d7748f3: "brand/icon-192.png",
	"128dbd946e8e9e87b5830fbaac99a78dd08b3d5463fe65935d7a308b6cd6212c": "brand/icon-512.png",
	"25a1f449e54eab2071d2cd91dc19399f8bae1110f9c227727f3d4e25a074c5c1": "brand/logo-dark.svg",
	"8d3cff023b8e389af5e13fa37532b5c955ad956db64f970ba74920249350788f": "brand/logo.svg",
	cff4062a6ac428b8ebb723b5c34debb2b0916143454a3cbc9c63b7cadf5d3782: "portraits/alex-sample.avif",
	"64d5011b9dda72c59f30d72158a51a74fa7ed45e56e1baa8101fae7466b62daf": "portraits/alex-sample.webp",
	d3b91895d0253a9423d789cd2f9c95f8308cc00bc38676c7f3a1b6ebb5725469: "portraits/robin-sample.avif",
	"85d7fef09a7c59a971353885e410238b9e899f9618823b58755dceceefbb2484": "portraits/robin-sample.webp",
};
