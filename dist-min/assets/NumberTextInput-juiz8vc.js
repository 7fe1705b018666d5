import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { f as useWatch, u as useFormContext } from "./useField-fbycvji.js";
import { t as FormattedInput } from "./FormattedInput-jxbawsd.js";
import { n as onlyCharacters } from "./typed-nz2btcz.js";
import { t as DigitsInput } from "./DigitsInput-c2fhv04.js";
// src/fields/useFieldValues.ts
/**
* What stands in the form under a name, and again with each change.
* @param empty what stands for it while the form has nothing there.
* @example const { bank } = useFieldValues('bankDetails', noAccount);
*/
function useFieldValues(name, empty) {
	const { control, getValues } = useFormContext();
	useWatch({
		control,
		name
	});
	return getValues(name) ?? empty;
}
// src/ui/inputs/PhoneInput.tsx
var import_jsx_runtime = require_jsx_runtime();
var format$1 = onlyCharacters(/[\d+\-() *#]/, 20);
/** A telephone number as people write it. It is the customer's, so no browser fills it in. */
function PhoneInput(props) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormattedInput, {
		...props,
		type: "tel",
		dir: "ltr",
		inputMode: "tel",
		autoComplete: "off",
		format: format$1
	});
}
// src/ui/inputs/NumberTextInput.tsx
var format = onlyCharacters(/\d/);
/** A branch, an account: digits, of which there may be so many. */
function NumberTextInput(props) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DigitsInput, {
		...props,
		format
	});
}
export { PhoneInput as n, useFieldValues as r, NumberTextInput as t };
