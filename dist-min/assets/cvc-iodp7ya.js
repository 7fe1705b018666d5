import { n as brandOf } from "./brands-lc91tu8.js";
import { xt as fault } from "./boot-ejmxxq5.js";
// contract/rules/cvc.ts
/** Three or four digits while the brand is unknown. */
var anyLengths = [3, 4];
/** The lengths a card's security code has; none: it has no code, and none is asked for. */
function cvcLengths(cardDigits) {
	return brandOf(cardDigits)?.cvcLengths ?? anyLengths;
}
/** The lengths a code may have that is given: three or four digits where the brand has none. */
function givenLengths(cardDigits) {
	const own = cvcLengths(cardDigits);
	return own.length > 0 ? own : anyLengths;
}
/**
* The rule of the card form: digits, as many as the card's brand has (spec §5 "CVC"). An empty code passes, and a card
* of a brand without a code may have one all the same.
*/
function cvc(code, cardDigits) {
	if (code === "") return void 0;
	return /^\d+$/.test(code) && givenLengths(cardDigits).includes(code.length) ? void 0 : fault("Invalid");
}
export { cvcLengths as n, givenLengths as r, cvc as t };
