// src/i18n/catalogue/webhooks.en.ts
var webhooks = { webhook: {
	payload: "Message content",
	copy: "the message content",
	sentTo: "Sent to",
	open: {
		PaymentTransaction: "Open the transaction",
		BillingDeal: "Open the billing deal",
		CreditCardTokenDetails: "Open the saved card",
		Consumer: "Open the customer",
		Invoice: "Open the document"
	}
} };
export { webhooks };
