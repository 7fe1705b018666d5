import { n as toText } from "./formTexts-iwm5trk.js";
import { a as toWireCard, n as isRead } from "./cardValues-km9khdc.js";
// src/fields/card/cardBody.ts
/** What is sent to save a card of a customer. */
function cardBody(values, terminalID, owner) {
	const { cardNumber, cardExpiration } = toWireCard(values);
	return {
		terminalID,
		consumerID: owner.consumerID,
		consumerEmail: toText(owner.consumerEmail ?? ""),
		cardNumber,
		...isRead(values) && { cardPresence: "regular" },
		cardExpiration: toText(cardExpiration),
		cvv: toText(values.cvv),
		cardOwnerName: toText(values.cardOwnerName),
		cardOwnerNationalID: toText(values.cardOwnerNationalID)
	};
}
export { cardBody as t };
