import { Gn as useTranslate, Vn as useParams, fn as useSettings } from "./app-k3iiw52.js";
import { A as create$3, C as tooMany, D as words, a as decimal, c as flag, j as create$6, k as create$2, l as formed, m as judgeText, o as emailAddress, u as guid, w as updateTimestamp, x as ruled, y as rate } from "./schemaResolver-o963qvc.js";
import { t as documentTypesOf } from "./documentTypes-eptk0h6.js";
import { Ht as eventNames, Wt as terminalPath, gt as emails, mn as require_jsx_runtime, xt as fault } from "./boot-ejmxxq5.js";
import { t as RecordFormPage } from "./RecordFormPage-b0er59o.js";
import { t as FormColumn } from "./FormColumn-nz6tlp8.js";
import { t as FormSection } from "./FormSection-hhc2zub.js";
import { t as CheckboxInput } from "./CheckboxInput-erdihkw.js";
import { t as DecimalInput } from "./DecimalInput-b29r5oh.js";
import { t as FieldGrid } from "./FieldGrid-osfkjyc.js";
import { r as Help } from "./Field-khuee7j.js";
import { t as SelectInput } from "./SelectInput-oc6oux8.js";
import { t as TextInput } from "./TextInput-h9yxk14.js";
import { n as inRange, r as parseDecimal } from "./number-g77aatm.js";
// contract/rules/header.ts
/** Headers that say how a request travels; who names one of these could cut or redirect it (RFC 9110, 9112). */
var reserved = /^(connection|content-.*|cookie2?|date|expect|forwarded|host|keep-alive|origin|proxy-.*|referer|sec-.*|set-cookie|te|trailer|transfer-encoding|upgrade|via|x-forwarded-.*)$/i;
/** The name of a header that goes along with what is delivered: a token, and none that HTTP itself needs. */
var headerName = (text) => /^[\w!#$%&'*+.^`|~-]+$/.test(text) && !reserved.test(text) ? void 0 : fault("HeaderNameNotAllowed");
/** The value of a header: printable Latin characters, so that no line can end in it. */
var headerValue = (text) => /^[\x20-\x7e]+$/.test(text) ? void 0 : fault("HeaderValueNotAllowed");
// contract/rules/webAddress.ts
/** Endings of names that a network gives itself (RFC 6761, 6762, 8375 and custom). */
var privateNames = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|home\.arpa)$/;
/** Whether a host is one that anybody may ask: a name of several parts, of no network of its own, and no number. */
function isPublicHost(hostname) {
	const name = hostname.replace(/\.$/, "").toLowerCase();
	return !/^\[|^\d+(\.\d+){3}$/.test(name) && name.includes(".") && !privateNames.test(name);
}
/**
* An address on the web that servers and payers may be sent to: https, a public name, nobody's password in it. What the
* name leads to, only who delivers there can judge.
*/
var webAddress = (text) => {
	const address = URL.canParse(text) ? new URL(text) : void 0;
	return address?.protocol === "https:" && address.username === "" && address.password === "" && /^https:\/\/[^\s\\@]+$/i.test(text) && isPublicHost(address.hostname) ? void 0 : fault("AddressMustBePublic");
};
// contract/entities/terminalRequest.ts
/** How consent to a commission is asked for (spec §3). */
var consentSettings = [
	"none",
	"useSmsdByDefault",
	"useCheckboxByDefault"
];
var documentType = (use) => create$6().oneOf(documentTypesOf[use]).nullable();
var webhooks = create$3({
	securityHeader: create$3({
		key: ruled(headerName, 250),
		value: ruled(headerValue, 1e3)
	}).notRequired().default(void 0).test({
		name: "header",
		test(header, { path, createError }) {
			if (!header || Boolean(header.key) === Boolean(header.value)) return true;
			return createError({
				path: `${path}.${header.key ? "value" : "key"}`,
				message: fault("Required").key
			});
		}
	}),
	items: create$2().of(create$3({
		eventName: create$6().oneOf(eventNames).required().meta({ limit: {
			max: 100,
			fault: fault("Invalid")
		} }),
		url: ruled(webAddress, 1e3).required()
	})).max(50, tooMany).nullable()
});
/**
* What a person may change of a terminal (docs/wire.md §3.10). Groups and fields that are absent stay as they are; status,
* features, integrations, keys, logo and stylesheet are no part of it, whatever a request says of them.
*/
var terminalUpdate = create$3({
	terminalID: guid().required(),
	label: words(250).required(),
	settings: create$3({
		applyExternalCommission: create$6().oneOf(consentSettings).nullable(),
		allowJ5: flag()
	}).notRequired().default(void 0),
	paymentRequestSettings: create$3({
		defaultRequestSubject: words(128),
		defaultRefundRequestSubject: words(128),
		fromAddress: emailAddress(250),
		sendByEmail: flag(),
		sendBySms: flag(),
		sendByWhatsApp: flag()
	}).notRequired().default(void 0),
	billingSettings: create$3({
		notificationEmails: ruled(emails, 512),
		createRecurrentPaymentsAutomatically: flag()
	}).notRequired().default(void 0),
	checkoutSettings: create$3({
		issueInvoice: flag(),
		redirectUrls: create$2().of(ruled(webAddress, 1e3).required()).max(50, tooMany).nullable(),
		legacyRedirectResponse: flag(),
		googleMerchantID: words(50)
	}).notRequired().default(void 0),
	webhooks: webhooks.notRequired().default(void 0),
	cvvRequired: flag(),
	nationalIDRequired: flag(),
	vatRate: rate().required(),
	defaultInvoiceType: documentType("charge"),
	defaultRefundInvoiceType: documentType("refund"),
	defaultCreditInvoiceType: documentType("credit"),
	transmissionTime: formed(fault("TimeMustBeValid")).test(judgeText((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? void 0 : fault("TimeMustBeValid"))).required(),
	updateTimestamp: updateTimestamp().required()
});
// src/resources/terminals/form/conflictFields.ts
var texts = [
	"label",
	"vatPercent",
	"transmissionTime",
	"paymentRequestSettings.defaultRequestSubject",
	"paymentRequestSettings.defaultRefundRequestSubject",
	"paymentRequestSettings.fromAddress",
	"billingSettings.notificationEmails",
	"checkoutSettings.redirectUrls",
	"checkoutSettings.googleMerchantID",
	"webhooks.securityHeader.key",
	"webhooks.securityHeader.value"
];
var flags = [
	"cvvRequired",
	"nationalIDRequired",
	"settings.allowJ5",
	"paymentRequestSettings.sendByEmail",
	"paymentRequestSettings.sendBySms",
	"paymentRequestSettings.sendByWhatsApp",
	"billingSettings.createRecurrentPaymentsAutomatically",
	"checkoutSettings.issueInvoice",
	"checkoutSettings.legacyRedirectResponse"
];
var documents = [
	"defaultInvoiceType",
	"defaultRefundInvoiceType",
	"defaultCreditInvoiceType"
];
/** The catalogue's word for a field: that of its last part. */
var labelKey = (name) => `terminalPage.field.${name.split(".").at(-1) ?? name}`;
/** The fields of a terminal as a conflict shows them. */
function terminalConflictFields(translate, { invoiceTypeEnum = {} }) {
	const labelled = (name) => ({
		name,
		label: translate(labelKey(name))
	});
	const yesOrNo = (value) => translate(value === true ? "list.yes" : "list.no");
	return [
		...texts.map(labelled),
		...flags.map((name) => ({
			...labelled(name),
			show: yesOrNo
		})),
		...documents.map((name) => ({
			...labelled(name),
			show: (value) => invoiceTypeEnum[String(value)] ?? String(value)
		})),
		{
			...labelled("settings.applyExternalCommission"),
			show: (value) => translate(`terminalPage.commission.${String(value)}`)
		},
		...eventNames.map((event) => ({
			name: `webhooks.urls.${event}`,
			label: translate(`dictionary.webhookEventEnum.${event}`)
		}))
	];
}
// src/resources/terminals/form/TerminalFields.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Words of a field, and its help where it has some. */
function useWords() {
	const translate = useTranslate();
	return (name) => ({
		name,
		label: translate(labelKey(name))
	});
}
function ChargeFields({ isDisabled }) {
	const translate = useTranslate();
	const of = useWords();
	const commissions = [
		"none",
		"useSmsdByDefault",
		"useCheckboxByDefault"
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: translate("terminalPage.group.general"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
			...of("label"),
			maxLength: 250,
			required: true,
			autoFocus: !isDisabled
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldGrid, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DecimalInput, {
			...of("vatPercent"),
			required: true
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
			...of("transmissionTime"),
			help: translate("terminalPage.help.transmissionTime"),
			dir: "ltr",
			placeholder: "23:30",
			required: true
		})] })]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: translate("terminalPage.group.charges"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckboxInput, { ...of("cvvRequired") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckboxInput, { ...of("nationalIDRequired") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckboxInput, { ...of("settings.allowJ5") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectInput, {
				...of("settings.applyExternalCommission"),
				options: commissions.map((value) => ({
					value,
					text: translate(`terminalPage.commission.${value}`)
				}))
			})
		]
	})] });
}
function DocumentFields() {
	const translate = useTranslate();
	const of = useWords();
	const { invoiceTypeEnum = {} } = useSettings().dictionaries;
	const options = (types) => types.map((value) => ({
		value,
		text: invoiceTypeEnum[value] ?? value
	}));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: translate("terminalPage.group.documents"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectInput, {
				...of("defaultInvoiceType"),
				options: options(documentTypesOf.charge)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectInput, {
				...of("defaultRefundInvoiceType"),
				options: options(documentTypesOf.refund)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectInput, {
				...of("defaultCreditInvoiceType"),
				options: options(documentTypesOf.credit)
			})
		]
	});
}
function RequestFields() {
	const translate = useTranslate();
	const of = useWords();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
			title: translate("terminalPage.group.requests"),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
					...of("paymentRequestSettings.defaultRequestSubject"),
					maxLength: 128
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
					...of("paymentRequestSettings.defaultRefundRequestSubject"),
					maxLength: 128
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
					...of("paymentRequestSettings.fromAddress"),
					maxLength: 250,
					dir: "ltr",
					inputMode: "email"
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckboxInput, { ...of("paymentRequestSettings.sendByEmail") }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckboxInput, { ...of("paymentRequestSettings.sendBySms") }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckboxInput, { ...of("paymentRequestSettings.sendByWhatsApp") })
			]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
			title: translate("terminalPage.group.billing"),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckboxInput, { ...of("billingSettings.createRecurrentPaymentsAutomatically") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
				...of("billingSettings.notificationEmails"),
				help: translate("terminalPage.help.notificationEmails"),
				maxLength: 512,
				dir: "ltr"
			})]
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
			title: translate("terminalPage.group.checkout"),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckboxInput, { ...of("checkoutSettings.issueInvoice") }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
					...of("checkoutSettings.redirectUrls"),
					help: translate("terminalPage.help.redirectUrls"),
					dir: "ltr",
					multiline: true
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckboxInput, { ...of("checkoutSettings.legacyRedirectResponse") }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
					...of("checkoutSettings.googleMerchantID"),
					maxLength: 50,
					dir: "ltr"
				})
			]
		})
	] });
}
function WebhookFields() {
	const translate = useTranslate();
	const of = useWords();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: translate("terminalPage.group.webhooks"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Help, { children: translate("terminalPage.help.webhooks") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldGrid, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
				...of("webhooks.securityHeader.key"),
				maxLength: 250,
				dir: "ltr"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
				...of("webhooks.securityHeader.value"),
				maxLength: 1e3,
				dir: "ltr"
			})] }),
			eventNames.map((event) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
				name: `webhooks.urls.${event}`,
				label: translate(`dictionary.webhookEventEnum.${event}`),
				dir: "ltr",
				inputMode: "url"
			}, event))
		]
	});
}
/** The settings of a terminal. */
function TerminalFields({ isDisabled }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormColumn, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChargeFields, { isDisabled }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DocumentFields, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RequestFields, {})
	] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormColumn, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WebhookFields, {}) })] });
}
// src/resources/terminals/form/terminalValues.ts
var parts = (text) => text.split(/\s+/).filter((part) => part !== "");
function urlsOf({ webhooks }) {
	const items = webhooks?.items ?? [];
	const urlsFor = (name) => items.filter(({ eventName }) => eventName === name).map(({ url }) => url);
	return Object.fromEntries(eventNames.map((name) => [name, urlsFor(name).join(" ")]));
}
/** The rate in percent, without what counting in binary leaves. @example percentOf(0.18) // '18' */
var percentOf = (rate) => typeof rate === "number" ? String(+(rate * 100).toFixed(2)) : "";
/** The form of a terminal as it is. */
function terminalValues(terminal) {
	const { settings, paymentRequestSettings: requests, billingSettings, checkoutSettings, webhooks } = terminal;
	return {
		label: terminal.label ?? "",
		vatPercent: percentOf(terminal.vatRate),
		transmissionTime: terminal.transmissionTime ?? "",
		cvvRequired: terminal.cvvRequired === true,
		nationalIDRequired: terminal.nationalIDRequired === true,
		defaultInvoiceType: terminal.defaultInvoiceType ?? "",
		defaultRefundInvoiceType: terminal.defaultRefundInvoiceType ?? "",
		defaultCreditInvoiceType: terminal.defaultCreditInvoiceType ?? "",
		settings: {
			applyExternalCommission: settings?.applyExternalCommission ?? "none",
			allowJ5: settings?.allowJ5 === true
		},
		paymentRequestSettings: {
			defaultRequestSubject: requests?.defaultRequestSubject ?? "",
			defaultRefundRequestSubject: requests?.defaultRefundRequestSubject ?? "",
			fromAddress: requests?.fromAddress ?? "",
			sendByEmail: requests?.sendByEmail === true,
			sendBySms: requests?.sendBySms === true,
			sendByWhatsApp: requests?.sendByWhatsApp === true
		},
		billingSettings: {
			notificationEmails: billingSettings?.notificationEmails ?? "",
			createRecurrentPaymentsAutomatically: billingSettings?.createRecurrentPaymentsAutomatically === true
		},
		checkoutSettings: {
			issueInvoice: checkoutSettings?.issueInvoice === true,
			redirectUrls: (checkoutSettings?.redirectUrls ?? []).join("\n"),
			legacyRedirectResponse: checkoutSettings?.legacyRedirectResponse === true,
			googleMerchantID: checkoutSettings?.googleMerchantID ?? ""
		},
		webhooks: {
			securityHeader: {
				key: webhooks?.securityHeader?.key ?? "",
				value: webhooks?.securityHeader?.value ?? ""
			},
			urls: urlsOf(terminal)
		}
	};
}
/** The addresses as they are sent, and so the events by the places that faults name. */
var itemsOf = ({ webhooks }) => eventNames.flatMap((eventName) => parts(webhooks.urls[eventName]).map((url) => ({
	eventName,
	url
})));
var rateOf = (percent) => {
	const value = parseDecimal(percent);
	return value === void 0 ? percent : Number((value / 100).toFixed(4));
};
/** What the form sends. What it does not show stays as it was. */
function terminalBody(values, terminal) {
	const { vatPercent, checkoutSettings, webhooks, ...rest } = values;
	const { key, value } = webhooks.securityHeader;
	return {
		...rest,
		terminalID: terminal?.terminalID,
		updateTimestamp: terminal?.updateTimestamp,
		label: values.label.trim(),
		vatRate: rateOf(vatPercent),
		checkoutSettings: {
			...checkoutSettings,
			redirectUrls: parts(checkoutSettings.redirectUrls)
		},
		webhooks: {
			securityHeader: key.trim() === "" && value.trim() === "" ? null : {
				key,
				value
			},
			items: itemsOf(values)
		}
	};
}
/** The field of the form that a place of the request comes from. */
function terminalField(path, values) {
	if (path === "vatRate") return "vatPercent";
	if (path.startsWith("checkoutSettings.redirectUrls")) return "checkoutSettings.redirectUrls";
	const at = /^webhooks\.items\.(\d+)/.exec(path)?.[1];
	if (at === void 0) return path;
	return `webhooks.urls.${itemsOf(values)[Number(at)]?.eventName ?? ""}`;
}
/** A rate is judged in percent, as it is typed. */
function terminalFaults({ vatPercent }) {
	const percent = parseDecimal(vatPercent);
	return { vatPercent: vatPercent.trim() === "" ? fault("Required") : percent === void 0 ? void 0 : inRange(0, 100)(percent) };
}
// src/resources/terminals/form/TerminalFormPage.tsx
/** The rate is judged as it is typed, in percent. */
var schema = terminalUpdate.shape({ vatRate: decimal() });
/** Changes the settings of a terminal. */
function TerminalFormPage() {
	const translate = useTranslate();
	const { dictionaries } = useSettings();
	const { id = "" } = useParams();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordFormPage, {
		resource: "terminals",
		schema,
		valuesOf: terminalValues,
		toBody: terminalBody,
		fieldOf: terminalField,
		ownFaults: terminalFaults,
		conflictFields: terminalConflictFields(translate, dictionaries),
		pathOf: () => terminalPath(id),
		children: (terminal) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TerminalFields, { isDisabled: terminal?.status === "disabled" })
	});
}
export { TerminalFormPage };
