import { Gn as useTranslate, Vn as useParams, dn as useSelectedTerminal, fn as useSettings, xt as useCurrentLocale, yt as ListNotice } from "./app-k3iiw52.js";
import { i as linkUpdate } from "./recipientFaults-ioijl3n.js";
import { t as FormColumn } from "./FormColumn-nz6tlp8.js";
import { t as FormSection } from "./FormSection-hhc2zub.js";
import { r as LoadedRecord, t as RecordForm } from "./RecordForm-ospu8a5.js";
import { t as isOpen } from "./linkState-obz3rxu.js";
import { Qt as pathTo, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { n as chooseCurrency } from "./currency-bxkj05i.js";
import { t as sameLink } from "./sameLink-fv8qz7t.js";
import { _ as LinkSceneProvider, c as RecipientPart, d as AmountPart, g as valuesOfLink, h as takesMoney, i as linkBody, l as PagePart, r as ownFaultsOf, t as linkFieldOf, u as DocumentPart, y as useLinkValues } from "./linkRules-eq0z9ax.js";
// src/wizards/paymentRequest/form/changeBody.ts
/** What the form knows of a deal: left empty it is emptied. */
var emptied = {
	dealDescription: null,
	dealReference: null,
	consumerName: null,
	consumerEmail: null,
	consumerPhone: null,
	consumerNationalID: null
};
/**
* What a form sends for a link that stands: what it knows, and the rest as it was. A plan of payments goes with the amount
* it was made of.
*/
function changeBody(values, link, place) {
	const { vatRate: _rate, vatTotal: _vat, netTotal: _net, discountTotal: _discount, netDiscountTotal: _netDiscount, ...same } = sameLink(link);
	const { dealDetails, installmentDetails: bounds, ...body } = linkBody(values, place);
	const { items: _items, ...deal } = link.dealDetails ?? {};
	const plan = Number(body.paymentRequestAmount) === link.paymentRequestAmount ? same.installmentDetails : {};
	return {
		...same,
		...body,
		language: link.language ?? place.locale,
		dealDetails: {
			...deal,
			...emptied,
			...dealDetails
		},
		installmentDetails: {
			...plan,
			...bounds
		}
	};
}
// src/wizards/paymentRequest/edit/conflictFields.ts
/** Fields of the form by the key of their words. */
var fields = {
	"dealField.amount": "transactionAmount",
	"dealField.currency": "currency",
	"dealField.description": "dealDetails.dealDescription",
	"dealField.reference": "dealDetails.dealReference",
	"customerField.email": "dealDetails.consumerEmail",
	"customerField.phone": "dealDetails.consumerPhone",
	"paymentRequest.lastDay": "dueDate",
	"paymentRequest.minInstallments": "minInstallments",
	"paymentRequest.maxInstallments": "maxInstallments",
	"invoiceField.subject": "invoiceDetails.invoiceSubject"
};
/** The fields of a link as a conflict shows them. */
var conflictFields = (translate) => Object.entries(fields).map(([key, name]) => ({
	name,
	label: translate(key)
}));
// src/wizards/paymentRequest/edit/EditPaymentRequestPage.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The parts of the wizard, all in sight. */
function Parts({ terminal }) {
	const translate = useTranslate();
	const { currencies } = useSettings();
	const values = useLinkValues();
	const scene = {
		terminal,
		currency: chooseCurrency(currencies, values.currency),
		stands: true
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(LinkSceneProvider, {
		value: scene,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormColumn, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
			title: translate("paymentRequest.step.recipient"),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecipientPart, {})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
			title: translate("paymentRequest.step.amount"),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AmountPart, {})
		})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormColumn, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
			title: translate("paymentRequest.step.page"),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PagePart, {})
		}), takesMoney(values) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
			title: translate("paymentRequest.step.document"),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DocumentPart, {})
		})] })]
	});
}
function EditLink({ link }) {
	const translate = useTranslate();
	const locale = useCurrentLocale();
	const { terminal: selected } = useSelectedTerminal();
	const { allTerminals } = useSettings();
	const terminal = allTerminals.find(({ terminalID }) => terminalID === link.terminalID) ?? selected;
	const place = {
		terminalID: terminal.terminalID,
		vatRate: link.vatRate || terminal.vatRate,
		locale
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordForm, {
		resource: "paymentRequests",
		record: link,
		schema: linkUpdate,
		valuesOf: valuesOfLink,
		toBody: (values, seen) => changeBody(values, seen ?? link, place),
		fieldOf: linkFieldOf,
		ownFaults: ownFaultsOf,
		conflictFields: conflictFields(translate),
		nameOf: ({ dealDetails }) => dealDetails.consumerName || dealDetails.dealDescription,
		pathOf: () => pathTo("PaymentRequest", { id: link.id }),
		children: () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Parts, { terminal })
	});
}
/** Changes a payment request or a permanent link until it is paid or canceled. */
function EditPaymentRequestPage() {
	const translate = useTranslate();
	const { id = "" } = useParams();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoadedRecord, {
		resource: "paymentRequests",
		id,
		children: (link) => isOpen(link) ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EditLink, { link: {
			...link,
			id
		} }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListNotice, {
			urgent: true,
			text: translate("paymentRequest.isOver"),
			actions: []
		})
	}, id);
}
export { EditPaymentRequestPage };
