// src/i18n/catalogue/inputs.he.ts
/** Words of inputs; every catalogue of forms that loads later has them within. */
var inputs = {
	form: {
		save: "שמירה",
		create: "יצירה",
		cancel: "ביטול",
		back: "חזרה",
		continue: "המשך"
	},
	done: {
		customers: {
			create: "הלקוח %{name} נוצר",
			update: "הלקוח %{name} נשמר",
			delete: "הלקוח %{name} נמחק",
			restore: "הלקוח %{name} שוחזר"
		},
		terminals: { update: "הגדרות המסוף %{name} נשמרו" },
		items: {
			create: "הפריט %{name} נוצר",
			update: "הפריט %{name} נשמר",
			delete: "הפריט %{name} נמחק"
		},
		paymentRequests: { update: "דרישת התשלום של %{name} נשמרה" },
		billingDeals: {
			create: "הוראת הקבע של %{name} נוצרה",
			update: "הוראת הקבע של %{name} נשמרה"
		},
		cards: {
			create: "הכרטיס %{name} נשמר",
			update: "תוקף הכרטיס %{name} הוארך",
			delete: "הכרטיס %{name} נמחק"
		}
	},
	conflict: {
		title: "הרשומה השתנתה בינתיים",
		text: "מישהו שמר שינויים מאז שהטופס נפתח. הערכים שהוזנו כאן נשארו; ניתן לבחור בכל שדה איזה ערך יישמר, ולשמור שוב.",
		nothing: "השינויים שנשמרו בינתיים אינם נוגעים לערכים בטופס. ניתן לשמור שוב.",
		by: "נשמר על ידי %{name}.",
		deletedTitle: "הרשומה נמחקה",
		deletedBy: "נמחקה על ידי %{name}.",
		deleted: "הערכים שהוזנו כאן נשארו בטופס, אך לא ניתן לשמור אותם כל עוד הרשומה מחוקה.",
		theirs: "נשמר בינתיים",
		yours: "הערך שהוזן כאן",
		before: "הערך הקודם",
		empty: "ריק"
	},
	cardBrand: {
		visa: "ויזה",
		mastercard: "מאסטרקארד",
		amex: "אמריקן אקספרס",
		isracard: "ישראכרט",
		diners: "דיינרס",
		discover: "דיסקבר",
		jcb: "JCB",
		maestro: "Maestro",
		unionpay: "UnionPay",
		dankort: "Dankort",
		forbrugsforeningen: "Forbrugsforeningen",
		giftCard: "כרטיס מתנה",
		otherCard: "כרטיס אחר"
	},
	expects: {
		digits: "יש להזין %{count} ספרות",
		either: "יש להזין %{min} או %{max} ספרות",
		between: "יש להזין %{min} עד %{max} ספרות",
		expiry: "יש להזין חודש ושנה: MM/YYYY",
		id: "יש להזין 5 עד 9 ספרות, כולל ספרת הביקורת"
	},
	search: {
		found: "נמצאה תוצאה אחת |||| נמצאו שתי תוצאות |||| נמצאו %{smart_count} תוצאות",
		none: "לא נמצאו תוצאות",
		failed: "החיפוש נכשל"
	}
};
export { inputs as t };
