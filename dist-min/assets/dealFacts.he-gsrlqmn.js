// src/i18n/catalogue/dealFacts.he.ts
/** Words of what deals, transactions and documents say alike. */
var dealFacts = { dealFact: {
	payer: "לקוח",
	subject: "תיאור",
	amount: "סכום",
	vat: "כולל מע״מ %{rate}: %{amount}",
	paymentMethod: "אמצעי תשלום"
} };
export { dealFacts as t };
