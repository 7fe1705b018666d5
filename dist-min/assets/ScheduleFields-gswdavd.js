import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Gn as useTranslate, L as scheduleText, O as Chip, dr as require_react, fn as useSettings, it as toDecimal, kn as buttonClass, rn as dateText, xt as useCurrentLocale } from "./app-k3iiw52.js";
import { r as useFieldValues, t as NumberTextInput } from "./NumberTextInput-juiz8vc.js";
import { t as israelToday } from "./israelToday-cp8f9ra.js";
import { t as DateInput } from "./DateInput-n4yweyi.js";
import { t as FieldGrid } from "./FieldGrid-osfkjyc.js";
import { t as SelectInput } from "./SelectInput-oc6oux8.js";
import { r as isCalendarDay, t as addDays } from "./calendarDays-iukpuns.js";
import { a as isWithin, n as chargeDates, o as planOf, r as firstChargeFrom, s as scheduleFaults } from "./scheduleRequest-ic9fnqi.js";
import { t as textOf } from "./formTexts-iwm5trk.js";
import { n as toNumber } from "./wireValues-bm1jbkl.js";
import { t as MoneyText } from "./MoneyText-g01fbq2.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/fields/schedule/scheduleValues.ts
var monthlyForEver = {
	repeatPeriodType: "monthly",
	repeatPeriod: "1",
	startAtType: "today",
	startAt: "",
	endAtType: "never",
	endAt: "",
	endAtNumberOfPayments: ""
};
var dayOf$1 = (day) => day?.slice(0, 10) ?? "";
/** A schedule of the server as the form holds it. */
function scheduleValuesOf(schedule) {
	if (!schedule) return monthlyForEver;
	return {
		repeatPeriodType: schedule.repeatPeriodType,
		repeatPeriod: textOf(schedule.repeatPeriod ?? 1),
		startAtType: schedule.startAtType,
		startAt: dayOf$1(schedule.startAt),
		endAtType: schedule.endAtType,
		endAt: dayOf$1(schedule.endAt),
		endAtNumberOfPayments: textOf(schedule.endAtNumberOfPayments)
	};
}
/** A schedule as it travels: what its types do not use is null, whatever the form still remembers of it. */
function toSchedule(values) {
	const { repeatPeriodType, startAtType, startAt, endAt } = values;
	const isOnce = repeatPeriodType === "oneTime";
	const endAtType = isOnce ? "never" : values.endAtType;
	return {
		repeatPeriodType,
		repeatPeriod: isOnce ? null : toNumber(values.repeatPeriod) ?? null,
		startAtType,
		startAt: startAtType === "specifiedDate" ? startAt || null : null,
		endAtType,
		endAt: endAtType === "specifiedDate" ? endAt || null : null,
		endAtNumberOfPayments: endAtType === "afterNumberOfPayments" ? toNumber(values.endAtNumberOfPayments) ?? null : null
	};
}
// contract/rules/reschedule.ts
var dayOf = (value) => value?.slice(0, 10) || null;
/** Says whether two schedules begin alike, so that what was counted from the one goes on in the other. */
var beginsAlike = (first, second) => first.startAtType === second.startAtType && dayOf(first.startAt) === dayOf(second.startAt);
/** The next charge of a deal that keeps its start: what was paid is paid, what is due stays due. */
function nextOf(plan, standing, today) {
	const { chargesMade, chargedOn } = standing;
	const next = dayOf(standing.next);
	if (next !== null && plan.repeatMonths === planOf(standing.schedule, today).repeatMonths) return isWithin(plan, next, chargesMade) ? next : null;
	if (plan.repeatMonths === 0 && chargesMade > 0) return null;
	const from = next ?? (dayOf(chargedOn) === today ? addDays(today, 1) : today);
	return firstChargeFrom(plan, plan.startsOn, from, chargesMade);
}
/**
* What becomes of a deal whose schedule changes. Where the start stays, the deal keeps its first day and goes on from the
* charge that comes next; another start begins anew on its day.
* @param today Israel's day
*/
function reschedule(standing, schedule, today) {
	const wanted = planOf(schedule, today);
	if (!beginsAlike(standing.schedule, schedule)) return {
		...wanted,
		next: isWithin(wanted, wanted.startsOn, standing.chargesMade) ? wanted.startsOn : null
	};
	const plan = {
		...wanted,
		startsOn: standing.startsOn.slice(0, 10)
	};
	return {
		...plan,
		next: nextOf(plan, standing, today)
	};
}
// src/fields/schedule/restDays.ts
/** Feasts by their day in the Hebrew calendar, as `Intl` writes it. */
var feasts = {
	"1 Tishri": "roshHashana",
	"2 Tishri": "roshHashana",
	"10 Tishri": "yomKippur",
	"15 Tishri": "sukkot",
	"22 Tishri": "simchatTorah",
	"15 Nisan": "pesach",
	"21 Nisan": "lastOfPesach",
	"6 Sivan": "shavuot"
};
/** Independence Day is moved away from Shabbat and its eve: the days it can fall on, by their weekday (0 is Sunday). */
var independence = {
	"3 Iyar": [4],
	"4 Iyar": [4],
	"5 Iyar": [3],
	"6 Iyar": [2]
};
var hebrewDay = new Intl.DateTimeFormat("en-u-ca-hebrew", {
	day: "numeric",
	month: "long",
	timeZone: "UTC"
});
/**
* Whether Israel rests on a day: Shabbat, or a feast by the platform's own Hebrew calendar; the days between feasts are
* working days.
* @param day `YYYY-MM-DD`
* @example restDay('2026-09-21') // 'yomKippur'
*/
function restDay(day) {
	const date = /* @__PURE__ */ new Date(`${day}T00:00:00Z`);
	if (Number.isNaN(date.getTime())) return void 0;
	const parts = Object.fromEntries(hebrewDay.formatToParts(date).map(({ type, value }) => [type, value]));
	const inHebrew = `${parts.day} ${parts.month}`;
	const weekday = date.getUTCDay();
	const feast = feasts[inHebrew];
	if (feast) return feast;
	if (independence[inHebrew]?.includes(weekday)) return "independence";
	return weekday === 6 ? "shabbat" : void 0;
}
var isDay = (value) => value === null || isCalendarDay(value);
/** The schedule as rules read it; undefined while a number or a day of it is none. */
function readSchedule(values) {
	const { repeatPeriod, endAtNumberOfPayments, startAt, endAt, ...types } = toSchedule(values);
	if (typeof repeatPeriod === "string" || typeof endAtNumberOfPayments === "string") return void 0;
	if (!isDay(startAt) || !isDay(endAt)) return void 0;
	return {
		...types,
		repeatPeriod,
		endAtNumberOfPayments,
		startAt,
		endAt
	};
}
/** The days of the next charges, of a new deal or of one whose schedule changes. */
function daysAhead(schedule, today, deal) {
	if (!deal) return chargeDates(planOf(schedule, today), { limit: 24 });
	const { next, ...plan } = reschedule(deal, schedule, today);
	if (next === null) return [];
	const { chargesMade, pausedFrom, pausedTo } = deal;
	return chargeDates(plan, {
		next,
		chargesMade,
		pausedFrom,
		pausedTo,
		limit: 24
	});
}
/**
* The next charges of a schedule as typed, as the server will make them.
* @param today Israel's day, on which a new deal that starts "today" begins
* @param deal one that stands, whose schedule changes
* @returns undefined while the schedule is not sound
*/
function chargesAhead(values, today, deal) {
	const schedule = readSchedule(values);
	if (!schedule || scheduleFaults(schedule, {
		today,
		startsOn: deal?.startsOn
	}).length > 0) return void 0;
	return daysAhead(schedule, today, deal).map((day) => ({
		day,
		rest: restDay(day)
	}));
}
// src/fields/schedule/SchedulePreview.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var preview = "preview-NXG";
var sum = "sum-NXG";
var charges = "charges-NXG";
var weekday = "weekday-NXG";
// src/fields/schedule/SchedulePreview.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Charges in sight before somebody asks for all. */
var openlyShown = 6;
var shown = (day) => dateText({
	kind: "day",
	day
}, "UTC");
/** How many, until when, and what they come to. */
function Sum({ charges, agorot, currency }) {
	const translate = useTranslate();
	const last = charges.at(-1);
	if (!last) return translate("scheduleField.none");
	const counted = {
		smart_count: charges.length,
		count: charges.length,
		day: `\u2066${shown(last.day)}\u2069`
	};
	const key = charges.length === 24 ? "scheduleField.next" : "scheduleField.all";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [translate(key, counted), agorot > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [" · ", /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
		amount: toDecimal(agorot * charges.length),
		currency
	})] })] });
}
/** The charges a schedule leads to: their days, those of them on which Israel rests, amounts and sum. */
function SchedulePreview({ charges: charges$1, agorot, currency }) {
	const translate = useTranslate();
	const locale = useCurrentLocale();
	const [all, setAll] = (0, import_react.useState)(false);
	const weekday$1 = new Intl.DateTimeFormat(locale, {
		weekday: "short",
		timeZone: "UTC"
	});
	const rows = all ? charges$1 ?? [] : (charges$1 ?? []).slice(0, openlyShown);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: preview,
		"aria-label": translate("scheduleField.preview"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				role: "status",
				className: sum,
				children: charges$1 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sum, {
					charges: charges$1,
					agorot,
					currency
				}) : translate("scheduleField.unsound")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
				className: charges,
				children: rows.map(({ day, rest }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("time", {
						dateTime: day,
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
								dir: "ltr",
								children: shown(day)
							}),
							" ",
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: weekday,
								children: weekday$1.format(new Date(day))
							})
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: rest && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Chip, {
						tone: "warning",
						children: translate(`scheduleField.rest.${rest}`)
					}) }),
					agorot > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
						amount: toDecimal(agorot),
						currency
					})
				] }, day))
			}),
			charges$1 && charges$1.length > openlyShown && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: buttonClass(),
				"aria-expanded": all,
				onClick: () => setAll(!all),
				children: translate(all ? "scheduleField.showFewer" : "scheduleField.showAll", { count: charges$1.length })
			})
		]
	});
}
// src/fields/schedule/ScheduleFields.tsx
var periods = [
	"monthly",
	"biMonthly",
	"quarter",
	"halfYear",
	"year",
	"oneTime"
];
var starts = ["today", "specifiedDate"];
var ends = [
	"never",
	"afterNumberOfPayments",
	"specifiedDate"
];
/** When a deal is charged: its period, start and end, all of it in words, and the charges that it leads to. */
function ScheduleFields({ name, agorot, currency, deal }) {
	const translate = useTranslate();
	const { dictionaries } = useSettings();
	const values = useFieldValues(name, monthlyForEver);
	const { repeatPeriodType, startAtType, endAtType } = values;
	const at = (field) => `${name}.${field}`;
	const select = (field, codes) => ({
		name: at(field),
		label: translate(`scheduleField.${field}`),
		options: codes.map((value) => ({
			value,
			text: dictionaries[`${field}Enum`]?.[value] ?? value
		}))
	});
	const isOnce = repeatPeriodType === "oneTime";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldGrid, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectInput, { ...select("repeatPeriodType", periods) }), !isOnce && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberTextInput, {
			name: at("repeatPeriod"),
			label: translate("scheduleField.repeatPeriod"),
			help: translate("scheduleField.repeatPeriodHelp"),
			maxLength: 2
		})] }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldGrid, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectInput, { ...select("startAtType", starts) }), startAtType === "specifiedDate" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DateInput, {
			name: at("startAt"),
			label: translate("scheduleField.startAt"),
			required: true
		})] }),
		!isOnce && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldGrid, { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectInput, { ...select("endAtType", ends) }),
			endAtType === "specifiedDate" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DateInput, {
				name: at("endAt"),
				label: translate("scheduleField.endAt"),
				required: true
			}),
			endAtType === "afterNumberOfPayments" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NumberTextInput, {
				name: at("endAtNumberOfPayments"),
				label: translate("scheduleField.endAtNumberOfPayments"),
				maxLength: 3,
				required: true
			})
		] }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: scheduleText(toSchedule(values), dictionaries, "UTC") }) }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SchedulePreview, {
			charges: chargesAhead(values, israelToday(), deal),
			agorot,
			currency
		})
	] });
}
export { toSchedule as i, monthlyForEver as n, scheduleValuesOf as r, ScheduleFields as t };
