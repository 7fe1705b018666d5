import { r as paymentLimits } from "./installments-grq3b2z.js";
import { a as subject, i as payer, o as vatHint, r as joined } from "./dealFacts-cvby0sy.js";
import { Gn as useTranslate } from "./app-k3iiw52.js";
import { t as LinkNotes } from "./LinkNotes-jyxiukh.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/resources/paymentRequests/RequestNotes.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The same of a payment intent, which cannot be edited or sent. */
function IntentNotes({ record }) {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkNotes, {
		record,
		textOf: (news) => translate(`paymentIntent.note.${news}`),
		title: translate("paymentRequest.link"),
		fileName: `payment-link-${record.id}`
	});
}
/** What has become of a payment request, and its link as long as it can be used. */
function RequestNotes({ record }) {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkNotes, {
		record,
		textOf: (news) => translate(`paymentRequest.note.${news}`),
		title: translate("paymentRequest.link"),
		fileName: `payment-link-${record.id}`
	});
}
// src/resources/paymentRequests/recordPage.ts
/** What the payer is asked for: an amount, one of their own, or a card. */
function asked(request, words) {
	const { paymentRequestAmount, userAmount, onlyAddCard } = request;
	const own = userAmount ? words.translate("paymentRequest.ownAmount") : void 0;
	if (paymentRequestAmount) return {
		money: paymentRequestAmount,
		hint: own ?? vatHint(request, words)
	};
	if (own) return { text: own };
	return onlyAddCard ? { text: words.translate("paymentRequest.savesCard") } : void 0;
}
/** In how many payments it may be paid. */
function payments(request, { translate, money }) {
	const { numberOfPayments: count = 0, initialPaymentAmount: first, installmentPaymentAmount: further } = request;
	const { allowInstallments, minInstallments, maxInstallments } = request;
	const { min, max } = paymentLimits.installments;
	const choice = allowInstallments ? translate("paymentRequest.installmentChoice", {
		least: minInstallments ?? min,
		most: maxInstallments ?? max
	}) : void 0;
	if (count && count > 1 && first && further) return {
		text: translate("paymentRequest.installmentPlan", {
			count,
			first: money(first),
			further: money(further)
		}),
		hint: choice
	};
	return choice === void 0 ? void 0 : { text: choice };
}
/** What was paid, where the payer has chosen it. */
function paid({ userPaidDetails: chosen }, words) {
	return chosen?.transactionAmount ? {
		money: chosen.transactionAmount,
		hint: vatHint(chosen, words)
	} : void 0;
}
/** What the payer is asked for besides. */
function besides({ additionalFields }) {
	const text = joined(Object.values(additionalFields ?? {}).map(({ title }) => title));
	return text === "" ? void 0 : { text };
}
/** Which document a payment makes. */
function document({ issueInvoice, invoiceDetails }, { word, translate }) {
	if (!issueInvoice) return void 0;
	const text = word("invoiceTypeEnum", invoiceDetails?.invoiceType);
	return { text: text === "" ? translate("paymentRequest.usualDocument") : text };
}
/** A payment request or a permanent link: whom it asks for what, until when, the link, and what was paid. */
var recordPage = {
	title: {
		key: "title",
		label: "dealFact.amount",
		value: asked
	},
	status: "quickStatus",
	notes: RequestNotes,
	facts: [
		{
			key: "payer",
			label: "dealFact.payer",
			of: [
				"dealDetails.consumerName",
				"dealDetails.consumerPhone",
				"dealDetails.consumerEmail",
				"dealDetails.consumerID",
				"consumerID"
			],
			value: (request, words) => {
				const who = payer(request, words);
				const { consumerEmail } = request.dealDetails ?? {};
				return who && {
					...who,
					hint: joined([who.hint, consumerEmail]) || void 0
				};
			}
		},
		{
			key: "subject",
			label: "dealFact.subject",
			of: ["dealDetails.dealDescription"],
			value: subject
		},
		{
			key: "asked",
			label: "dealFact.amount",
			of: [
				"paymentRequestAmount",
				"vatTotal",
				"vatRate",
				"amount",
				"totalAmount",
				"userAmount",
				"onlyAddCard"
			],
			value: asked
		},
		{
			key: "payments",
			label: "paymentRequest.payments",
			of: [
				"numberOfPayments",
				"initialPaymentAmount",
				"installmentPaymentAmount",
				"allowInstallments",
				"minInstallments",
				"maxInstallments"
			],
			value: payments
		},
		{
			key: "document",
			label: "paymentRequest.document",
			of: ["issueInvoice", "invoiceDetails"],
			value: document
		},
		{
			key: "besides",
			label: "paymentRequest.besides",
			of: ["additionalFields"],
			value: besides
		},
		{
			field: "isRefund",
			label: "paymentRequest.isRefund"
		},
		{
			field: "dueDate",
			label: "paymentRequest.due"
		},
		{
			field: "paymentRequestTimestamp",
			label: "paymentRequest.created"
		},
		{
			field: "paymentTransactionID",
			label: "paymentRequest.transaction"
		},
		{
			key: "paid",
			label: "paymentRequest.paid",
			of: ["userPaidDetails"],
			value: paid
		},
		{ field: "cardOwnerName" }
	],
	tabs: [{
		list: "transactions",
		by: "paymentTransactionRequestID",
		label: "paymentRequest.paymentsTab"
	}],
	technical: [
		"status",
		"paymentRequestUrl",
		"paymentIntent",
		"permanent",
		"netTotal",
		"transactionType",
		"language",
		"origin",
		"fromAddress",
		"requestSubject",
		"redirectUrl"
	]
};
export { IntentNotes as n, recordPage as t };
