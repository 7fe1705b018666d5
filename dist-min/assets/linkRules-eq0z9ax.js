import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Gn as useTranslate, Nn as createRequiredContext, dr as require_react, kn as buttonClass, ln as useIsOpen } from "./app-k3iiw52.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { f as useWatch, l as useFieldArray, u as useFormContext } from "./useField-fbycvji.js";
import { r as Help } from "./Field-khuee7j.js";
import { r as paymentLimits } from "./installments-grq3b2z.js";
import { t as required } from "./required-j0wxemo.js";
import { t as TextInput } from "./TextInput-h9yxk14.js";
import { t as DateInput } from "./DateInput-n4yweyi.js";
import { t as FieldGrid } from "./FieldGrid-osfkjyc.js";
import { a as documentTypes, c as toAmounts, d as noCustomer, f as documentFaults, l as toDeal, o as toInvoice, p as lineFaults, s as dealDetailsOf, y as amountText } from "./CustomerField-0sbj4sq.js";
import { n as toNumber } from "./wireValues-bm1jbkl.js";
import { t as CheckboxInput } from "./CheckboxInput-erdihkw.js";
import { t as NumberTextInput } from "./NumberTextInput-juiz8vc.js";
import { n as DocumentFields, t as RadioInput } from "./RadioInput-grci726.js";
import { n as DealTextFields, t as DealSumFields } from "./DealSumFields-dqj11q8.js";
import { a as endOf, c as RecipientFields, o as lastDayFault, r as linkRequest, s as lastDayOf, t as recipientFaults } from "./recipientFaults-ioijl3n.js";
import { t as dealFieldOf } from "./dealFieldOf-d9ae75i.js";
// src/wizards/paymentRequest/linkContext.ts
var [LinkSceneProvider, useLinkScene] = createRequiredContext("the forms of a payment link");
/** The values as they stand now. */
function useLinkValues() {
	const { control, getValues } = useFormContext();
	useWatch({ control });
	return getValues();
}
// src/wizards/paymentRequest/form/linkValues.ts
var emptyLink = {
	linkKind: "once",
	purpose: "amount",
	dealDetails: {
		...noCustomer,
		dealDescription: "",
		dealReference: "",
		items: []
	},
	isNewCustomer: false,
	currency: "",
	transactionAmount: "",
	withoutVat: false,
	dueDate: "",
	allowInstallments: false,
	minInstallments: "",
	maxInstallments: "",
	allowCredit: false,
	additionalFields: [],
	issueInvoice: false,
	invoiceDetails: {
		invoiceType: "",
		invoiceSubject: "",
		sendCCTo: ""
	}
};
/** Money comes in: it may come in several payments, and a document may be made of it. */
var takesMoney = ({ purpose }) => purpose === "amount" || purpose === "own";
/** Documents are made in shekels alone (spec §5). */
var makesDocument = (values) => values.issueInvoice && values.currency === "ILS" && takesMoney(values);
/** Lines add up to an amount that is asked for; the payer's own has none. */
var hasLines = ({ purpose }) => purpose === "amount" || purpose === "refund";
var purposeOf = ({ isRefund, onlyAddCard, userAmount }) => isRefund ? "refund" : onlyAddCard ? "card" : userAmount ? "own" : "amount";
var numberText = (value) => value ? String(value) : "";
/** A link that stands, as the form holds it. */
function valuesOfLink(link) {
	const details = dealDetailsOf({
		consumerID: link.consumerID,
		...link.dealDetails
	});
	const { items } = details;
	const { invoiceType, invoiceSubject, sendCCTo } = link.invoiceDetails ?? {};
	return {
		...emptyLink,
		linkKind: link.permanent ? "permanent" : "once",
		purpose: purposeOf(link),
		dealDetails: details,
		currency: link.currency ?? "",
		transactionAmount: items.length > 0 || !link.paymentRequestAmount ? "" : amountText(link.paymentRequestAmount),
		withoutVat: items.length === 0 && link.vatRate === 0,
		dueDate: lastDayOf(link.dueDate),
		allowInstallments: link.allowInstallments === true,
		minInstallments: numberText(link.minInstallments),
		maxInstallments: numberText(link.maxInstallments),
		allowCredit: link.allowCredit === true,
		additionalFields: Object.entries(link.additionalFields ?? {}).map(([key, field]) => ({
			key,
			...field
		})),
		issueInvoice: link.issueInvoice === true,
		invoiceDetails: {
			invoiceType: invoiceType ?? "",
			invoiceSubject: invoiceSubject ?? "",
			sendCCTo: (sendCCTo ?? []).join(", ")
		}
	};
}
// src/wizards/paymentRequest/parts/AmountPart.tsx
var import_jsx_runtime = require_jsx_runtime();
/** How much is asked for and what for; a link that saves a card asks for nothing. */
function AmountPart({ lines = true }) {
	const { currency, terminal } = useLinkScene();
	const values = useLinkValues();
	if (values.purpose === "card") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DealTextFields, {});
	const isSum = hasLines(values);
	const { dealDetails } = values;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DealSumFields, {
		values: isSum ? values : {
			...values,
			dealDetails: {
				...dealDetails,
				items: []
			}
		},
		currency,
		vatRate: terminal.vatRate,
		lines: lines && isSum,
		required: isSum
	});
}
// src/wizards/paymentRequest/parts/DocumentPart.tsx
/** The document that each payment makes; of a link for whoever opens it, it is made out to whoever pays. */
function DocumentPart() {
	const translate = useTranslate();
	const { currency } = useLinkScene();
	const { linkKind } = useLinkValues();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DocumentFields, {
		label: translate("paymentRequest.issueInvoice"),
		currency: currency.code,
		types: documentTypes,
		customerName: linkKind === "once" ? "dealDetails" : void 0
	});
}
// src/wizards/paymentRequest/parts/AdditionalFields.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var fields = "fields-T2d";
var title = "title-T2d";
var field = "field-T2d";
var end = "end-T2d";
// src/wizards/paymentRequest/parts/AdditionalFields.tsx
/** A key that none of the fields has. */
function freeKey(fields) {
	const taken = new Set(fields.map(({ key }) => key));
	return Array.from({ length: 11 }, (_, index) => `field${index + 1}`).find((key) => !taken.has(key)) ?? "";
}
/** Fields of the merchant's own on the payer's page. */
function AdditionalFields() {
	const translate = useTranslate();
	const titleID = (0, import_react.useId)();
	const { control } = useFormContext();
	const addButton = (0, import_react.useRef)(null);
	const { fields: fields$1, append, remove } = useFieldArray({
		control,
		name: "additionalFields",
		keyName: "rowID"
	});
	function removeField(index) {
		remove(index);
		addButton.current?.focus();
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: fields,
		"aria-labelledby": titleID,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				id: titleID,
				className: title,
				children: translate("paymentRequest.besides")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Help, { children: translate("paymentRequest.besidesHelp") }),
			fields$1.map(({ rowID }, index) => {
				const number = index + 1;
				return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: field,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
						name: `additionalFields.${index}.title`,
						label: translate("paymentRequest.fieldTitle", { number }),
						maxLength: 100,
						required: true
					}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
						className: end,
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckboxInput, {
							name: `additionalFields.${index}.required`,
							label: translate("paymentRequest.fieldRequired", { number })
						}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
							type: "button",
							className: buttonClass("quiet"),
							onClick: () => removeField(index),
							children: translate("paymentRequest.removeField", { number })
						})]
					})]
				}, rowID);
			}),
			fields$1.length < 10 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				ref: addButton,
				className: buttonClass(),
				onClick: () => append({
					key: freeKey(fields$1),
					title: "",
					required: false
				}),
				children: translate("paymentRequest.addField")
			})
		]
	});
}
// src/wizards/paymentRequest/parts/PagePart.tsx
/** What the payer may choose on their page, and what they are asked for besides. */
function PagePart() {
	const translate = useTranslate();
	const values = useLinkValues();
	const { min, max } = paymentLimits.installments;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [takesMoney(values) && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckboxInput, {
			name: "allowInstallments",
			label: translate("paymentRequest.allowInstallments")
		}),
		values.allowInstallments && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldGrid, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberTextInput, {
			name: "minInstallments",
			label: translate("paymentRequest.minInstallments"),
			help: translate("paymentRequest.boundHelp", { value: min }),
			maxLength: 2
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberTextInput, {
			name: "maxInstallments",
			label: translate("paymentRequest.maxInstallments"),
			help: translate("paymentRequest.boundHelp", { value: max }),
			maxLength: 2
		})] }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckboxInput, {
			name: "allowCredit",
			label: translate("paymentRequest.allowCredit")
		})
	] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AdditionalFields, {})] });
}
// src/wizards/paymentRequest/parts/RecipientPart.tsx
var kinds = [
	"once",
	"copy",
	"permanent"
];
/** How the link gets to whoever pays. */
function KindField() {
	const translate = useTranslate();
	const { linkKind } = useLinkValues();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioInput, {
		name: "linkKind",
		label: translate("paymentRequest.kind.label"),
		help: translate(`paymentRequest.kind.${linkKind}Help`),
		options: kinds.map((value) => ({
			value,
			text: translate(`paymentRequest.kind.${value}`)
		}))
	});
}
/** What can be asked for: cards are saved where the terminal saves any; a permanent link knows nobody's, and pays nobody. */
function usePurposes() {
	const isOpen = useIsOpen();
	const { linkKind, purpose } = useLinkValues();
	const { stands = false } = useLinkScene();
	if (stands && purpose === "refund") return ["refund"];
	if (linkKind === "permanent") return ["amount", "own"];
	return [
		"amount",
		"own",
		...isOpen({ feature: "CreditCardTokens" }) ? ["card"] : [],
		...stands ? [] : ["refund"]
	];
}
/** What the payer is asked for. */
function PurposeField() {
	const translate = useTranslate();
	const { setValue } = useFormContext();
	const { purpose } = useLinkValues();
	const purposes = usePurposes();
	const isOffered = purposes.includes(purpose);
	(0, import_react.useEffect)(function dropWhatIsNotOffered() {
		if (!isOffered) setValue("purpose", "amount");
	}, [isOffered, setValue]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioInput, {
		name: "purpose",
		label: translate("paymentRequest.purpose.label"),
		options: purposes.map((value) => ({
			value,
			text: translate(`paymentRequest.purpose.${value}`)
		}))
	});
}
/** The customer: to whom it is sent, or whose it is; a permanent link has none. */
function CustomerPart() {
	const translate = useTranslate();
	const { terminal } = useLinkScene();
	const { linkKind } = useLinkValues();
	if (linkKind === "permanent") return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecipientFields, {
		name: "dealDetails",
		newName: "isNewCustomer",
		terminal,
		help: translate(linkKind === "once" ? "paymentRequest.sentTo" : "paymentRequest.notSentTo"),
		required: linkKind === "once"
	});
}
/** Until when the link can be used. */
function LastDayField() {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DateInput, {
		name: "dueDate",
		label: translate("paymentRequest.lastDay"),
		help: translate("paymentRequest.lastDayHelp")
	});
}
/** For whom the link is, what it asks for, and until when. */
function RecipientPart() {
	const { stands = false } = useLinkScene();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		!stands && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(KindField, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PurposeField, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CustomerPart, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LastDayField, {})
	] });
}
// src/wizards/paymentRequest/form/linkBody.ts
/** The deal as the purpose has it: the payer's own amount has no lines, and a permanent link knows nobody. */
function dealOf({ dealDetails, linkKind, purpose }) {
	return {
		...dealDetails,
		...linkKind === "permanent" && noCustomer,
		...!hasLines({ purpose }) && { items: [] }
	};
}
/** What is asked for; of the payer's own amount a suggestion. */
function money(values, vatRate) {
	if (values.purpose === "card") return {
		paymentRequestAmount: 0,
		userAmount: false
	};
	const { transactionAmount, vat, discounts } = toAmounts({
		...values,
		dealDetails: dealOf(values)
	}, vatRate);
	const userAmount = values.purpose === "own";
	if (userAmount && transactionAmount === void 0) return {
		paymentRequestAmount: 0,
		userAmount
	};
	return {
		paymentRequestAmount: transactionAmount,
		userAmount,
		...vat,
		...discounts
	};
}
/** Between how many payments the payer may choose; null empties what a link had. */
function installments(values) {
	const { allowInstallments, minInstallments, maxInstallments, allowCredit } = values;
	const isOffered = takesMoney(values) && allowInstallments;
	return {
		allowInstallments: isOffered,
		allowCredit: takesMoney(values) && allowCredit,
		installmentDetails: {
			minInstallments: isOffered && toNumber(minInstallments) || null,
			maxInstallments: isOffered && toNumber(maxInstallments) || null
		}
	};
}
/** What the forms send for a link. */
function linkBody(values, place) {
	const { linkKind, purpose, currency, dueDate, additionalFields, invoiceDetails } = values;
	const { terminalID, vatRate, locale } = place;
	return {
		terminalID,
		permanent: linkKind === "permanent",
		isRefund: purpose === "refund",
		currency,
		...money(values, vatRate),
		...installments(values),
		dealDetails: toDeal(dealOf(values), currency),
		dueDate: endOf(dueDate),
		language: locale,
		additionalFields: Object.fromEntries(additionalFields.map(({ key, title, required }) => [key, {
			title: title.trim(),
			required
		}])),
		...makesDocument(values) ? {
			issueInvoice: true,
			invoiceDetails: toInvoice(invoiceDetails, locale)
		} : { issueInvoice: false }
	};
}
// src/wizards/paymentRequest/form/linkRules.ts
/** What no request shows: whom a link is sent to, whether it is over, what its further fields are called. */
function ownFaultsOf(values) {
	const { linkKind, purpose, dealDetails, isNewCustomer, transactionAmount, additionalFields } = values;
	const isTyped = hasLines(values) && dealDetails.items.length === 0;
	return {
		...linkKind === "once" && recipientFaults(dealDetails, isNewCustomer),
		...linkKind === "once" && makesDocument(values) && documentFaults(dealDetails),
		transactionAmount: isTyped ? required(transactionAmount) : void 0,
		...purpose !== "card" && lineFaults(dealDetails.items),
		dueDate: lastDayFault(values.dueDate),
		...Object.fromEntries(additionalFields.map(({ title }, index) => [`additionalFields.${index}.title`, required(title.trim())]))
	};
}
/** The field of the form that a field of the request comes from. */
function linkFieldOf(path, { dealDetails }) {
	const [, bound] = /^installmentDetails\.(\w+)$/.exec(path) ?? [];
	if (bound) return bound;
	if (path === "additionalFields") return "root.form";
	return dealFieldOf(path === "paymentRequestAmount" ? "transactionAmount" : path, dealDetails.items.length > 0);
}
/** What judges a payment link: what would be sent for it, and what the form asks for besides. */
function linkRules(place) {
	return {
		schema: linkRequest,
		toBody: (values) => linkBody(values, place),
		fieldOf: linkFieldOf,
		ownFaults: ownFaultsOf
	};
}
export { LinkSceneProvider as _, CustomerPart as a, RecipientPart as c, AmountPart as d, emptyLink as f, valuesOfLink as g, takesMoney as h, linkBody as i, PagePart as l, makesDocument as m, linkRules as n, KindField as o, hasLines as p, ownFaultsOf as r, LastDayField as s, linkFieldOf as t, DocumentPart as u, useLinkScene as v, useLinkValues as y };
