// src/dataProvider/http/cardText.ts
/** What may stand between the digits of a number that people write in groups. */
var separator = String.raw`(?:[\s\u00a0\u2000-\u200f\u2010-\u2015\u202f\u2060\u2066-\u2069\-+_]|%20|%2[Dd]|%C2%A0){1,3}`;
var digitRuns = new RegExp(String.raw`\d+(?:${separator}\d+)*`, "g");
/** Texts full of digits that are no secret: guids, hexadecimal ids, dates, and amounts with their decimals. */
var harmless = new RegExp([
	String.raw`\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b`,
	String.raw`\b(?=\d*[a-f])[\da-f]{32}\b`,
	String.raw`\b(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?(?![\d-])`,
	String.raw`(?<![\d.])\d{1,11}\.\d{1,4}(?![\d.])`
].join("|"), "gi");
var shortest = 9;
var longest = 19;
/** From here on a number may hide inside a longer run of digits. */
var shortestInside = 13;
/** The check of card numbers, and of Israeli identity numbers of nine digits. */
function passesLuhn(digits) {
	let sum = 0;
	for (let place = 0; place < digits.length; place += 1) {
		const digit = Number(digits[digits.length - 1 - place]) * (place % 2 === 0 ? 1 : 2);
		sum += digit > 9 ? digit - 9 : digit;
	}
	return sum % 10 === 0 && /[1-9]/.test(digits);
}
/** UnionPay numbers have no check digit (spec §5). */
var isUnionPay = (digits) => digits.startsWith("62") && digits.length >= 16;
var isNumber = (digits) => digits.length >= shortest && digits.length <= longest && (passesLuhn(digits) || isUnionPay(digits));
/** A number anywhere inside an unbroken run of digits. */
function hidesNumber(digits) {
	if (digits.length > 38) return true;
	for (let start = 0; start + shortestInside <= digits.length; start += 1) for (let end = start + shortestInside; end <= Math.min(start + longest, digits.length); end += 1) if (isNumber(digits.slice(start, end))) return true;
	return false;
}
/** The groups of digits from one on that together are a number, the longest such stretch. */
function lastGroupOfNumber(groups, from) {
	let digits = "";
	let last;
	for (let index = from; index < groups.length && digits.length <= longest; index += 1) {
		digits += groups[index]?.digits ?? "";
		if (isNumber(digits) || index === from && hidesNumber(digits)) last = index;
	}
	return last;
}
function maskRun(run, mask) {
	const groups = [...run.matchAll(/(?<!%|%[\dA-F]|%C2%)\d+/gi)].map(({ 0: digits, index }) => ({
		digits,
		start: index,
		end: index + digits.length
	}));
	let masked = "";
	let copied = 0;
	for (let index = 0; index < groups.length; index += 1) {
		const last = lastGroupOfNumber(groups, index);
		const [first, end] = [groups[index], last === void 0 ? void 0 : groups[last]];
		if (last === void 0 || !first || !end) continue;
		masked += run.slice(copied, first.start) + mask;
		copied = end.end;
		index = last;
	}
	return masked + run.slice(copied);
}
function maskPart(text, mask) {
	return text.replace(digitRuns, (run) => maskRun(run, mask));
}
/**
* Masks everything in a text that may be the number of a card or a person: 9 to 19 digits with a right check digit,
* written together or in groups with spaces or dashes, also where they hide in a longer run. Guids, dates and amounts
* stay.
*/
function maskNumbers(text, mask) {
	let masked = "";
	let copied = 0;
	for (const { 0: found, index } of text.matchAll(harmless)) {
		masked += maskPart(text.slice(copied, index), mask) + found;
		copied = index + found.length;
	}
	return masked + maskPart(text.slice(copied), mask);
}
/** Whether a text holds what may be the number of a card or a person. */
function holdsNumber(text) {
	return maskNumbers(text, "") !== text;
}
/** What a card's magnetic stripe holds: number, separator and the rest, with or without sentinels. */
var tracks = /%?B?\d{12,19}\^[^?\n]{0,80}\??|;?\d{12,19}[=D]\d{4,}[^?\s]{0,40}\??/g;
/** Puts a mask in the place of what is written like a card's magnetic stripe. */
function maskTracks(text, mask) {
	return text.replace(tracks, mask);
}
// src/dataProvider/http/secretNames.ts
/** A name as it is compared: Hebrew and Latin letters and digits alone, in lower case. */
var plain = (name) => name.toLowerCase().replace(/[^a-z0-9א-ת]/g, "");
var words = (text) => text.split(" ");
var card = {
	exact: words("pan cardno cardnum ccnumber ccnum primaryaccountnumber מסכרטיס כרטיסאשראי cid csc cardcode verificationcode pin pinblock גבהכרטיס track track3 magstripe magneticstripe swipe cardreaderinput פסמגנטי exp expiry expiration expdate expmonth expyear expirymonth expiryyear expirationmonth expirationyear validthru תוקף"),
	endings: words("cardnumber מספרכרטיס מספרהכרטיס מספרכרטיסאשראי cvc cvc2 cvv cvv2 securitycode קודאבטחה קודהאבטחה trackdata track1 track2 cardexpiration cardexpiry expirydate expirationdate תוקףכרטיס תוקףהכרטיס")
};
var other = {
	exact: words("identitynumber idnumber personalid teudatzehut teudatzeut tz ssn תז מספרזהות bearer assertion passwd pwd codeverifier otp סיסמא אסימון"),
	endings: words("nationalid תעודתזהות תעודתהזהות token password secret apikey authorization cookie cookies jwt סיסמה")
};
var isAmong = (word, { exact, endings }) => exact.includes(word) || endings.some((ending) => word.endsWith(ending));
/** Names under which a card's number, security code, track or expiry travels. @example isCardName('card-number') // true */
function isCardName(name) {
	return isAmong(plain(name), card);
}
/** Names of what never leaves the browser in a report: cards, identity numbers, tokens, passwords. */
function isSecretName(name) {
	const word = plain(name);
	return isAmong(word, card) || isAmong(word, other);
}
export { maskTracks as a, maskNumbers as i, isSecretName as n, holdsNumber as r, isCardName as t };
