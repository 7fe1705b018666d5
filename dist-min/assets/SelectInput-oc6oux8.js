import { n as Field } from "./Field-khuee7j.js";
import { $t as inputClass } from "./app-k3iiw52.js";
import { t as useField } from "./useField-fbycvji.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/ui/inputs/SelectInput.tsx
var import_jsx_runtime = require_jsx_runtime();
/** One of several values. */
function SelectInput({ name, label, help, required, disabled, options, empty }) {
	const { id, field, value, error, described } = useField({
		name,
		help
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
		id,
		label,
		required,
		help,
		error,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("select", {
			...described,
			...field,
			id,
			className: inputClass(),
			value,
			disabled,
			"aria-required": required || void 0,
			children: [empty !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
				value: "",
				children: empty
			}), options.map((option) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
				value: option.value,
				children: option.text
			}, option.value))]
		})
	});
}
export { SelectInput as t };
