import { r as parseDecimal } from "./number-g77aatm.js";
// src/fields/wireValues.ts
function filled(fields) {
	return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== "" && value !== void 0));
}
/** A number as typed; what is none travels as it is, for the rules to refuse. */
function toNumber(text) {
	const plain = text.trim();
	return parseDecimal(plain) ?? (plain || void 0);
}
export { toNumber as n, filled as t };
