import { h as businessTimeZone } from "./config-j31upzy.js";
// contract/israelDay.ts
var dayFormat = new Intl.DateTimeFormat("en-CA", {
	timeZone: businessTimeZone,
	year: "numeric",
	month: "2-digit",
	day: "2-digit"
});
/** The Israel calendar day of an instant, `YYYY-MM-DD`. */
function israelDay(instant) {
	return dayFormat.format(instant);
}
export { israelDay as t };
