import { a as subject, i as payer, n as cardValue, o as vatHint, r as joined, t as accountText } from "./dealFacts-cvby0sy.js";
import { Gn as useTranslate, Rn as Link, bt as ForeignText, ln as useIsOpen } from "./app-k3iiw52.js";
import { t as israelToday } from "./israelToday-cp8f9ra.js";
import { n as RecordNotes, t as RecordNote } from "./RecordNotes-t8wr8te.js";
import { Qt as pathTo, en as policyOf, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { t as dayText } from "./dayText-muasmku.js";
// src/resources/billingDeals/dealState.ts
var stateTones = {
	completed: "success",
	inactive: "neutral",
	cardDeleted: "danger",
	cardExpired: "danger",
	paused: "warning",
	inProgress: "info",
	failed: "danger",
	active: "success"
};
/** The one state that says most: a deal can be in several, and what ends it comes before what only hinders it. */
function dealState(deal) {
	if (deal.finished) return "completed";
	if (deal.active === false) return "inactive";
	if (deal.tokenNotAvailable) return "cardDeleted";
	if (deal.cardExpired) return "cardExpired";
	if (deal.paused) return "paused";
	if (deal.inProgress) return "inProgress";
	return deal.lastError ? "failed" : "active";
}
// src/resources/billingDeals/dealNotes.ts
var dayOf = (day) => day?.slice(0, 10) ?? "";
/** Days of a pause that has not ended, whether or not it has begun. */
var isPausedAfter = ({ pausedFrom, pausedTo }, today) => Boolean(pausedFrom) && (dayOf(pausedTo) === "" || dayOf(pausedTo) >= today);
/**
* What keeps a deal from being charged, the hardest first; a deal whose charges are over has nothing left to mend.
* @param today Israel's day, `YYYY-MM-DD`
*/
function dealNotes(deal, today) {
	const state = dealState(deal);
	if (state === "completed") return [];
	const notes = [];
	if (deal.active === false) notes.push({
		key: "inactive",
		tone: "neutral"
	});
	if (deal.tokenNotAvailable) notes.push({
		key: "cardDeleted",
		tone: "danger",
		edited: true
	});
	else if (deal.cardExpired) notes.push({
		key: "cardExpired",
		tone: "danger",
		edited: true
	});
	if (deal.lastError) notes.push({
		key: "failed",
		tone: "danger",
		edited: true
	});
	if (deal.paused) notes.push({
		key: "paused",
		tone: "warning"
	});
	else if (isPausedAfter(deal, today)) notes.push({
		key: "willPause",
		tone: "info"
	});
	const next = dayOf(deal.nextScheduledTransaction);
	if (state === "active" && next !== "" && next <= today) notes.push({
		key: "due",
		tone: "info"
	});
	return notes;
}
// src/resources/billingDeals/DealNotes.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What keeps a deal from being charged, and what to do about it. */
function DealNotes({ record }) {
	const translate = useTranslate();
	const mayEdit = useIsOpen()(policyOf("EditBillingDeal"));
	const failures = record.failedAttemptsCount ?? 0;
	const values = {
		card: `\u2066${record.creditCardDetails?.cardExpiration ?? ""}\u2069`,
		from: dayText(record.pausedFrom),
		to: dayText(record.pausedTo),
		next: dayText(record.nextScheduledTransaction),
		smart_count: failures,
		count: failures
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordNotes, { children: dealNotes(record, israelToday()).map(({ key, tone, edited }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(RecordNote, {
		tone,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: key === "cardDeleted" ? translate("CardTokenDeleted") : translate(`deal.note.${key}`, values) }),
				key === "failed" && record.lastError && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [" · ", /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForeignText, { children: record.lastError })] }),
				key === "paused" && record.pauseReason && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [" · ", /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: record.pauseReason })] })
			] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate(`deal.advice.${key}`, values) }),
			edited && mayEdit && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: pathTo("EditBillingDeal", { id: record.billingDealID }),
				children: translate("deal.edit")
			}) })
		]
	}, key)) });
}
// src/resources/billingDeals/recordPage.ts
function amount(deal, words) {
	return deal.transactionAmount ? {
		money: deal.transactionAmount,
		hint: vatHint(deal, words)
	} : void 0;
}
/** What is charged: the card, the account, or nothing but a document that is made. */
function paymentMethod(deal, words) {
	const { creditCardDetails: card, bankDetails: account, paymentType, invoiceOnly } = deal;
	if (invoiceOnly) return { text: words.translate("deal.invoiceOnly") };
	if (card) return cardValue(card, words);
	const text = words.word("paymentTypeEnum", paymentType);
	if (account) return {
		text,
		hint: accountText(account, words)
	};
	return text === "" ? void 0 : { text };
}
/** A deal that is over, or stands still, has no next charge. */
var isCharging = ({ active, finished }) => active !== false && finished !== true;
/** How often it was charged, and when last. */
function charged({ currentDeal, currentTransactionID, currentTransactionTimestamp }, words) {
	const { translate, date, pathOf } = words;
	if (!currentDeal) return { text: translate("deal.neverCharged") };
	return {
		text: translate("deal.chargedCount", {
			smart_count: currentDeal,
			count: currentDeal
		}),
		href: pathOf("currentTransactionID", currentTransactionID),
		hint: currentTransactionTimestamp ? translate("deal.lastCharged", { time: date(currentTransactionTimestamp) }) : ""
	};
}
/** The document each charge makes. */
function document({ issueInvoice, invoiceDetails }, { word, translate }) {
	if (!issueInvoice) return void 0;
	return {
		text: word("invoiceTypeEnum", invoiceDetails?.invoiceType) || translate("deal.document"),
		hint: joined([invoiceDetails?.invoiceSubject]) || void 0
	};
}
/** A billing deal: whom it charges what, by which card or account, when next, and what keeps it from it. */
var recordPage = {
	title: {
		key: "title",
		label: "dealFact.amount",
		value: ({ transactionAmount }) => transactionAmount === void 0 ? void 0 : { money: transactionAmount }
	},
	status: { value: (deal, { translate }) => {
		const state = dealState(deal);
		return {
			text: translate(`deal.state.${state}`),
			tone: stateTones[state]
		};
	} },
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
				"bankDetails.bank",
				"bankDetails.bankBranch",
				"bankDetails.bankAccount",
				"bankDetails.paymentType",
				"bankDetails.amount",
				"paymentType",
				"invoiceOnly",
				"billingDealType"
			],
			value: paymentMethod
		},
		{
			field: "billingSchedule",
			label: "deal.schedule"
		},
		{
			field: "nextScheduledTransaction",
			label: "deal.next",
			when: isCharging
		},
		{
			key: "charged",
			label: "deal.charged",
			of: [
				"currentDeal",
				"currentTransactionID",
				"currentTransactionTimestamp"
			],
			value: charged
		},
		{
			field: "initialTransactionID",
			label: "deal.initial"
		},
		{
			key: "document",
			label: "deal.document",
			of: [
				"issueInvoice",
				"invoiceDetails.invoiceType",
				"invoiceDetails.invoiceSubject"
			],
			value: document
		},
		{
			field: "dealDetails.dealReference",
			label: "dealField.reference"
		},
		{
			field: "billingDealTimestamp",
			label: "deal.created"
		}
	],
	technical: [
		"nextScheduledTransaction",
		"pausedFrom",
		"pausedTo",
		"pauseReason",
		"lastError",
		"failedAttemptsCount",
		"netTotal",
		"tokenCreated",
		"tokenUpdated",
		"expirationEmailSent"
	],
	notes: DealNotes,
	tabs: [{
		list: "transactions",
		by: "billingDealID",
		label: "deal.transactions",
		when: ({ invoiceOnly }) => !invoiceOnly
	}, {
		list: "futureBillingDeals",
		by: "billingDealID",
		when: isCharging
	}]
};
export { recordPage };
