// node_modules/ra-language-english/dist/index.js
var englishMessages = { ra: {
	action: {
		add_filter: "Add filter",
		add: "Add",
		back: "Go Back",
		bulk_actions: "1 item selected |||| %{smart_count} items selected",
		cancel: "Cancel",
		clear_array_input: "Clear the list",
		clear_input_value: "Clear value",
		clone: "Clone",
		confirm: "Confirm",
		create: "Create",
		create_item: "Create %{item}",
		delete: "Delete",
		edit: "Edit",
		export: "Export",
		list: "List",
		refresh: "Refresh",
		remove_filter: "Remove this filter",
		remove_all_filters: "Remove all filters",
		remove: "Remove",
		reset: "Reset",
		save: "Save",
		search: "Search",
		search_columns: "Search columns",
		select_all: "Select all",
		select_all_button: "Select all",
		select_row: "Select this row",
		show: "Show",
		sort: "Sort",
		undo: "Undo",
		unselect: "Unselect",
		expand: "Expand",
		close: "Close",
		open_menu: "Open menu",
		close_menu: "Close menu",
		update: "Update",
		move_up: "Move up",
		move_down: "Move down",
		open: "Open",
		toggle_theme: "Toggle light/dark mode",
		select_columns: "Columns",
		update_application: "Reload Application"
	},
	boolean: {
		true: "Yes",
		false: "No",
		null: " "
	},
	page: {
		create: "Create %{name}",
		dashboard: "Dashboard",
		edit: "%{name} %{recordRepresentation}",
		error: "Something went wrong",
		list: "%{name}",
		loading: "Loading",
		not_found: "Not Found",
		show: "%{name} %{recordRepresentation}",
		empty: "No %{name} yet.",
		invite: "Do you want to add one?",
		access_denied: "Access denied",
		authentication_error: "Authentication error"
	},
	input: {
		file: {
			upload_several: "Drop some files to upload, or click to select one.",
			upload_single: "Drop a file to upload, or click to select it."
		},
		image: {
			upload_several: "Drop some pictures to upload, or click to select one.",
			upload_single: "Drop a picture to upload, or click to select it."
		},
		references: {
			all_missing: "Unable to find references data.",
			many_missing: "At least one of the associated references no longer appears to be available.",
			single_missing: "Associated reference no longer appears to be available."
		},
		password: {
			toggle_visible: "Hide password",
			toggle_hidden: "Show password"
		}
	},
	message: {
		about: "About",
		access_denied: "You don't have the right permissions to access this page",
		are_you_sure: "Are you sure?",
		authentication_error: "The authentication server returned an error and your credentials could not be checked.",
		auth_error: "An error occurred while validating the authentication token.",
		bulk_delete_content: "Are you sure you want to delete this %{name}? |||| Are you sure you want to delete these %{smart_count} items?",
		bulk_delete_title: "Delete %{name} |||| Delete %{smart_count} %{name}",
		bulk_update_content: "Are you sure you want to update %{name} %{recordRepresentation}? |||| Are you sure you want to update these %{smart_count} items?",
		bulk_update_title: "Update %{name} %{recordRepresentation} |||| Update %{smart_count} %{name}",
		clear_array_input: "Are you sure you want to clear the whole list?",
		delete_content: "Are you sure you want to delete this %{name}?",
		delete_title: "Delete %{name} %{recordRepresentation}",
		details: "Details",
		error: "A client error occurred and your request couldn't be completed.",
		invalid_form: "The form is not valid. Please check for errors",
		loading: "Please wait",
		no: "No",
		not_found: "Either you typed a wrong URL, or you followed a bad link.",
		select_all_limit_reached: "There are too many elements to select them all. Only the first %{max} elements were selected.",
		unsaved_changes: "Some of your changes weren't saved. Are you sure you want to ignore them?",
		yes: "Yes",
		placeholder_data_warning: "Network issue: Data refresh failed."
	},
	navigation: {
		clear_filters: "Clear filters",
		no_filtered_results: "No %{name} found using the current filters.",
		no_results: "No %{name} found",
		no_more_results: "The page number %{page} is out of boundaries. Try the previous page.",
		page_out_of_boundaries: "Page number %{page} out of boundaries",
		page_out_from_end: "Cannot go after last page",
		page_out_from_begin: "Cannot go before page 1",
		page_range_info: "%{offsetBegin}-%{offsetEnd} of %{total}",
		partial_page_range_info: "%{offsetBegin}-%{offsetEnd} of more than %{offsetEnd}",
		current_page: "Page %{page}",
		page: "Go to page %{page}",
		first: "Go to first page",
		last: "Go to last page",
		next: "Go to next page",
		previous: "Go to previous page",
		page_rows_per_page: "Rows per page:",
		skip_nav: "Skip to content"
	},
	sort: {
		sort_by: "Sort by %{field_lower_first} %{order}",
		ASC: "ascending",
		DESC: "descending"
	},
	auth: {
		auth_check_error: "Please login to continue",
		user_menu: "Profile",
		username: "Username",
		password: "Password",
		email: "Email",
		sign_in: "Sign in",
		sign_in_error: "Authentication failed, please retry",
		logout: "Logout"
	},
	notification: {
		updated: "Element updated |||| %{smart_count} elements updated",
		created: "Element created",
		deleted: "Element deleted |||| %{smart_count} elements deleted",
		bad_item: "Incorrect element",
		item_doesnt_exist: "Element does not exist",
		http_error: "Server communication error",
		data_provider_error: "dataProvider error. Check the console for details.",
		i18n_error: "Cannot load the translations for the specified language",
		canceled: "Action cancelled",
		logged_out: "Your session has ended, please reconnect.",
		not_authorized: "You're not authorized to access this resource.",
		application_update_available: "A new version is available.",
		offline: "No connectivity. Could not fetch data."
	},
	validation: {
		required: "Required",
		minLength: "Must be %{min} characters at least",
		maxLength: "Must be %{max} characters or less",
		minValue: "Must be at least %{min}",
		maxValue: "Must be %{max} or less",
		number: "Must be a number",
		email: "Must be a valid email",
		oneOf: "Must be one of: %{options}",
		regex: "Must match a specific format (regexp): %{pattern}",
		unique: "Must be unique"
	},
	saved_queries: {
		label: "Saved queries",
		query_name: "Query name",
		new_label: "Save current query...",
		new_dialog_title: "Save current query as",
		remove_label: "Remove saved query",
		remove_label_with_name: "Remove query \"%{name}\"",
		remove_dialog_title: "Remove saved query?",
		remove_message: "Are you sure you want to remove that item from your list of saved queries?",
		help: "Filter the list and save this query for later"
	},
	guesser: { empty: {
		title: "No data to display",
		message: "Please check your data provider"
	} },
	configurable: {
		customize: "Customize",
		configureMode: "Configure this page",
		inspector: {
			title: "Inspector",
			content: "Hover the application UI elements to configure them",
			reset: "Reset Settings",
			hideAll: "Hide All",
			showAll: "Show All"
		},
		Datagrid: {
			title: "Datagrid",
			unlabeled: "Unlabeled column #%{column}"
		},
		SimpleForm: {
			title: "Form",
			unlabeled: "Unlabeled input #%{input}"
		},
		SimpleList: {
			title: "List",
			primaryText: "Primary text",
			secondaryText: "Secondary text",
			tertiaryText: "Tertiary text"
		}
	}
} };
// contract/messages/en.ts
/** English texts of rules and results; `||||` parts the plural forms one and other. */
var en$1 = {
	Required: "Required",
	Invalid: "Invalid",
	Expired: "Expired",
	IsraeliNationalIdMustBeValid: "Must be valid Israeli National ID",
	EmailMustBeValid: "Email must be valid",
	MustBeValidID: "Must be a valid ID",
	SpacesNotAllowed: "Spaces are not allowed",
	AddressMustBePublic: "Must be an https address with a public name",
	HeaderNameNotAllowed: "Must be the name of a header, and none that HTTP itself uses",
	HeaderValueNotAllowed: "Only the letters a–z, digits and signs are allowed",
	TimeMustBeValid: "Must be a time of day, HH:mm",
	MustBeNumberInRange: "Must be a number in the allowed range",
	MustBeInRange: "Must be in range between %{min} and %{max}",
	MustBeLessThanCharacters: "Must be less than %{max} characters",
	MustBeBetweenCharacters: "Must be more than %{min} and less or equal to %{max} characters",
	MustBeExactlyCharacters: "Must be exactly %{val} characters",
	MustHaveAtMost: "At most %{max} are allowed",
	MustBeBiggerThan: "Must be bigger than %{min}",
	MustBeLessThan: "Must be less than %{max}",
	AllowedPrecision: "Allowed precision is %{val}",
	OnlyPositiveNumbersAreAllowed: "Only positive numbers are allowed",
	OnlyNumbersAreAllowed: "Only numbers are allowed",
	OnlyWholeNumbersAreAllowed: "Only whole numbers are allowed",
	PercentageMustBeLessThan100: "Percentage should be less than 100 to apply",
	SelectionLimit: "You can only select one item |||| You can only select up to %{smart_count} items",
	OnlyImagesAreAllowed: "Only images are allowed",
	OnlyCssFilesAreAllowed: "Only CSS files are allowed",
	OnlyCsvFilesAreAllowed: "Only CSV files are allowed",
	MaxFileSize: "Max file size is 1MB",
	FileTooLarge: "The file may have at most %{max} MB",
	FileTooLong: "The file may have at most %{max} rows",
	FileLacksColumn: "The file lacks this column",
	FileIsEmpty: "The file has no rows",
	CellHoldsCardNumber: "The cell may hold a card number. Such a row is not imported",
	FileNameHoldsCardNumber: "The file name may hold a card number",
	HeadingHoldsCardNumber: "The heading row may hold a card number",
	RowImportedAlready: "The same row was imported already",
	EndDateLaterStart: "End Date should be later than Start Date",
	CreditCardHasExpired: "Credit Card has expired",
	InvalidCardNumber: "Invalid credit card number",
	InvalidExpirationDate: "Invalid expiration date",
	BankAccountMayBeWrong: "The account number may be wrong: its check digit does not fit. It can be saved all the same",
	DiscountExceedsSum: "The discount cannot be greater than the amount before it",
	LineMustAddUp: "The amount of a line must be its price × quantity, less its discount",
	VatMustFit: "The VAT does not fit the amount",
	InstallmentsMustEqualTotal: "The payments must add up to the transaction amount",
	PaymentTypesSumMustEqualInvoice: "Payment types sum should be equal to the invoice amount",
	ChequesSumExceedsInvoice: "Sum of cheques amount can't be greater than invoice amount",
	MultiplePaymentsNotAllowed: "Multiple Card, Cash, or Bank payments are not allowed",
	OnlyIlsInvoices: "Can only issue invoice for ILS transactions",
	ConsumerEmailIsRequired: "Consumer email is required",
	ConsumerNameIsRequired: "Consumer name is required",
	AddressIsRequired: "Address is required",
	CanNotImportCustomerWithoutEmail: "Can't import customer without e-mail",
	CanNotSaveCheckForm: "Can not save. Please check form values",
	AnErrorOccurred: "An error occured",
	SomethingWentWrong: "Something went wrong",
	ServerErrorTryAgainLater: "Server Error. Try again later",
	CouldNotCreateTransaction: "Could not create transaction",
	CouldNotCreateInvoice: "Could not create Invoice",
	CardTokenDeleted: "Credit Card Token is no longer available. It has been deleted",
	CouldNotQueueTransactions: "Could not queue one transaction |||| Could not queue %{smart_count} transactions",
	QueuedTransactions: "Successfully queued one transaction |||| Successfully queued %{smart_count} transactions",
	CanNotCopyToClipboard: "Can not copy to Clipboard",
	CopiedToClipboard: "Copied to Clipboard",
	SessionExpired: "Session has expired",
	NoAvailableTerminals: "No available terminals",
	TerminalNotSelected: "Terminal not selected",
	SystemIsNotReadyToUse: "System is not ready to use",
	NotFound: "Not found",
	CreatedSuccessfully: "Created Successfully",
	SuccessfullySaved: "Successfully Saved",
	InvoiceSent: "Invoice Sent",
	InvoiceCancelled: "Invoice Cancelled",
	TransactionTransmitted: "Transaction Transmitted",
	NewVersionAvailable: "A new version is available. Please refresh the page",
	UnknownJDealType: "Could not process the action type %{type}",
	NotOfferedYet: "This action is not available yet",
	RequestNotReadable: "The request could not be read",
	RequestTooLarge: "The request is too large"
};
// src/i18n/catalogue/failures.en.ts
var failures = { failure: {
	again: {
		seconds: "System error. Try again in one second |||| System error. Try again in %{smart_count} seconds",
		minutes: "System error. Try again in one minute |||| System error. Try again in %{smart_count} minutes"
	},
	words: "Some names did not load; codes are shown in their place.",
	part: "This part of the page did not load.",
	screen: {
		title: "This screen cannot be shown",
		text: "Showing the screen failed. Try again or contact support."
	},
	settings: {
		title: "The system data could not be loaded",
		text: "The terminal list did not load. Check the connection and try again."
	}
} };
// src/i18n/catalogue/forms.en.ts
var forms = {
	unsaved: {
		title: "Unsaved changes",
		text: "This page has changes that were not saved. Leaving it discards them.",
		leave: "Leave without saving",
		stay: "Keep editing"
	},
	wizard: {
		steps: "Steps",
		step: "Step %{number} of %{count}",
		done: "Completed",
		summary: "Summary",
		terminal: "Terminal",
		customer: "Customer",
		noCustomer: "No customer chosen",
		amount: "Amount"
	},
	draft: {
		restored: "The draft was restored. Card details are never kept and have to be entered again.",
		discard: "Discard draft"
	}
};
// src/i18n/catalogue/routes.en.ts
var routes = { route: {
	Dashboard: "Dashboard",
	Transactions: "Transactions",
	TransactionsByTransmission: "Transmission transactions",
	Transmissions: "Transmissions",
	IncomeReport: "Income report",
	Transaction: "Transaction",
	TransactionsFiltered: "Transactions",
	Items: "Items",
	CreateItem: "New item",
	EditItem: "Edit item",
	Item: "Item",
	Customers: "Customers",
	CreateCustomer: "New customer",
	EditCustomer: "Edit customer",
	Customer: "Customer",
	CreateCardToken: "Add card",
	EditCardToken: "Edit saved card",
	BillingDeals: "Billing deals",
	BillingDealsHistory: "Billing deals history",
	FutureBillingDeals: "Future billings",
	BillingDeal: "Billing deal",
	EditBillingDeal: "Edit billing deal",
	CreateBillingDeal: "New billing deal",
	BillingRequest: "Billing request",
	BillingLink: "Billing link",
	BillingRequests: "Billing requests",
	PermanentBillingLinks: "Permanent billing links",
	Invoices: "Invoices",
	Invoice: "Invoice",
	PaymentRequests: "Payment requests",
	PermanentLinks: "Permanent payment links",
	PaymentRequest: "Payment request",
	MyProfile: "My profile",
	MasavFiles: "Masav files",
	MasavFileRows: "Masav file rows",
	ImportBillingDeals: "Import billing deals",
	WebHooksCompleted: "Completed webhooks",
	Charge: "Charge",
	QuickCharge: "Quick charge",
	Refund: "Refund",
	CreateInvoice: "Issue invoice",
	CreatePaymentRequest: "New payment request",
	CreatePaymentRequestAlt: "New payment request",
	CreateBillingRequest: "New billing request",
	EditPaymentRequest: "Edit payment request"
} };
// src/i18n/catalogue/lists.en.ts
var { route } = routes;
var lists = {
	list: {
		count: "One record |||| %{count} records",
		total: "Total",
		sums: {
			refundAmount: "Refunds",
			netTotal: "Before VAT",
			vatTotal: "VAT"
		},
		loading: "The list is loading",
		region: "Table: %{name}",
		controls: "Filters: %{name}",
		empty: "There are no records here yet.",
		emptyFiltered: "No records match the filters.",
		emptyDeleted: "There are no deleted records.",
		clearFilters: "Clear filters",
		columnsFailed: "The list's columns could not be loaded.",
		rowsFailed: "The records could not be loaded.",
		badFilter: "The filters are not valid.",
		retry: "Try again",
		sortBy: "Sort by",
		unsorted: "Default order",
		ascending: "Ascending",
		descending: "Descending",
		pages: "Pages",
		page: "Page %{page} of %{pages}",
		rows: "one row |||| %{count} rows",
		pageUncounted: "Page %{page}",
		previous: "Previous",
		next: "Next",
		pageSize: "Rows per page",
		showDeleted: "Show deleted",
		yes: "Yes",
		no: "No",
		partlyRefunded: "Partly refunded %{refunded} of %{amount}",
		israelTime: "Israel time: %{time}",
		columns: {
			label: "Columns",
			more: "One more column |||| %{smart_count} more columns"
		},
		views: {
			label: "Views",
			none: "A view keeps filters, columns and order of this list under a name.",
			name: "Name of a new view",
			save: "Save view",
			replace: "Replace view",
			saved: "The view %{name} is saved",
			default: "Open the list with %{name}",
			opens: "The list opens with %{name}",
			opensNoMore: "The list no longer opens with %{name}",
			update: "Update %{name} with what is on screen",
			rename: "Rename %{name}",
			taken: "Another view has this name.",
			confirm: "Save",
			cancel: "Cancel",
			delete: "Delete %{name}",
			confirmDelete: "Delete the view %{name}? Its filters and columns will be lost.",
			deleteNow: "Delete view",
			deleted: "The view %{name} is deleted",
			without: "The view %{view} is shown without what the list no longer has: %{lost}"
		},
		density: {
			label: "Row height",
			comfortable: "Comfortable",
			compact: "Compact"
		}
	},
	selection: {
		count: "One selected |||| %{count} selected",
		matching: "Select the one matching |||| Select all %{count} matching",
		page: "Select all rows of the page",
		progress: "%{done} of %{total} selected",
		cancel: "Cancel",
		copyIds: "Copy IDs",
		clear: "Clear selection"
	},
	action: {
		menu: "Actions",
		label: "Actions: %{name}",
		more: "More actions",
		none: "No actions available",
		cancel: "Cancel",
		view: "View",
		edit: "Edit",
		delete: "Delete",
		import: "Import",
		charge: "Charge",
		addCard: "Add card",
		billingDeal: "New billing deal",
		invoice: "Issue invoice",
		paymentRequest: "Payment request",
		restore: "Restore"
	},
	plan: {
		reading: "The plan is being made…",
		checked: "%{read} of %{total} checked",
		nothing: "There is no record that the action would be about.",
		failed: "The records cannot be read.",
		sums: "In all",
		unknown: "the amount of one more record is not known yet |||| the amounts of %{count} more records are not known yet",
		unjudged: "One record is only checked when it is carried out |||| %{count} records are only checked when they are carried out",
		doubtful: "One record should be checked |||| %{count} records should be checked",
		mend: "Go to correct",
		mendRow: "Go to correct: %{name} (in a new tab)",
		skipped: "One record is left alone |||| %{count} records are left alone"
	},
	job: {
		label: "Background tasks",
		cancel: "Cancel",
		bulk: {
			progress: "%{done} of %{total}",
			state: {
				running: "Running: %{name}",
				done: "Finished: %{name}",
				cancelled: "Canceled: %{name}",
				failed: "Stopped before the end: %{name}"
			},
			refused: "One record rejected |||| %{count} records rejected",
			notReached: "One record not reached |||| %{count} records not reached",
			again: "Retry one record |||| Retry %{count} records",
			notOffered: "The action is not possible for this record",
			reasons: "Reasons for the rejections",
			planned: "planned",
			differences: "Amounts that differ from the plan",
			cancelNamed: "Cancel: %{name}",
			dismissNamed: "Close: %{name}"
		},
		export: {
			progress: "Progress of the export",
			rows: "One row |||| About %{count} rows",
			state: {
				running: "Exporting: %{name}",
				done: "Export finished: %{name}",
				failed: "Export failed: %{name}",
				cancelled: "Export canceled: %{name}"
			},
			cancelled: "No file was saved.",
			cancelNamed: "Cancel the export: %{name}",
			dismissNamed: "Close the message about the export: %{name}"
		},
		import: {
			progress: "Progress of the import",
			taking: "The file was sent whole. Its rows are being imported.",
			succeeded: "One row imported |||| %{count} rows imported",
			failed: "One row not imported |||| %{count} rows not imported",
			state: {
				running: "Importing: %{name}",
				done: "Import finished: %{name}",
				failed: "Import failed: %{name}",
				cancelled: "Import canceled: %{name}"
			},
			cancelled: "The file was not sent whole. Nothing of it was imported.",
			cancelledLate: "The file had been sent whole. The list shows what was imported of it.",
			cancelNamed: "Cancel the import: %{name}",
			dismissNamed: "Close the message about the import: %{name}"
		}
	},
	export: {
		action: "Export to Excel",
		view: "Export view"
	},
	group: {
		byDay: "Group by day",
		first: "the first %{count} shown",
		open: "Open the whole day",
		openDay: "Open the whole day: %{day}",
		more: "More days"
	},
	record: {
		partlyRefunded: "Partly refunded",
		summary: "Summary",
		details: "Details",
		parts: "Parts of the record",
		more: "More details",
		technical: "Technical details",
		timeline: "Timeline",
		earlier: "One earlier event |||| %{smart_count} earlier events",
		by: "by %{name}",
		all: "Show all %{count} records",
		allUncounted: "Show all records",
		neighbours: "Records of the list",
		previous: "Previous record",
		next: "Next record",
		place: "%{place} of %{total}",
		loading: "The details are loading",
		deleted: "Record deleted",
		inactive: "Inactive record",
		notFound: "This record was not found. It may belong to another merchant.",
		failed: "The details could not be loaded.",
		otherTerminal: "This record belongs to the terminal %{terminal}; the terminal selected is %{selected}.",
		changeTerminal: "Change terminal"
	},
	filter: {
		more: "More filters",
		active: "Active filters",
		remove: "Remove the filter %{filter}",
		clearAll: "Clear all",
		any: "All",
		chosen: "%{label} (%{count})",
		from: "from %{value}",
		to: "to %{value}",
		fromLabel: "From",
		toLabel: "To",
		group: {
			time: "Dates and periods",
			amount: "Amount and currency",
			settlement: "Settlement",
			card: "Card details",
			customer: "Customer details",
			state: "Status and type",
			reference: "IDs and references"
		},
		name: {
			search: "Search",
			quickDateFilter: "Period",
			transmissionQuickDateFilter: "Transmission period",
			dateRange: "Dates",
			quickStatusFilter: "Status",
			quickStatus: "Status",
			status: "Status",
			success: "Successful transmissions",
			eventName: "Event",
			isFailureEvent: "Failures",
			category: "Category",
			currency: "Currency",
			consumerID: "Customer",
			consumerName: "Customer name",
			consumerEmail: "Email",
			consumersID: "Customers",
			merchantID: "Merchant",
			paymentTransactionRequestID: "Payment request",
			paymentTransactionIntentID: "Payment link",
			paymentTransactionIDShort: "Beginning of transaction ID",
			billingDealID: "Billing deal",
			initialTransactionID: "First transaction",
			creditCardTokenID: "Saved card",
			terminalTemplateID: "Terminal template",
			finalizationStatus: "Finalization status",
			hasInvoice: "Invoice",
			notTransmitted: "Not transmitted",
			isPaymentRequest: "From a payment request",
			hasMasavFile: "In a Masav file",
			cardOwnerNationalID: "Cardholder's national ID",
			creditCardVendor: "Card issuer",
			dealReference: "Reference",
			shvaShovarNumber: "Voucher number",
			shvaTransactionID: "Shva transaction ID",
			solek: "Acquirer",
			clearingHouseTransactionID: "Acquirer's transaction ID",
			consumerExternalReference: "External reference",
			billingDealType: "Billing deal type",
			filterDateByNextScheduledTransaction: "Dates of the next charge",
			origin: "Origin",
			billingDesktopRefNumber: "Accounting reference",
			actual: "Ready for manual trigger",
			finished: "Finished",
			hasError: "With an error",
			onlyActive: "Only active",
			inProgress: "In progress",
			permanent: "Permanent link",
			importID: "Import",
			masavFileID: "Masav file",
			paymentType: "Payment method",
			invoiceType: "Document type"
		}
	},
	resource: {
		terminals: {
			name: "Terminals",
			one: "Terminal",
			edit: "Terminal settings"
		},
		customers: { name: route.Customers },
		transactions: { name: route.Transactions },
		transactionsFiltered: { name: route.TransactionsFiltered },
		transactionsByTransmission: { name: route.TransactionsByTransmission },
		transmissions: { name: route.Transmissions },
		incomeReport: { name: route.IncomeReport },
		items: { name: route.Items },
		billingDeals: { name: route.BillingDeals },
		billingDealsHistory: { name: route.BillingDealsHistory },
		futureBillingDeals: { name: route.FutureBillingDeals },
		billingRequests: { name: route.BillingRequests },
		permanentBillingLinks: { name: route.PermanentBillingLinks },
		invoices: { name: route.Invoices },
		paymentRequests: { name: route.PaymentRequests },
		paymentIntents: {
			name: route.PaymentRequests,
			one: "Payment link"
		},
		permanentLinks: { name: route.PermanentLinks },
		masavFiles: { name: route.MasavFiles },
		masavFileRows: { name: route.MasavFileRows },
		importBillingDeals: {
			name: route.ImportBillingDeals,
			create: "Import file"
		},
		webHooksCompleted: { name: route.WebHooksCompleted }
	},
	column: { webhook: {
		event: "Event",
		time: "Time",
		entity: "Kind of record",
		reference: "Record ID",
		externalReference: "External reference",
		outcome: "Outcome",
		error: "Error",
		url: "Address"
	} },
	dictionary: {
		webhookEventEnum: {
			TransactionCreated: "Transaction created",
			TransactionRejected: "Transaction declined",
			BillingDealCreated: "Billing deal created",
			BillingDealUpdated: "Billing deal updated",
			CardTokenCreated: "Card saved",
			CardTokenDeleted: "Saved card deleted",
			CreditCardExpired: "Card expired",
			ConsumerCreated: "Customer created",
			ConsumerUpdated: "Customer updated",
			InvoiceGenerated: "Invoice issued",
			InvoiceGenerationFailed: "Issuing an invoice failed"
		},
		webhookEntity: {
			PaymentTransaction: "Transaction",
			BillingDeal: "Billing deal",
			CreditCardTokenDetails: "Saved card",
			Consumer: "Customer",
			Invoice: "Invoice"
		},
		webhookOutcome: {
			true: "Failure",
			false: "Success"
		}
	}
};
// src/i18n/catalogue/pages.en.ts
var pages = { page: {
	notFound: {
		title: "Page not found",
		text: "The address is wrong, or the page was removed.",
		home: "Go to quick charge"
	},
	feature: {
		title: "The service is not active on this terminal",
		text: "The service “%{feature}” is not active on terminal “%{terminal}”. Choose another terminal or contact support.",
		name: {
			PreventDoubleTansactions: "Prevent double transactions",
			RecurrentPayments: "Recurring charges",
			SmsNotification: "SMS notifications",
			Checkout: "Checkout",
			Api: "API",
			Billing: "Billing",
			CreditCardTokens: "Saved cards",
			GooglePay: "Google Pay",
			Blender: "Blender"
		}
	},
	accessibility: {
		title: "Accessibility statement",
		intro: "It matters to us that everyone, people with disabilities included, can work with this system independently and on equal terms.",
		level: {
			title: "Level of accessibility",
			text: "The system is built to meet Israeli Standard SI 5568 and WCAG 2.2 level AA. Its screens are checked with an automatic tool; no external accessibility consultant has audited it yet."
		},
		done: {
			title: "What has been done",
			keyboard: "Everything can be operated with the keyboard alone, and the focus is visible.",
			reader: "Headings, regions, labels and messages are marked for screen readers.",
			contrast: "Contrast has been checked in the light and the dark theme.",
			zoom: "The system can be used at 200% zoom and on narrow screens.",
			motion: "A preference for reduced motion is supported."
		},
		limits: {
			title: "Known limitations",
			text: "Files for download, such as PDF and Excel, and content of external providers may not be fully accessible."
		},
		contact: {
			title: "Contact about accessibility",
			text: "In case of difficulty, write to us and name the address of the page, the action and the assistive technology in use:"
		}
	}
} };
// src/i18n/catalogue/session.en.ts
var session = { session: {
	signIn: "Sign in",
	reload: "Load the page",
	goingOn: "This happens by itself in a few seconds.",
	waiting: "Press the button to continue.",
	again: "Signing in failed several times in a row. Try again, or sign out and contact support.",
	expired: { text: "Sign in again to return to the same place." },
	signedOut: {
		title: "Signed out",
		text: "Sign in again to go on."
	},
	otherPerson: {
		title: "Someone else signed in",
		text: "Someone else signed in in another tab of this browser. The page will load for them."
	},
	idle: {
		title: "Signed out because of inactivity",
		text: "Sign in again to return to the same place.",
		prompt: "Your session is about to end",
		question: "Nothing has been done for a while. Go on?",
		left: "One second left |||| %{smart_count} seconds left",
		renew: "Extend the session"
	}
} };
// src/i18n/catalogue/shell.en.ts
var shell = {
	shell: {
		productName: "Payment management",
		documentTitle: "%{title} · %{product}",
		skipToContent: "Skip to content",
		menu: "Menu",
		language: "Language: %{language}",
		shortcuts: "Keyboard shortcuts",
		openMenu: "Open menu",
		closeMenu: "Close menu",
		back: "Back",
		close: "Close",
		retry: "Try again",
		calendar: "Calendar: %{name}",
		loading: "Loading…",
		stillWaiting: "The request was sent, and no answer has come yet. Still waiting; do not send it again.",
		group: {
			payments: "Payments",
			customersAndItems: "Customers and items",
			billing: "Billing",
			documents: "Documents",
			settlement: "Settlement",
			settings: "Settings"
		},
		theme: {
			label: "Theme",
			light: "Light",
			dark: "Dark",
			system: "System"
		},
		version: {
			refresh: "Refresh",
			later: "Later"
		},
		profile: "Profile",
		myProfile: "My profile",
		signOut: "Sign out",
		role: {
			Merchant: "Merchant staff",
			Manager: "Manager",
			BillingAdministrator: "Billing administrator",
			BusinessAdministrator: "Business administrator"
		},
		footer: {
			label: "Information and support",
			version: "Version %{version}",
			accessibility: "Accessibility statement",
			support: "Support"
		},
		notification: {
			label: "Messages",
			emailSupport: "Email support",
			supportSubject: "Support request, issue %{id}",
			supportSubjectWithoutIssue: "Support request"
		}
	},
	terminal: {
		label: "Terminal",
		search: "Search terminal",
		choose: "Choose a terminal",
		none: "No terminals found",
		showDeleted: "Show disabled",
		deleted: "Disabled",
		refused: {
			title: "Nothing can be done on terminal “%{terminal}”",
			gone: "The terminal no longer belongs to the merchant. Close this and start again on another terminal.",
			disabled: "The terminal has been disabled meanwhile. Close this and start again on another terminal."
		}
	},
	support: {
		title: "Support",
		text: "We are glad to help. The details below help us find the fault; they hold no card details and no passwords.",
		email: "Email support",
		subject: "Support request",
		chat: "Open chat",
		chatTitle: "Chat with support",
		copy: "Copy diagnostics",
		diagnostics: "Diagnostics"
	},
	copy: {
		named: "Copy %{name}",
		recordId: "record ID"
	}
};
// src/i18n/en.ts
var reactAdmin = englishMessages;
/** The English catalogue; plural forms one, other. */
var en = {
	...en$1,
	...reactAdmin,
	...routes,
	...shell,
	...session,
	...pages,
	...failures,
	...forms,
	...lists
};
export { en };
