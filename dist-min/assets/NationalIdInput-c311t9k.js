import { f as useWatch } from "./useField-fbycvji.js";
import { Gn as useTranslate } from "./app-k3iiw52.js";
import { t as DigitsInput } from "./DigitsInput-c2fhv04.js";
import { n as onlyCharacters } from "./typed-nz2btcz.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/ui/inputs/NationalIdInput.tsx
var import_jsx_runtime = require_jsx_runtime();
var format = onlyCharacters(/\d/, 9);
/** An Israeli identity number: at most nine digits. */
function NationalIdInput(props) {
	const translate = useTranslate();
	const isShort = String(useWatch({ name: props.name }) ?? "").length < 5;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DigitsInput, {
		...props,
		format,
		expects: isShort ? translate("expects.id") : void 0
	});
}
export { NationalIdInput as t };
