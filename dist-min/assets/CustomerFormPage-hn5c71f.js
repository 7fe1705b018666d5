import { Gn as useTranslate, dn as useSelectedTerminal, fn as useSettings } from "./app-k3iiw52.js";
import { A as create$3, D as words, S as text, c as flag, f as instant, o as emailAddress, u as guid, w as updateTimestamp, x as ruled } from "./schemaResolver-o963qvc.js";
import { n as nationalId } from "./nationalId-c9wuuf0.js";
import { n as bankRequest, t as addressRequest } from "./requestParts-oq1e56j.js";
import { n as bankDetails, r as writeFields, t as address } from "./shared-gko42qg.js";
import { t as RecordFormPage } from "./RecordFormPage-b0er59o.js";
import { Qt as pathTo, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { t as FormColumn } from "./FormColumn-nz6tlp8.js";
import { t as FormSection } from "./FormSection-hhc2zub.js";
import { t as CheckboxInput } from "./CheckboxInput-erdihkw.js";
import { t as EmailInput } from "./EmailInput-jjmg1xp.js";
import { t as FieldGrid } from "./FieldGrid-osfkjyc.js";
import { t as NationalIdInput } from "./NationalIdInput-c311t9k.js";
import { n as PhoneInput } from "./NumberTextInput-juiz8vc.js";
import { t as TextInput } from "./TextInput-h9yxk14.js";
import { i as AddressFields, r as toAddress, t as addressOf } from "./addressValues-kcu10xf.js";
import { t as BankFields } from "./BankFields-nr72zwi.js";
import { n as toText, t as textOf } from "./formTexts-iwm5trk.js";
// contract/entities/consumer.ts
var basics = {
	consumerID: guid().required(),
	consumerName: text().required(),
	consumerEmail: text(),
	consumerPhone: text(),
	consumerNationalID: text(),
	consumerAddress: address.notRequired().default(void 0),
	externalReference: text(),
	woocommerceID: text(),
	ecwidID: text(),
	active: flag().required()
};
create$3({
	...basics,
	terminalID: guid(),
	hasBankAccount: flag().required(),
	hasCreditCard: flag().required()
});
create$3({
	...basics,
	merchantID: guid(),
	terminalID: guid(),
	consumerSecondPhone: text(),
	bankDetails: bankDetails.notRequired().default(void 0),
	consumerNote: text(),
	billingDesktopRefNumber: text(),
	origin: text(),
	vatExempt: flag(),
	externalPriceListID: text(),
	morningID: text(),
	hasBankAccount: flag(),
	hasCreditCard: flag(),
	deleted: flag(),
	created: instant().required(),
	...writeFields,
	updateTimestamp: updateTimestamp().required()
});
/** What creates a customer; an update adds consumerID and updateTimestamp (docs/wire.md §3.2 R). */
var consumerRequest = create$3({
	terminalID: guid(),
	consumerName: words(50, 3).required(),
	consumerEmail: emailAddress(),
	consumerPhone: words(50),
	consumerSecondPhone: words(50),
	consumerNationalID: ruled(nationalId),
	consumerAddress: addressRequest.notRequired().default(void 0),
	bankDetails: bankRequest.notRequired().default(void 0),
	note: words(256),
	consumerNote: words(256),
	externalReference: words(50),
	billingDesktopRefNumber: words(50),
	woocommerceID: words(50),
	ecwidID: words(50),
	origin: words(50),
	active: flag(),
	vatExempt: flag()
});
consumerRequest.shape({
	consumerID: guid().required(),
	updateTimestamp: updateTimestamp().required()
});
// src/resources/customers/form/conflictFields.ts
/** Fields of the form by the key of their words. */
var fields = {
	"customer.name": "consumerName",
	"customer.email": "consumerEmail",
	"customer.phone": "consumerPhone",
	"customer.secondPhone": "consumerSecondPhone",
	"customer.nationalID": "consumerNationalID",
	"customer.vatExempt": "vatExempt",
	"customer.active": "active",
	"addressField.street": "consumerAddress.street",
	"addressField.house": "consumerAddress.house",
	"addressField.apartment": "consumerAddress.apartment",
	"addressField.city": "consumerAddress.city",
	"addressField.zip": "consumerAddress.zip",
	"addressField.country": "consumerAddress.countryCode",
	"bankField.bank": "bankDetails.bank",
	"bankField.branch": "bankDetails.bankBranch",
	"bankField.account": "bankDetails.bankAccount",
	"customer.note": "consumerNote",
	"customer.externalReference": "externalReference",
	"customer.billingDesktopRefNumber": "billingDesktopRefNumber",
	"customer.woocommerceID": "woocommerceID",
	"customer.ecwidID": "ecwidID"
};
/** The fields of a customer as a conflict shows them. @param banks names by code */
function conflictFields(translate, banks = {}) {
	const yesOrNo = (value) => translate(value === true ? "list.yes" : "list.no");
	const bankName = (value) => {
		const code = Object.keys(banks).find((one) => Number(one) === Number(value));
		return value === "" || typeof value !== "string" ? "" : banks[code ?? ""] ?? value;
	};
	const shown = {
		"customer.vatExempt": yesOrNo,
		"customer.active": yesOrNo,
		"bankField.bank": bankName
	};
	return Object.entries(fields).map(([key, name]) => ({
		name,
		label: translate(key),
		...key in shown && { show: shown[key] }
	}));
}
// src/resources/customers/form/CustomerFields.tsx
var import_jsx_runtime = require_jsx_runtime();
function ContactSection({ isNew }) {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: translate("customer.details"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
				name: "consumerName",
				label: translate("customer.name"),
				maxLength: 50,
				required: true,
				autoFocus: isNew
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmailInput, {
				name: "consumerEmail",
				label: translate("customer.email"),
				help: translate("customer.emailHelp"),
				maxLength: 50
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldGrid, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PhoneInput, {
				name: "consumerPhone",
				label: translate("customer.phone")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PhoneInput, {
				name: "consumerSecondPhone",
				label: translate("customer.secondPhone")
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NationalIdInput, {
				name: "consumerNationalID",
				label: translate("customer.nationalID")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckboxInput, {
				name: "vatExempt",
				label: translate("customer.vatExempt")
			}),
			!isNew && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckboxInput, {
				name: "active",
				label: translate("customer.active")
			})
		]
	});
}
function AddressSection() {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
		title: translate("customer.address"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddressFields, { name: "consumerAddress" })
	});
}
function ReferencesSection() {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
		title: translate("customer.references"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldGrid, { children: [
			"externalReference",
			"billingDesktopRefNumber",
			"woocommerceID",
			"ecwidID"
		].map((name) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
			name,
			label: translate(`customer.${name}`),
			maxLength: 50,
			dir: "ltr"
		}, name)) })
	});
}
/** The fields of a customer. */
function CustomerFields({ isNew }) {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormColumn, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContactSection, { isNew }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
		title: translate("customer.noteTitle"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
			name: "consumerNote",
			label: translate("customer.note"),
			maxLength: 256,
			multiline: true
		})
	})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormColumn, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddressSection, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
			title: translate("customer.bankTitle"),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BankFields, { name: "bankDetails" })
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReferencesSection, {})
	] })] });
}
// src/resources/customers/form/customerValues.ts
var bankFields = [
	"bank",
	"bankBranch",
	"bankAccount"
];
var textFields = [
	"consumerName",
	"consumerEmail",
	"consumerPhone",
	"consumerSecondPhone",
	"consumerNationalID",
	"consumerNote",
	"externalReference",
	"billingDesktopRefNumber",
	"woocommerceID",
	"ecwidID"
];
var textsOf = (fields, holder) => Object.fromEntries(fields.map((field) => [field, textOf(holder?.[field])]));
/** The form of a customer as it is; of a new one without a record. */
function customerValues(customer = {}) {
	return {
		...textsOf(textFields, customer),
		consumerAddress: addressOf(customer.consumerAddress),
		bankDetails: textsOf(bankFields, customer.bankDetails),
		vatExempt: customer.vatExempt === true,
		active: customer.active !== false
	};
}
/** An object of texts as it travels; null when nothing of it is filled in. */
function objectOf(texts) {
	const entries = Object.entries(texts).map(([field, text]) => [field, toText(text)]);
	return entries.some(([, text]) => text !== null) ? Object.fromEntries(entries) : null;
}
/** What a form sends to create a customer. */
function customerBody(values, terminalID) {
	return {
		terminalID,
		...Object.fromEntries(textFields.map((field) => [field, toText(values[field])])),
		consumerAddress: toAddress(values.consumerAddress),
		bankDetails: objectOf(values.bankDetails),
		vatExempt: values.vatExempt,
		active: values.active
	};
}
/** What a form sends to change a customer: what it does not show stays as it was. */
function customerUpdateBody(values, customer) {
	const { consumerID, updateTimestamp, origin, terminalID } = customer;
	return {
		...customerBody(values, terminalID),
		origin,
		consumerID,
		updateTimestamp
	};
}
// src/resources/customers/form/CustomerFormPage.tsx
/** Adds a customer, or changes one. */
function CustomerFormPage() {
	const translate = useTranslate();
	const { terminalID } = useSelectedTerminal().terminal;
	const { dictionaries } = useSettings();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordFormPage, {
		resource: "customers",
		schema: consumerRequest.omit(["terminalID"]),
		valuesOf: customerValues,
		toBody: (values, customer) => customer ? customerUpdateBody(values, customer) : customerBody(values, terminalID),
		conflictFields: conflictFields(translate, dictionaries.banks),
		restore: "consumers.restore",
		pathOf: (id) => id === void 0 ? pathTo("Customers") : pathTo("Customer", { id }),
		children: (customer) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CustomerFields, { isNew: customer === void 0 })
	});
}
export { CustomerFormPage };
