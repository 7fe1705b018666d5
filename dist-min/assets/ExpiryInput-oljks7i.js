import { f as useWatch } from "./useField-fbycvji.js";
import { Gn as useTranslate } from "./app-k3iiw52.js";
import { n as parseExpiry, r as toShownExpiry } from "./expiry-bbevte7.js";
import { t as DigitsInput } from "./DigitsInput-c2fhv04.js";
import { t as keepCaret } from "./typed-nz2btcz.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/ui/inputs/formats/expiry.ts
var mostDigits = 6;
function layOut(digits) {
	const kept = digits.slice(0, mostDigits);
	return kept.length > 2 ? `${kept.slice(0, 2)} / ${kept.slice(2)}` : kept;
}
/** Month and year as `MM / YYYY`; the slash comes by itself, and a month of one digit gets its zero. */
var expiryFormat = (change) => {
	const { text, before, pasted } = change;
	const reversed = /^\s*(\d{4})-(\d{2})\s*$/.exec(text);
	if (reversed) return keepCaret({
		...change,
		text: `${reversed[2]}${reversed[1]}`
	}, /\d/, layOut);
	if (text.length > before.length && /^\s*([2-9]|[1-9]\s*[/.-].*)$/.test(text)) return keepCaret({
		...change,
		text: `0${text.trim()}`,
		caret: change.caret + 1
	}, /\d/, layOut);
	const typed = keepCaret(change, /\d/, layOut);
	return pasted ? {
		text: settleExpiry(typed.text),
		caret: settleExpiry(typed.text).length
	} : typed;
};
/** An expiry that nobody types in any more: the year in four digits. */
function settleExpiry(text) {
	const expiry = parseExpiry(text);
	return expiry ? toShownExpiry(expiry) : text;
}
// src/ui/inputs/card/ExpiryInput.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A card's last month, `MM / YYYY` (spec §5). */
function ExpiryInput(props) {
	const translate = useTranslate();
	const expects = parseExpiry(String(useWatch({ name: props.name }) ?? "")) !== void 0 ? void 0 : translate("expects.expiry");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DigitsInput, {
		...props,
		placeholder: "MM / YYYY",
		format: expiryFormat,
		settle: settleExpiry,
		expects
	});
}
export { ExpiryInput as t };
