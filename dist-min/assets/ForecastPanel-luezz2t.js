const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/MonthBars-bncyvni.js","assets/app-k3iiw52.js","assets/rolldown-runtime-ks8d4l7.js","assets/config-j31upzy.js","assets/boot-ejmxxq5.js","assets/boot-jp7zf7t.css","assets/app-etb98fb.css","assets/Bars-ha18hgi.js","assets/MaterialTheme-by4iwfk.js","assets/formatErrorMessage-grw9h7f.js","assets/capitalize-fbmjiyc.js","assets/IconButton-mimmoky.js","assets/ButtonBase-o8agz9r.js","assets/Popper-jfuh4yr.js","assets/useSlotProps-htmdn1k.js","assets/Portal-gkfbg2o.js","assets/Bars-ci0bzjn.css"])))=>i.map(i=>d[i]);
import { Bt as rowsFreshMs, Gn as useTranslate, Ln as useDataProvider, Tn as lazyPart, fn as useSettings, ft as TableRegion, gt as DataTable, it as toDecimal, lt as groupDigits, q as amountsIn, rr as useQuery, rt as toAgorot, xt as useCurrentLocale, yt as ListNotice } from "./app-k3iiw52.js";
import { t as FoldedPanel } from "./FoldedPanel-enmcdi4.js";
import { r as Help } from "./Field-khuee7j.js";
import { t as MoneyText } from "./MoneyText-g01fbq2.js";
import { A as serverOrder, Xt as __vitePreload, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { t as israelToday } from "./israelToday-cp8f9ra.js";
import { n as addMonths, r as isCalendarDay, t as addDays } from "./calendarDays-iukpuns.js";
// src/resources/billingDeals/forecast/ForecastPanel.module.css
var content = "content-ctB";
var charts = "charts-ctB";
var chart = "chart-ctB";
var waiting = "waiting-ctB";
// src/resources/billingDeals/forecast/ForecastTable.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A forecast in words: how many charges each month has, and what they come to in each currency. */
function ForecastTable({ forecast, currencies }) {
	const translate = useTranslate();
	const locale = useCurrentLocale();
	const month = new Intl.DateTimeFormat(locale, {
		month: "long",
		year: "numeric",
		timeZone: "UTC"
	});
	const named = ({ key }) => /^\d/.test(key) ? month.format(/* @__PURE__ */ new Date(`${key}-01T00:00:00Z`)) : translate(`forecast.${key}`);
	const line = (row) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
			scope: "row",
			children: named(row)
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
			"data-align": "end",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: row.count !== void 0 && groupDigits(row.count) })
		}),
		currencies.map((currency) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
			"data-align": "end",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
				amount: toDecimal(row.sums[currency.code] ?? 0),
				currency
			})
		}, currency.code))
	] }, row.key);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TableRegion, {
		label: translate("forecast.label"),
		part: true,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(DataTable, {
			density: "compact",
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
						scope: "col",
						children: translate("forecast.month")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
						scope: "col",
						"data-align": "end",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: translate("forecast.charges") })
					}),
					currencies.map(({ code, name }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
						scope: "col",
						"data-align": "end",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: name })
					}, code))
				] }) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: forecast.rows.map(line) }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("tfoot", { children: line(forecast.total) })
			]
		})
	});
}
// src/resources/billingDeals/forecast/forecast.ts
/** A span's row. @param answer the list's for it: how many rows, and their sums */
function forecastRow(key, answer) {
	const sums = amountsIn(answer.meta).map(([code, amount]) => [code, toAgorot(amount)]);
	return {
		key,
		count: answer.total,
		sums: Object.fromEntries(sums)
	};
}
var isEmpty = ({ count, sums }) => !count && Object.keys(sums).length === 0;
/** Adds the spans up. What lies before and after the months is left out where it holds nothing. */
function forecastOf(spans) {
	const currencies = [...new Set(spans.flatMap(({ sums }) => Object.keys(sums)))];
	const sumOf = (code) => spans.reduce((sum, { sums }) => sum + (sums[code] ?? 0), 0);
	const counts = spans.map(({ count }) => count);
	return {
		rows: spans.filter((row) => /^\d/.test(row.key) || !isEmpty(row)),
		total: {
			key: "total",
			count: counts.every((count) => count !== void 0) ? counts.reduce((sum, count) => sum + count, 0) : void 0,
			sums: Object.fromEntries(currencies.map((code) => [code, sumOf(code)]))
		},
		currencies
	};
}
// src/resources/billingDeals/forecast/forecastSpans.ts
/** How many months a forecast tells one by one. */
var monthsAhead = 12;
var dayOf = (value) => typeof value === "string" && isCalendarDay(value) ? value : void 0;
var later = (day, other = day) => other > day ? other : day;
var earlier = (day, other = day) => other < day ? other : day;
/**
* The spans of a forecast, which together are all that a list holds: what is overdue, twelve months one by one, and
* what comes later; within the days that the list is narrowed to.
* @param filter the list's
* @param today Israel's day
*/
function forecastSpans(filter, today) {
	const [dateFrom, dateTo] = [dayOf(filter.dateFrom), dayOf(filter.dateTo)];
	const first = `${(dateFrom ?? today).slice(0, 7)}-01`;
	const months = Array.from({ length: monthsAhead }, (_, index) => {
		const start = addMonths(first, index);
		const end = addDays(addMonths(first, index + 1), -1);
		return {
			key: start.slice(0, 7),
			from: later(start, dateFrom),
			to: earlier(end, dateTo)
		};
	});
	const end = addMonths(first, monthsAhead);
	return [
		...dateFrom === void 0 ? [{
			key: "before",
			to: earlier(addDays(first, -1), dateTo)
		}] : [],
		...months.filter(({ from, to }) => from <= to),
		...dateTo === void 0 ? [{
			key: "after",
			from: end
		}] : dateTo >= end ? [{
			key: "after",
			from: end,
			to: dateTo
		}] : []
	];
}
// src/resources/billingDeals/forecast/useForecast.ts
/** A page of one row: the sums of an answer are those of its whole filter. */
var sumsAlone = {
	pagination: {
		page: 1,
		perPage: 1
	},
	sort: serverOrder
};
/** What the list holds month by month: its own question, once for each span, of which the sums alone are read. */
function useForecast({ resource, filter }) {
	const dataProvider = useDataProvider();
	const today = israelToday();
	return useQuery({
		queryKey: [
			resource,
			"getCount",
			"forecast",
			filter,
			today
		],
		staleTime: rowsFreshMs,
		retry: false,
		queryFn: async ({ signal }) => {
			const rowOf = async ({ key, from, to }) => {
				const narrowed = {
					...filter,
					dateFrom: from,
					dateTo: to
				};
				const asked = {
					...sumsAlone,
					filter: narrowed,
					signal,
					background: true
				};
				return forecastRow(key, await dataProvider.getList(resource, asked));
			};
			const rows = [];
			for (const span of forecastSpans(filter, today)) rows.push(await rowOf(span));
			return forecastOf(rows);
		}
	});
}
// src/resources/billingDeals/forecast/ForecastPanel.tsx
/** The place of a chart that is on its way. */
var ChartPlace = () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { className: chart });
var MonthBars = lazyPart(async () => (await __vitePreload(async () => {
	const { MonthBars } = await import("./MonthBars-bncyvni.js");
	return { MonthBars };
}, __vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]))).MonthBars, ChartPlace);
function Content(props) {
	const translate = useTranslate();
	const all = useSettings().currencies;
	const { data: forecast, isError, refetch } = useForecast(props);
	if (isError) {
		const again = {
			text: translate("list.retry"),
			act: () => void refetch()
		};
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListNotice, {
			urgent: true,
			text: translate("forecast.failed"),
			actions: [again]
		});
	}
	if (!forecast) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: waiting,
		"aria-busy": "true"
	});
	if (forecast.currencies.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("forecast.none") });
	const currencies = forecast.currencies.map((code) => all.find((one) => one.code === code) ?? {
		code,
		symbol: code,
		name: code
	});
	const months = forecast.rows.filter(({ key }) => /^\d/.test(key));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: content,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForecastTable, {
			forecast,
			currencies
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: charts,
			children: currencies.map((currency) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MonthBars, {
				months: months.map(({ key }) => key),
				amounts: months.map(({ sums }) => toDecimal(sums[currency.code] ?? 0)),
				currency
			}, currency.code))
		})]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Help, { children: translate("forecast.note") })] });
}
/** What the future charges of the list come to, month by month, as a table and as a chart; folded until somebody wants it. */
function ForecastPanel(props) {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FoldedPanel, {
		title: translate("forecast.title"),
		children: () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Content, { ...props })
	});
}
export { ForecastPanel };
