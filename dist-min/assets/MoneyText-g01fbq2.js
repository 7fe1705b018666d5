import { Y as AmountText, Z as formatMoney } from "./app-k3iiw52.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/ui/MoneyText.tsx
var import_jsx_runtime = require_jsx_runtime();
/** An amount of money; refunds take their tone. */
function MoneyText({ amount, currency }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AmountText, { text: formatMoney(amount, currency) });
}
export { MoneyText as t };
