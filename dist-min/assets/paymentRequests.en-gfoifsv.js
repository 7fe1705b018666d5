import { t as domainFields } from "./domainFields.en-gzjpsng.js";
import { t as dealFacts } from "./dealFacts.en-n6hhvxo.js";
import { t as inputs } from "./inputs.en-63ea1fx.js";
import { t as links } from "./links.en-bqun51u.js";
// src/i18n/catalogue/paymentRequests.en.ts
var paymentRequests = {
	...inputs,
	...dealFacts,
	...domainFields,
	...links,
	paymentRequest: {
		step: {
			recipient: "Link and customer",
			amount: "Amount",
			page: "Checkout",
			document: "Document",
			confirm: "Confirm",
			short: "Payment request"
		},
		kind: {
			label: "Type of link",
			once: "Sent to the customer",
			copy: "To copy, without sending",
			permanent: "Permanent, for any customer",
			onceHelp: "The link is sent to the customer and takes one payment.",
			copyHelp: "The link is neither sent nor kept in the list. It takes one payment.",
			permanentHelp: "The link is sent to nobody. It takes any number of payments."
		},
		purpose: {
			label: "Purpose of the link",
			amount: "Payment of an amount",
			own: "Payment of an amount of the payer's choice",
			card: "Only saves a card",
			refund: "Refund to the customer"
		},
		sentTo: "The link goes to this email or phone.",
		notSentTo: "The link is not sent. The details appear in the transaction.",
		sentToLabel: "Sent to",
		lastDay: "Last day of the link",
		lastDayHelp: "Empty: without an end.",
		noEnd: "Without an end",
		noDocument: "No document",
		allowInstallments: "Installments can be chosen",
		minInstallments: "Fewest installments",
		maxInstallments: "Most installments",
		boundHelp: "Empty: %{value}.",
		allowCredit: "Credit can be chosen",
		fieldTitle: "Field %{number}",
		fieldRequired: "Field %{number} is required",
		removeField: "Remove field %{number}",
		besidesHelp: "The payer fills them in on the checkout.",
		addField: "Add field",
		issueInvoice: "Issue a document for each payment",
		send: "Send request",
		make: "Create link",
		made: {
			once: "Payment request created",
			copy: "Link created",
			permanent: "Permanent link created"
		},
		short: "Request by short form",
		again: "New request",
		open: "Open request",
		isOver: "The payment request was paid or canceled and cannot be edited.",
		link: "Payment link",
		ownAmount: "The payer's choice",
		savesCard: "Only saves a card",
		payments: "Installments",
		installmentPlan: "%{count} installments: first %{first}, further %{further}",
		installmentChoice: "%{least} to %{most} installments",
		document: "Document",
		usualDocument: "The terminal's usual document",
		besides: "Additional fields",
		isRefund: "Refund to the customer",
		due: "Valid until",
		created: "Created",
		transaction: "Transaction",
		paid: "Amount paid",
		paymentsTab: "Payments",
		note: {
			payed: "The payment request was paid. The link can no longer be used.",
			canceled: "The payment request was canceled. The link can no longer be used.",
			deleted: "The link was deleted. It can no longer be used.",
			overdue: "The link has expired. Editing can give it a new last day.",
			rejected: "The customer rejected the payment request.",
			paymentFailed: "The payment failed. The link is still valid, and the customer can try again.",
			sendingFailed: "Sending failed. It can be sent again, or the link can be copied and passed on."
		},
		resend: {
			action: "Send again",
			title: "Send the payment request again?",
			text: "The same link is sent to the customer again, and the history tells of it.",
			done: "Payment request sent again"
		},
		cancel: {
			action: "Cancel request",
			title: "Cancel the payment request?",
			text: "The link takes no more payments. Those already made stay as they are.",
			refuse: "Keep request"
		}
	},
	paymentIntent: {
		open: "Open link",
		note: {
			payed: "The link was paid. It can no longer be used.",
			canceled: "The link was canceled. It can no longer be used.",
			deleted: "The link was deleted. It can no longer be used.",
			overdue: "The link has expired.",
			rejected: "The customer rejected the payment.",
			paymentFailed: "The payment failed. The link is still valid, and the customer can try again.",
			sendingFailed: "Sending failed. The link can be copied and passed on."
		},
		cancel: {
			action: "Cancel link",
			title: "Cancel the payment link?",
			refuse: "Keep link"
		}
	}
};
export { paymentRequests };
