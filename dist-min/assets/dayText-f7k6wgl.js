import { G as parseDay } from "./boot-ejmxxq5.js";
// src/ui/days/dayText.ts
/** How a day is typed and shown in both languages (spec §9 "Dates"), whatever the browser's own language. */
var dayPattern = "DD/MM/YYYY";
/** A day `YYYY-MM-DD` as people read it; what is none stays as it is. @example shownDay('2026-11-05') // '05/11/2026' */
var shownDay = (value) => parseDay(value)?.replace(/(.+)-(.+)-(.+)/, "$3/$2/$1") ?? value;
/**
* Reads a day as somebody types or pastes it: day, month, year, with any of `/ . -` or in eight digits; or `YYYY-MM-DD`.
* @returns `YYYY-MM-DD`, undefined for what is no day.
* @example readDay('5.11.2026') // '2026-11-05'
*/
function readDay(text) {
	const typed = /^(\d\d?)[/.-](\d\d?)[/.-](\d{4})$|^(\d\d)(\d\d)(\d{4})$/.exec(text.trim());
	if (!typed) return parseDay(text);
	const [day = "", month = "", year = ""] = typed.slice(1).filter(Boolean);
	return parseDay(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
}
export { readDay as n, shownDay as r, dayPattern as t };
