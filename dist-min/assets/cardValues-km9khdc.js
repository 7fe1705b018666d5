import { xt as fault } from "./boot-ejmxxq5.js";
import { n as cvcLengths } from "./cvc-iodp7ya.js";
import { t as required } from "./required-j0wxemo.js";
import { i as toWireExpiry, n as parseExpiry } from "./expiry-bbevte7.js";
import { t as brandByPrefix } from "./brands-lc91tu8.js";
import { t as keepCaret } from "./typed-nz2btcz.js";
// contract/rules/missingCardDetails.ts
/**
* The fields of a typed card that its terminal asks for and that are empty, in the order of the form. Cards of some
* brands have no security code; of these none is asked for.
*/
function missingCardDetails({ cvvRequired, nationalIDRequired }, { cardNumber, cvv, cardOwnerNationalID, isPresent = false }) {
	return [...cvvRequired && cvcLengths(cardNumber).length > 0 && !isPresent && required(cvv?.trim()) ? ["cvv"] : [], ...nationalIDRequired && required(cardOwnerNationalID?.trim()) ? ["cardOwnerNationalID"] : []];
}
// src/forms/wireExpiry.ts
/** An expiry as typed, as it travels: `MM/YY`; what is none stays, for the rules to say so. */
function wireExpiry(typed) {
	const expiry = parseExpiry(typed);
	return expiry ? toWireExpiry(expiry) : typed.trim();
}
// src/ui/inputs/formats/cardNumber.ts
var longest = 19;
/** The digits of a number as typed or pasted. */
var digitsOf = (text) => text.replace(/\D/g, "");
/** Digits in the groups of their brand, parted by spaces. @example groupCardNumber('378282246310005') // '3782 822463 10005' */
function groupCardNumber(digits) {
	const groups = [];
	let rest = digits.slice(0, longest);
	for (const size of brandByPrefix(digits)?.groups ?? [
		4,
		4,
		4,
		4,
		3
	]) {
		if (rest === "") break;
		groups.push(rest.slice(0, size));
		rest = rest.slice(size);
	}
	if (rest !== "") groups.push(rest);
	return groups.join(" ");
}
var cardNumberFormat = (change) => keepCaret(change, /\d/, groupCardNumber);
// src/fields/card/cardValues.ts
var emptyCard = {
	cardNumber: "",
	cardExpiration: "",
	cvv: "",
	cardOwnerName: "",
	cardOwnerNationalID: "",
	readCardNumber: ""
};
/** Whether the number in the field was read off the card. */
var isRead = ({ cardNumber, readCardNumber }) => readCardNumber !== "" && readCardNumber === cardNumber;
/** What the terminal wants filled in of a card. @param name of the card in the form; absent: its fields are the form's */
function missingCardFaults(card, terminal, name) {
	const missing = missingCardDetails(terminal, {
		...card,
		cardNumber: digitsOf(card.cardNumber),
		isPresent: isRead(card)
	});
	return Object.fromEntries(missing.map((field) => [name ? `${name}.${field}` : field, fault("Required")]));
}
/** Whether the card is at hand, as it travels. */
var presenceOf = (card) => isRead(card) ? "regular" : "cardNotPresent";
/** Number and expiry as they travel; the rest travels as typed. */
function toWireCard({ cardNumber, cardExpiration }) {
	return {
		cardNumber: cardNumber.replace(/[\s-]/g, ""),
		cardExpiration: wireExpiry(cardExpiration)
	};
}
export { toWireCard as a, groupCardNumber as c, presenceOf as i, wireExpiry as l, isRead as n, cardNumberFormat as o, missingCardFaults as r, digitsOf as s, emptyCard as t };
