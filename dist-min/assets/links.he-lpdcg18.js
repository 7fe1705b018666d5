// src/i18n/catalogue/links.he.ts
/** Words of a link that is passed on. */
var links = { link: {
	copy: "העתקת הקישור",
	qr: "קוד QR של הקישור",
	save: "שמירת %{format}",
	wasSent: "הקישור נשלח ללקוח.",
	notSent: "הקישור לא נשלח. ניתן להעתיק אותו ולמסור אותו ללקוח."
} };
export { links as t };
