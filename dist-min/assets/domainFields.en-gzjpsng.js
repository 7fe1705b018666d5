// src/i18n/catalogue/domainFields.en.ts
/** Words of `src/fields`, which every area with a form of them begins with. */
var domainFields = {
	customerField: {
		search: "Find a customer",
		searchHelp: "By name, phone, email or national ID.",
		optional: "It is also possible to go on without a customer.",
		lastCharged: "Recently charged",
		new: "New customer",
		searchInstead: "Back to the search",
		change: "Change customer",
		name: "Customer name",
		email: "Email",
		phone: "Phone",
		nationalID: "National ID"
	},
	addressField: {
		street: "Street",
		house: "House number",
		apartment: "Apartment",
		city: "City",
		zip: "Zip code",
		country: "Country code"
	},
	dealField: {
		amount: "Amount",
		withoutVat: "VAT exempt",
		currency: "Currency",
		currencyBound: "To change the currency, remove the items from the catalogue.",
		description: "Transaction description",
		descriptionHelp: "Shown to the customer.",
		reference: "Reference"
	},
	linesField: {
		title: "Items",
		line: "Line %{number}",
		search: "Add an item from the catalogue",
		addFree: "Add a custom line",
		name: "Item name",
		price: "Unit price",
		quantity: "Quantity",
		discount: "Discount",
		discountUnit: "Discount type",
		withoutVat: "VAT exempt",
		amount: "Amount of the line:",
		remove: "Remove %{line}"
	},
	totalsField: {
		discountTotal: "Discount",
		netTotal: "Before VAT",
		vatTotal: "VAT",
		total: "Total"
	},
	cardField: {
		number: "Card number",
		expiry: "Expiry",
		cvc: "Security code",
		owner: "Cardholder name",
		ownerID: "Cardholder's national ID",
		savedCards: "Saved cards of the customer",
		savedCardsUnread: "The saved cards of the customer could not be loaded.",
		expired: "expired"
	},
	bankField: {
		bank: "Bank",
		choose: "Choose a bank",
		branch: "Branch",
		account: "Account number",
		none: "No bank account"
	},
	installmentsField: {
		count: "Number of payments",
		countHelp: "From %{min} to %{max}.",
		first: "First payment",
		firstHelp: "Empty: equal payments.",
		firstPayment: "First payment:",
		furtherPayments: "and one more of |||| and %{smart_count} more of"
	},
	invoiceField: {
		issue: "Issue an invoice",
		type: "Document type",
		subject: "Subject",
		copies: "Copies by email",
		copiesHelp: "Separate addresses with commas."
	},
	paymentsField: {
		title: "Payment details",
		amount: "Amount",
		lastDigits: "Last four digits",
		okNumber: "Authorization number",
		reference: "Reference",
		dueDate: "Due date",
		chequeNumber: "Cheque number",
		chequeDate: "Cheque date",
		add: "Add: %{name}",
		remove: "Remove %{name}",
		left: "Left to detail:",
		tooMuch: "More than the amount of the document by:",
		complete: "The whole amount is detailed."
	},
	scheduleField: {
		repeatPeriodType: "Frequency",
		repeatPeriod: "Interval between charges",
		repeatPeriodHelp: "How many periods from one charge to the next, usually 1.",
		startAtType: "Start",
		startAt: "Day of the first charge",
		endAtType: "End",
		endAt: "End date",
		endAtNumberOfPayments: "Number of charges",
		preview: "Next charges",
		next: "The next %{count} charges, until %{day}",
		all: "One charge, on %{day} |||| %{count} charges, until %{day}",
		none: "No further charges will be made.",
		unsound: "The charges are shown once the schedule is complete and valid.",
		showAll: "Show all %{count}",
		showFewer: "Show the first ones",
		rest: {
			shabbat: "Shabbat",
			roshHashana: "Rosh Hashanah",
			yomKippur: "Yom Kippur",
			sukkot: "Sukkot",
			simchatTorah: "Simchat Torah",
			pesach: "Passover",
			lastOfPesach: "Last day of Passover",
			independence: "Independence Day",
			shavuot: "Shavuot"
		}
	}
};
export { domainFields as t };
