import { t as dealFacts } from "./dealFacts.en-n6hhvxo.js";
import { t as domainFields } from "./domainFields.en-gzjpsng.js";
import { t as inputs } from "./inputs.en-63ea1fx.js";
// src/i18n/catalogue/invoices.en.ts
var invoices = {
	...inputs,
	...domainFields,
	...dealFacts,
	pdf: {
		open: "Open in a new tab",
		save: "Download",
		notDrawn: "The document can be opened or downloaded."
	},
	invoiceWizard: {
		step: {
			document: "Document",
			customer: "Customer",
			amount: "Items and amount",
			payments: "Payments",
			confirm: "Confirm"
		},
		language: "Language of the document",
		nationalID: "National ID, company or dealer number",
		allocation: {
			number: "Allocation number",
			due: "The amount before VAT is not below %{amount}, so the invoice needs an allocation number of the tax authority.",
			missing: "The customer's dealer number is missing. A dealer cannot deduct the VAT without an allocation number."
		},
		goesTo: "The document is sent to",
		preview: {
			title: "Preview of the document",
			to: "To",
			unnumbered: "Its number is set when it is issued."
		},
		issue: "Issue document",
		made: "Document issued",
		again: "New document",
		open: "Open document",
		copy: "Open copy",
		noProvider: {
			title: "No documents can be issued on this terminal",
			text: "The terminal %{terminal} is not connected to an invoicing system."
		},
		alreadyIssued: "The document cannot be changed: it was issued already, or deleted.",
		lost: "No answer came, so it is not known whether the document was issued. Before changing anything, check the list; sending the same document again does not issue it twice.",
		lookUp: "Open the list of invoices"
	},
	invoiceTotals: {
		title: "Totals by period",
		label: "Sums of documents by period",
		by: "Sum by",
		segment: {
			day: "Day",
			week: "Week",
			month: "Month",
			year: "Year"
		},
		period: "Period",
		week: "Week of %{day}",
		type: "Document type",
		count: "Documents",
		vat: "VAT",
		total: "Total",
		none: "There are no documents to sum.",
		failed: "The totals could not be loaded.",
		more: "The newest %{count} rows are shown. The list can be narrowed by date."
	},
	invoice: {
		number: "Document",
		failed: "Issuing failed",
		sentTo: "Sent to",
		nobody: "No email",
		copies: "Copies: %{addresses}",
		transaction: "Transaction",
		billingDeal: "Billing deal",
		origin: "Document it cancels",
		credit: "Canceled by",
		totals: "Totals",
		copy: {
			tab: "Copy",
			title: "Copy of document %{number}",
			failed: "The copy of the document could not be loaded."
		},
		note: {
			sendingFailed: "Sending the document failed",
			canceled: "The document was canceled",
			cancels: "This document cancels another one",
			originalHad: "The original was downloaded on %{time}"
		},
		advice: {
			failed: "The details can be changed and issued again, or deleted.",
			sendingFailed: "It can be sent again, also to another address.",
			canceled: "A credit document was issued against it.",
			cancels: "The canceled document stays in the list, and its number is not used again.",
			originalHad: "The original can be downloaded only once. From now on there are copies."
		},
		other: {
			canceled: "Open the credit document",
			cancels: "Open the canceled document"
		},
		change: { action: "Change and issue" },
		resend: {
			action: "Send again",
			title: "Send the document by email",
			email: "Email",
			send: "Send",
			titleOfMany: "Send one document? |||| Send %{count} documents?",
			textOfMany: "Each document is sent to its customer and to whoever gets a copy.",
			doneMany: "One document sent |||| %{count} documents sent",
			notDoneMany: "One document was not sent |||| %{count} documents were not sent"
		},
		hindrance: {
			NotFound: "The document was not found",
			DocumentNotIssued: "The document was not issued",
			ConsumerEmailIsRequired: "The customer has no email"
		},
		report: {
			tax: {
				action: "Tax report",
				title: "Tax report",
				text: "A file in the uniform format of the documents of terminal %{terminal}, by document date."
			},
			hash: {
				action: "Hash report",
				title: "Hash report",
				text: "The documents of terminal %{terminal} with the digital fingerprint of each original, by document date."
			},
			from: "From",
			to: "To",
			send: "Download"
		},
		original: {
			action: "Download original",
			title: "Download the original?",
			text: "The original can be downloaded only once. After that, copies can be downloaded as often as needed.",
			done: "The original was downloaded. From now on there are copies only."
		},
		cancel: {
			action: "Cancel document",
			title: "Cancel the document?",
			text: "A credit document for %{amount} is issued and linked to this one. A canceled document cannot be restored.",
			refuse: "Keep document"
		},
		deleting: {
			title: "Delete the document?",
			text: "The document was not issued and has no number. Its details are deleted."
		}
	}
};
export { invoices };
