import { t as inputs } from "./inputs.he-f1yts9f.js";
// src/i18n/catalogue/terminals.he.ts
/** Words of the profile and of terminals. */
var terminals = {
	...inputs,
	terminalPage: {
		profile: {
			person: "פרטי המשתמש",
			name: "שם",
			roles: "תפקידים",
			noRole: "ללא תפקיד",
			terminals: "מסופים"
		},
		selected: "המסוף הנוכחי",
		disabled: "מסוף מושבת",
		disabledHelp: "המסוף מושבת: ההגדרות מוצגות ואינן ניתנות לשינוי.",
		edit: "עריכת ההגדרות",
		on: "פעיל",
		off: "לא פעיל",
		services: "שירותים",
		servicesHelp: "הפעלת שירותים וחיבורים נעשית על ידי ספק המסוף.",
		integrations: "חיבורים",
		integration: {
			processor: "סליקה",
			aggregator: "מאגד",
			invoicing: "הפקת חשבוניות",
			marketer: "משווק",
			pinpadProcessor: "פינפד",
			virtualWalletProcessor: "ארנק דיגיטלי",
			loan: "הלוואות"
		},
		devices: "פינפדים",
		group: {
			general: "כללי",
			charges: "חיובים",
			documents: "מסמכים",
			requests: "דרישות תשלום",
			billing: "הוראות קבע",
			checkout: "דף התשלום",
			webhooks: "הודעות Webhook"
		},
		field: {
			label: "שם המסוף",
			vatPercent: "שיעור המע״מ באחוזים",
			transmissionTime: "שעת השידור היומי",
			cvvRequired: "קוד אבטחה הוא שדה חובה",
			nationalIDRequired: "תעודת זהות של בעל הכרטיס היא שדה חובה",
			allowJ5: "תפיסת מסגרת (J5) מותרת",
			applyExternalCommission: "הסכמת הלקוח לעמלה",
			defaultInvoiceType: "המסמך לחיוב",
			defaultRefundInvoiceType: "המסמך לזיכוי",
			defaultCreditInvoiceType: "המסמך לביטול מסמך",
			defaultRequestSubject: "נושא של דרישת תשלום",
			defaultRefundRequestSubject: "נושא של בקשת זיכוי",
			fromAddress: "כתובת השולח",
			sendByEmail: "שליחה בדוא״ל",
			sendBySms: "שליחה ב-SMS",
			sendByWhatsApp: "שליחה ב-WhatsApp",
			notificationEmails: "כתובות דוא״ל להודעות",
			createRecurrentPaymentsAutomatically: "חיוב אוטומטי של הוראות קבע",
			issueInvoice: "הפקת מסמך לכל תשלום",
			redirectUrls: "כתובות שאליהן ממשיכים המשלמים",
			legacyRedirectResponse: "תוצאת התשלום מצורפת לכתובת (תצורה ישנה)",
			googleMerchantID: "מזהה בית עסק ב-Google Pay",
			key: "שם הכותרת",
			value: "ערך הכותרת"
		},
		help: {
			transmissionTime: "לפי שעון ישראל",
			notificationEmails: "כמה כתובות מופרדות בפסיקים",
			redirectUrls: "כתובת https בכל שורה",
			webhooks: "כתובת https לכל אירוע; כמה כתובות מופרדות ברווחים. הכותרת מצורפת לכל הודעה."
		},
		commission: {
			none: "לא נדרשת",
			useSmsdByDefault: "נדרשת לכל חיוב, ב-SMS",
			useCheckboxByDefault: "לפי בחירה בכל חיוב"
		},
		files: {
			title: "לוגו ועיצוב",
			preview: "כך נראה דף התשלום:",
			previewTitle: "תצוגה מקדימה של דף התשלום",
			logo: {
				name: "לוגו",
				help: "קובץ PNG או JPEG, עד 1MB ועד 4 מגה-פיקסל. מוצג בדף התשלום ובמסמכים.",
				choose: "בחירת לוגו",
				replace: "החלפת הלוגו",
				delete: "מחיקת הלוגו",
				deleting: "למחוק את הלוגו?",
				deletingText: "הלוגו לא יוצג עוד בדף התשלום ובמסמכים."
			},
			stylesheet: {
				name: "גיליון סגנונות",
				help: "קובץ CSS, עד 1MB: צבעים, מסגרות וגופנים. טעינה מכתובות אחרות אינה מותרת, ומה שמזיז או מכסה חלקים בדף מושמט.",
				choose: "בחירת קובץ CSS",
				replace: "החלפת קובץ ה-CSS",
				delete: "מחיקת קובץ ה-CSS",
				deleting: "למחוק את גיליון הסגנונות?",
				deletingText: "דף התשלום יוצג בעיצוב הרגיל."
			}
		},
		keys: {
			title: "מפתחות API",
			show: "הצגת המפתח",
			hide: "הסתרת המפתח",
			close: "סגירה",
			typeLabel: "לאישור, יש להקליד את שם המסוף: %{label}",
			notTheLabel: "זה אינו שם המסוף",
			private: {
				name: "מפתח פרטי",
				help: "המפתח מוצג פעם אחת בלבד, כשהוא נוצר.",
				reset: "יצירת מפתח פרטי חדש",
				resetting: "המפתח הקיים יפסיק לפעול מיד, וכל מערכת המשתמשת בו תיחסם.",
				made: "המפתח החדש מוצג כאן פעם אחת. יש להעתיק אותו למקום בטוח לפני הסגירה."
			},
			shared: {
				name: "מפתח משותף",
				help: "המפתח משמש בדפי תשלום ובהטמעות, וניתן לחזור ולהציג אותו.",
				reset: "יצירת מפתח משותף חדש",
				resetting: "המפתח הקיים יפסיק לפעול מיד, וכל דף המשתמש בו ייחסם.",
				made: "המפתח החדש נכנס לתוקף."
			}
		}
	}
};
export { terminals };
