// src/i18n/catalogue/webhooks.he.ts
/** Words about what was told to the merchant's addresses. */
var webhooks = { webhook: {
	payload: "תוכן ההודעה",
	copy: "תוכן ההודעה",
	sentTo: "נשלח אל",
	open: {
		PaymentTransaction: "מעבר לעסקה",
		BillingDeal: "מעבר להוראת הקבע",
		CreditCardTokenDetails: "מעבר לכרטיס השמור",
		Consumer: "מעבר ללקוח",
		Invoice: "מעבר למסמך"
	}
} };
export { webhooks };
