import { n as brandOf } from "./brands-lc91tu8.js";
import { xt as fault } from "./boot-ejmxxq5.js";
// contract/rules/cardNumber.ts
/** The Luhn check: every second digit from the right doubled, the digits added up, divisible by ten. */
function passesLuhn(digits) {
	return [...digits].toReversed().reduce((total, digit, index) => {
		const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
		return total + (value > 9 ? value - 9 : value);
	}, 0) % 10 === 0;
}
/** Digits only, of a known brand by prefix and length, with a good check digit where the brand has one (spec §5). */
function isCardNumber(digits) {
	if (!/^\d+$/.test(digits)) return false;
	const brand = brandOf(digits);
	return brand !== void 0 && (!brand.luhn || passesLuhn(digits));
}
var cardNumber = (digits) => isCardNumber(digits) ? void 0 : fault("InvalidCardNumber");
export { isCardNumber as n, cardNumber as t };
