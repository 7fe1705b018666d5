import { Gn as useTranslate, Ln as useDataProvider, kn as buttonClass, nr as queryOptions, rr as useQuery } from "./app-k3iiw52.js";
import { B as parseList, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { t as vendorKey } from "./cardVendor-gsgb0fo.js";
import { r as Help } from "./Field-khuee7j.js";
import { t as RadioInput } from "./RadioInput-grci726.js";
// src/fields/card/SavedCards.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A saved card in one line, its digits read from left to right. */
function savedCardText({ cardNumber, cardExpiration, cardVendor, expired }, translate) {
	const vendor = cardVendor && `${translate(vendorKey(cardVendor), { _: cardVendor })} `;
	const state = expired ? ` · ${translate("cardField.expired")}` : "";
	return `${vendor}\u2066****${cardNumber.slice(-4)}\u2069 · \u2066${cardExpiration}\u2069${state}`;
}
/** The cards kept for a customer, of which one is chosen; one that is over is in sight, and cannot be. @param props.name of the field that takes its id */
function SavedCards({ name, cards }) {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioInput, {
		name,
		label: translate("cardField.savedCards"),
		options: cards.map((card) => ({
			value: card.creditCardTokenID,
			text: savedCardText(card, translate),
			disabled: card.expired
		})),
		required: true
	});
}
/** Those that are over, where none is left to choose. */
function ExpiredCards({ cards = [] }) {
	const translate = useTranslate();
	const over = cards.filter(({ expired }) => expired);
	if (over.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Help, { children: [
		translate("cardField.savedCards"),
		": ",
		over.map((card) => savedCardText(card, translate)).join(", ")
	] });
}
// src/fields/card/useSavedCards.ts
var text = (value) => typeof value === "string" ? value : "";
var none = [];
/** Those that can be charged. */
var usableCards = (cards = none) => cards.filter(({ expired }) => !expired);
/** What is asked for the cards of a customer on a terminal. */
function useSavedCardsQuestion(consumerID, { terminalID, enabledFeatures }) {
	const dataProvider = useDataProvider();
	return queryOptions({
		queryKey: [
			"cardTokens",
			consumerID,
			terminalID
		],
		staleTime: 0,
		gcTime: 0,
		enabled: consumerID !== "" && enabledFeatures.includes("CreditCardTokens"),
		queryFn: async ({ signal }) => {
			const query = {
				consumerID,
				terminalID,
				take: 50
			};
			const { data: rows } = parseList(await dataProvider.call("cardTokens.list", {
				query,
				signal,
				quiet: true
			}));
			return rows.map((row) => ({
				creditCardTokenID: text(row.creditCardTokenID),
				cardNumber: text(row.cardNumber),
				cardExpiration: text(row.cardExpiration),
				cardVendor: text(row.cardVendor),
				expired: row.expired === true
			}));
		}
	});
}
/**
* The cards kept for a customer on a terminal; none without a customer, or without the feature.
* @returns undefined while they are not known: they load, or could not be read
*/
function useSavedCards(consumerID, terminal) {
	const { data, isLoading, isError } = useQuery(useSavedCardsQuestion(consumerID, terminal));
	return isLoading || isError ? void 0 : data ?? none;
}
/** Asks again for cards that could not be read; undefined where that is not so. It asks nothing by itself. */
function useSavedCardsRetry(consumerID, terminal) {
	const question = useSavedCardsQuestion(consumerID, terminal);
	const { isError, refetch } = useQuery({
		...question,
		refetchOnMount: false,
		retryOnMount: false
	});
	return isError ? () => void refetch() : void 0;
}
// src/fields/card/UnreadCards.tsx
/** Says that the saved cards of a customer could not be read, and asks again. */
function UnreadCards({ consumerID, terminal }) {
	const translate = useTranslate();
	const retry = useSavedCardsRetry(consumerID, terminal);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		role: "status",
		children: retry && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Help, { children: translate("cardField.savedCardsUnread") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: buttonClass(),
			onClick: retry,
			children: translate("shell.retry")
		})] })
	});
}
export { SavedCards as a, ExpiredCards as i, usableCards as n, savedCardText as o, useSavedCards as r, UnreadCards as t };
