// src/fields/deal/dealFieldOf.ts
/** The field where a fault of a deal's amounts, lines and document is shown. @param hasLines the amount is their sum */
function dealFieldOf(path, hasLines) {
	if (path === "dealDetails.items") return "root.form";
	if (path === "transactionAmount" && hasLines) return "root.form";
	if (path.startsWith("invoiceDetails.sendCCTo.")) return "invoiceDetails.sendCCTo";
	return path.replace(/^(dealDetails\.items\.\d+)\.amount$/, "$1.discount");
}
export { dealFieldOf as t };
