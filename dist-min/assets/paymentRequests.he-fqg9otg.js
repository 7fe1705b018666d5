import { t as domainFields } from "./domainFields.he-gxke5z4.js";
import { t as dealFacts } from "./dealFacts.he-gsrlqmn.js";
import { t as inputs } from "./inputs.he-f1yts9f.js";
import { t as links } from "./links.he-lpdcg18.js";
// src/i18n/catalogue/paymentRequests.he.ts
/** Words of payment requests and payment links. */
var paymentRequests = {
	...inputs,
	...dealFacts,
	...domainFields,
	...links,
	paymentRequest: {
		step: {
			recipient: "קישור ולקוח",
			amount: "סכום",
			page: "דף התשלום",
			document: "מסמך",
			confirm: "אישור",
			short: "דרישת תשלום"
		},
		kind: {
			label: "סוג הקישור",
			once: "נשלח ללקוח",
			copy: "להעתקה, ללא שליחה",
			permanent: "קבוע, לכל לקוח",
			onceHelp: "הקישור נשלח ללקוח, וניתן לשלם בו פעם אחת.",
			copyHelp: "הקישור אינו נשלח ואינו נשמר ברשימה. ניתן לשלם בו פעם אחת.",
			permanentHelp: "הקישור אינו נשלח לאיש. ניתן לשלם בו שוב ושוב."
		},
		purpose: {
			label: "מטרת הקישור",
			amount: "תשלום של סכום",
			own: "תשלום של סכום לבחירת המשלם",
			card: "שמירת כרטיס בלבד",
			refund: "זיכוי ללקוח"
		},
		sentTo: "הקישור יישלח לכתובת הדוא״ל או לטלפון האלה.",
		notSentTo: "הקישור לא יישלח. הפרטים יופיעו בעסקה.",
		sentToLabel: "נשלח אל",
		lastDay: "היום האחרון לשימוש בקישור",
		lastDayHelp: "שדה ריק: ללא הגבלה.",
		noEnd: "ללא הגבלה",
		noDocument: "ללא מסמך",
		allowInstallments: "אפשרות לפריסה לתשלומים",
		minInstallments: "מספר התשלומים המזערי",
		maxInstallments: "מספר התשלומים המרבי",
		boundHelp: "שדה ריק: %{value}.",
		allowCredit: "אפשרות לקרדיט",
		fieldTitle: "שדה %{number}",
		fieldRequired: "שדה %{number} הוא שדה חובה",
		removeField: "הסרת שדה %{number}",
		besidesHelp: "המשלם ממלא אותם בדף התשלום.",
		addField: "הוספת שדה",
		issueInvoice: "הפקת מסמך לכל תשלום",
		send: "שליחת הדרישה",
		make: "יצירת הקישור",
		made: {
			once: "דרישת התשלום נוצרה",
			copy: "הקישור נוצר",
			permanent: "הקישור הקבוע נוצר"
		},
		short: "דרישה בטופס קצר",
		again: "דרישה חדשה",
		open: "מעבר לדרישה",
		isOver: "דרישת התשלום שולמה או בוטלה, ולא ניתן לערוך אותה.",
		link: "קישור לתשלום",
		ownAmount: "סכום לבחירת המשלם",
		savesCard: "שמירת כרטיס בלבד",
		payments: "תשלומים",
		installmentPlan: "%{count} תשלומים: ראשון %{first}, הבאים %{further}",
		installmentChoice: "מ-%{least} עד %{most} תשלומים",
		document: "מסמך",
		usualDocument: "המסמך הרגיל של המסוף",
		besides: "שדות נוספים",
		isRefund: "זיכוי ללקוח",
		due: "בתוקף עד",
		created: "נוצרה",
		transaction: "העסקה ששולמה",
		paid: "הסכום ששולם",
		paymentsTab: "תקבולים",
		note: {
			payed: "דרישת התשלום שולמה. לא ניתן עוד להשתמש בקישור.",
			canceled: "דרישת התשלום בוטלה. לא ניתן עוד להשתמש בקישור.",
			deleted: "הקישור נמחק. לא ניתן עוד להשתמש בו.",
			overdue: "תוקף הקישור פג. ניתן לקבוע לו מועד חדש בעריכה.",
			rejected: "הלקוח דחה את דרישת התשלום.",
			paymentFailed: "התשלום נכשל. הקישור עדיין בתוקף, והלקוח יכול לנסות שוב.",
			sendingFailed: "השליחה נכשלה. ניתן לשלוח שוב, או להעתיק את הקישור ולמסור אותו."
		},
		resend: {
			action: "שליחה חוזרת",
			title: "לשלוח שוב את דרישת התשלום?",
			text: "אותו קישור יישלח שוב ללקוח, והשליחה תירשם בהיסטוריה.",
			done: "דרישת התשלום נשלחה שוב"
		},
		cancel: {
			action: "ביטול הדרישה",
			title: "לבטל את דרישת התשלום?",
			text: "לא ניתן יהיה לשלם דרך הקישור. תקבולים קודמים לא ישתנו.",
			refuse: "השארת הדרישה"
		}
	},
	paymentIntent: {
		open: "מעבר לקישור",
		note: {
			payed: "הקישור שולם. לא ניתן עוד להשתמש בו.",
			canceled: "הקישור בוטל. לא ניתן עוד להשתמש בו.",
			deleted: "הקישור נמחק. לא ניתן עוד להשתמש בו.",
			overdue: "תוקף הקישור פג.",
			rejected: "הלקוח דחה את התשלום.",
			paymentFailed: "התשלום נכשל. הקישור עדיין בתוקף, והלקוח יכול לנסות שוב.",
			sendingFailed: "השליחה נכשלה. ניתן להעתיק את הקישור ולמסור אותו."
		},
		cancel: {
			action: "ביטול הקישור",
			title: "לבטל את הקישור לתשלום?",
			refuse: "השארת הקישור"
		}
	}
};
export { paymentRequests };
