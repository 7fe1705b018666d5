import { t as domainFields } from "./domainFields.he-gxke5z4.js";
import { t as inputs } from "./inputs.he-f1yts9f.js";
// src/i18n/catalogue/customers.he.ts
/** Words of customers, items and saved cards. */
var customers = {
	...inputs,
	...domainFields,
	providerImport: {
		start: "ייבוא",
		running: "הייבוא מתבצע: %{terminal}",
		imported: "יובאו",
		skipped: "דולגו",
		failed: "נכשלו",
		row: {
			skipped: "דולג",
			failed: "נכשל"
		},
		reasons: "מה לא יובא ומדוע",
		name: "שם",
		outcome: "תוצאה",
		reason: "סיבה"
	},
	customer: {
		details: "פרטי הלקוח",
		name: "שם",
		email: "דוא״ל",
		emailHelp: "נדרש כדי לשלוח ללקוח מסמכים וקישורים לתשלום",
		phone: "טלפון",
		secondPhone: "טלפון נוסף",
		nationalID: "תעודת זהות",
		vatExempt: "פטור ממע״מ",
		active: "לקוח פעיל",
		noteTitle: "הערה",
		note: "הערה פנימית",
		address: "כתובת",
		bankTitle: "חשבון בנק",
		references: "מזהים במערכות אחרות",
		externalReference: "מזהה חיצוני",
		billingDesktopRefNumber: "מספר בהנהלת חשבונות",
		woocommerceID: "מזהה WooCommerce",
		ecwidID: "מזהה Ecwid",
		deleting: {
			title: "למחוק את הלקוח %{name}?",
			counting: "בודקים כרטיסים שמורים והוראות קבע…",
			cards: "יימחק גם כרטיס שמור אחד |||| יימחקו גם שני כרטיסים שמורים |||| יימחקו גם %{count} כרטיסים שמורים",
			deals: "תופסק גם הוראת קבע אחת |||| יופסקו גם שתי הוראות קבע |||| יופסקו גם %{count} הוראות קבע",
			dealsUnknown: "הוראות קבע של הלקוח, אם יש, יופסקו",
			nothing: "אין ללקוח כרטיסים שמורים או הוראות קבע.",
			unknown: "לא ניתן לספור מה יימחק עם הלקוח. כרטיסים שמורים יימחקו והוראות קבע יופסקו.",
			restore: "עסקאות ומסמכים קיימים לא ישתנו. ניתן לשחזר את הלקוח; הוראות קבע שהופסקו לא יחזרו לפעול."
		},
		importing: {
			title: "ייבוא לקוחות",
			text: "הלקוחות ייובאו ממערכת החשבוניות של המסוף %{terminal}. לקוחות שכבר יובאו לא ייווצרו שוב, ולקוחות ללא דוא״ל לא ייובאו."
		}
	},
	card: {
		plural: "כרטיסים שמורים",
		none: "אין ללקוח כרטיסים שמורים.",
		of: "כרטיס של %{name}",
		number: "מספר כרטיס",
		readerHelp: "ניתן להעביר כרטיס בקורא כרטיסים",
		owner: "שם בעל הכרטיס",
		save: "שמירת הכרטיס",
		extend: "הארכת תוקף",
		extendNamed: "הארכת תוקף: כרטיס %{last}",
		extendTitle: "הארכת תוקף של כרטיס שמור",
		extendHelp: "אותו כרטיס, בתאריך מאוחר יותר",
		expiryNow: "תוקף נוכחי",
		expiryNew: "תוקף חדש",
		mustBeLater: "התוקף החדש חייב להיות מאוחר מהנוכחי",
		toCustomers: "מעבר ללקוחות",
		customerDeleted: "הלקוח נמחק. לא ניתן לשמור לו כרטיס.",
		deleteNamed: "מחיקה: כרטיס %{last}",
		state: {
			expiring: "התוקף יפוג בקרוב",
			expired: "התוקף פג"
		},
		notice: {
			expired: "לכרטיס אחד פג התוקף |||| לשני כרטיסים פג התוקף |||| ל-%{count} כרטיסים פג התוקף",
			expiring: "לכרטיס אחד יפוג התוקף בקרוב |||| לשני כרטיסים יפוג התוקף בקרוב |||| ל-%{count} כרטיסים יפוג התוקף בקרוב"
		},
		deleting: {
			title: "למחוק את הכרטיס %{last}?",
			text: "לא ניתן יהיה לחייב אותו עוד. לא יבוצעו חיובים בהוראות הקבע המקושרות אליו עד שיוגדר להן אמצעי תשלום אחר."
		}
	},
	item: {
		details: "פרטי הפריט",
		name: "שם הפריט",
		price: "מחיר",
		currency: "מטבע",
		vatExempt: "פטור ממע״מ",
		category: "קטגוריה",
		importCategories: "ייבוא קטגוריות",
		categoriesFound: "נמצאה קטגוריה אחת; ניתן לבחור בה מהרשימה |||| נמצאו שתי קטגוריות; ניתן לבחור מהרשימה |||| נמצאו %{count} קטגוריות; ניתן לבחור מהרשימה",
		sku: "מק״ט",
		externalReference: "מזהה חיצוני",
		externalReferenceHelp: "המזהה של הפריט במערכת אחרת",
		deleting: {
			title: "למחוק את הפריט %{name}?",
			text: "הפריט לא יוצע עוד בחיובים ובמסמכים. עסקאות ומסמכים קיימים לא ישתנו. לא ניתן לבטל את המחיקה."
		},
		deletedMany: "פריט אחד נמחק |||| שני פריטים נמחקו |||| %{count} פריטים נמחקו",
		deletingMany: {
			title: "למחוק פריט אחד? |||| למחוק שני פריטים? |||| למחוק %{count} פריטים?",
			text: "הפריטים לא יוצעו עוד בחיובים ובמסמכים. עסקאות ומסמכים קיימים לא ישתנו. לא ניתן לבטל את המחיקה."
		},
		importing: {
			title: "ייבוא פריטים",
			text: "הפריטים ייובאו ממערכת החשבוניות של המסוף %{terminal}. פריטים שכבר יובאו לא ייווצרו שוב."
		}
	}
};
export { customers };
