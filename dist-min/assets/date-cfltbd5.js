import { xt as fault } from "./boot-ejmxxq5.js";
// contract/rules/date.ts
/** At or after the limit; both days `YYYY-MM-DD` or both instants of one form. */
function expired(value, limit) {
	return value >= limit ? void 0 : fault("Expired");
}
var invalidIf = (isInvalid) => isInvalid ? fault("Invalid") : void 0;
var dayMs = 864e5;
/** At least one day from `start` to `end`, calendar days `YYYY-MM-DD`. */
function dayInterval(start, end) {
	return (Date.parse(`${end.slice(0, 10)}T00:00:00Z`) - Date.parse(`${start.slice(0, 10)}T00:00:00Z`)) / dayMs >= 1 ? void 0 : fault("EndDateLaterStart");
}
export { expired as n, invalidIf as r, dayInterval as t };
