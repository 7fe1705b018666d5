import { A as create$3, D as words, E as word, a as decimal, c as flag, d as ids, n as amount, o as emailAddress, p as judgeNumber, u as guid, y as rate } from "./schemaResolver-o963qvc.js";
import { rt as toAgorot } from "./app-k3iiw52.js";
import { n as inRange } from "./number-g77aatm.js";
import { n as paymentCount, r as paymentLimits } from "./installments-grq3b2z.js";
import { a as dealRequest, c as invoiceDetailsRequest, i as cardRequest, l as judgeDiscounts, o as extension, r as bankTransferRequest, s as installmentRequest } from "./requestParts-oq1e56j.js";
// contract/entities/transactionRequest.ts
/** What pays: exactly one of a typed card, a saved card, a bank transfer and a pinpad device. */
var means = {
	creditCardSecureDetails: cardRequest.notRequired().default(void 0),
	creditCardToken: guid()
};
var basics = {
	terminalID: guid().required(),
	currency: word("currency"),
	cardPresence: word("cardPresence"),
	dealDetails: dealRequest.notRequired().default(void 0),
	jDealType: word("jDealType"),
	transactionType: word("transactionType"),
	/** Hub connection to tell of the progress. */
	connectionID: words(100),
	/** Carries `attemptID`; returned with the transaction. */
	extension: extension()
};
var vat = {
	vatRate: rate(),
	vatTotal: amount(0),
	netTotal: amount(0)
};
var pinPad = {
	pinPad: flag(),
	pinPadDeviceID: words(50)
};
var invoicing = {
	issueInvoice: flag(),
	invoiceDetails: invoiceDetailsRequest.notRequired().default(void 0)
};
var owner = {
	cardOwnerName: words(50, 2),
	cardOwnerNationalID: words(20)
};
/** Payments belong to installments and credit, in their limits, and add up to the deal (docs/wire.md §1.5). */
function paymentsFault({ transactionType, transactionAmount, installmentDetails }) {
	const spread = transactionType === "installments" || transactionType === "credit" ? transactionType : void 0;
	if (!spread) return installmentDetails && {
		path: "installmentDetails",
		key: "Invalid"
	};
	if (!installmentDetails) return {
		path: "installmentDetails.numberOfPayments",
		key: "Required"
	};
	const { numberOfPayments, totalAmount } = installmentDetails;
	const count = paymentCount(spread, numberOfPayments ?? 0);
	if (count) return {
		path: "installmentDetails.numberOfPayments",
		key: count.key,
		values: paymentLimits[spread]
	};
	return toAgorot(totalAmount ?? 0) === toAgorot(transactionAmount ?? 0) ? void 0 : {
		path: "installmentDetails.totalAmount",
		key: "InstallmentsMustEqualTotal"
	};
}
/** Body of POST /api/transactions/create (docs/wire.md §3.5 C); money in decimals. */
var chargeRequest = create$3({
	...basics,
	...means,
	...vat,
	...pinPad,
	...invoicing,
	...owner,
	paymentTypeEnum: word("paymentType"),
	bankTransferDetails: bankTransferRequest.notRequired().default(void 0),
	transactionAmount: amount().required(),
	discountTotal: amount(0),
	netDiscountTotal: amount(0),
	/** ILS for one unit of a foreign currency; 0 and absent = the bank's official rate (spec §5). */
	currencyRate: decimal().test(judgeNumber(inRange(0, 1e3))),
	installmentDetails: installmentRequest.notRequired().default(void 0),
	saveCreditCard: flag(),
	okNumber: words(20),
	initialJ5TransactionID: guid(),
	paymentRequestID: guid(),
	paymentIntentID: guid(),
	consumerIP: words(50),
	threeDSServerTransID: words(100),
	origin: words(50),
	userAmount: flag()
}).test(judgeDiscounts).test("payments", (value, { createError }) => {
	const found = paymentsFault(value);
	return found ? createError({
		path: found.path,
		message: found.key,
		params: { ...found.values }
	}) : true;
});
/** Body of POST /api/transactions/blocking (docs/wire.md §3.5 B). */
var blockRequest = create$3({
	...basics,
	...means,
	...vat,
	...pinPad,
	transactionAmount: amount().required()
});
/** Body of POST /api/transactions/checking (docs/wire.md §3.5 K): no amount, no money moves. */
var checkRequest = create$3({
	...basics,
	...means
});
/** Body of POST /api/transactions/refund (docs/wire.md §3.5 F). */
var refundRequest = create$3({
	...basics,
	...means,
	...vat,
	...pinPad,
	...invoicing,
	...owner,
	transactionAmount: amount().required(),
	installmentDetails: installmentRequest.notRequired().default(void 0),
	okNumber: words(20)
}).test("payments", (value, { createError }) => {
	const found = paymentsFault(value);
	return found ? createError({
		path: found.path,
		message: found.key,
		params: { ...found.values }
	}) : true;
});
/** Body of POST /api/transactions/chargeback (spec §3): a refund of an existing deal. */
var chargebackRequest = create$3({
	existingPaymentTransactionID: guid().required(),
	refundAmount: amount().required(),
	extension: extension()
});
/** Body of POST /api/transactions/create-billing-transaction (spec §3 "Billing transaction payload"). */
var billingTransactionRequest = create$3({
	billingDealID: guid().required(),
	oKNumber: words(20),
	extension: extension()
});
/** Body of POST /api/transactions/send-transaction-slip-email. */
var slipRequest = create$3({
	paymentTransactionID: guid().required(),
	email: emailAddress().required()
});
create$3({
	terminalID: guid().required(),
	transactionAmount: amount().required(),
	currency: word("currency").required(),
	dealDetails: create$3({
		consumerPhone: words(20).required(),
		consumerName: words(50),
		consumerID: guid()
	}).required(),
	consentMethod: word("consentMethod").required()
});
create$3({
	terminalID: guid().required(),
	consentID: guid().required(),
	consentMethod: word("consentMethod").required()
});
create$3({
	terminalID: guid().required(),
	paymentTransactionIDs: ids(guid().required())
});
create$3({
	terminalID: guid().required(),
	paymentTransactionID: guid().required()
});
export { checkRequest as a, chargebackRequest as i, blockRequest as n, refundRequest as o, chargeRequest as r, slipRequest as s, billingTransactionRequest as t };
