import { Gn as useTranslate } from "./app-k3iiw52.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { t as TextInput } from "./TextInput-h9yxk14.js";
import { n as toText, t as textOf } from "./formTexts-iwm5trk.js";
import { t as FieldGrid } from "./FieldGrid-osfkjyc.js";
// src/fields/address/AddressFields.tsx
var import_jsx_runtime = require_jsx_runtime();
/** An address. @param props.name where it stands in the form, as `consumerAddress` */
function AddressFields({ name, required = false }) {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
			name: `${name}.street`,
			label: translate("addressField.street"),
			maxLength: 250,
			required
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldGrid, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
			name: `${name}.house`,
			label: translate("addressField.house"),
			maxLength: 50
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
			name: `${name}.apartment`,
			label: translate("addressField.apartment"),
			maxLength: 50
		})] }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
			name: `${name}.city`,
			label: translate("addressField.city"),
			maxLength: 50
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldGrid, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
			name: `${name}.zip`,
			label: translate("addressField.zip"),
			maxLength: 50,
			dir: "ltr"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
			name: `${name}.countryCode`,
			label: translate("addressField.country"),
			maxLength: 50,
			dir: "ltr"
		})] })
	] });
}
// src/fields/address/addressValues.ts
var fields = [
	"street",
	"house",
	"apartment",
	"city",
	"zip",
	"countryCode"
];
var noAddress = {
	street: "",
	house: "",
	apartment: "",
	city: "",
	zip: "",
	countryCode: ""
};
/** An address of the server as a form holds it. */
var addressOf = (address) => ({
	...noAddress,
	...Object.fromEntries(fields.map((field) => [field, textOf(address?.[field])]))
});
/** An address as it travels; null when nothing of it is filled in. */
function toAddress(address) {
	const entries = fields.map((field) => [field, toText(address[field])]);
	return entries.some(([, text]) => text !== null) ? Object.fromEntries(entries) : null;
}
export { AddressFields as i, noAddress as n, toAddress as r, addressOf as t };
