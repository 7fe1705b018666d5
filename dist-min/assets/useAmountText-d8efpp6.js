import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { X as amountInSentence, dr as require_react, fn as useSettings, it as toDecimal, on as parseWireDate, rt as toAgorot } from "./app-k3iiw52.js";
import { t as currencyOf } from "./factWords-dnaq85r.js";
// src/resources/transactions/transactionActions.ts
var amountOf = (value) => typeof value === "number" || typeof value === "string" ? toAgorot(value) : 0;
/** What may still be refunded, in decimals: the amount without what was refunded (docs/wire.md §3.6). */
function leftToRefund({ transactionAmount, totalRefund }) {
	const left = amountOf(transactionAmount) - amountOf(totalRefund);
	return Number.isFinite(left) && left > 0 ? toDecimal(left) : 0;
}
/** When the hold of a J5 ends; undefined for what is no open hold. */
function holdEnd({ status, transactionJ5ExpiredDate }) {
	const date = status === "awaitingToSelectJ5" ? parseWireDate(transactionJ5ExpiredDate) : void 0;
	return date?.kind === "instant" ? date.at : void 0;
}
/** The amount as it moved: negative for a refund. */
function signedAmount({ transactionAmount, specialTransactionType }) {
	const amount = toDecimal(amountOf(transactionAmount));
	return specialTransactionType === "refund" ? -amount : amount;
}
// src/resources/transactions/useAmountText.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** The currency of a record. */
var useCurrencyOf = (record) => currencyOf(record, useSettings().currencies);
/** Amounts in the currency of a record as a part of a sentence. */
function useAmountText(record) {
	const currency = useCurrencyOf(record);
	return (0, import_react.useCallback)((decimal) => amountInSentence(decimal, currency), [currency]);
}
export { signedAmount as a, leftToRefund as i, useCurrencyOf as n, holdEnd as r, useAmountText as t };
