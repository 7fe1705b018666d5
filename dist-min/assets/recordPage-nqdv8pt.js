import { a as subject, i as payer, o as vatHint } from "./dealFacts-cvby0sy.js";
import { Gn as useTranslate } from "./app-k3iiw52.js";
import { t as LinkNotes } from "./LinkNotes-jyxiukh.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/resources/billingRequests/RequestNotes.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What has become of a request, and its link as long as it can be used. */
function RequestNotes({ record }) {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkNotes, {
		record,
		textOf: (news) => translate(`billingRequest.note.${news}`),
		title: translate("billingRequest.link"),
		fileName: `billing-link-${record.id}`
	});
}
// src/resources/billingRequests/recordPage.ts
/** A billing request or permanent link: whom it asks for what, when it would be charged, the link, and what came of it. */
var recordPage = {
	title: {
		key: "title",
		label: "dealFact.amount",
		value: ({ transactionAmount }) => transactionAmount ? { money: transactionAmount } : void 0
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
				"dealDetails.consumerID",
				"consumerID"
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
			value: (request, words) => request.transactionAmount ? {
				money: request.transactionAmount,
				hint: vatHint(request, words)
			} : void 0
		},
		{
			field: "billingSchedule",
			label: "deal.schedule"
		},
		{
			field: "dueDate",
			label: "billingRequest.due"
		},
		{
			field: "paymentRequestTimestamp",
			label: "deal.created"
		},
		{
			field: "billingDealID",
			label: "billingRequest.deal"
		},
		{ field: "cardOwnerName" }
	],
	technical: [
		"status",
		"paymentRequestUrl",
		"paymentRequestAmount",
		"netTotal",
		"numberOfPayments",
		"origin"
	]
};
export { recordPage };
