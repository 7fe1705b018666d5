import { A as create$3, E as word, O as ValidationError, T as whole, b as requestDay } from "./schemaResolver-o963qvc.js";
import { n as addMonths, r as isCalendarDay } from "./calendarDays-iukpuns.js";
import { n as expired, t as dayInterval } from "./date-cfltbd5.js";
import { xt as fault } from "./boot-ejmxxq5.js";
import { n as inRange } from "./number-g77aatm.js";
// contract/rules/schedule.ts
var maximumRepeatPeriod = 99;
var maximumPayments = 999;
/** Months of each repeat period; 0 = once. */
var monthsOf = {
	oneTime: 0,
	monthly: 1,
	biMonthly: 2,
	quarter: 3,
	halfYear: 6,
	year: 12
};
var dayOf = (value) => value?.slice(0, 10) || null;
/** Months between two charges: the period, so many times; 0 = one charge. */
function repeatMonthsOf({ repeatPeriodType, repeatPeriod }) {
	return monthsOf[repeatPeriodType] * (repeatPeriod ?? 1);
}
/**
* What a schedule means.
* @param today the Israel day a schedule that starts "today" began on
*/
function planOf(schedule, today) {
	const { startAtType, startAt, endAtType, endAt, endAtNumberOfPayments } = schedule;
	return {
		repeatMonths: repeatMonthsOf(schedule),
		startsOn: startAtType === "specifiedDate" && dayOf(startAt) || today,
		endsOn: endAtType === "specifiedDate" ? dayOf(endAt) : null,
		numberOfPayments: endAtType === "afterNumberOfPayments" ? endAtNumberOfPayments ?? null : null
	};
}
/**
* The charge that follows one, were there no end: the last day of a month stands in for a day it lacks, and the next month
* has the day again (31 January, 28 February, 31 March).
*/
function dayAfterCharge(charged, { repeatMonths, startsOn }) {
	return addMonths(charged, repeatMonths, Number(startsOn.slice(8, 10)));
}
/** Says whether a charge may still come: on this day, after so many. The end's own day belongs to the schedule. */
function isWithin({ endsOn, numberOfPayments }, day, chargesMade) {
	return (endsOn === null || day <= endsOn) && (numberOfPayments === null || chargesMade < numberOfPayments);
}
/** The first charge on or after a day, counted from one that is known. @returns null when none is left */
function firstChargeFrom(plan, known, day, chargesMade) {
	let next = known;
	while (next < day && plan.repeatMonths > 0) next = dayAfterCharge(next, plan);
	return next >= day && isWithin(plan, next, chargesMade) ? next : null;
}
/** Says whether a day lies within a pause. */
function isInPause(day, { pausedFrom, pausedTo }) {
	const [from, to] = [dayOf(pausedFrom), dayOf(pausedTo)];
	return from !== null && day >= from && (to === null || day <= to);
}
/**
* The charges to come, Israel days in order. What falls into a pause is left out and not counted: a deal of twelve payments
* makes up for it at its end.
* @example chargeDates(planOf(schedule, today), { limit: 24 }); // ['2026-01-31', '2026-02-28', '2026-03-31', …]
*/
function chargeDates(plan, { next, chargesMade, limit, ...pause }) {
	const dates = [];
	let day = dayOf(next) ?? plan.startsOn;
	const isOpen = Boolean(pause.pausedFrom) && !pause.pausedTo;
	while (dates.length < limit && isWithin(plan, day, (chargesMade ?? 0) + dates.length)) {
		const isLeftOut = isInPause(day, pause);
		if (isLeftOut && isOpen) break;
		if (!isLeftOut) dates.push(day);
		if (plan.repeatMonths === 0) break;
		day = dayAfterCharge(day, plan);
	}
	return dates;
}
var ifAny = (field, found) => found ? [{
	field,
	fault: found
}] : [];
function startFaults({ startAtType, startAt }, { today, startsOn }) {
	const day = dayOf(startAt);
	if (startAtType !== "specifiedDate") return ifAny("startAt", day === null ? void 0 : fault("Invalid"));
	if (day === null) return ifAny("startAt", fault("Required"));
	return ifAny("startAt", day === dayOf(startsOn) ? void 0 : expired(day, today));
}
function endFaults(schedule, { today, startsOn }) {
	const { endAtType, endAt, endAtNumberOfPayments: count } = schedule;
	const day = dayOf(endAt);
	const unused = (value) => value === null || value === void 0 ? void 0 : fault("Invalid");
	const start = planOf(schedule, dayOf(startsOn) ?? today).startsOn;
	const dayFault = day === null ? fault("Required") : dayInterval(start, day);
	const countFault = typeof count === "number" ? inRange(1, maximumPayments)(count) : fault("Required");
	return [...ifAny("endAt", endAtType === "specifiedDate" ? dayFault : unused(day)), ...ifAny("endAtNumberOfPayments", endAtType === "afterNumberOfPayments" ? countFault : unused(count))];
}
/**
* Everything that is wrong with a schedule (docs/wire.md §3.7): a start before today, an end that is not a day after the
* start at least, fields that are missing, and those that its types do not use but are there.
*/
function scheduleFaults(schedule, judged) {
	const { repeatPeriod } = schedule;
	return [
		...ifAny("repeatPeriod", typeof repeatPeriod === "number" ? inRange(1, maximumRepeatPeriod)(repeatPeriod) : void 0),
		...startFaults(schedule, judged),
		...endFaults(schedule, judged)
	];
}
// contract/entities/scheduleRequest.ts
var typeNames = [
	"repeatPeriodType",
	"startAtType",
	"endAtType"
];
/** The faults of a whole schedule, each at its field; what is no schedule yet each field has said. */
var judgeSchedule = {
	name: "schedule",
	test(schedule, { createError, options, path }) {
		const { today = "", startsOn } = options.context ?? {};
		if (!isSchedule(schedule)) return true;
		const found = scheduleFaults(schedule, {
			today,
			startsOn
		});
		if (found.length === 0) return true;
		return new ValidationError(found.map(({ field, fault: { key, values } }) => createError({
			path: path ? `${path}.${field}` : field,
			message: key,
			params: { ...values }
		})));
	}
};
function isSchedule(value) {
	const held = new Map(Object.entries(value));
	const isDay = (name) => {
		const day = held.get(name) ?? "";
		return day === "" || typeof day === "string" && isCalendarDay(day.slice(0, 10));
	};
	return typeNames.every((name) => typeof held.get(name) === "string") && isDay("startAt") && isDay("endAt");
}
/** When a deal is to be charged (docs/wire.md §3.7), judged by `JudgeContext`. */
var billingScheduleRequest = create$3({
	repeatPeriodType: word("repeatPeriodType").required(),
	repeatPeriod: whole(),
	startAtType: word("startAtType").required(),
	startAt: requestDay(),
	endAtType: word("endAtType").required(),
	endAt: requestDay(),
	endAtNumberOfPayments: whole()
}).test(judgeSchedule);
export { isWithin as a, isInPause as i, chargeDates as n, planOf as o, firstChargeFrom as r, scheduleFaults as s, billingScheduleRequest as t };
