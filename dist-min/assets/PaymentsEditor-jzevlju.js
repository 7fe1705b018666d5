import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { An as iconButtonClass, Gn as useTranslate, dr as require_react, fn as useSettings, it as toDecimal, kn as buttonClass } from "./app-k3iiw52.js";
import { mn as require_jsx_runtime, q as enumValues, xt as fault } from "./boot-ejmxxq5.js";
import { a as showField, d as useFormState, l as useFieldArray, s as get, u as useFormContext } from "./useField-fbycvji.js";
import { t as MoneyText } from "./MoneyText-g01fbq2.js";
import { t as Below } from "./Field-khuee7j.js";
import { t as DeleteOutlined_default } from "./DeleteOutlined-bup41qk.js";
import { r as isCalendarDay } from "./calendarDays-iukpuns.js";
import { t as israelToday } from "./israelToday-cp8f9ra.js";
import { t as TextInput } from "./TextInput-h9yxk14.js";
import { t as DateInput } from "./DateInput-n4yweyi.js";
import { t as FieldGrid } from "./FieldGrid-osfkjyc.js";
import { h as agorotOf } from "./CustomerField-0sbj4sq.js";
import { a as paymentKinds, i as nextPayment, r as leftToTell, s as toPayment } from "./createCustomer-k15em7x.js";
import { t as MoneyInput } from "./MoneyInput-iewr3gq.js";
import { r as useFieldValues, t as NumberTextInput } from "./NumberTextInput-juiz8vc.js";
import { t as BankFields } from "./BankFields-nr72zwi.js";
// contract/rules/paymentFields.ts
var account = [
	"bank",
	"bankBranch",
	"bankAccount"
];
/** What a line of each kind can not be without (docs/wire.md §3.8). */
var needed = {
	bank: account,
	cheque: [
		"chequeNumber",
		...account,
		"chequeDate"
	]
};
/** A document shows the last four digits of a card: these, a masked number, or one that the server masks. */
var cardPattern = /^(\d{0,6}\*+\d{4}|\d{4}|\d{9,19})$/;
var expiryPattern = /^(0[1-9]|1[0-2])\/\d\d$/;
var isDay = (text) => isCalendarDay(text.slice(0, 10));
/** What is missing or malformed in a line of how a document is paid; lengths and sums have rules of their own. */
function paymentFaults(line) {
	const { paymentType, cardNumber, cardExpiration, dueDate, chequeDate } = line;
	const missing = (needed[paymentType] ?? []).filter((field) => !line[field]);
	const malformed = [
		...cardNumber && !cardPattern.test(cardNumber) ? ["cardNumber"] : [],
		...cardExpiration && !expiryPattern.test(cardExpiration) ? ["cardExpiration"] : [],
		...dueDate && !isDay(dueDate) ? ["dueDate"] : [],
		...chequeDate && !isDay(chequeDate) ? ["chequeDate"] : []
	];
	return [...missing.map((field) => ({
		field,
		fault: fault("Required")
	})), ...malformed.map((field) => ({
		field,
		fault: fault("Invalid")
	}))];
}
// contract/rules/paymentLines.ts
/** Kinds of payment that a document may name once only. */
var once = [
	"card",
	"cash",
	"bank"
];
/**
* Judges how a document is paid (docs/wire.md §3.8): cheques come to no more than the document, card, cash and transfer are
* there once at most, and everything together is its amount. Amounts in agorot.
*/
function paymentLinesFault(lines, invoiceAmount) {
	const sum = (of) => of.reduce((total, { amount }) => total + amount, 0);
	if (once.some((kind) => lines.filter(({ paymentType }) => paymentType === kind).length > 1)) return fault("MultiplePaymentsNotAllowed");
	if (sum(lines.filter(({ paymentType }) => paymentType === "cheque")) > invoiceAmount) return fault("ChequesSumExceedsInvoice");
	return sum(lines) === invoiceAmount ? void 0 : fault("PaymentTypesSumMustEqualInvoice");
}
var withPayments = [
	"invoiceWithPaymentInfo",
	"paymentInfo",
	"refundInvoice",
	"receiptForDonation"
];
/** Documents that say how they were paid, or how the money was given back. @param invoiceType its word, or a text that is none */
var saysPayments = (invoiceType) => withPayments.includes(invoiceType);
// src/fields/payments/paymentFaults.ts
var kinds$1 = enumValues("paymentType");
var textIn = (value) => typeof value === "string" ? value : void 0;
var numberIn = (value) => typeof value === "number" ? value : void 0;
/** What a line's kind can not be without; codes that are no numbers the schema has refused. */
function faultsOfLine(line, at) {
	const paymentType = kinds$1.find((kind) => kind === line.paymentType);
	if (paymentType === void 0) return {};
	const { bank, bankBranch, cardNumber, ...texts } = toPayment(line);
	const found = paymentFaults({
		...texts,
		paymentType,
		cardNumber: textIn(cardNumber),
		bank: numberIn(bank),
		bankBranch: numberIn(bankBranch)
	});
	return Object.fromEntries(found.map(({ field, fault }) => [`${at}.${field}`, fault]));
}
/**
* What is wrong with how a document says it is paid: what a line lacks at its field, sums and repetitions at the whole.
* @param name where the lines stand in the form, as `paymentDetails`
* @param amount of the document, in agorot
*/
function documentPaymentFaults(name, lines, { invoiceType, amount }) {
	if (!saysPayments(invoiceType)) return {};
	const paid = lines.flatMap((line) => {
		const paymentType = kinds$1.find((kind) => kind === line.paymentType);
		return paymentType ? [{
			paymentType,
			amount: agorotOf(line.amount)
		}] : [];
	});
	return {
		...Object.assign({}, ...lines.map((line, index) => faultsOfLine(line, `${name}.${index}`))),
		[name]: paymentLinesFault(paid, amount)
	};
}
// src/fields/payments/PaymentsEditor.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var payments = "payments--JJ";
var payment = "payment--JJ";
var left = "left--JJ";
var kinds = "kinds--JJ";
// src/fields/payments/PaymentFields.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What a kind of payment tells besides its amount. */
function Details({ name, kind }) {
	const translate = useTranslate();
	const label = (field) => translate(`paymentsField.${field}`);
	switch (kind) {
		case "card": return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberTextInput, {
			name: `${name}.cardNumber`,
			label: label("lastDigits"),
			maxLength: 4
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
			name: `${name}.okNumber`,
			label: label("okNumber"),
			maxLength: 20,
			dir: "ltr"
		})] });
		case "bank": return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
			name: `${name}.reference`,
			label: label("reference"),
			maxLength: 20,
			dir: "ltr"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DateInput, {
			name: `${name}.dueDate`,
			label: label("dueDate")
		})] });
		case "cheque": return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberTextInput, {
			name: `${name}.chequeNumber`,
			label: label("chequeNumber"),
			maxLength: 20,
			required: true
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DateInput, {
			name: `${name}.chequeDate`,
			label: label("chequeDate"),
			required: true
		})] });
		default: return null;
	}
}
/** One line of how a document is paid. */
function PaymentFields({ name, currency, onRemove }) {
	const translate = useTranslate();
	const kind = useFieldValues(`${name}.paymentType`, "");
	const { paymentTypeEnum: words = {} } = useSettings().dictionaries;
	const title = words[kind] ?? kind;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: payment,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", { children: title }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldGrid, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyInput, {
				name: `${name}.amount`,
				label: translate("paymentsField.amount"),
				currency,
				required: true
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Details, {
				name,
				kind
			})] }),
			(kind === "bank" || kind === "cheque") && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BankFields, {
				name,
				required: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: iconButtonClass("small"),
				"aria-label": translate("paymentsField.remove", { name: title }),
				onClick: onRemove,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeleteOutlined_default, { fontSize: "inherit" })
			})
		]
	});
}
// src/fields/payments/PaymentsEditor.tsx
var noPayments = [];
/** The fault of all lines together; `FormFault` leaves it to this place. */
function useWholeFault(name) {
	const { control } = useFormContext();
	const { errors } = useFormState({ control });
	(0, import_react.useEffect)(() => showField(control, name), [control, name]);
	const fault = get(errors, `${name}.message`);
	return typeof fault === "string" ? fault : void 0;
}
/** What the lines do not tell of yet, or tell too much. */
function Left({ agorot, currency }) {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		role: "status",
		className: left,
		children: agorot === 0 ? translate("paymentsField.complete") : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			translate(agorot > 0 ? "paymentsField.left" : "paymentsField.tooMuch"),
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
				amount: toDecimal(Math.abs(agorot)),
				currency
			})
		] })
	});
}
/**
* How a document is paid: by card, in cash and by transfer once each, by as many cheques as there are. A further line
* begins with what is left of the amount.
*/
function PaymentsEditor({ name, amount, currency }) {
	const translate = useTranslate();
	const id = (0, import_react.useId)();
	const { control, clearErrors } = useFormContext();
	const { fields, append, remove } = useFieldArray({
		control,
		name
	});
	const lines = useFieldValues(name, noPayments);
	const fault = useWholeFault(name);
	const buttons = (0, import_react.useRef)(null);
	const { paymentTypeEnum: words = {} } = useSettings().dictionaries;
	const isThere = (kind) => kind !== "cheque" && lines.some(({ paymentType }) => paymentType === kind);
	const isFull = (kind) => isThere(kind) || fields.length >= 100;
	function add(kind) {
		if (isFull(kind)) return;
		clearErrors(name);
		append(nextPayment(kind, lines, amount, israelToday()), { focusName: `${name}.${fields.length}.amount` });
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: payments,
		"aria-label": translate("paymentsField.title"),
		"aria-describedby": `${id}-error`,
		children: [
			fields.map(({ id: key }, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PaymentFields, {
				name: `${name}.${index}`,
				currency,
				onRemove: () => {
					remove(index);
					clearErrors(name);
					buttons.current?.querySelector("button")?.focus();
				}
			}, key)),
			amount > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Left, {
				agorot: leftToTell(lines, amount),
				currency
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Below, {
				id,
				error: fault
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				ref: buttons,
				className: kinds,
				children: paymentKinds.map((kind) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: buttonClass(),
					"aria-disabled": isFull(kind),
					onClick: () => add(kind),
					children: translate("paymentsField.add", { name: words[kind] ?? kind })
				}, kind))
			})
		]
	});
}
export { documentPaymentFaults as n, saysPayments as r, PaymentsEditor as t };
