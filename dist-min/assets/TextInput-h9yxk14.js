import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { $t as inputClass, dr as require_react } from "./app-k3iiw52.js";
import { n as Field } from "./Field-khuee7j.js";
import { t as FormattedInput } from "./FormattedInput-jxbawsd.js";
import { t as useField } from "./useField-fbycvji.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/ui/inputs/TextInput.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** A text; each takes the direction of its first strong letter. */
function TextInput({ multiline = false, ...props }) {
	return multiline ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LongText, { ...props }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormattedInput, {
		type: "text",
		dir: "auto",
		autoComplete: "off",
		...props
	});
}
function LongText({ name, label, help, required, disabled, autoFocus, dir = "auto", maxLength }) {
	const { id, field, value, error, described } = useField({
		name,
		help,
		maxLength
	});
	const element = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(function focusOnAppearance() {
		if (autoFocus) element.current?.focus();
	}, [autoFocus]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
		id,
		label,
		required,
		help,
		error,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("textarea", {
			...described,
			...field,
			id,
			className: inputClass(),
			rows: 3,
			ref: (node) => {
				element.current = node;
				field.ref(node);
			},
			value,
			dir,
			disabled,
			"aria-required": required || void 0
		})
	});
}
export { TextInput as t };
