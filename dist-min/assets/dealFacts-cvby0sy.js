import { t as vendorKey } from "./cardVendor-gsgb0fo.js";
// src/record/facts/dealFacts.ts
/** Parts of one value, beside each other; what is empty is left out. */
var joined = (parts) => parts.filter((part) => part !== void 0 && part !== null && part !== "").join(" · ");
/** Who pays: the customer, else whose card it is. */
function payer({ dealDetails, creditCardDetails }, { pathOf }) {
	const { consumerName, consumerPhone, consumerID } = dealDetails ?? {};
	const name = consumerName || creditCardDetails?.cardOwnerName;
	const text = name || consumerPhone || "";
	if (text === "") return void 0;
	return {
		text,
		href: pathOf("consumerID", consumerID),
		hint: name && consumerPhone || void 0
	};
}
/** What is sold: the deal's own words, else its items. */
function subject({ dealDetails }) {
	const names = (dealDetails?.items ?? []).map(({ itemName }) => itemName);
	const text = dealDetails?.dealDescription || joined(names);
	return text === "" ? void 0 : { text };
}
/** The VAT in an amount, as a quieter line; undefined where there is none. */
function vatHint({ vatTotal, vatRate }, { translate, money }) {
	const rate = `${Math.round((vatRate ?? 0) * 1e4) / 100}%`;
	return vatTotal ? translate("dealFact.vat", {
		amount: money(vatTotal),
		rate
	}) : void 0;
}
/** A card, by its digits. */
function cardValue(card, { translate }) {
	const vendor = card.cardVendor ? translate(vendorKey(card.cardVendor), { _: card.cardVendor }) : "";
	return {
		text: `\u2066${card.cardNumber}\u2069`,
		hint: joined([vendor, card.cardExpiration])
	};
}
/** A bank account, by its parts. */
var accountText = ({ bank, bankBranch, bankAccount }, { word }) => joined([
	word("banks", String(bank)),
	bankBranch,
	bankAccount
]);
export { subject as a, payer as i, cardValue as n, vatHint as o, joined as r, accountText as t };
