import { an as localTimeZone, on as parseWireDate, rn as dateText } from "./app-k3iiw52.js";
// src/resources/billingDeals/dayText.ts
/** A day as part of a sentence, whatever its direction. */
function dayText(value) {
	const date = parseWireDate(value);
	return date ? `\u2066${dateText(date, localTimeZone())}\u2069` : "";
}
export { dayText as t };
