import { xt as fault } from "./boot-ejmxxq5.js";
// contract/rules/expiry.ts
/** A two-digit year: below 70 is 20xx, else 19xx; others stay (spec §5). */
function fullYear(year, digits) {
	if (digits !== 2) return year;
	return year < 70 ? 2e3 + year : 1900 + year;
}
/**
* Reads `MM / YYYY`, `MM/YY`, `MMYY` and the like.
* @returns undefined for what is no month of a two- or four-digit year
*/
function parseExpiry(text) {
	const [, monthText = "", yearText = ""] = /^\s*(\d{1,2})\s*[/-]?\s*(\d{4}|\d{2})\s*$/.exec(text) ?? [];
	const month = Number(monthText);
	const year = fullYear(Number(yearText), yearText.length);
	return month >= 1 && month <= 12 && year >= 1e3 ? {
		month,
		year
	} : void 0;
}
/** As it travels, `MM/YY`. */
function toWireExpiry({ month, year }) {
	return `${String(month).padStart(2, "0")}/${String(year % 100).padStart(2, "0")}`;
}
/** As it is typed, `MM / YYYY`. */
function toShownExpiry({ month, year }) {
	return `${String(month).padStart(2, "0")} / ${year}`;
}
/** Whether a card is over on a day `YYYY-MM-DD`; on the last day of its month it is still good. */
function isExpired({ month, year }, today) {
	const [thisYear = 0, thisMonth = 0] = today.split("-").map(Number);
	return year * 12 + month < thisYear * 12 + thisMonth;
}
/** Judges an expiry as typed or as it travels. @param today an Israel day, `YYYY-MM-DD` */
function expiry(text, today) {
	const parsed = parseExpiry(text);
	if (!parsed) return fault("InvalidExpirationDate");
	return isExpired(parsed, today) ? fault("CreditCardHasExpired") : void 0;
}
export { toWireExpiry as i, parseExpiry as n, toShownExpiry as r, expiry as t };
