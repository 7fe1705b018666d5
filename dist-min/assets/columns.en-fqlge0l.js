// src/i18n/catalogue/columns.en.ts
var columns = { columns: {
	up: "Move %{name} up",
	down: "Move %{name} down",
	moved: "%{name}: position %{position} of %{count}",
	reset: "Reset columns",
	wasReset: "The columns were reset to default",
	wider: "Make %{name} wider",
	narrower: "Make %{name} narrower",
	width: "%{name}: %{pixels} pixels wide",
	fitted: "%{name}: as wide as its content"
} };
export { columns };
