import { l as wireExpiry, t as emptyCard } from "./cardValues-km9khdc.js";
import { n as toText } from "./formTexts-iwm5trk.js";
// src/resources/customers/cards/cardValues.ts
/** What a card is called: the end of its number, typed or masked. */
var lastDigits = (cardNumber) => cardNumber.replace(/\s/g, "").slice(-4);
/** A card of which only the owner is known. */
function ownerValues({ consumerName, consumerNationalID }) {
	return {
		...emptyCard,
		cardOwnerName: consumerName,
		cardOwnerNationalID: consumerNationalID ?? ""
	};
}
/** What a form sends to extend a card. */
function expiryBody(values, { creditCardTokenID, cardNumber }) {
	return {
		creditCardTokenID,
		cardNumber,
		cardExpiration: toText(wireExpiry(values.cardExpiration))
	};
}
export { lastDigits as n, ownerValues as r, expiryBody as t };
