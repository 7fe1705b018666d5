// src/i18n/catalogue/attempts.en.ts
var attempts = { attempt: {
	sent: "The request was sent at %{time}; no answer came.",
	action: {
		create: "Charge",
		block: "Hold (J5)",
		check: "Card check",
		refund: "Refund",
		chargeback: "Refund of a transaction",
		selectJ5: "Charge J5 hold",
		createBillingTransaction: "Charge of a billing deal"
	},
	lost: "No answer came",
	checking: "Checking whether the transaction was made…",
	found: "The transaction was made. Do not send it again.",
	refused: "The transaction was declined.",
	notFound: "The transaction was not made. It can be sent again; it will happen once only.",
	notSeen: "No such transaction was found. Look in the list of transactions before sending it again.",
	unknown: "It could not be found out whether the transaction was made. Look for it in the list of transactions before sending it again.",
	check: "Check again",
	look: "Look in the list",
	isThere: "It is in the list",
	isNotThere: "It is not in the list",
	open: "Open the transaction",
	goOn: "Continue"
} };
export { attempts as t };
