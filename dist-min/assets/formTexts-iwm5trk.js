// src/forms/formTexts.ts
/** A value of a record as a form's text; what is no text or number is empty. */
function textOf(value) {
	return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
/** A text of a form as it travels: without spaces around it; an empty one is null. */
function toText(text) {
	return text.trim() === "" ? null : text.trim();
}
export { toText as n, textOf as t };
