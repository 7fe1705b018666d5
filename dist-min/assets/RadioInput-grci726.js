import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Gn as useTranslate, dr as require_react, fn as useSettings } from "./app-k3iiw52.js";
import { an as clsx, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { t as useField, u as useFormContext } from "./useField-fbycvji.js";
import { a as label, i as field, t as Below } from "./Field-khuee7j.js";
import { t as TextInput } from "./TextInput-h9yxk14.js";
import { t as FieldGrid } from "./FieldGrid-osfkjyc.js";
import { t as optionClass } from "./optionClass-n8fdvfk.js";
import { t as CheckboxInput } from "./CheckboxInput-erdihkw.js";
import { t as SelectInput } from "./SelectInput-oc6oux8.js";
import { r as useFieldValues } from "./NumberTextInput-juiz8vc.js";
import { t as EmailInput } from "./EmailInput-jjmg1xp.js";
// src/fields/deal/CurrencyInput.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The currency of a deal; items of the catalogue, which have their price in one, bind it. */
function CurrencyInput({ name, items }) {
	const translate = useTranslate();
	const { currencies } = useSettings();
	const isBound = items.some(({ itemID }) => itemID !== "");
	if (currencies.length < 2) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectInput, {
		name,
		label: translate("dealField.currency"),
		help: isBound ? translate("dealField.currencyBound") : void 0,
		options: currencies.map(({ code, name: word, symbol }) => ({
			value: code,
			text: word === code ? code : `${word} (${symbol})`
		})),
		disabled: isBound
	});
}
// src/fields/invoice/InvoiceFields.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** The document that is made of a deal: its kind, whom it goes to, and copies. */
function InvoiceFields({ name, customerName, types }) {
	const translate = useTranslate();
	const { invoiceTypeEnum: names = {} } = useSettings().dictionaries;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldGrid, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectInput, {
			name: `${name}.invoiceType`,
			label: translate("invoiceField.type"),
			options: types.map((value) => ({
				value,
				text: names[value] ?? value
			}))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
			name: `${name}.invoiceSubject`,
			label: translate("invoiceField.subject"),
			maxLength: 250
		}),
		customerName !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
			name: `${customerName}.consumerName`,
			label: translate("customerField.name"),
			maxLength: 50,
			required: true
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmailInput, {
			name: `${customerName}.consumerEmail`,
			label: translate("customerField.email"),
			maxLength: 50,
			required: true
		})] }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
			name: `${name}.sendCCTo`,
			label: translate("invoiceField.copies"),
			help: translate("invoiceField.copiesHelp"),
			dir: "ltr",
			inputMode: "email"
		})
	] });
}
// src/fields/invoice/DocumentFields.tsx
/** Whether a document is made of a deal, and which, under the names of a request. */
function DocumentFields({ label, currency, always = false, types, customerName }) {
	const translate = useTranslate();
	const { setValue } = useFormContext();
	const issues = useFieldValues("issueInvoice", false);
	const isOffered = currency === "ILS";
	(0, import_react.useEffect)(function dropWhatIsNotOffered() {
		if (issues && !isOffered) setValue("issueInvoice", false);
	}, [
		issues,
		isOffered,
		setValue
	]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [!always && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckboxInput, {
		name: "issueInvoice",
		label,
		help: isOffered ? void 0 : translate("OnlyIlsInvoices"),
		disabled: !isOffered
	}), isOffered && (always || issues) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(InvoiceFields, {
		name: "invoiceDetails",
		customerName,
		types
	})] });
}
// src/ui/inputs/RadioInput.module.css
var choices = "choices-kgj";
var options = "options-kgj";
// src/ui/inputs/RadioInput.tsx
/** One of a few values, all in sight. */
function RadioInput({ name, label: label$1, help, disabled, required, options: options$1 }) {
	const { id, field: field$1, value, error, described } = useField({
		name,
		help
	});
	const { ref, onChange, onBlur } = field$1;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: clsx(field, choices),
		role: "radiogroup",
		"aria-required": required || void 0,
		disabled,
		...described,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: label,
				children: label$1
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: options,
				children: options$1.map((option, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
					className: optionClass,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
						type: "radio",
						name: `${id}-${field$1.name}`,
						value: option.value,
						ref: index === 0 ? ref : void 0,
						checked: value === option.value,
						disabled: option.disabled,
						onChange: () => onChange(option.value),
						onBlur
					}), option.text]
				}, option.value))
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Below, {
				id,
				help,
				error
			})
		]
	});
}
export { DocumentFields as n, CurrencyInput as r, RadioInput as t };
