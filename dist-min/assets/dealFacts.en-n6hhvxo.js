// src/i18n/catalogue/dealFacts.en.ts
/** Words of what deals, transactions and documents say alike. */
var dealFacts = { dealFact: {
	payer: "Customer",
	subject: "Description",
	amount: "Amount",
	vat: "Includes %{rate} VAT: %{amount}",
	paymentMethod: "Payment method"
} };
export { dealFacts as t };
