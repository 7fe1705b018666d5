import { A as create$3, D as words, E as word, S as text, c as flag, f as instant, g as maskedCardNumber, o as emailAddress, r as cardExpiry, s as expiration, u as guid } from "./schemaResolver-o963qvc.js";
import { i as cardRequest } from "./requestParts-oq1e56j.js";
create$3({
	creditCardTokenID: guid().required(),
	terminalID: guid().required(),
	merchantID: guid(),
	consumerID: guid(),
	consumerEmail: text(),
	cardNumber: maskedCardNumber().required(),
	cardExpiration: expiration().required(),
	cardVendor: text(),
	cardOwnerName: text(),
	created: instant().required(),
	expired: flag().required()
});
/** Body of POST /api/cardtokens (docs/wire.md §3.4): a card typed for a customer. */
var cardTokenRequest = cardRequest.shape({
	terminalID: guid().required(),
	consumerID: guid().required(),
	consumerEmail: emailAddress(),
	oKNumber: words(20),
	cardPresence: word("cardPresence")
});
/** Body of POST /api/cardtokens/extendExpiration: the same card, a later date; its number may come masked. */
var extendExpirationRequest = create$3({
	creditCardTokenID: guid().required(),
	cardExpiration: cardExpiry().required(),
	cardNumber: text().max(30, "Invalid")
});
export { extendExpirationRequest as n, cardTokenRequest as t };
