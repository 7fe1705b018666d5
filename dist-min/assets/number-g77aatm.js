import { xt as fault } from "./boot-ejmxxq5.js";
// contract/rules/number.ts
/** From `min` to `max`, both included. */
function inRange(min, max) {
	return (value) => value >= min && value <= max ? void 0 : fault("MustBeInRange", {
		min,
		max
	});
}
/** Zero or more. */
var positiveOnly = (value) => value >= 0 ? void 0 : fault("OnlyPositiveNumbersAreAllowed");
/** At most `places` decimal places, judged by the digits, so that 1.005 is no rounding question. */
function precision(places) {
	return (value) => {
		const [, decimals = ""] = plainDigits(value).split(".");
		return decimals.length > places ? fault("AllowedPrecision", { val: places }) : void 0;
	};
}
/** `1e-7` as `0.0000001`. */
function plainDigits(value) {
	const text = String(value);
	return /e/i.test(text) ? Number(value).toFixed(20).replace(/0+$/, "") : text;
}
/**
* Reads a number written in plain digits, as `12`, `-0.5`, `5.` or `.5`.
* @returns undefined for every other notation: `0x10`, `1e3`, `1 000`, `1,5`
*/
function parseDecimal(text) {
	return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : void 0;
}
/** A percentage that can be applied as a discount: from 0 to below 100. */
var discountPercentage = (value) => positiveOnly(value) ?? (value < 100 ? void 0 : fault("PercentageMustBeLessThan100"));
export { precision as i, inRange as n, parseDecimal as r, discountPercentage as t };
