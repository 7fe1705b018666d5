import { t as domainFields } from "./domainFields.en-gzjpsng.js";
import { t as inputs } from "./inputs.en-63ea1fx.js";
// src/i18n/catalogue/customers.en.ts
var customers = {
	...inputs,
	...domainFields,
	providerImport: {
		start: "Import",
		running: "Importing: %{terminal}",
		imported: "Imported",
		skipped: "Skipped",
		failed: "Failed",
		row: {
			skipped: "Skipped",
			failed: "Failed"
		},
		reasons: "What was not imported, and why",
		name: "Name",
		outcome: "Outcome",
		reason: "Reason"
	},
	customer: {
		details: "Customer details",
		name: "Name",
		email: "Email",
		emailHelp: "Needed to send documents and payment links",
		phone: "Phone",
		secondPhone: "Second phone",
		nationalID: "National ID",
		vatExempt: "VAT exempt",
		active: "Active customer",
		noteTitle: "Note",
		note: "Internal note",
		address: "Address",
		bankTitle: "Bank account",
		references: "IDs in other systems",
		externalReference: "External reference",
		billingDesktopRefNumber: "Accounting reference",
		woocommerceID: "WooCommerce ID",
		ecwidID: "Ecwid ID",
		deleting: {
			title: "Delete the customer %{name}?",
			counting: "Checking saved cards and billing deals…",
			cards: "One saved card is deleted too |||| %{count} saved cards are deleted too",
			deals: "One billing deal ends too |||| %{count} billing deals end too",
			dealsUnknown: "The customer's billing deals, if any, end too",
			nothing: "The customer has no saved cards and no billing deals.",
			unknown: "What goes with the customer cannot be counted. Saved cards are deleted and billing deals end.",
			restore: "Existing transactions and documents stay as they are. The customer can be restored; billing deals that ended do not start again."
		},
		importing: {
			title: "Import customers",
			text: "Customers are imported from the invoicing system of the terminal %{terminal}. Customers imported before are not created again, and customers without email are not imported."
		}
	},
	card: {
		plural: "Saved cards",
		none: "The customer has no saved cards.",
		of: "Card of %{name}",
		number: "Card number",
		readerHelp: "A card can be swiped through a card reader",
		owner: "Cardholder name",
		save: "Save card",
		extend: "Extend expiration",
		extendNamed: "Extend expiration: card %{last}",
		extendTitle: "Extend the expiration of a saved card",
		extendHelp: "The same card, a later date",
		expiryNow: "Current expiry",
		expiryNew: "New expiry",
		mustBeLater: "The new expiry must be later than the current one",
		toCustomers: "Go to customers",
		customerDeleted: "The customer has been deleted. No card can be saved.",
		deleteNamed: "Delete: card %{last}",
		state: {
			expiring: "Expires soon",
			expired: "Expired"
		},
		notice: {
			expired: "One card has expired |||| %{count} cards have expired",
			expiring: "One card expires soon |||| %{count} cards expire soon"
		},
		deleting: {
			title: "Delete the card %{last}?",
			text: "It can no longer be charged. Billing deals that use it will not be charged until another payment method is set."
		}
	},
	item: {
		details: "Item details",
		name: "Item name",
		price: "Price",
		currency: "Currency",
		vatExempt: "VAT exempt",
		category: "Category",
		importCategories: "Import categories",
		categoriesFound: "One category found; choose it from the list |||| %{count} categories found; choose from the list",
		sku: "SKU",
		externalReference: "External reference",
		externalReferenceHelp: "The ID of the item in another system",
		deleting: {
			title: "Delete the item %{name}?",
			text: "It will no longer be offered in charges and documents. Existing transactions and documents stay as they are. This cannot be undone."
		},
		deletedMany: "One item deleted |||| %{count} items deleted",
		deletingMany: {
			title: "Delete one item? |||| Delete %{count} items?",
			text: "They will no longer be offered in charges and documents. Existing transactions and documents stay as they are. This cannot be undone."
		},
		importing: {
			title: "Import items",
			text: "Items are imported from the invoicing system of the terminal %{terminal}. Items imported before are not created again."
		}
	}
};
export { customers };
