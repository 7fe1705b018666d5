// src/i18n/catalogue/links.en.ts
var links = { link: {
	copy: "Copy link",
	qr: "QR code of the link",
	save: "Save %{format}",
	wasSent: "The link was sent to the customer.",
	notSent: "The link was not sent. It can be copied and passed on to the customer."
} };
export { links as t };
