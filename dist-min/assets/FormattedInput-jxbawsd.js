import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { an as clsx, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { $t as inputClass, dr as require_react, tn as frame } from "./app-k3iiw52.js";
import { n as Field } from "./Field-khuee7j.js";
import { t as useField } from "./useField-fbycvji.js";
// src/ui/inputs/FormattedInput.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Ways in which a text arrives key by key. */
var typedKeys = /^(insertText|insertCompositionText|delete|history)/;
function changeOf({ target, nativeEvent }, before) {
	const way = "inputType" in nativeEvent ? String(nativeEvent.inputType) : "";
	return {
		text: target.value,
		caret: target.selectionStart ?? target.value.length,
		before,
		pasted: !typedKeys.test(way)
	};
}
/** A native input of one line whose text may be laid out while it is typed, the caret staying where it was. */
function FormattedInput(props) {
	const { name, label, help, required, disabled, autoFocus, format, settle, onIntercept, maxLength, ...rest } = props;
	const { expects, adornment, ...native } = rest;
	const { id, field, value, error, described } = useField({
		name,
		help,
		maxLength
	});
	const said = error && expects && value !== "" ? `${error}. ${expects}` : error;
	const element = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(function focusOnAppearance() {
		if (autoFocus) element.current?.focus();
	}, [autoFocus]);
	function onChange(event) {
		const change = changeOf(event, value);
		if (onIntercept?.(change)) return;
		if (!format) return field.onChange(change.text);
		const { text, caret } = format(change);
		event.target.value = text;
		event.target.setSelectionRange(caret, caret);
		if (text !== value) field.onChange(text);
	}
	const input = /* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
		...native,
		...described,
		id,
		name: field.name,
		className: clsx(inputClass(), native.className),
		ref: (node) => {
			element.current = node;
			field.ref(node);
		},
		value,
		disabled,
		"aria-required": required || void 0,
		onChange,
		onBlur: () => {
			const settled = settle?.(value) ?? value;
			if (settled !== value) field.onChange(settled);
			field.onBlur();
		}
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Field, {
		id,
		label,
		required,
		help,
		error: said,
		children: adornment === void 0 ? input : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: frame,
			"data-dir": native.dir,
			children: [input, adornment]
		})
	});
}
export { FormattedInput as t };
