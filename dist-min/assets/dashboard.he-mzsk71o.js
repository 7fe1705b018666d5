// src/i18n/catalogue/dashboard.he.ts
/** Words of the dashboard. */
var dashboard = { overview: {
	filter: "מה מוצג בלוח הבקרה",
	days: "תקופה",
	custom: "טווח מותאם אישית",
	granularity: {
		label: "רמת פירוט",
		day: "יום",
		week: "שבוע",
		month: "חודש"
	},
	comparison: {
		label: "השוואה",
		noComparison: "ללא השוואה",
		comparisonDate: "לתקופה אחרת"
	},
	chosen: "התקופה שנבחרה",
	compared: "התקופה להשוואה",
	before: "לעומת",
	earlier: "להשוואה",
	totals: "סיכומים",
	timeline: "ציר זמן",
	paymentTypes: "אמצעי תשלום",
	paymentType: "אמצעי תשלום",
	items: "הפריטים המובילים",
	item: "פריט",
	quantity: "כמות",
	customers: "לקוחות שחויבו",
	inShekels: "סה״כ בשקלים",
	converted: "הסכומים בשקלים כוללים את כל המטבעות, לפי השער של כל עסקה.",
	all: "כל החיובים של התקופה",
	none: "אין עסקאות בתקופה זו.",
	failed: "לא ניתן היה לטעון את הנתונים.",
	figure: {
		total: "סך החיובים",
		count: "חיובים",
		average: "חיוב ממוצע",
		refunds: "סך הזיכויים",
		refundCount: "זיכויים",
		net: "נטו",
		canceled: "עסקאות שבוטלו"
	},
	customer: {
		customersCount: "לקוחות",
		newCustomersCount: "חדשים",
		returningCustomersCount: "חוזרים",
		averageAmount: "ממוצע ללקוח",
		totalAmount: "סה״כ"
	}
} };
export { dashboard };
