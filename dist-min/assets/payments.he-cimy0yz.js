import { t as attempts } from "./attempts.he-padzl46.js";
import { t as domainFields } from "./domainFields.he-gxke5z4.js";
import { t as inputs } from "./inputs.he-f1yts9f.js";
// src/i18n/catalogue/payments.he.ts
/** Words of the charge, quick charge and refund wizards. */
var payments = {
	...inputs,
	...domainFields,
	...attempts,
	payment: {
		step: {
			customer: "לקוח",
			deal: "סכום",
			payment: "תשלום",
			invoice: "חשבונית",
			confirm: "אישור",
			charge: "סכום וכרטיס",
			refund: "זיכוי"
		},
		deal: {
			type: "פעולה",
			types: {
				J4: "חיוב",
				J5: "תפיסת מסגרת (J5)",
				J2: "בדיקת כרטיס"
			},
			typeHelp: {
				J4: "הסכום נגבה מהכרטיס.",
				J5: "הסכום נתפס במסגרת הכרטיס ואינו נגבה. ניתן לחייב אותו בהמשך.",
				J2: "רק תקינות הכרטיס נבדקת. לא נגבה סכום."
			},
			currencyRate: "שער חליפין",
			currencyRateHelp: "אם השדה ריק או 0, יחול השער היציג.",
			officialRate: "השער היציג"
		},
		paymentMethod: {
			title: "אמצעי תשלום",
			refundTitle: "אמצעי הזיכוי",
			card: "כרטיס אשראי",
			token: "כרטיס שמור",
			pinPad: "פינפד",
			bank: "העברה בנקאית",
			device: "פינפד",
			chooseDevice: "בחירת פינפד",
			pinPadHelp: "הלקוח יתבקש להציג את הכרטיס בפינפד.",
			voice: "מספר אישור טלפוני",
			voiceHelp: "יש להקליד את המספר שמסרה חברת האשראי בטלפון ולשלוח שוב.",
			saveCard: "שמירת הכרטיס ללקוח"
		},
		transfer: {
			dueDate: "תאריך פירעון",
			reference: "אסמכתא"
		},
		type: {
			title: "סוג אשראי",
			regularDeal: "עסקה רגילה",
			installments: "תשלומים",
			credit: "קרדיט",
			immediate: "חיוב מיידי"
		},
		confirm: {
			what: "פעולה",
			refund: "זיכוי"
		},
		consent: {
			title: "הסכמת הלקוח לעמלה",
			ask: "בקשת הסכמה לעמלה ב-SMS",
			phoneHelp: "הודעת ה-SMS תישלח למספר הזה.",
			send: "שליחת בקשת ההסכמה",
			cancel: "ביטול ההמתנה",
			commission: "העמלה:",
			sending: "בקשת ההסכמה נשלחת…",
			pending: "ממתינים להסכמת הלקוח…",
			approved: "הלקוח הסכים לעמלה.",
			declined: "הלקוח לא הסכים לעמלה.",
			expired: "תוקף בקשת ההסכמה פג.",
			failed: "לא ניתן לבקש הסכמה."
		},
		submit: {
			J4: "חיוב",
			J5: "תפיסת מסגרת",
			J2: "בדיקת כרטיס",
			refund: "זיכוי",
			sending: "בשליחה…"
		},
		progress: {
			sending: "הבקשה נשלחה לעיבוד…",
			sentToProcessor: "הבקשה הועברה לספק הסליקה…",
			authorised: "העסקה אושרה…",
			declined: "העסקה סורבה.",
			awaitingPinpad: "ממתינים לכרטיס בפינפד…"
		},
		refusal: {
			refused: "העסקה סורבה",
			failed: "העסקה לא בוצעה",
			code: "קוד",
			open: "מעבר לעסקה שסורבה",
			openEarlier: "מעבר לעסקה הקודמת"
		},
		quick: { more: "מטבע ותיאור" },
		result: {
			J4: "החיוב בוצע",
			J5: "המסגרת נתפסה",
			J2: "הכרטיס תקין",
			refund: "הזיכוי בוצע",
			business: "בית העסק",
			time: "מועד",
			authorization: "מספר אישור",
			voucher: "מספר שובר",
			transaction: "מזהה עסקה",
			issued: "הופקה",
			issuedAs: "הופקה, מספר %{number}",
			slip: "שליחת אישור העסקה",
			slipTo: "שליחת אישור העסקה בדוא״ל",
			send: "שליחה",
			sent: "אישור העסקה נשלח אל %{email}",
			print: "הדפסה",
			open: "מעבר לעסקה",
			again: {
				charge: "חיוב חדש",
				refund: "זיכוי חדש"
			}
		}
	}
};
export { payments };
