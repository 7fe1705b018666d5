// contract/documentTypes.ts
/** Types of documents that are made of a charge, of a refund and of a document that is cancelled; the default of spec §3 first. */
var documentTypesOf = {
	charge: [
		"invoiceWithPaymentInfo",
		"invoice",
		"paymentInfo",
		"receiptForDonation"
	],
	refund: ["refundInvoice", "creditNote"],
	credit: ["creditNote", "refundInvoice"]
};
export { documentTypesOf as t };
