import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { dr as require_react, fn as useSettings, yn as useSaved } from "./app-k3iiw52.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/settings/currency.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Stands in while the dictionary is empty, as it is on a server that offers no currency. */
var shekel = {
	code: "ILS",
	symbol: "₪",
	name: "ILS"
};
/** The currency of a code; one that is unset or gone from the dictionary is the first of it (spec §4, §9). */
function chooseCurrency(currencies, code) {
	return currencies.find((one) => one.code === code) ?? currencies[0] ?? shekel;
}
/** The currency of the system, kept for this person (spec §4 "System currency"). */
function useSystemCurrency() {
	const { currencies } = useSettings();
	const [code, choose] = useSaved("currency");
	const currency = chooseCurrency(currencies, code);
	return (0, import_react.useMemo)(() => ({
		currency,
		choose
	}), [currency, choose]);
}
var OperationContext = (0, import_react.createContext)(void 0);
/**
* Gives one operation, such as a charge, a currency of its own.
* @param code undefined = the system's; the operation's form keeps it.
*/
function OperationCurrencyProvider({ code, choose, children }) {
	const operation = (0, import_react.useMemo)(() => ({
		code,
		choose
	}), [code, choose]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OperationContext, {
		value: operation,
		children
	});
}
export { chooseCurrency as n, useSystemCurrency as r, OperationCurrencyProvider as t };
