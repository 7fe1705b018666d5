import { a as maskTracks, i as maskNumbers, n as isSecretName } from "./secretNames-b4esm58.js";
// src/app/errorReporting/scrubText.ts
/** Stands where a secret was. */
var removed = "[removed]";
/** Longer texts are cut: nobody reads them in a report. */
var longestText = 2e4;
var tokens = /eyJ[\w-]{5,}(?:\.[\w-]+){1,4}|bearer[\s+]+[\w\-.~+/]{6,}=*|\b(?:basic|digest)\s+[\w\-.~+/]{12,}=*/gi;
var quoted = String.raw`"(?:[^"\\]|\\.)*"|\\+"[^"\\]*\\+"|'[^']*'`;
var value = String.raw`(?:${quoted}|\[[^\]]*\]|\{[^}]*\}|[^\s,;&"'}\])]+(?:\s+[\w\-.~+/]{12,}=*)?)`;
/** A name, with quotes or without, and what is said of it: of headers, addresses, forms, JSON, logs. */
var assignments = new RegExp(String.raw`([A-Za-zא-ת][\w\u05d0-\u05ea\u05f3\u05f4.\- ]{0,60})([\]"'\\]*\s*(?:=>|[:=])\s*)(${value})`, "g");
/** Words for security codes and identity numbers that are followed by the number itself. */
var spoken = /(\b(?:cvv2?|cvc2?|csc|security code|national id|id number)\b|קוד (?:ה)?אבטחה|ת["״]?ז|תעודת (?:ה)?זהות)(\D{1,12})\d{3,9}(?!\d)/gi;
function scrubPlain(text) {
	const named = text.replace(tokens, removed).replace(assignments, (whole, name, between) => isSecretName(name) ? name + between + removed : whole).replace(spoken, `$1$2${removed}`);
	return maskNumbers(maskTracks(named, removed), removed);
}
function decode(text) {
	try {
		return decodeURIComponent(text.replaceAll("+", " "));
	} catch {
		return text;
	}
}
/** Removes secrets from a text that is no JSON: by the names beside them and by what they look like. */
function scrubText(text) {
	const cut = text.slice(0, longestText);
	const scrubbed = scrubPlain(cut);
	if (!/%[\da-f]{2}/i.test(cut)) return scrubbed;
	const decoded = decode(scrubbed);
	const again = scrubPlain(decoded);
	return again === decoded ? scrubbed : again;
}
export { scrubText as n, removed as t };
