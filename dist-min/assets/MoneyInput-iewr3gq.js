import { n as settleMoney, t as DecimalInput } from "./DecimalInput-b29r5oh.js";
import { en as adornment } from "./app-k3iiw52.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/ui/inputs/MoneyInput.tsx
var import_jsx_runtime = require_jsx_runtime();
/** An amount: two decimals, a dot, no thousands separator (spec §5); a typed or pasted `1,234.50 ₪` is understood. */
function MoneyInput({ currency, ...props }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DecimalInput, {
		...props,
		placeholder: "0.00",
		settle: settleMoney,
		adornment: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: adornment,
			"aria-hidden": "true",
			children: currency.symbol
		})
	});
}
export { MoneyInput as t };
