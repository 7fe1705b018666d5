import { t as he$1 } from "./he-etk11cr.js";
// src/i18n/catalogue/failures.he.ts
/** Words of cards that stand in for what could not be shown. */
var failures = { failure: {
	again: {
		seconds: "שגיאת שרת. יש לנסות שוב בעוד שנייה |||| שגיאת שרת. יש לנסות שוב בעוד שתי שניות |||| שגיאת שרת. יש לנסות שוב בעוד %{smart_count} שניות",
		minutes: "שגיאת שרת. יש לנסות שוב בעוד דקה |||| שגיאת שרת. יש לנסות שוב בעוד שתי דקות |||| שגיאת שרת. יש לנסות שוב בעוד %{smart_count} דקות"
	},
	words: "חלק מהשמות לא נטענו, ולכן מוצגים במקומם קודים.",
	part: "החלק הזה של העמוד לא נטען.",
	screen: {
		title: "לא ניתן להציג את המסך",
		text: "אירעה שגיאה בהצגת המסך. ניתן לנסות שוב או לפנות לתמיכה."
	},
	settings: {
		title: "לא ניתן לטעון את נתוני המערכת",
		text: "רשימת המסופים לא נטענה. יש לבדוק את החיבור לרשת ולנסות שוב."
	}
} };
// src/i18n/catalogue/forms.he.ts
/** Words of forms and wizards, whatever they are about. */
var forms = {
	unsaved: {
		title: "שינויים שלא נשמרו",
		text: "יש בעמוד שינויים שלא נשמרו. עזיבת העמוד תמחק אותם.",
		leave: "עזיבה ללא שמירה",
		stay: "חזרה לעריכה"
	},
	wizard: {
		steps: "שלבים",
		step: "שלב %{number} מתוך %{count}",
		done: "הושלם",
		summary: "סיכום",
		terminal: "מסוף",
		customer: "לקוח",
		noCustomer: "לא נבחר לקוח",
		amount: "סכום"
	},
	draft: {
		restored: "הטיוטה שוחזרה. פרטי כרטיס אינם נשמרים ויש להזין אותם מחדש.",
		discard: "מחיקת הטיוטה"
	}
};
// src/i18n/catalogue/routes.he.ts
/** Titles of the routes; the page's only level 1 heading and the document's title. */
var routes = { route: {
	Dashboard: "לוח בקרה",
	Transactions: "עסקאות",
	TransactionsByTransmission: "עסקאות השידור",
	Transmissions: "שידורים",
	IncomeReport: "דוח הכנסות",
	Transaction: "עסקה",
	TransactionsFiltered: "עסקאות",
	Items: "פריטים",
	CreateItem: "פריט חדש",
	EditItem: "עריכת פריט",
	Item: "פריט",
	Customers: "לקוחות",
	CreateCustomer: "לקוח חדש",
	EditCustomer: "עריכת לקוח",
	Customer: "לקוח",
	CreateCardToken: "הוספת כרטיס",
	EditCardToken: "עריכת כרטיס שמור",
	BillingDeals: "הוראות קבע",
	BillingDealsHistory: "היסטוריית הוראות קבע",
	FutureBillingDeals: "חיובים עתידיים",
	BillingDeal: "הוראת קבע",
	EditBillingDeal: "עריכת הוראת קבע",
	CreateBillingDeal: "הוראת קבע חדשה",
	BillingRequest: "בקשה להוראת קבע",
	BillingLink: "קישור להקמת הוראת קבע",
	BillingRequests: "בקשות להוראת קבע",
	PermanentBillingLinks: "קישורי הקמה קבועים",
	Invoices: "חשבוניות",
	Invoice: "חשבונית",
	PaymentRequests: "דרישות תשלום",
	PermanentLinks: "קישורים קבועים לתשלום",
	PaymentRequest: "דרישת תשלום",
	MyProfile: "הפרופיל שלי",
	MasavFiles: "קובצי מס״ב",
	MasavFileRows: "שורות קובץ מס״ב",
	ImportBillingDeals: "ייבוא הוראות קבע",
	WebHooksCompleted: "קריאות Webhook שהושלמו",
	Charge: "חיוב",
	QuickCharge: "חיוב מהיר",
	Refund: "זיכוי",
	CreateInvoice: "הפקת חשבונית",
	CreatePaymentRequest: "דרישת תשלום חדשה",
	CreatePaymentRequestAlt: "דרישת תשלום חדשה",
	CreateBillingRequest: "בקשה חדשה להוראת קבע",
	EditPaymentRequest: "עריכת דרישת תשלום"
} };
// src/i18n/catalogue/lists.he.ts
var { route } = routes;
/** Words of the generated lists; a list, its menu entry and its page have one name. */
var lists = {
	list: {
		count: "רשומה אחת |||| שתי רשומות |||| %{count} רשומות",
		total: "סה״כ",
		sums: {
			refundAmount: "זיכויים",
			netTotal: "לפני מע״מ",
			vatTotal: "מע״מ"
		},
		loading: "הרשימה נטענת",
		region: "טבלה: %{name}",
		controls: "מסננים: %{name}",
		empty: "אין כאן רשומות עדיין.",
		emptyFiltered: "לא נמצאו רשומות המתאימות לסינון.",
		emptyDeleted: "אין רשומות מחוקות.",
		clearFilters: "ניקוי המסננים",
		columnsFailed: "טעינת העמודות של הרשימה נכשלה.",
		rowsFailed: "טעינת הרשומות נכשלה.",
		badFilter: "הסינון אינו תקין.",
		retry: "ניסיון חוזר",
		sortBy: "מיון לפי",
		unsorted: "סדר ברירת המחדל",
		ascending: "סדר עולה",
		descending: "סדר יורד",
		pages: "עמודים",
		page: "עמוד %{page} מתוך %{pages}",
		rows: "שורה אחת |||| שתי שורות |||| %{count} שורות",
		pageUncounted: "עמוד %{page}",
		previous: "הקודם",
		next: "הבא",
		pageSize: "שורות בעמוד",
		showDeleted: "הצגת מחוקים",
		yes: "כן",
		no: "לא",
		partlyRefunded: "זוכתה חלקית: %{refunded} מתוך %{amount}",
		israelTime: "שעון ישראל: %{time}",
		columns: {
			label: "עמודות",
			more: "עוד עמודה אחת |||| עוד שתי עמודות |||| עוד %{smart_count} עמודות"
		},
		views: {
			label: "תצוגות",
			none: "תצוגה שומרת בשם את הסינון, העמודות והמיון של הרשימה.",
			name: "שם לתצוגה חדשה",
			save: "שמירת תצוגה",
			replace: "החלפת תצוגה",
			saved: "התצוגה %{name} נשמרה",
			default: "פתיחת הרשימה בתצוגה %{name}",
			opens: "הרשימה תיפתח בתצוגה %{name}",
			opensNoMore: "הרשימה לא תיפתח עוד בתצוגה %{name}",
			update: "עדכון %{name} לפי המוצג על המסך",
			rename: "שינוי השם של %{name}",
			taken: "יש כבר תצוגה בשם הזה.",
			confirm: "שמירה",
			cancel: "ביטול",
			delete: "מחיקת %{name}",
			confirmDelete: "למחוק את התצוגה %{name}? הסינון והעמודות שלה יימחקו.",
			deleteNow: "מחיקת תצוגה",
			deleted: "התצוגה %{name} נמחקה",
			without: "התצוגה %{view} מוצגת בלי מה שכבר אינו ברשימה: %{lost}"
		},
		density: {
			label: "גובה השורות",
			comfortable: "מרווח",
			compact: "צפוף"
		}
	},
	selection: {
		count: "נבחרה רשומה אחת |||| נבחרו שתי רשומות |||| נבחרו %{count} רשומות",
		matching: "בחירת הרשומה המתאימה |||| בחירת שתי המתאימות |||| בחירת כל %{count} המתאימות",
		page: "בחירת כל השורות בעמוד",
		progress: "נבחרו %{done} מתוך %{total}",
		cancel: "ביטול",
		copyIds: "העתקת מזהים",
		clear: "ניקוי הבחירה"
	},
	action: {
		menu: "פעולות",
		label: "פעולות: %{name}",
		more: "פעולות נוספות",
		none: "אין פעולות זמינות",
		cancel: "ביטול",
		view: "הצגה",
		edit: "עריכה",
		delete: "מחיקה",
		import: "ייבוא",
		charge: "חיוב",
		addCard: "הוספת כרטיס",
		billingDeal: "הוראת קבע חדשה",
		invoice: "הפקת חשבונית",
		paymentRequest: "דרישת תשלום",
		restore: "שחזור"
	},
	plan: {
		reading: "התוכנית נבנית…",
		checked: "נבדקו %{read} מתוך %{total}",
		nothing: "אין רשומות שהפעולה תחול עליהן.",
		failed: "לא ניתן לקרוא את הרשומות.",
		sums: "סך הכול",
		unknown: "הסכום של רשומה אחת נוספת עוד לא ידוע |||| הסכומים של שתי רשומות נוספות עוד לא ידועים |||| הסכומים של %{count} רשומות נוספות עוד לא ידועים",
		unjudged: "רשומה אחת תיבדק רק בעת הביצוע |||| שתי רשומות ייבדקו רק בעת הביצוע |||| %{count} רשומות ייבדקו רק בעת הביצוע",
		doubtful: "רשומה אחת דורשת בדיקה |||| שתי רשומות דורשות בדיקה |||| %{count} רשומות דורשות בדיקה",
		mend: "מעבר לתיקון",
		mendRow: "מעבר לתיקון: %{name} (בלשונית חדשה)",
		skipped: "הפעולה לא תחול על רשומה אחת |||| הפעולה לא תחול על שתי רשומות |||| הפעולה לא תחול על %{count} רשומות"
	},
	job: {
		label: "פעולות ברקע",
		cancel: "ביטול",
		bulk: {
			progress: "%{done} מתוך %{total}",
			state: {
				running: "מתבצע: %{name}",
				done: "הסתיים: %{name}",
				cancelled: "בוטל: %{name}",
				failed: "נעצר לפני הסיום: %{name}"
			},
			refused: "רשומה אחת נדחתה |||| שתי רשומות נדחו |||| %{count} רשומות נדחו",
			notReached: "רשומה אחת לא טופלה |||| שתי רשומות לא טופלו |||| %{count} רשומות לא טופלו",
			again: "ניסיון נוסף לרשומה אחת |||| ניסיון נוסף לשתי רשומות |||| ניסיון נוסף ל-%{count} רשומות",
			notOffered: "הפעולה אינה אפשרית ברשומה הזו",
			reasons: "סיבות הדחייה",
			planned: "מתוכנן",
			differences: "סכומים ששונים מהמתוכנן",
			cancelNamed: "ביטול: %{name}",
			dismissNamed: "סגירה: %{name}"
		},
		export: {
			progress: "התקדמות הייצוא",
			rows: "שורה אחת |||| שתי שורות |||| כ-%{count} שורות",
			state: {
				running: "ייצוא מתבצע: %{name}",
				done: "הייצוא הושלם: %{name}",
				failed: "הייצוא נכשל: %{name}",
				cancelled: "הייצוא בוטל: %{name}"
			},
			cancelled: "לא נשמר קובץ.",
			cancelNamed: "ביטול הייצוא: %{name}",
			dismissNamed: "סגירה של ההודעה על הייצוא: %{name}"
		},
		import: {
			progress: "התקדמות הייבוא",
			taking: "הקובץ נשלח במלואו, והשורות מיובאות.",
			succeeded: "שורה אחת יובאה |||| שתי שורות יובאו |||| %{count} שורות יובאו",
			failed: "שורה אחת לא יובאה |||| שתי שורות לא יובאו |||| %{count} שורות לא יובאו",
			state: {
				running: "ייבוא מתבצע: %{name}",
				done: "הייבוא הושלם: %{name}",
				failed: "הייבוא נכשל: %{name}",
				cancelled: "הייבוא בוטל: %{name}"
			},
			cancelled: "הקובץ לא נשלח במלואו. דבר ממנו לא יובא.",
			cancelledLate: "הקובץ כבר נשלח במלואו. הרשימה מציגה מה יובא ממנו.",
			cancelNamed: "ביטול הייבוא: %{name}",
			dismissNamed: "סגירה של ההודעה על הייבוא: %{name}"
		}
	},
	export: {
		action: "ייצוא לאקסל",
		view: "ייצוא התצוגה"
	},
	group: {
		byDay: "לפי ימים",
		first: "מוצגות %{count} הראשונות",
		open: "פתיחת כל היום",
		openDay: "פתיחת כל היום: %{day}",
		more: "ימים נוספים"
	},
	record: {
		partlyRefunded: "זוכתה חלקית",
		summary: "סיכום",
		details: "פרטים",
		parts: "חלקי הרשומה",
		more: "פרטים נוספים",
		technical: "פרטים טכניים",
		timeline: "השתלשלות",
		earlier: "אירוע קודם אחד |||| שני אירועים קודמים |||| %{smart_count} אירועים קודמים",
		by: "על ידי %{name}",
		all: "הצגת כל %{count} הרשומות",
		allUncounted: "הצגת כל הרשומות",
		neighbours: "רשומות הרשימה",
		previous: "הרשומה הקודמת",
		next: "הרשומה הבאה",
		place: "%{place} מתוך %{total}",
		loading: "הפרטים נטענים",
		deleted: "הרשומה נמחקה",
		inactive: "רשומה לא פעילה",
		notFound: "הרשומה לא נמצאה. ייתכן שהיא שייכת לבית עסק אחר.",
		failed: "טעינת הפרטים נכשלה.",
		otherTerminal: "הרשומה שייכת למסוף %{terminal}; המסוף שנבחר הוא %{selected}.",
		changeTerminal: "החלפת מסוף"
	},
	filter: {
		more: "מסננים נוספים",
		active: "מסננים פעילים",
		remove: "הסרת המסנן %{filter}",
		clearAll: "ניקוי הכול",
		any: "הכול",
		chosen: "%{label} (%{count})",
		from: "מ-%{value}",
		to: "עד %{value}",
		fromLabel: "מ-",
		toLabel: "עד",
		group: {
			time: "תאריכים ותקופות",
			amount: "סכום ומטבע",
			settlement: "סליקה",
			card: "פרטי הכרטיס",
			customer: "פרטי הלקוח",
			state: "סטטוס וסוג",
			reference: "מזהים ואסמכתאות"
		},
		name: {
			search: "חיפוש",
			quickDateFilter: "תקופה",
			transmissionQuickDateFilter: "תקופת השידור",
			dateRange: "תאריכים",
			quickStatusFilter: "סטטוס",
			quickStatus: "סטטוס",
			status: "סטטוס",
			success: "שידורים שהצליחו",
			eventName: "אירוע",
			isFailureEvent: "כשלים",
			category: "קטגוריה",
			currency: "מטבע",
			consumerID: "לקוח",
			consumerName: "שם הלקוח",
			consumerEmail: "דוא״ל",
			consumersID: "לקוחות",
			merchantID: "בית עסק",
			paymentTransactionRequestID: "דרישת תשלום",
			paymentTransactionIntentID: "קישור לתשלום",
			paymentTransactionIDShort: "תחילת מזהה העסקה",
			billingDealID: "הוראת קבע",
			initialTransactionID: "העסקה הראשונה",
			creditCardTokenID: "כרטיס שמור",
			terminalTemplateID: "תבנית מסוף",
			finalizationStatus: "סטטוס סיום",
			hasInvoice: "חשבונית",
			notTransmitted: "לא שודרו",
			isPaymentRequest: "מדרישת תשלום",
			hasMasavFile: "בקובץ מס״ב",
			cardOwnerNationalID: "תעודת זהות של בעל הכרטיס",
			creditCardVendor: "מנפיק הכרטיס",
			dealReference: "אסמכתא",
			shvaShovarNumber: "מספר שובר",
			shvaTransactionID: "מזהה עסקה בשב״א",
			solek: "חברה סולקת",
			clearingHouseTransactionID: "מזהה עסקה בחברה הסולקת",
			consumerExternalReference: "מזהה חיצוני",
			billingDealType: "סוג הוראת הקבע",
			filterDateByNextScheduledTransaction: "תאריכים לפי החיוב הבא",
			origin: "מקור",
			billingDesktopRefNumber: "מספר בהנהלת חשבונות",
			actual: "ניתנות להפעלה ידנית",
			finished: "הסתיימו",
			hasError: "עם שגיאה",
			onlyActive: "פעילות בלבד",
			inProgress: "בתהליך",
			permanent: "קישור קבוע",
			importID: "ייבוא",
			masavFileID: "קובץ מס״ב",
			paymentType: "אמצעי תשלום",
			invoiceType: "סוג מסמך"
		}
	},
	resource: {
		terminals: {
			name: "מסופים",
			one: "מסוף",
			edit: "הגדרות המסוף"
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
			one: "קישור לתשלום"
		},
		permanentLinks: { name: route.PermanentLinks },
		masavFiles: { name: route.MasavFiles },
		masavFileRows: { name: route.MasavFileRows },
		importBillingDeals: {
			name: route.ImportBillingDeals,
			create: "ייבוא קובץ"
		},
		webHooksCompleted: { name: route.WebHooksCompleted }
	},
	column: { webhook: {
		event: "אירוע",
		time: "מועד",
		entity: "סוג הרשומה",
		reference: "מזהה הרשומה",
		externalReference: "מזהה חיצוני",
		outcome: "תוצאה",
		error: "שגיאה",
		url: "כתובת היעד"
	} },
	dictionary: {
		webhookEventEnum: {
			TransactionCreated: "עסקה נוצרה",
			TransactionRejected: "עסקה סורבה",
			BillingDealCreated: "הוראת קבע נוצרה",
			BillingDealUpdated: "הוראת קבע עודכנה",
			CardTokenCreated: "כרטיס נשמר",
			CardTokenDeleted: "כרטיס שמור נמחק",
			CreditCardExpired: "תוקף הכרטיס פג",
			ConsumerCreated: "לקוח נוצר",
			ConsumerUpdated: "לקוח עודכן",
			InvoiceGenerated: "חשבונית הופקה",
			InvoiceGenerationFailed: "הפקת חשבונית נכשלה"
		},
		webhookEntity: {
			PaymentTransaction: "עסקה",
			BillingDeal: "הוראת קבע",
			CreditCardTokenDetails: "כרטיס שמור",
			Consumer: "לקוח",
			Invoice: "חשבונית"
		},
		webhookOutcome: {
			true: "כישלון",
			false: "הצלחה"
		}
	}
};
// src/i18n/catalogue/pages.he.ts
/** Words of the small pages: not found, accessibility, a screen to come, a missing feature. */
var pages = { page: {
	notFound: {
		title: "העמוד לא נמצא",
		text: "הכתובת שגויה, או שהעמוד הוסר.",
		home: "מעבר לחיוב מהיר"
	},
	feature: {
		title: "השירות אינו פעיל במסוף",
		text: "השירות ״%{feature}״ אינו פעיל במסוף ״%{terminal}״. ניתן לבחור מסוף אחר או לפנות לתמיכה.",
		name: {
			PreventDoubleTansactions: "מניעת עסקאות כפולות",
			RecurrentPayments: "חיובים חוזרים",
			SmsNotification: "הודעות SMS",
			Checkout: "דף תשלום",
			Api: "API",
			Billing: "הוראות קבע",
			CreditCardTokens: "כרטיסים שמורים",
			GooglePay: "Google Pay",
			Blender: "Blender"
		}
	},
	accessibility: {
		title: "הצהרת נגישות",
		intro: "אנו רואים חשיבות בכך שכל אדם, לרבות אנשים עם מוגבלות, יוכל לעבוד במערכת זו באופן עצמאי ושוויוני.",
		level: {
			title: "רמת הנגישות",
			text: "המערכת נבנית במטרה לעמוד בתקן הישראלי ת״י 5568 ובהנחיות WCAG 2.2 ברמה AA. מסכי המערכת נבדקים בכלי בדיקה אוטומטי; טרם נערכה ביקורת על ידי יועץ נגישות חיצוני."
		},
		done: {
			title: "מה נעשה",
			keyboard: "ניתן להפעיל את המערכת במקלדת בלבד, והמוקד נראה לעין.",
			reader: "כותרות, אזורים, תוויות והודעות מסומנים עבור קוראי מסך.",
			contrast: "הניגודיות נבדקה בערכת הנושא הבהירה ובכהה.",
			zoom: "המערכת ניתנת לשימוש בהגדלה של 200% ובמסכים צרים.",
			motion: "העדפה להפחתת תנועה נתמכת."
		},
		limits: {
			title: "מגבלות ידועות",
			text: "קבצים להורדה, כגון PDF ואקסל, ותוכן של ספקים חיצוניים עשויים שלא להיות נגישים במלואם."
		},
		contact: {
			title: "פנייה בנושא נגישות",
			text: "במקרה של קושי ניתן לפנות בדוא״ל ולציין את כתובת העמוד, את הפעולה ואת הטכנולוגיה המסייעת שבשימוש:"
		}
	}
} };
// src/i18n/catalogue/ra.he.ts
/** Hebrew words of react-admin's own keys. */
var reactAdmin = { ra: {
	action: {
		add_filter: "הוספת מסנן",
		add: "הוספה",
		back: "חזרה",
		bulk_actions: "פריט אחד נבחר |||| שני פריטים נבחרו |||| %{smart_count} פריטים נבחרו",
		cancel: "ביטול",
		clear_array_input: "ניקוי הרשימה",
		clear_input_value: "ניקוי הערך",
		clone: "שכפול",
		confirm: "אישור",
		create: "יצירה",
		create_item: "יצירת %{item}",
		delete: "מחיקה",
		edit: "עריכה",
		export: "ייצוא",
		list: "רשימה",
		refresh: "רענון",
		remove_filter: "הסרת המסנן",
		remove_all_filters: "הסרת כל המסננים",
		remove: "הסרה",
		reset: "איפוס",
		save: "שמירה",
		search: "חיפוש",
		search_columns: "חיפוש עמודות",
		select_all: "בחירת הכול",
		select_all_button: "בחירת הכול",
		select_row: "בחירת השורה",
		show: "הצגה",
		sort: "מיון",
		undo: "ביטול הפעולה",
		unselect: "ביטול הבחירה",
		expand: "הרחבה",
		close: "סגירה",
		open_menu: "פתיחת התפריט",
		close_menu: "סגירת התפריט",
		update: "עדכון",
		move_up: "הזזה למעלה",
		move_down: "הזזה למטה",
		open: "פתיחה",
		toggle_theme: "מעבר בין ערכת נושא בהירה לכהה",
		select_columns: "עמודות",
		update_application: "טעינת היישום מחדש"
	},
	boolean: {
		true: "כן",
		false: "לא",
		null: " "
	},
	page: {
		create: "יצירת %{name}",
		dashboard: "לוח בקרה",
		edit: "%{name} %{recordRepresentation}",
		error: "משהו השתבש",
		list: "%{name}",
		loading: "טעינה",
		not_found: "לא נמצא",
		show: "%{name} %{recordRepresentation}",
		empty: "אין עדיין %{name}.",
		invite: "להוסיף עכשיו?",
		access_denied: "אין הרשאה",
		authentication_error: "שגיאת אימות"
	},
	input: {
		file: {
			upload_several: "יש לגרור לכאן קבצים להעלאה, או ללחוץ לבחירת קובץ.",
			upload_single: "יש לגרור לכאן קובץ להעלאה, או ללחוץ לבחירתו."
		},
		image: {
			upload_several: "יש לגרור לכאן תמונות להעלאה, או ללחוץ לבחירת תמונה.",
			upload_single: "יש לגרור לכאן תמונה להעלאה, או ללחוץ לבחירתה."
		},
		references: {
			all_missing: "הרשומות המקושרות לא נמצאו.",
			many_missing: "לפחות אחת מהרשומות המקושרות אינה זמינה עוד.",
			single_missing: "הרשומה המקושרת אינה זמינה עוד."
		},
		password: {
			toggle_visible: "הסתרת הסיסמה",
			toggle_hidden: "הצגת הסיסמה"
		}
	},
	message: {
		about: "אודות",
		access_denied: "אין הרשאה לצפות בעמוד זה",
		are_you_sure: "להמשיך?",
		authentication_error: "שירות ההתחברות החזיר שגיאה ולא ניתן היה לבדוק את פרטי ההתחברות.",
		auth_error: "אירעה שגיאה בבדיקת ההתחברות.",
		bulk_delete_content: "למחוק %{name}? |||| למחוק שני פריטים? |||| למחוק %{smart_count} פריטים?",
		bulk_delete_title: "מחיקת %{name} |||| מחיקת שני פריטים: %{name} |||| מחיקת %{smart_count} פריטים: %{name}",
		bulk_update_content: "לעדכן %{name} %{recordRepresentation}? |||| לעדכן שני פריטים? |||| לעדכן %{smart_count} פריטים?",
		bulk_update_title: "עדכון %{name} %{recordRepresentation} |||| עדכון שני פריטים: %{name} |||| עדכון %{smart_count} פריטים: %{name}",
		clear_array_input: "לנקות את כל הרשימה?",
		delete_content: "למחוק %{name}?",
		delete_title: "מחיקת %{name} %{recordRepresentation}",
		details: "פרטים",
		error: "אירעה שגיאה ולא ניתן היה להשלים את הבקשה.",
		invalid_form: "הטופס אינו תקין. יש לבדוק את השגיאות",
		loading: "יש להמתין",
		no: "לא",
		not_found: "הכתובת שהוזנה שגויה, או שהקישור אינו תקין.",
		select_all_limit_reached: "יש יותר מדי רשומות לבחירה. נבחרו %{max} הראשונות בלבד.",
		unsaved_changes: "יש שינויים שלא נשמרו. לצאת בלי לשמור?",
		yes: "כן",
		placeholder_data_warning: "תקלת רשת: רענון הנתונים נכשל."
	},
	navigation: {
		clear_filters: "ניקוי המסננים",
		no_filtered_results: "לא נמצאו %{name} לפי הסינון הנוכחי.",
		no_results: "לא נמצאו %{name}",
		no_more_results: "עמוד %{page} אינו קיים. יש לעבור לעמוד הקודם.",
		page_out_of_boundaries: "עמוד %{page} אינו קיים",
		page_out_from_end: "זהו העמוד האחרון",
		page_out_from_begin: "זהו העמוד הראשון",
		page_range_info: "%{offsetBegin}-%{offsetEnd} מתוך %{total}",
		partial_page_range_info: "%{offsetBegin}-%{offsetEnd} מתוך יותר מ-%{offsetEnd}",
		current_page: "עמוד %{page}",
		page: "מעבר לעמוד %{page}",
		first: "מעבר לעמוד הראשון",
		last: "מעבר לעמוד האחרון",
		next: "מעבר לעמוד הבא",
		previous: "מעבר לעמוד הקודם",
		page_rows_per_page: "שורות בעמוד:",
		skip_nav: "דילוג לתוכן"
	},
	sort: {
		sort_by: "מיון לפי %{field_lower_first} %{order}",
		ASC: "בסדר עולה",
		DESC: "בסדר יורד"
	},
	auth: {
		auth_check_error: "יש להתחבר כדי להמשיך",
		user_menu: "פרופיל",
		username: "שם משתמש",
		password: "סיסמה",
		email: "דוא״ל",
		sign_in: "התחברות",
		sign_in_error: "ההתחברות נכשלה, יש לנסות שוב",
		logout: "התנתקות"
	},
	notification: {
		updated: "הרשומה עודכנה |||| שתי רשומות עודכנו |||| %{smart_count} רשומות עודכנו",
		created: "הרשומה נוצרה",
		deleted: "הרשומה נמחקה |||| שתי רשומות נמחקו |||| %{smart_count} רשומות נמחקו",
		bad_item: "רשומה שגויה",
		item_doesnt_exist: "הרשומה אינה קיימת",
		http_error: "שגיאת תקשורת",
		data_provider_error: "שגיאה בגישה לנתונים.",
		i18n_error: "לא ניתן לטעון את הטקסטים בשפה שנבחרה",
		canceled: "הפעולה בוטלה",
		logged_out: "תוקף ההתחברות פג",
		not_authorized: "אין הרשאה לגשת לנתונים אלה.",
		application_update_available: "קיימת גרסה חדשה.",
		offline: "אין חיבור לרשת. לא ניתן לטעון נתונים."
	},
	validation: {
		required: "שדה חובה",
		minLength: "יש להזין לפחות %{min} תווים",
		maxLength: "יש להזין %{max} תווים לכל היותר",
		minValue: "הערך חייב להיות %{min} לפחות",
		maxValue: "הערך חייב להיות %{max} לכל היותר",
		number: "ניתן להזין מספרים בלבד",
		email: "יש להזין כתובת דוא״ל תקינה",
		oneOf: "הערך חייב להיות אחד מאלה: %{options}",
		regex: "הערך חייב להתאים לתבנית: %{pattern}",
		unique: "הערך כבר קיים"
	},
	saved_queries: {
		label: "תצוגות שמורות",
		query_name: "שם התצוגה",
		new_label: "שמירת התצוגה הנוכחית…",
		new_dialog_title: "שמירת התצוגה הנוכחית בשם",
		remove_label: "הסרת התצוגה השמורה",
		remove_label_with_name: "הסרת התצוגה ״%{name}״",
		remove_dialog_title: "להסיר את התצוגה השמורה?",
		remove_message: "להסיר את התצוגה מרשימת התצוגות השמורות?",
		help: "ניתן לסנן את הרשימה ולשמור את התצוגה לשימוש חוזר"
	},
	guesser: { empty: {
		title: "אין נתונים להצגה",
		message: "יש לבדוק את מקור הנתונים"
	} },
	configurable: {
		customize: "התאמה אישית",
		configureMode: "התאמת העמוד",
		inspector: {
			title: "התאמה",
			content: "יש להצביע על רכיב בממשק כדי להתאים אותו",
			reset: "איפוס ההגדרות",
			hideAll: "הסתרת הכול",
			showAll: "הצגת הכול"
		},
		Datagrid: {
			title: "טבלה",
			unlabeled: "עמודה ללא כותרת מס׳ %{column}"
		},
		SimpleForm: {
			title: "טופס",
			unlabeled: "שדה ללא תווית מס׳ %{input}"
		},
		SimpleList: {
			title: "רשימה",
			primaryText: "טקסט ראשי",
			secondaryText: "טקסט משני",
			tertiaryText: "טקסט שלישי"
		}
	}
} };
// src/i18n/catalogue/session.he.ts
/** Words about the session: its end, and the question before an idle one ends. */
var session = { session: {
	signIn: "התחברות",
	reload: "טעינת העמוד",
	goingOn: "המעבר יתבצע מאליו בעוד כמה שניות.",
	waiting: "להמשך יש ללחוץ על הלחצן.",
	again: "ההתחברות נכשלה כמה פעמים ברצף. ניתן לנסות שוב, או להתנתק ולפנות לתמיכה.",
	expired: { text: "יש להתחבר מחדש. ההתחברות תחזיר לאותו מקום." },
	signedOut: {
		title: "ההתנתקות הושלמה",
		text: "כדי להמשיך יש להתחבר מחדש."
	},
	otherPerson: {
		title: "התחבר משתמש אחר",
		text: "בלשונית אחרת של הדפדפן התחבר משתמש אחר. העמוד ייטען עבורו."
	},
	idle: {
		title: "החיבור נותק עקב חוסר פעילות",
		text: "יש להתחבר מחדש. ההתחברות תחזיר לאותו מקום.",
		prompt: "החיבור עומד להסתיים",
		question: "לא נעשתה פעולה זמן מה. האם להמשיך?",
		left: "נותרה שנייה אחת |||| נותרו שתי שניות |||| נותרו %{smart_count} שניות",
		renew: "הארכת החיבור"
	}
} };
// src/i18n/catalogue/shell.he.ts
/** Words of the frame around every page, and of the shared parts of src/ui. */
var shell = {
	shell: {
		productName: "ניהול תשלומים",
		documentTitle: "%{title} · %{product}",
		skipToContent: "דילוג לתוכן",
		menu: "תפריט",
		language: "שפה: %{language}",
		shortcuts: "קיצורי מקלדת",
		openMenu: "פתיחת התפריט",
		closeMenu: "סגירת התפריט",
		back: "חזרה",
		close: "סגירה",
		retry: "ניסיון חוזר",
		calendar: "לוח שנה: %{name}",
		loading: "טעינה…",
		stillWaiting: "הבקשה נשלחה וטרם התקבלה תשובה. ההמתנה נמשכת, ואין לשלוח אותה שוב.",
		group: {
			payments: "חיובים",
			customersAndItems: "לקוחות ופריטים",
			billing: "הוראות קבע",
			documents: "מסמכים",
			settlement: "סליקה",
			settings: "הגדרות"
		},
		theme: {
			label: "ערכת נושא",
			light: "בהירה",
			dark: "כהה",
			system: "לפי המערכת"
		},
		version: {
			refresh: "רענון",
			later: "מאוחר יותר"
		},
		profile: "פרופיל",
		myProfile: "הפרופיל שלי",
		signOut: "התנתקות",
		role: {
			Merchant: "צוות בית העסק",
			Manager: "מנהל",
			BillingAdministrator: "מנהל חיובים",
			BusinessAdministrator: "מנהל עסקי"
		},
		footer: {
			label: "מידע ותמיכה",
			version: "גרסה %{version}",
			accessibility: "הצהרת נגישות",
			support: "תמיכה"
		},
		notification: {
			label: "הודעות",
			emailSupport: "פנייה לתמיכה בדוא״ל",
			supportSubject: "פנייה לתמיכה, מזהה תקלה %{id}",
			supportSubjectWithoutIssue: "פנייה לתמיכה"
		}
	},
	terminal: {
		label: "מסוף",
		search: "חיפוש מסוף",
		choose: "בחירת מסוף",
		none: "לא נמצאו מסופים",
		showDeleted: "הצגת מושבתים",
		deleted: "מושבת",
		refused: {
			title: "לא ניתן לבצע פעולות במסוף ״%{terminal}״",
			gone: "המסוף אינו שייך עוד לבית העסק. יש לסגור ולהתחיל מחדש במסוף אחר.",
			disabled: "המסוף הושבת בינתיים. יש לסגור ולהתחיל מחדש במסוף אחר."
		}
	},
	support: {
		title: "תמיכה",
		text: "נשמח לעזור. פרטי האבחון שלהלן עוזרים לנו למצוא את התקלה; אין בהם פרטי כרטיס או סיסמאות.",
		email: "פנייה לתמיכה בדוא״ל",
		subject: "פנייה לתמיכה",
		chat: "פתיחת צ׳אט",
		chatTitle: "צ׳אט עם התמיכה",
		copy: "העתקת פרטי האבחון",
		diagnostics: "פרטי אבחון"
	},
	copy: {
		named: "העתקת %{name}",
		recordId: "מזהה הרשומה"
	}
};
// src/i18n/he.ts
/** The Hebrew catalogue; plural forms one, two, other. */
var he = {
	...he$1,
	...reactAdmin,
	...routes,
	...shell,
	...session,
	...pages,
	...failures,
	...forms,
	...lists
};
export { he };
