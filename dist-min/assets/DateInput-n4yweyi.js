import { t as DayPicker } from "./DayPicker-mf3ofxp.js";
import { n as readDay, r as shownDay, t as dayPattern } from "./dayText-f7k6wgl.js";
import { n as Field } from "./Field-khuee7j.js";
import { $t as inputClass } from "./app-k3iiw52.js";
import { t as useField } from "./useField-fbycvji.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/ui/inputs/DateInput.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A calendar day; its value is `YYYY-MM-DD`, or the text as typed while it is none. */
function DateInput({ name, label, help, required, disabled }) {
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
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayPicker, {
			label,
			value,
			disabled,
			onPick: field.onChange,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
				...described,
				...field,
				id,
				type: "text",
				dir: "ltr",
				inputMode: "numeric",
				autoComplete: "off",
				placeholder: dayPattern,
				className: inputClass(),
				value: shownDay(value),
				disabled,
				"aria-required": required || void 0,
				onChange: ({ target: { value: text } }) => {
					const day = readDay(text);
					field.onChange(day !== void 0 && shownDay(day) === text ? day : text);
				},
				onBlur: () => {
					const day = readDay(value);
					if (day !== void 0 && day !== value) field.onChange(day);
					field.onBlur();
				}
			})
		})
	});
}
export { DateInput as t };
