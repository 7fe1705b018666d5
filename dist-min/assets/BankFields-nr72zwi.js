import { Gn as useTranslate, fn as useSettings, wn as visuallyHidden } from "./app-k3iiw52.js";
import { t as bankAccountWarning } from "./bankAccount-d8jx9h3.js";
import { r as useFieldValues, t as NumberTextInput } from "./NumberTextInput-juiz8vc.js";
import { t as useField } from "./useField-fbycvji.js";
import { t as Combobox } from "./Combobox-oynjqua.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { t as FieldGrid } from "./FieldGrid-osfkjyc.js";
// src/ui/combobox/ChoiceInput.tsx
var import_jsx_runtime = require_jsx_runtime();
/** One of many values, found by typing; the form holds its id. */
function ChoiceInput({ name, label, help, required, disabled, options, placeholder }) {
	const translate = useTranslate();
	const { id, field, value, error } = useField({
		name,
		help
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Combobox, {
		id,
		label,
		help,
		error,
		required,
		placeholder,
		options,
		value: options.find((option) => option.id === value) ?? null,
		onChange: (_, choice) => field.onChange(typeof choice === "string" ? choice : choice?.id ?? ""),
		inputRef: field.ref,
		onBlur: field.onBlur,
		disabled: disabled ?? false,
		disableClearable: required ?? false,
		autoHighlight: true,
		noOptionsText: translate("search.none")
	});
}
// src/fields/bank/BankFields.module.css
var warning = "warning-sHD";
// src/fields/bank/BankFields.tsx
var noAccount = {
	bank: "",
	bankBranch: "",
	bankAccount: ""
};
/** Codes travel as numbers: `09` and `9` are one bank. */
var codeOf = (code) => String(Number(code));
/**
* A bank account: bank, branch, number. A number whose check digit does not fit is doubted, never refused.
* @param props.name where the account stands in the form, as `bankDetails`
*/
function BankFields({ name, required = false }) {
	const translate = useTranslate();
	const { dictionaries } = useSettings();
	const { bank, bankBranch, bankAccount } = useFieldValues(name, noAccount);
	const options = Object.entries(dictionaries.banks ?? {}).map(([code, name]) => ({
		id: codeOf(code),
		title: `${code} · ${name}`
	})).toSorted((one, other) => Number(one.id) - Number(other.id));
	const known = bank === "" || options.some(({ id }) => id === bank);
	const warning$1 = bankAccountWarning(bank, bankBranch, bankAccount);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChoiceInput, {
			name: `${name}.bank`,
			label: translate("bankField.bank"),
			options: known ? options : [...options, {
				id: bank,
				title: bank
			}],
			placeholder: required ? translate("bankField.choose") : translate("bankField.none"),
			required
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldGrid, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberTextInput, {
			name: `${name}.bankBranch`,
			label: translate("bankField.branch"),
			maxLength: 3,
			required
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberTextInput, {
			name: `${name}.bankAccount`,
			label: translate("bankField.account"),
			maxLength: 12,
			required
		})] }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			role: "status",
			className: warning$1 ? warning : visuallyHidden,
			children: warning$1 && translate(warning$1.key, warning$1.values)
		})
	] });
}
export { BankFields as t };
