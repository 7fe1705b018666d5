// src/i18n/catalogue/domainFields.he.ts
/** Words of `src/fields`, which every area with a form of them begins with. */
var domainFields = {
	customerField: {
		search: "חיפוש לקוח",
		searchHelp: "לפי שם, טלפון, דוא״ל או תעודת זהות.",
		optional: "ניתן להמשיך גם בלי לבחור לקוח.",
		lastCharged: "הלקוחות שחויבו לאחרונה",
		new: "לקוח חדש",
		searchInstead: "חזרה לחיפוש",
		change: "החלפת לקוח",
		name: "שם הלקוח",
		email: "דוא״ל",
		phone: "טלפון",
		nationalID: "תעודת זהות"
	},
	addressField: {
		street: "רחוב",
		house: "מספר בית",
		apartment: "דירה",
		city: "עיר",
		zip: "מיקוד",
		country: "קוד מדינה"
	},
	dealField: {
		amount: "סכום",
		withoutVat: "פטור ממע״מ",
		currency: "מטבע",
		currencyBound: "כדי להחליף מטבע יש להסיר את פריטי הקטלוג.",
		description: "תיאור העסקה",
		descriptionHelp: "מוצג ללקוח.",
		reference: "אסמכתא"
	},
	linesField: {
		title: "פריטים",
		line: "שורה %{number}",
		search: "הוספת פריט מהקטלוג",
		addFree: "הוספת שורה חופשית",
		name: "שם הפריט",
		price: "מחיר ליחידה",
		quantity: "כמות",
		discount: "הנחה",
		discountUnit: "סוג ההנחה",
		withoutVat: "פטור ממע״מ",
		amount: "סכום השורה:",
		remove: "הסרת %{line}"
	},
	totalsField: {
		discountTotal: "הנחה",
		netTotal: "לפני מע״מ",
		vatTotal: "מע״מ",
		total: "סה״כ"
	},
	cardField: {
		number: "מספר כרטיס",
		expiry: "תוקף",
		cvc: "קוד אבטחה (CVV)",
		owner: "שם בעל הכרטיס",
		ownerID: "תעודת זהות של בעל הכרטיס",
		savedCards: "הכרטיסים השמורים של הלקוח",
		savedCardsUnread: "לא ניתן היה לטעון את הכרטיסים השמורים של הלקוח.",
		expired: "פג תוקף"
	},
	bankField: {
		bank: "בנק",
		choose: "בחירת בנק",
		branch: "סניף",
		account: "מספר חשבון",
		none: "ללא חשבון בנק"
	},
	installmentsField: {
		count: "מספר תשלומים",
		countHelp: "בין %{min} ל-%{max}.",
		first: "תשלום ראשון",
		firstHelp: "כשהשדה ריק, התשלומים שווים.",
		firstPayment: "תשלום ראשון:",
		furtherPayments: "ועוד תשלום אחד של |||| ועוד שני תשלומים של |||| ועוד %{smart_count} תשלומים של"
	},
	invoiceField: {
		issue: "הפקת חשבונית",
		type: "סוג המסמך",
		subject: "נושא",
		copies: "העתקים בדוא״ל",
		copiesHelp: "כתובות מופרדות בפסיקים."
	},
	paymentsField: {
		title: "פירוט תקבולים",
		amount: "סכום",
		lastDigits: "ארבע הספרות האחרונות",
		okNumber: "מספר אישור",
		reference: "אסמכתא",
		dueDate: "תאריך פירעון",
		chequeNumber: "מספר ההמחאה",
		chequeDate: "תאריך ההמחאה",
		add: "הוספה: %{name}",
		remove: "הסרת %{name}",
		left: "נותר לפרט:",
		tooMuch: "עודף על סכום המסמך:",
		complete: "כל הסכום פורט."
	},
	scheduleField: {
		repeatPeriodType: "תדירות",
		repeatPeriod: "מרווח בין חיובים",
		repeatPeriodHelp: "כמה תקופות בין חיוב לחיוב, בדרך כלל 1.",
		startAtType: "התחלה",
		startAt: "תאריך החיוב הראשון",
		endAtType: "סיום",
		endAt: "תאריך הסיום",
		endAtNumberOfPayments: "מספר חיובים",
		preview: "החיובים הבאים",
		next: "%{count} החיובים הבאים, עד %{day}",
		all: "חיוב אחד, ב-%{day} |||| שני חיובים, עד %{day} |||| %{count} חיובים, עד %{day}",
		none: "לא ייעשו חיובים נוספים.",
		unsound: "החיובים יוצגו כשהתזמון יהיה מלא ותקין.",
		showAll: "הצגת כל %{count}",
		showFewer: "הצגת הראשונים",
		rest: {
			shabbat: "שבת",
			roshHashana: "ראש השנה",
			yomKippur: "יום כיפור",
			sukkot: "סוכות",
			simchatTorah: "שמחת תורה",
			pesach: "פסח",
			lastOfPesach: "שביעי של פסח",
			independence: "יום העצמאות",
			shavuot: "שבועות"
		}
	}
};
export { domainFields as t };
