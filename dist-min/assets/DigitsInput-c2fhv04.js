import { t as FormattedInput } from "./FormattedInput-jxbawsd.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/ui/inputs/DigitsInput.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* Digits that are a name rather than an amount: a card, an identity number, an account; zeros in front stay. They are
* the customer's, so no browser fills them in or keeps them.
*/
function DigitsInput(props) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormattedInput, {
		...props,
		type: "text",
		dir: "ltr",
		inputMode: "numeric",
		autoComplete: "off"
	});
}
export { DigitsInput as t };
