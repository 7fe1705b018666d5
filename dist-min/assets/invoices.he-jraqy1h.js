import { t as dealFacts } from "./dealFacts.he-gsrlqmn.js";
import { t as domainFields } from "./domainFields.he-gxke5z4.js";
import { t as inputs } from "./inputs.he-f1yts9f.js";
// src/i18n/catalogue/invoices.he.ts
/** Words of documents: their page and what can be done with them. */
var invoices = {
	...inputs,
	...domainFields,
	...dealFacts,
	pdf: {
		open: "פתיחה בלשונית חדשה",
		save: "הורדה",
		notDrawn: "ניתן לפתוח או להוריד את המסמך."
	},
	invoiceWizard: {
		step: {
			document: "מסמך",
			customer: "לקוח",
			amount: "פריטים וסכום",
			payments: "תקבולים",
			confirm: "אישור"
		},
		language: "שפת המסמך",
		nationalID: "ת״ז, ח״פ או מספר עוסק",
		allocation: {
			number: "מספר הקצאה",
			due: "הסכום לפני מע״מ אינו נמוך מ-%{amount}, ולכן החשבונית טעונה מספר הקצאה של רשות המסים.",
			missing: "חסר מספר העוסק של הלקוח. לקוח שהוא עוסק לא יוכל לנכות את המע״מ בלי מספר הקצאה."
		},
		goesTo: "המסמך יישלח אל",
		preview: {
			title: "תצוגה מקדימה של המסמך",
			to: "לכבוד",
			unnumbered: "המספר ייקבע בהפקה."
		},
		issue: "הפקת המסמך",
		made: "המסמך הופק",
		again: "מסמך חדש",
		open: "מעבר למסמך",
		copy: "מעבר להעתק",
		noProvider: {
			title: "לא ניתן להפיק מסמכים במסוף הזה",
			text: "המסוף %{terminal} אינו מחובר למערכת חשבוניות."
		},
		alreadyIssued: "לא ניתן לשנות את המסמך: הוא כבר הופק או נמחק.",
		lost: "לא התקבלה תשובה, ולא ידוע אם המסמך הופק. לפני כל שינוי יש לבדוק ברשימה; שליחה חוזרת של אותו מסמך לא תפיק אותו פעמיים.",
		lookUp: "מעבר לרשימת החשבוניות"
	},
	invoiceTotals: {
		title: "סיכום לפי תקופות",
		label: "סכומי המסמכים לפי תקופות",
		by: "סיכום לפי",
		segment: {
			day: "יום",
			week: "שבוע",
			month: "חודש",
			year: "שנה"
		},
		period: "תקופה",
		week: "השבוע של %{day}",
		type: "סוג מסמך",
		count: "מסמכים",
		vat: "מע״מ",
		total: "סה״כ",
		none: "אין מסמכים לסיכום.",
		failed: "לא ניתן לטעון את הסיכום.",
		more: "מוצגות %{count} השורות החדשות ביותר. ניתן לצמצם את הרשימה לפי תאריך."
	},
	invoice: {
		number: "מסמך",
		failed: "ההפקה נכשלה",
		sentTo: "נשלח אל",
		nobody: "ללא דוא״ל",
		copies: "העתקים: %{addresses}",
		transaction: "עסקה",
		billingDeal: "הוראת קבע",
		origin: "המסמך שבוטל",
		credit: "מסמך הביטול",
		totals: "סכומים",
		copy: {
			tab: "העתק",
			title: "העתק של מסמך %{number}",
			failed: "לא ניתן היה לטעון את העתק המסמך."
		},
		note: {
			sendingFailed: "שליחת המסמך נכשלה",
			canceled: "המסמך בוטל",
			cancels: "המסמך הזה מבטל מסמך אחר",
			originalHad: "המקור הורד ב-%{time}"
		},
		advice: {
			failed: "ניתן לשנות את הפרטים ולהפיק שוב, או למחוק.",
			sendingFailed: "ניתן לשלוח שוב, גם לכתובת אחרת.",
			canceled: "הופק במקומו מסמך זיכוי.",
			cancels: "המסמך המקורי נשאר ברשימה, ומספרו אינו משמש שוב.",
			originalHad: "המקור ניתן להורדה פעם אחת בלבד. מעתה ניתן להוריד העתקים."
		},
		other: {
			canceled: "מעבר למסמך הביטול",
			cancels: "מעבר למסמך שבוטל"
		},
		change: { action: "שינוי והפקה" },
		resend: {
			action: "שליחה חוזרת",
			title: "שליחת המסמך בדוא״ל",
			email: "דוא״ל",
			send: "שליחה",
			titleOfMany: "לשלוח מסמך אחד? |||| לשלוח שני מסמכים? |||| לשלוח %{count} מסמכים?",
			textOfMany: "כל מסמך יישלח ללקוח שלו ולמקבלי ההעתקים.",
			doneMany: "מסמך אחד נשלח |||| שני מסמכים נשלחו |||| %{count} מסמכים נשלחו",
			notDoneMany: "מסמך אחד לא נשלח |||| שני מסמכים לא נשלחו |||| %{count} מסמכים לא נשלחו"
		},
		hindrance: {
			NotFound: "המסמך לא נמצא",
			DocumentNotIssued: "המסמך לא הופק",
			ConsumerEmailIsRequired: "ללקוח אין דוא״ל"
		},
		report: {
			tax: {
				action: "דוח מס",
				title: "דוח מס",
				text: "קובץ במבנה אחיד של מסמכי המסוף %{terminal}, לפי תאריך המסמך."
			},
			hash: {
				action: "דוח חתימות",
				title: "דוח חתימות",
				text: "רשימת מסמכי המסוף %{terminal} עם החתימה הדיגיטלית של כל מקור, לפי תאריך המסמך."
			},
			from: "מתאריך",
			to: "עד תאריך",
			send: "הורדה"
		},
		original: {
			action: "הורדת המקור",
			title: "להוריד את המקור?",
			text: "המקור ניתן להורדה פעם אחת בלבד. לאחר מכן ניתן להוריד העתקים, כמה פעמים שצריך.",
			done: "המקור הורד. מעתה ניתן להוריד העתקים בלבד."
		},
		cancel: {
			action: "ביטול המסמך",
			title: "לבטל את המסמך?",
			text: "יופק מסמך זיכוי על סך %{amount}, שיקושר למסמך הזה. לא ניתן לשחזר מסמך שבוטל.",
			refuse: "השארת המסמך"
		},
		deleting: {
			title: "למחוק את המסמך?",
			text: "המסמך לא הופק ואין לו מספר. הפרטים שנרשמו בו יימחקו."
		}
	}
};
export { invoices };
