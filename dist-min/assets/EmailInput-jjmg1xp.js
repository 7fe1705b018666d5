import { t as FormattedInput } from "./FormattedInput-jxbawsd.js";
import { n as onlyCharacters } from "./typed-nz2btcz.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/ui/inputs/EmailInput.tsx
var import_jsx_runtime = require_jsx_runtime();
var format = onlyCharacters(/\S/);
/** An e-mail address. It is the customer's, so no browser fills it in. */
function EmailInput(props) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormattedInput, {
		...props,
		type: "text",
		dir: "ltr",
		inputMode: "email",
		autoComplete: "off",
		autoCapitalize: "none",
		format
	});
}
export { EmailInput as t };
