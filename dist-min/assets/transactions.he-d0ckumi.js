import { t as attempts } from "./attempts.he-padzl46.js";
import { t as dealFacts } from "./dealFacts.he-gsrlqmn.js";
import { t as inputs } from "./inputs.he-f1yts9f.js";
// src/i18n/catalogue/transactions.he.ts
/** Words of a transaction's screen. */
var transactions = {
	...inputs,
	...attempts,
	...dealFacts,
	transaction: {
		paymentsLabel: "סוג אשראי",
		payments: "%{count} תשלומים",
		paymentParts: "ראשון %{first} ועוד %{others} של %{further}",
		kind: "סוג עסקה",
		when: "מועד",
		document: "מסמך",
		billingDeal: "הוראת קבע",
		paymentRequest: "דרישת תשלום",
		paymentIntent: "קישור לתשלום",
		initial: "עסקה מקורית",
		clearing: "כרטיס וסליקה",
		next: {
			label: "הצעד הבא",
			hold: "ניתן לחייב את עסקת ה-J5 עד %{time}",
			transmission: "ממתינה לשידור לחברת האשראי",
			refund: "ניתן לזכות עד %{amount}"
		},
		followUps: "עסקאות קשורות",
		refused: "העסקה סורבה",
		code: "קוד",
		heldUntil: "המסגרת תפוסה עד %{time}. לא ניתן לבטל את התפיסה; אם הסכום לא יחויב, היא תפוג מעצמה.",
		holdExpired: "תוקף תפיסת המסגרת פג ב-%{time}.",
		refunded: "סכום שזוכה",
		left: "יתרה לזיכוי",
		transmit: {
			action: "שידור",
			title: "שידור העסקה",
			text: "העסקה על סך %{amount} תשודר עכשיו לחברת האשראי. אחרי השידור ניתן לזכות אותה, אך לא לבטל אותה.",
			textOfRefund: "הזיכוי על סך %{amount} ישודר עכשיו לחברת האשראי. אחרי השידור לא ניתן לבטל אותו.",
			all: "שידור כל העסקאות",
			titleOfMany: "לשדר עסקה אחת? |||| לשדר שתי עסקאות? |||| לשדר %{count} עסקאות?",
			textOfMany: "השידור לחברת האשראי יתבצע עכשיו. אחרי השידור ניתן לזכות, אך לא לבטל.",
			hindrance: { NotInThisState: "אינה ממתינה לשידור" }
		},
		cancel: {
			action: "ביטול עסקה",
			title: "ביטול העסקה",
			text: "העסקה על סך %{amount} תבוטל ולא תשודר. הלקוח לא יחויב. לא ניתן לשחזר עסקה שבוטלה.",
			textOfRefund: "הזיכוי על סך %{amount} יבוטל ולא ישודר. הלקוח לא יקבל את הסכום. לא ניתן לשחזר זיכוי שבוטל.",
			refuse: "השארת העסקה"
		},
		chargeback: {
			action: "זיכוי",
			title: "זיכוי העסקה",
			text: "הסכום יוחזר לכרטיס שבו שולמה העסקה. העסקה: %{amount}, סכום שזוכה: %{refunded}.",
			amount: "סכום לזיכוי",
			left: "יתרה לזיכוי: %{left}",
			tooMuch: "הסכום גדול מהיתרה לזיכוי, %{left}",
			send: "זיכוי %{amount}",
			sendNothing: "זיכוי",
			done: "הזיכוי בוצע: %{amount}"
		},
		selectJ5: {
			action: "חיוב עסקת J5",
			title: "חיוב עסקת J5",
			text: "הכרטיס יחויב ב-%{amount}, כל הסכום שנתפס, בעסקה חדשה.",
			done: "החיוב בוצע: %{amount}"
		},
		invoice: {
			action: "הפקת חשבונית",
			title: "הפקת חשבונית",
			text: "תופק חשבונית לעסקה על סך %{amount}. לא ניתן למחוק חשבונית שהופקה."
		},
		slip: {
			action: "שליחת אישור עסקה",
			title: "שליחת אישור עסקה בדוא״ל",
			email: "דוא״ל",
			send: "שליחה"
		}
	}
};
export { transactions };
