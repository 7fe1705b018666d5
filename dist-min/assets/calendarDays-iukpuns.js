// contract/calendarDays.ts
var dayMs = 864e5;
/** Says whether a text is a day that the calendar has, `YYYY-MM-DD`: 2026-02-30 is none. */
function isCalendarDay(text) {
	const instant = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
	return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}
/** A calendar day some days later. @param count negative for earlier. */
function addDays(day, count) {
	return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}
/**
* The same day some months later; the last day of a shorter month, as PostgreSQL counts.
* @param count negative for earlier
* @param wanted day of the month to come to where the month has it, else that of `day`
*/
function addMonths(day, count, wanted = Number(day.slice(8, 10))) {
	const [year = 0, month = 1] = day.split("-").map(Number);
	const last = new Date(Date.UTC(year, month + count, 0));
	const date = Math.min(wanted, last.getUTCDate());
	return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), date)).toISOString().slice(0, 10);
}
export { addMonths as n, isCalendarDay as r, addDays as t };
