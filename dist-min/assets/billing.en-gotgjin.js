import { t as attempts } from "./attempts.en-bl1xiwe.js";
import { t as dealFacts } from "./dealFacts.en-n6hhvxo.js";
import { t as domainFields } from "./domainFields.en-gzjpsng.js";
import { t as inputs } from "./inputs.en-63ea1fx.js";
import { t as links } from "./links.en-bqun51u.js";
// src/i18n/catalogue/dealImport.en.ts
var dealImport = { dealImport: {
	drop: "Drop a CSV file here, or choose a file",
	choose: "Choose file",
	limits: "At most %{rows} rows and %{size} MB.",
	noCards: "The file is checked in the browser before it is sent. It must not hold card numbers.",
	template: "Download empty file",
	another: "Choose another file",
	reading: "The file is being checked:",
	progress: "Progress of the check",
	rowsRead: "One row checked |||| %{count} rows checked",
	cancel: "Cancel the check",
	refused: "The file cannot be imported",
	broken: "The check has stopped. Choose the file again.",
	verdict: "Result of the check",
	figure: {
		rows: "Rows",
		good: "Valid",
		faulty: "With faults",
		repeated: "Repeated",
		succeeded: "Imported",
		failed: "Not imported",
		known: "Imported before"
	},
	kind: {
		faulty: "Fault",
		repeated: "Repeated",
		good: "Valid"
	},
	cards: "One row may hold a card number. Nothing of the file is sent: remove the number and choose the file again. |||| %{count} rows may hold a card number. Nothing of the file is sent: remove the numbers and choose the file again.",
	leftOut: "One row with faults will not be imported. It can be mended, and the file chosen again. |||| %{count} rows with faults will not be imported. They can be mended, and the file chosen again.",
	onlyOnce: "One row is the same as one before it and will not be imported twice. |||| %{count} rows are the same as others before them and will not be imported twice.",
	unread: "Columns that are not imported:",
	checkedFile: "Download checked file",
	rows: "Rows of the file",
	row: "Row %{row}",
	sameAs: "Same as row %{row}",
	to: "The billing deals will be created on terminal %{terminal}.",
	send: "Import one row |||| Import %{count} rows",
	sendFile: "Import",
	lacksFile: "Choose a file",
	running: "The file is being imported to terminal %{terminal}. The page can be left: the import goes on.",
	unknown: {
		whole: "The file was sent whole, but it is not known whether it was imported: no answer came. The list of imports shows the rows that were. The file can be sent again: no row is imported twice.",
		part: "The file was not sent whole. It can be sent again: no row is imported twice."
	},
	toList: "Go to the list of imports",
	outcome: "Result of the import",
	again: "Send one row again |||| Send %{count} rows again",
	insist: "Import again one row that was imported before |||| Import again %{count} rows that were imported before",
	insisting: {
		title: "Import again one row that was imported before? |||| Import again %{count} rows that were imported before?",
		text: "Another billing deal is created for each row, and the customer is charged twice.",
		agree: "Import again"
	}
} };
// src/i18n/catalogue/billing.en.ts
var billing = {
	...inputs,
	...domainFields,
	...attempts,
	...dealFacts,
	...dealImport,
	...links,
	deal: {
		state: {
			completed: "Completed",
			inactive: "Inactive",
			cardDeleted: "Card deleted",
			cardExpired: "Card expired",
			paused: "Paused",
			inProgress: "Charge in progress",
			failed: "Charge failed",
			active: "Active"
		},
		note: {
			cardExpired: "The card expired: %{card}",
			failed: "The last charge failed |||| The last %{count} charges failed",
			paused: "The billing deal is paused from %{from} to %{to}",
			willPause: "A pause is set from %{from} to %{to}",
			due: "The charge is due: %{next}",
			inactive: "The billing deal is not active"
		},
		advice: {
			cardDeleted: "Nothing is charged until another card, or a bank account, is chosen for the billing deal.",
			cardExpired: "Nothing is charged until the expiry of the customer's saved card is extended, or another card is chosen for the billing deal.",
			failed: "Check with the customer whether the card or account is valid, then charge again or choose another payment method. After five failed attempts the billing deal is disabled.",
			paused: "Nothing is charged on these days. The billing deal can be resumed earlier.",
			willPause: "Nothing will be charged on these days.",
			due: "Unless the terminal charges by itself, the charge has to be triggered.",
			inactive: "Nothing is charged until it is activated."
		},
		method: {
			token: "Saved card",
			card: "New card",
			bank: "Bank account",
			invoiceOnly: "Invoice only"
		},
		amountTitle: "Amount and items",
		methodTitle: "What is charged",
		chargeNow: {
			action: "Charge now",
			title: "Charge now",
			text: "The next charge of %{name}, %{amount}, is made now. The one after it moves on by one period.",
			send: "Charge %{amount}",
			done: "Charged: %{amount}",
			voice: "Telephone approval number",
			voiceHelp: "Type the number that the card company gave by telephone and send again."
		},
		trigger: {
			action: "Trigger charge",
			all: "Trigger all due charges",
			titleOfMany: "Trigger one charge? |||| Trigger %{count} charges?",
			textOfMany: "The charges are queued and made one after the other, each of them once."
		},
		pause: {
			action: "Pause",
			title: "Pause the billing deal",
			text: "Nothing is charged on these days, the first and the last included.",
			from: "From",
			to: "To",
			reason: "Reason",
			all: "Pause all active billing deals",
			formOfMany: "Pause billing deals",
			toPlan: "Continue",
			titleOfMany: "Pause one billing deal? |||| Pause %{count} billing deals?",
			textOfMany: "From %{from} to %{to} nothing is charged. They are paused one after the other; this can be stopped.",
			doneMany: "One billing deal paused |||| %{count} billing deals paused"
		},
		unpause: {
			action: "Resume",
			title: "Resume the billing deal?",
			text: "The pause ends today. Charges that fell into it are not made.",
			titleOfMany: "Resume one billing deal? |||| Resume %{count} billing deals?",
			doneMany: "One billing deal resumed |||| %{count} billing deals resumed"
		},
		activate: {
			action: "Activate",
			titleOfMany: "Activate one billing deal? |||| Activate %{count} billing deals?",
			textOfMany: "Charges go on from the next date. What fell due meanwhile is not collected.",
			doneMany: "One billing deal activated |||| %{count} billing deals activated"
		},
		disable: {
			action: "Disable",
			title: "Disable the billing deal?",
			text: "Nothing is charged any more until it is activated again.",
			titleOfMany: "Disable one billing deal? |||| Disable %{count} billing deals?",
			textOfMany: "They charge nothing any more until they are activated again.",
			doneMany: "One billing deal disabled |||| %{count} billing deals disabled"
		},
		cardNumber: {
			action: "Show card number",
			title: "Card number",
			text: "Who has seen the number is recorded."
		},
		hindrance: {
			NotFound: "The billing deal was not found",
			DealFinished: "All charges have been made",
			DealInactive: "The billing deal is not active",
			DealActive: "The billing deal is active already",
			DealPaused: "The billing deal is paused",
			DealHasPause: "A pause is set already",
			DealNotPaused: "The billing deal is not paused",
			DealIsRunning: "A charge is in progress",
			DealNotDue: "The charge is not due yet",
			ConsumerDeleted: "The customer was deleted",
			CardTokenDeleted: "The saved card was deleted",
			CreditCardHasExpired: "The card has expired",
			FeatureBillingMissing: "The service is not active on the terminal",
			AutomaticChargingOff: "The terminal does not charge by itself"
		},
		edit: "Edit the billing deal",
		cardHelp: "The card is saved for the customer and charged each time.",
		bankHelp: "Empty: the customer's own account is charged.",
		invoiceOnlyHelp: "An invoice is issued each time. Nothing is collected.",
		issueInvoice: "Issue a document with each charge",
		customerDeleted: "The customer was deleted. No billing deal can be set up.",
		invoiceOnly: "Invoice only, nothing is charged",
		schedule: "Schedule",
		next: "Next charge",
		charged: "Charged so far",
		neverCharged: "Not charged yet",
		chargedCount: "One charge |||| %{count} charges",
		lastCharged: "last on %{time}",
		initial: "First transaction",
		document: "Document",
		created: "Created",
		transactions: "Charges made"
	},
	forecast: {
		title: "Forecast by month",
		label: "Sums of planned charges by month",
		month: "Month",
		charges: "Charges",
		before: "Earlier",
		after: "Later",
		total: "Total",
		none: "No charges are planned.",
		failed: "The forecast could not be loaded.",
		note: "The charges of the list are counted, as they are planned today. Charges of cards that will have expired by then, and of billing deals for invoices only, are included. Later pauses, declined charges and changes are not known, and the list may not hold all charges of distant months yet."
	},
	billingRequest: {
		step: {
			recipient: "Customer",
			amount: "Amount",
			schedule: "Schedule",
			document: "Document",
			confirm: "Confirm"
		},
		kind: {
			label: "Type of link",
			once: "For one customer",
			permanent: "Permanent, for any customer",
			onceHelp: "The link is sent to the customer and sets up one billing deal.",
			permanentHelp: "The link is sent to nobody. Every customer who opens it can set up a billing deal."
		},
		sentTo: "The link goes to this email or phone.",
		sentToLabel: "Sent to",
		previewHelp: "The dates are counted as if the billing deal were set up today.",
		lastDay: "Last day of the link",
		lastDayHelp: "Empty: without an end.",
		noEnd: "Without an end",
		noDocument: "No document",
		send: "Send request",
		make: "Create link",
		made: {
			once: "Request created",
			permanent: "Permanent link created"
		},
		again: "New request",
		open: "Open request",
		resend: {
			action: "Send as new request",
			notice: "The details were copied from the earlier request. Whether a document is issued has to be chosen again. The earlier request is not canceled.",
			customerGone: "The customer of the earlier request was deleted. Choose another customer."
		},
		note: {
			payed: "The billing deal was set up. The link can no longer be used.",
			canceled: "The request was canceled. The link can no longer be used.",
			deleted: "The link was deleted. It can no longer be used.",
			overdue: "The link has expired. A new request can be sent.",
			rejected: "The customer rejected the request.",
			paymentFailed: "Saving the customer's card failed. The link is still valid, and the customer can try again.",
			sendingFailed: "Sending failed. Copy the link and pass it on, or send a new request."
		},
		link: "Setup link",
		due: "Valid until",
		deal: "Billing deal that was set up",
		cancel: {
			action: "Cancel request",
			title: "Cancel the request?",
			text: "The link no longer sets up billing deals. Those already set up stay as they are.",
			refuse: "Keep request"
		}
	}
};
export { billing };
