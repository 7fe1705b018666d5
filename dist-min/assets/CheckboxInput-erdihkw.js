import { i as field, t as Below } from "./Field-khuee7j.js";
import { t as useField } from "./useField-fbycvji.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/ui/inputs/CheckboxInput.module.css
var check = "check-qc5";
// src/ui/inputs/CheckboxInput.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Yes or no; its value is a boolean. */
function CheckboxInput({ name, label, help, disabled }) {
	const { id, field: field$1, value, error, described } = useField({
		name,
		help
	});
	const { ref, onChange, onBlur } = field$1;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: field,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
			className: check,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				...described,
				id,
				type: "checkbox",
				name: field$1.name,
				ref,
				checked: value === "true",
				disabled,
				onChange: (event) => onChange(event.target.checked),
				onBlur
			}), label]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Below, {
			id,
			help,
			error
		})]
	});
}
export { CheckboxInput as t };
