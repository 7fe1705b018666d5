import { Gn as useTranslate } from "./app-k3iiw52.js";
import { i as TotalsText, r as AmountFields, v as totalsOf } from "./CustomerField-0sbj4sq.js";
import { t as TextInput } from "./TextInput-h9yxk14.js";
import { r as CurrencyInput } from "./RadioInput-grci726.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/fields/deal/DealSumFields.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What a deal comes to, and what it is for, under the names of a request. */
function DealSumFields({ values, currency, vatRate, lines, required }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AmountFields, {
			currency,
			beside: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CurrencyInput, {
				name: "currency",
				items: values.dealDetails.items
			}),
			lines,
			required
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TotalsText, {
			totals: totalsOf(values, vatRate ?? 0),
			currency,
			vatRate
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DealTextFields, {})
	] });
}
/** What a deal is for, as the payer and the books are told. */
function DealTextFields() {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
		name: "dealDetails.dealDescription",
		label: translate("dealField.description"),
		help: translate("dealField.descriptionHelp"),
		maxLength: 250
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
		name: "dealDetails.dealReference",
		label: translate("dealField.reference"),
		maxLength: 50,
		dir: "ltr"
	})] });
}
export { DealTextFields as n, DealSumFields as t };
