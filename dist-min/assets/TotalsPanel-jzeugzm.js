import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { $t as inputClass, Bt as rowsFreshMs, Gn as useTranslate, Ln as useDataProvider, dr as require_react, fn as useSettings, ft as TableRegion, gt as DataTable, lt as groupDigits, rr as useQuery, xt as useCurrentLocale, yt as ListNotice } from "./app-k3iiw52.js";
import { t as FoldedPanel } from "./FoldedPanel-enmcdi4.js";
import { r as Help } from "./Field-khuee7j.js";
import { t as currencyOf } from "./factWords-dnaq85r.js";
import { r as shownDay } from "./dayText-f7k6wgl.js";
import { t as MoneyText } from "./MoneyText-g01fbq2.js";
import { mn as require_jsx_runtime, w as splitFilter } from "./boot-ejmxxq5.js";
// src/resources/invoices/totals/TotalsPanel.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var segment = "segment-xbk";
// src/resources/invoices/totals/TotalsTable.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A span of time in words; a week by its first day. */
function useSpanText(segment) {
	const translate = useTranslate();
	const locale = useCurrentLocale();
	const month = new Intl.DateTimeFormat(locale, {
		month: "long",
		year: "numeric",
		timeZone: "UTC"
	});
	return (period) => {
		const day = period.slice(0, 10);
		if (segment === "year") return day.slice(0, 4);
		if (segment === "month") return month.format(/* @__PURE__ */ new Date(`${day}T00:00:00Z`));
		return segment === "week" ? translate("invoiceTotals.week", { day: shownDay(day) }) : shownDay(day);
	};
}
/** How many documents of each type a span of time has, and what they come to; currencies stand apart. */
function TotalsTable({ rows, segment }) {
	const translate = useTranslate();
	const spanText = useSpanText(segment);
	const { currencies, dictionaries } = useSettings();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TableRegion, {
		label: translate("invoiceTotals.label"),
		part: true,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(DataTable, {
			density: "compact",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
					scope: "col",
					children: translate("invoiceTotals.period")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
					scope: "col",
					children: translate("invoiceTotals.type")
				}),
				[
					"count",
					"vat",
					"total"
				].map((head) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
					scope: "col",
					"data-align": "end",
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: translate(`invoiceTotals.${head}`) })
				}, head))
			] }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: rows.map(({ period, invoiceType, currency: code, count, totalAmount, vatTotal }) => {
				const currency = currencyOf({ currency: code }, currencies);
				const type = invoiceType ?? "";
				return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
						scope: "row",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: spanText(period) })
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: dictionaries.invoiceTypeEnum?.[type] ?? type }),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
						"data-align": "end",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: groupDigits(count) })
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
						"data-align": "end",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
							amount: vatTotal ?? 0,
							currency
						})
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
						"data-align": "end",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
							amount: totalAmount,
							currency
						})
					})
				] }, `${period} ${type} ${code}`);
			}) })]
		})
	});
}
// src/resources/invoices/totals/useTotals.ts
/** The spans of time that documents are summed by. */
var segments = [
	"day",
	"week",
	"month",
	"year"
];
/** What the documents that a list asks for come to, the newest span first. */
function useTotals(segment, filter) {
	const dataProvider = useDataProvider();
	return useQuery({
		queryKey: [
			"invoices",
			"getCount",
			"totals",
			segment,
			filter
		],
		staleTime: rowsFreshMs,
		retry: false,
		queryFn: async ({ signal }) => {
			const asked = {
				path: { segment },
				query: splitFilter("invoices.totals", filter).query,
				signal,
				quiet: true,
				background: true
			};
			return (await dataProvider.call("invoices.totals", asked)).data;
		}
	});
}
// src/resources/invoices/totals/TotalsPanel.tsx
/** Rows that are drawn; whoever wants more narrows the list. */
var most = 60;
function Content({ filter }) {
	const translate = useTranslate();
	const id = (0, import_react.useId)();
	const [segment$1, setSegment] = (0, import_react.useState)("month");
	const { data: rows, isError, refetch } = useTotals(segment$1, filter);
	const again = {
		text: translate("list.retry"),
		act: () => void refetch()
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: segment,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("label", {
				htmlFor: id,
				children: translate("invoiceTotals.by")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("select", {
				id,
				className: inputClass("compact"),
				value: segment$1,
				onChange: ({ target }) => setSegment(segments.find((one) => one === target.value) ?? segment$1),
				children: segments.map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
					value: one,
					children: translate(`invoiceTotals.segment.${one}`)
				}, one))
			})]
		}),
		isError && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListNotice, {
			urgent: true,
			text: translate("invoiceTotals.failed"),
			actions: [again]
		}),
		!rows && !isError && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: "waiting-xbk",
			"aria-busy": "true"
		}),
		rows?.length === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("invoiceTotals.none") }),
		rows && rows.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TotalsTable, {
			rows: rows.slice(0, most),
			segment: segment$1
		}),
		rows && rows.length > most && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Help, { children: translate("invoiceTotals.more", { count: most }) })
	] });
}
/** What the documents of the list come to, by day, week, month or year and by type; folded until somebody wants it. */
function TotalsPanel(props) {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FoldedPanel, {
		title: translate("invoiceTotals.title"),
		children: () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Content, { ...props })
	});
}
export { TotalsPanel };
