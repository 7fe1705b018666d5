// src/i18n/catalogue/columns.he.ts
/** Words of what changes columns: their choice, their order and their widths. */
var columns = { columns: {
	up: "העברת %{name} למעלה",
	down: "העברת %{name} למטה",
	moved: "%{name}: מקום %{position} מתוך %{count}",
	reset: "איפוס העמודות",
	wasReset: "העמודות אופסו לברירת המחדל",
	wider: "הרחבת %{name}",
	narrower: "הצרת %{name}",
	width: "%{name}: רוחב %{pixels} פיקסלים",
	fitted: "%{name}: רוחב לפי התוכן"
} };
export { columns };
