import { G as parseDay, N as textOf, W as parameterOf, Y as parseEnum, on as require_query_string } from "./boot-ejmxxq5.js";
import { f as isObject } from "./config-j31upzy.js";
// src/pages/dashboard/dashboardFilter.ts
var import_query_string = require_query_string();
/** The defaults of spec §9. */
var defaultFilter = {
	days: { quickDateFilter: "today" },
	comparison: "noComparison",
	altQuickDateFilter: "lastMonth",
	granularity: "week"
};
function valuesIn(search) {
	try {
		const values = JSON.parse(parameterOf(search, "filter") ?? "{}");
		return isObject(values) ? values : {};
	} catch {
		return {};
	}
}
/** Reads an address; what it does not say, or says wrongly, is as by default. */
function readDashboardFilter(search) {
	const values = valuesIn(search);
	const word = (name, of, otherwise) => parseEnum(of, textOf(values[name])) ?? otherwise;
	const [dateFrom, dateTo] = [parseDay(textOf(values.dateFrom)), parseDay(textOf(values.dateTo))];
	return {
		days: values.customDate === true && dateFrom !== void 0 && dateTo !== void 0 && dateFrom <= dateTo ? {
			dateFrom,
			dateTo
		} : { quickDateFilter: word("quickDateFilter", "quickDateFilter", "today") },
		comparison: word("comparison", "dashboardComparison", defaultFilter.comparison),
		altQuickDateFilter: word("altQuickDateFilter", "quickDateFilter", defaultFilter.altQuickDateFilter),
		granularity: word("granularity", "dashboardGranularity", defaultFilter.granularity)
	};
}
/** Everything that is asked, by the names of the wire. */
function questionOf({ days, comparison, ...words }, terminalID) {
	const isCustom = days.quickDateFilter === void 0 && { customDate: true };
	const { quickDateFilter, dateFrom, dateTo } = days;
	return {
		terminalID,
		quickDateFilter,
		...isCustom,
		dateFrom,
		dateTo,
		comparison,
		...words
	};
}
/** The query of one of the dashboard's calls. */
function queryFor(call, filter, terminalID) {
	const { granularity, ...question } = questionOf(filter, terminalID);
	return call === "dashboard.transactionTimeline" ? {
		...question,
		granularity
	} : question;
}
/** The address of a filter, in which its terminal stands as in a list's. */
function searchOf(filter, terminalID) {
	return `?${(0, import_query_string.stringify)({ filter: JSON.stringify(questionOf(filter, terminalID)) })}`;
}
/** The days after one of their bounds was chosen; the other one follows where they would cross. */
function withBound(days, bound, day) {
	const changed = {
		...days,
		[bound]: day
	};
	return changed.dateFrom <= changed.dateTo ? changed : {
		dateFrom: day,
		dateTo: day
	};
}
export { searchOf as a, readDashboardFilter as i, queryFor as n, withBound as o, questionOf as r, defaultFilter as t };
