import { a as subject, i as payer, n as cardValue, o as vatHint, r as joined, t as accountText } from "./dealFacts-cvby0sy.js";
import { a as signedAmount, i as leftToRefund, n as useCurrencyOf, r as holdEnd } from "./useAmountText-d8efpp6.js";
import { Gn as useTranslate, an as localTimeZone, bt as ForeignText, rn as dateText } from "./app-k3iiw52.js";
import { n as RecordNotes, t as RecordNote } from "./RecordNotes-t8wr8te.js";
import { t as MoneyText } from "./MoneyText-g01fbq2.js";
import { t as useNow } from "./useNow-l2xjup1.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/resources/transactions/TransactionNotes.module.css
var refunds = "refunds-KWJ";
// src/resources/transactions/useHold.ts
/** When the hold of a J5 ends and whether it has, kept true while the page is open; undefined for what is no hold. */
function useHold(record) {
	const end = holdEnd(record);
	const now = useNow([end?.getTime()]);
	return end && {
		end,
		isOver: end.getTime() <= now
	};
}
// src/resources/transactions/TransactionNotes.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Why it was refused, in the processor's words, which may be another language's; its codes have three digits. */
function Refusal({ record: { rejectionMessage, processorResultCode, quickStatus } }) {
	const translate = useTranslate();
	if (!rejectionMessage || quickStatus !== "Failed") return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordNote, {
		tone: "danger",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: translate("transaction.refused") }),
			" · ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForeignText, { children: rejectionMessage }),
			typeof processorResultCode === "number" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [` · ${translate("transaction.code")} `, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
				dir: "ltr",
				children: String(processorResultCode).padStart(3, "0")
			})] })
		] })
	});
}
function Hold({ record }) {
	const translate = useTranslate();
	const hold = useHold(record);
	if (!hold) return null;
	const time = `\u2066${dateText({
		kind: "instant",
		at: hold.end
	}, localTimeZone())}\u2069`;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordNote, {
		tone: "warning",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate(hold.isOver ? "transaction.holdExpired" : "transaction.heldUntil", { time }) })
	});
}
/** What was refunded and what may still be. */
function Refunds({ record }) {
	const translate = useTranslate();
	const currency = useCurrencyOf(record);
	const refunded = record.totalRefund ?? 0;
	if (!(refunded > 0)) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
		className: refunds,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: translate("transaction.refunded") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
			amount: refunded,
			currency
		}) })] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: translate("transaction.left") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
			amount: leftToRefund(record),
			currency
		}) })] })]
	});
}
/** What stands out about a transaction: a refusal, a hold, refunds. */
function TransactionNotes({ record }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(RecordNotes, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Refusal, { record }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Hold, { record }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Refunds, { record })
	] });
}
// src/resources/transactions/recordPage.ts
/** @returns undefined for a card check, which has none */
function amount(record, words) {
	if (!record.transactionAmount) return void 0;
	return {
		money: signedAmount(record),
		hint: vatHint(record, words)
	};
}
/** How it was paid: the card, the account, else the kind of payment. */
function paymentMethod(record, words) {
	const { creditCardDetails: card, bankTransferDetails: account, paymentTypeEnum } = record;
	if (card) return cardValue(card, words);
	const text = words.word("paymentTypeEnum", paymentTypeEnum);
	if (account) return {
		text,
		hint: accountText(account, words)
	};
	return text === "" ? void 0 : { text };
}
/** In how many payments, and how much each is. */
function payments(record, { translate, money, word }) {
	const { transactionType, numberOfPayments = 0, initialPaymentAmount, installmentPaymentAmount } = record;
	const type = word("transactionTypeEnum", transactionType);
	if (type === "") return void 0;
	if (!numberOfPayments || numberOfPayments < 2) return { text: type };
	const count = translate("transaction.payments", { count: numberOfPayments });
	const text = transactionType === "installments" ? count : joined([type, count]);
	if (!initialPaymentAmount || !installmentPaymentAmount) return { text };
	return {
		text,
		hint: translate("transaction.paymentParts", {
			first: money(initialPaymentAmount),
			further: money(installmentPaymentAmount),
			others: numberOfPayments - 1
		})
	};
}
/** What is special about it: a refund, a check, a hold. */
function kind({ specialTransactionType, jDealType }, { word }) {
	const special = specialTransactionType === "regularDeal" ? "" : word("specialTransactionTypeEnum", specialTransactionType);
	const action = jDealType === "J4" ? "" : word("jDealTypeEnum", jDealType);
	const text = joined([special, action]);
	return text === "" ? void 0 : { text };
}
/** What can still become of it. */
function nextStep(record, { translate, money, date }) {
	const end = holdEnd(record);
	if (end && end.getTime() > Date.now()) return { text: translate("transaction.next.hold", { time: date(record.transactionJ5ExpiredDate) }) };
	if (record.allowTransmission) return { text: translate("transaction.next.transmission") };
	const left = record.allowRefund ? leftToRefund(record) : 0;
	return left > 0 ? { text: translate("transaction.next.refund", { amount: money(left) }) } : void 0;
}
/** Whether others are about it: refunds of it, or the charge of a hold. */
function hasFollowUps({ totalRefund, jDealType, status }) {
	return (totalRefund ?? 0) > 0 || jDealType === "J5" && status === "completed";
}
/** A transaction: who paid what and how, what became of it and what can be done next. */
var recordPage = {
	title: {
		key: "title",
		label: "dealFact.amount",
		value: (record) => ({ money: signedAmount(record) })
	},
	status: "status",
	facts: [
		{
			key: "payer",
			label: "dealFact.payer",
			of: [
				"dealDetails.consumerName",
				"dealDetails.consumerPhone",
				"dealDetails.consumerID"
			],
			value: payer
		},
		{
			key: "subject",
			label: "dealFact.subject",
			of: ["dealDetails.dealDescription"],
			value: subject
		},
		{
			key: "amount",
			label: "dealFact.amount",
			of: [
				"transactionAmount",
				"vatTotal",
				"vatRate",
				"amount",
				"totalAmount"
			],
			value: amount
		},
		{
			key: "paymentMethod",
			label: "dealFact.paymentMethod",
			of: [
				"creditCardDetails.cardNumber",
				"creditCardDetails.cardExpiration",
				"creditCardDetails.cardVendor",
				"paymentTypeEnum"
			],
			value: paymentMethod
		},
		{
			key: "payments",
			label: "transaction.paymentsLabel",
			of: [
				"transactionType",
				"numberOfPayments",
				"initialPaymentAmount",
				"installmentPaymentAmount"
			],
			value: payments
		},
		{
			key: "kind",
			label: "transaction.kind",
			of: ["specialTransactionType", "jDealType"],
			value: kind
		},
		{
			field: "transactionTimestamp",
			label: "transaction.when"
		},
		{
			key: "next",
			label: "transaction.next.label",
			value: nextStep
		},
		{
			field: "invoiceID",
			label: "transaction.document"
		},
		{
			field: "billingDealID",
			label: "transaction.billingDeal"
		},
		{
			field: "paymentRequestID",
			label: "transaction.paymentRequest"
		},
		{
			field: "paymentIntentID",
			label: "transaction.paymentIntent"
		},
		{
			field: "initialTransactionID",
			label: "transaction.initial"
		}
	],
	sections: [{
		key: "clearing",
		label: "transaction.clearing",
		facts: [
			"creditCardDetails.cardOwnerName",
			"creditCardDetails.cardOwnerNationalID",
			"creditCardDetails.cardBrand",
			"creditCardDetails.solek",
			"cardPresence",
			"shvaTransactionDetails.authNum",
			"shvaTransactionDetails.shvaShovarNumber",
			"shvaTransactionDetails.shvaDealID",
			"shvaTransactionDetails.transmissionNumber",
			"shvaTransactionDetails.transmissionDate",
			"transactionJ5ExpiredDate"
		]
	}],
	technical: [
		"quickStatus",
		"finalizationStatus",
		"origin",
		"transactionDate",
		"totalRefund",
		"processorResultCode",
		"rejectionMessage",
		"merchantName",
		"netTotal",
		"clearingHouseTransactionDetails"
	],
	notes: TransactionNotes,
	tabs: [{
		list: "transactions",
		by: "initialTransactionID",
		label: "transaction.followUps",
		when: hasFollowUps
	}]
};
export { recordPage };
