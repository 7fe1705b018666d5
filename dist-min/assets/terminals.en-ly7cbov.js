import { t as inputs } from "./inputs.en-63ea1fx.js";
// src/i18n/catalogue/terminals.en.ts
/** Words of the profile and of terminals. */
var terminals = {
	...inputs,
	terminalPage: {
		profile: {
			person: "User",
			name: "Name",
			roles: "Roles",
			noRole: "No role",
			terminals: "Terminals"
		},
		selected: "Current terminal",
		disabled: "Disabled terminal",
		disabledHelp: "The terminal is disabled: its settings are shown and cannot be changed.",
		edit: "Edit settings",
		on: "Active",
		off: "Not active",
		services: "Services",
		servicesHelp: "Services and connections are turned on by the supplier of the terminal.",
		integrations: "Connections",
		integration: {
			processor: "Clearing",
			aggregator: "Aggregator",
			invoicing: "Invoicing",
			marketer: "Marketer",
			pinpadProcessor: "Pinpad",
			virtualWalletProcessor: "Digital wallet",
			loan: "Loans"
		},
		devices: "Pinpads",
		group: {
			general: "General",
			charges: "Charges",
			documents: "Documents",
			requests: "Payment requests",
			billing: "Billing deals",
			checkout: "Checkout page",
			webhooks: "Webhooks"
		},
		field: {
			label: "Terminal name",
			vatPercent: "VAT rate in percent",
			transmissionTime: "Time of the daily transmission",
			cvvRequired: "The security code is required",
			nationalIDRequired: "The cardholder’s national ID is required",
			allowJ5: "Holds (J5) are allowed",
			applyExternalCommission: "Customer’s consent to a commission",
			defaultInvoiceType: "Document of a charge",
			defaultRefundInvoiceType: "Document of a refund",
			defaultCreditInvoiceType: "Document of a cancellation",
			defaultRequestSubject: "Subject of a payment request",
			defaultRefundRequestSubject: "Subject of a refund request",
			fromAddress: "Sender address",
			sendByEmail: "Send by email",
			sendBySms: "Send by SMS",
			sendByWhatsApp: "Send by WhatsApp",
			notificationEmails: "Email addresses for notifications",
			createRecurrentPaymentsAutomatically: "Charge billing deals automatically",
			issueInvoice: "Issue a document for each payment",
			redirectUrls: "Addresses where payers go on",
			legacyRedirectResponse: "Add the outcome of the payment to the address (legacy)",
			googleMerchantID: "Google Pay merchant ID",
			key: "Header name",
			value: "Header value"
		},
		help: {
			transmissionTime: "Israel time",
			notificationEmails: "Several addresses stand between commas",
			redirectUrls: "One https address on each line",
			webhooks: "An https address for each event; several stand between spaces. The header goes along with each message."
		},
		commission: {
			none: "Not needed",
			useSmsdByDefault: "Needed for each charge, by SMS",
			useCheckboxByDefault: "Chosen for each charge"
		},
		files: {
			title: "Logo and style",
			preview: "This is how the checkout page looks:",
			previewTitle: "Preview of the checkout page",
			logo: {
				name: "Logo",
				help: "A PNG or JPEG file of at most 1 MB and 4 megapixels. It is shown on the checkout page and on documents.",
				choose: "Choose a logo",
				replace: "Replace the logo",
				delete: "Delete the logo",
				deleting: "Delete the logo?",
				deletingText: "It will no longer be shown on the checkout page and on documents."
			},
			stylesheet: {
				name: "Stylesheet",
				help: "A CSS file of at most 1 MB: colors, borders and fonts. It may load nothing, and what moves or covers parts of the page is left out.",
				choose: "Choose a CSS file",
				replace: "Replace the CSS file",
				delete: "Delete the CSS file",
				deleting: "Delete the stylesheet?",
				deletingText: "The checkout page will have its usual look."
			}
		},
		keys: {
			title: "API keys",
			show: "Show the key",
			hide: "Hide the key",
			close: "Close",
			typeLabel: "To confirm, type the name of the terminal: %{label}",
			notTheLabel: "This is not the name of the terminal",
			private: {
				name: "Private key",
				help: "The key is shown once, when it is made.",
				reset: "Make a new private key",
				resetting: "The present key stops working at once, and every system that uses it is shut out.",
				made: "The new key is shown here once. Copy it to a safe place before closing."
			},
			shared: {
				name: "Shared key",
				help: "The key is used by checkout pages and embedded forms, and can be shown again.",
				reset: "Make a new shared key",
				resetting: "The present key stops working at once, and every page that uses it is shut out.",
				made: "The new key is in force."
			}
		}
	}
};
export { terminals };
