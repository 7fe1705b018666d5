import { xt as fault } from "./boot-ejmxxq5.js";
// contract/rules/nationalId.ts
/**
* Whether the text is an Israeli national id: 5 to 9 digits, padded to nine, weights 1 and 2 in turns, the digits of a
* two-digit product added up, the sum divisible by ten (spec §5).
*/
function isNationalId(text) {
	if (!/^\d{5,9}$/.test(text)) return false;
	return [...text.padStart(9, "0")].reduce((total, digit, index) => {
		const product = Number(digit) * (index % 2 === 0 ? 1 : 2);
		return total + (product > 9 ? product - 9 : product);
	}, 0) % 10 === 0;
}
var nationalId = (text) => isNationalId(text) ? void 0 : fault("IsraeliNationalIdMustBeValid");
export { nationalId as n, isNationalId as t };
