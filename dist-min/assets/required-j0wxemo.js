import { xt as fault } from "./boot-ejmxxq5.js";
// contract/rules/required.ts
/** 0 or any truthy value passes (spec §5). */
function required(value) {
	return value === 0 || value ? void 0 : fault("Required");
}
/** Required only if another value is truthy. */
function requiredIf(value, other) {
	return other ? required(value) : void 0;
}
export { requiredIf as n, required as t };
