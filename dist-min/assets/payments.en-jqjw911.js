import { t as attempts } from "./attempts.en-bl1xiwe.js";
import { t as domainFields } from "./domainFields.en-gzjpsng.js";
import { t as inputs } from "./inputs.en-63ea1fx.js";
// src/i18n/catalogue/payments.en.ts
var payments = {
	...inputs,
	...domainFields,
	...attempts,
	payment: {
		step: {
			customer: "Customer",
			deal: "Amount",
			payment: "Payment",
			invoice: "Invoice",
			confirm: "Confirm",
			charge: "Amount and card",
			refund: "Refund"
		},
		deal: {
			type: "Action",
			types: {
				J4: "Charge",
				J5: "Hold (J5)",
				J2: "Card check"
			},
			typeHelp: {
				J4: "The amount is taken from the card.",
				J5: "The amount is held on the card and not taken. It can be charged later.",
				J2: "Only the card is checked. No money moves."
			},
			currencyRate: "Exchange rate",
			currencyRateHelp: "If the field is empty or 0, the official rate applies.",
			officialRate: "The official rate"
		},
		paymentMethod: {
			title: "Payment method",
			refundTitle: "Refund to",
			card: "Card",
			token: "Saved card",
			pinPad: "Pinpad",
			bank: "Bank transfer",
			device: "Pinpad",
			chooseDevice: "Choose a pinpad",
			pinPadHelp: "The customer will be asked to present the card at the pinpad.",
			voice: "Voice authorization number",
			voiceHelp: "Type the number the card company gave by telephone, and send again.",
			saveCard: "Save the card for the customer"
		},
		transfer: {
			dueDate: "Due date",
			reference: "Reference"
		},
		type: {
			title: "Credit type",
			regularDeal: "Regular transaction",
			installments: "Installments",
			credit: "Credit",
			immediate: "Immediate"
		},
		confirm: {
			what: "Action",
			refund: "Refund"
		},
		consent: {
			title: "Consent to the commission",
			ask: "Ask for consent to the commission by SMS",
			phoneHelp: "The SMS goes to this number.",
			send: "Ask for consent",
			cancel: "Stop waiting",
			commission: "Commission:",
			sending: "Asking for consent…",
			pending: "Waiting for the customer to agree…",
			approved: "The customer agreed to the commission.",
			declined: "The customer did not agree to the commission.",
			expired: "The request has expired.",
			failed: "Consent could not be asked for."
		},
		submit: {
			J4: "Charge",
			J5: "Hold",
			J2: "Check card",
			refund: "Refund",
			sending: "Sending…"
		},
		progress: {
			sending: "The request was sent…",
			sentToProcessor: "Sent to the processor…",
			authorised: "Authorized…",
			declined: "Declined.",
			awaitingPinpad: "Waiting for the card at the pinpad…"
		},
		refusal: {
			refused: "The transaction was declined",
			failed: "The transaction was not made",
			code: "Code",
			open: "Open the declined transaction",
			openEarlier: "Open the earlier transaction"
		},
		quick: { more: "Currency and description" },
		result: {
			J4: "Charged",
			J5: "The amount is held",
			J2: "The card is valid",
			refund: "Refunded",
			business: "Merchant",
			time: "Time",
			authorization: "Authorization number",
			voucher: "Voucher number",
			transaction: "Transaction ID",
			issued: "Issued",
			issuedAs: "Issued, number %{number}",
			slip: "Send the slip",
			slipTo: "Send the slip by email",
			send: "Send",
			sent: "The slip was sent to %{email}",
			print: "Print",
			open: "Open transaction",
			again: {
				charge: "New charge",
				refund: "New refund"
			}
		}
	}
};
export { payments };
