const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/Bars-n6izre8.js","assets/Bars-ha18hgi.js","assets/rolldown-runtime-ks8d4l7.js","assets/app-k3iiw52.js","assets/config-j31upzy.js","assets/boot-ejmxxq5.js","assets/boot-jp7zf7t.css","assets/app-etb98fb.css","assets/MaterialTheme-by4iwfk.js","assets/formatErrorMessage-grw9h7f.js","assets/capitalize-fbmjiyc.js","assets/IconButton-mimmoky.js","assets/ButtonBase-o8agz9r.js","assets/Popper-jfuh4yr.js","assets/useSlotProps-htmdn1k.js","assets/Portal-gkfbg2o.js","assets/Bars-ci0bzjn.css"])))=>i.map(i=>d[i]);
import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { $t as inputClass, Bn as useNavigate, Bt as rowsFreshMs, Fn as useStore, Gn as useTranslate, Ht as FilterControl, Ln as useDataProvider, Rn as Link, S as useMessageText, Tn as lazyPart, dn as useSelectedTerminal, dr as require_react, fn as useSettings, ft as TableRegion, gt as DataTable, lt as groupDigits, rr as useQuery, xt as useCurrentLocale, yt as ListNotice, zn as useLocation } from "./app-k3iiw52.js";
import { A as serverOrder, K as dictionaryOf, Q as CallFailure, Qt as pathTo, T as addressOf, Xt as __vitePreload, k as saysAnything, mn as require_jsx_runtime, q as enumValues } from "./boot-ejmxxq5.js";
import { t as MoneyText } from "./MoneyText-g01fbq2.js";
import { n as chooseCurrency } from "./currency-bxkj05i.js";
import { a as searchOf, i as readDashboardFilter, n as queryFor, o as withBound } from "./dashboardFilter-fbslipn.js";
import { t as addDays } from "./calendarDays-iukpuns.js";
import { t as israelToday } from "./israelToday-cp8f9ra.js";
import { r as shownDay } from "./dayText-f7k6wgl.js";
// contract/settled.ts
var settledStatuses = [
	"awaitingForTransmission",
	"transmissionInProgress",
	"completed",
	"chargeback",
	"chargebackFailed"
];
// src/pages/dashboard/figureFilter.ts
var filters$1 = {
	charges: {
		jDealType: "J4",
		statuses: settledStatuses,
		specialTransactionType: ["regularDeal", "initialDeal"]
	},
	refunds: {
		jDealType: "J4",
		statuses: settledStatuses,
		specialTransactionType: ["refund"]
	},
	cancelled: { statuses: ["cancelledByMerchant"] }
};
/** The filter of the list of transactions whose rows a figure counts, no more and no less. */
function figureFilter({ of, days, ...words }) {
	const { quickDateFilter, dateFrom, dateTo } = days;
	const said = {
		...words,
		...filters$1[of],
		quickDateFilter,
		dateFrom,
		dateTo
	};
	return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== void 0));
}
// src/pages/dashboard/figurePath.ts
/** The address of the list that holds what a figure counts. */
function figurePath(figure) {
	const first = {
		page: 1,
		perPage: 100
	};
	const { field: sort, order } = serverOrder;
	return pathTo("TransactionsFiltered") + addressOf({
		filter: figureFilter(figure),
		sort,
		order,
		...first
	});
}
// src/pages/dashboard/dashboard.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var dashboard = "dashboard--Tb";
var filters = "filters--Tb";
var choice = "choice--Tb";
var panel = "panel--Tb";
var waiting = "waiting--Tb";
var none = "none--Tb";
var tiles = "tiles--Tb";
var value = "value--Tb";
var change = "change--Tb";
var content = "content--Tb";
var chart = "chart--Tb";
// src/pages/dashboard/Panel.tsx
var import_jsx_runtime = require_jsx_runtime();
/** One of the dashboard's parts: its figures, or that they are on their way, are none, or did not come. */
function Panel({ title, answer: { data, error, refetch }, isEmpty, note: note$1, children }) {
	const translate = useTranslate();
	const messageText = useMessageText();
	const id = (0, import_react.useId)();
	const again = {
		text: translate("list.retry"),
		act: () => void refetch()
	};
	function content() {
		if (error) {
			const details = error instanceof CallFailure && error.kind === "badRequest" ? [messageText(error.message)] : [];
			return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListNotice, {
				urgent: true,
				text: translate("overview.failed"),
				details,
				actions: [again]
			});
		}
		if (data === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { className: waiting });
		if (isEmpty(data)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: none,
			children: translate("overview.none")
		});
		return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [children(data), note$1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			className: "note--Tb",
			children: note$1
		})] });
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: panel,
		"aria-labelledby": id,
		"aria-busy": data === void 0 && !error,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id,
			children: title
		}), content()]
	});
}
// src/pages/dashboard/Change.tsx
/** By how much a figure differs from the one it is compared with, and which that was. */
function Change({ now, before, currency }) {
	const translate = useTranslate();
	const locale = useCurrentLocale();
	const percent = new Intl.NumberFormat(locale, {
		style: "percent",
		maximumFractionDigits: 1,
		signDisplay: "exceptZero"
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: change,
		children: [before > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
			dir: "ltr",
			children: percent.format(now / before - 1)
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [
			translate("overview.before"),
			" ",
			currency ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
				amount: before,
				currency
			}) : groupDigits(before)
		] })]
	});
}
// src/pages/dashboard/Tiles.tsx
var valueOf = ({ value, currency }) => currency ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
	amount: value,
	currency
}) : groupDigits(value);
/** Figures side by side, each leading to what it counts where a list holds that. */
function Tiles({ figures }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
		className: tiles,
		children: figures.map((figure) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: figure.label }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dd", { children: [figure.to === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: value,
			children: valueOf(figure)
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			className: value,
			to: figure.to,
			children: valueOf(figure)
		}), figure.before !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Change, {
			now: figure.value,
			before: figure.before,
			...figure.currency && { currency: figure.currency }
		})] })] }, figure.label))
	});
}
// src/pages/dashboard/useCurrencies.ts
/** A currency by its code; shekels where none is named. One that the dictionary lacks stands by its code. */
function useCurrencies() {
	const { currencies } = useSettings();
	return (code = "ILS") => currencies.some((one) => one.code === code) ? chooseCurrency(currencies, code) : {
		code,
		symbol: code === "ILS" ? "₪" : code,
		name: code
	};
}
// src/pages/dashboard/useFigures.ts
/** What one of the dashboard's calls answers; a bad request is told in the panel that would show its figures. */
function useFigures(call, filter, terminalID) {
	const dataProvider = useDataProvider();
	const query = queryFor(call, filter, terminalID);
	return useQuery({
		queryKey: [
			"transactions",
			"getCount",
			call,
			query
		],
		staleTime: rowsFreshMs,
		retry: false,
		queryFn: async ({ signal }) => {
			const answer = await dataProvider.call(call, {
				query,
				signal,
				quiet: true
			});
			if (!Array.isArray(answer.data)) throw new CallFailure("network", 200);
			return answer;
		}
	});
}
// src/pages/dashboard/CustomersPanel.tsx
var counts = [
	"customersCount",
	"newCustomersCount",
	"returningCustomersCount"
];
var amounts = ["averageAmount", "totalAmount"];
/** How many customers were charged, new and returning, and what they paid. */
function CustomersPanel({ filter, terminalID }) {
	const translate = useTranslate();
	const shekel = useCurrencies()();
	const answer = useFigures("dashboard.consumersTotals", filter, terminalID);
	const figuresOf = (now, before) => [...counts.map((name) => ({
		label: translate(`overview.customer.${name}`),
		value: now[name],
		before: before?.[name]
	})), ...amounts.map((name) => ({
		label: translate(`overview.customer.${name}`),
		value: now[name],
		before: before?.[name],
		currency: shekel
	}))];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Panel, {
		title: translate("overview.customers"),
		answer,
		isEmpty: ({ data, altData }) => [...data, ...altData ?? []].every(({ customersCount }) => customersCount === 0),
		note: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			translate("overview.converted"),
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: figurePath({
					of: "charges",
					terminalID,
					days: filter.days
				}),
				children: translate("overview.all")
			})
		] }),
		children: ({ data: [now], altData }) => now && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tiles, { figures: figuresOf(now, altData?.[0]) })
	});
}
// src/pages/dashboard/Filters.tsx
function Choice({ label, value, options, onChange }) {
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: choice,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("label", {
			htmlFor: id,
			children: label
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("select", {
			id,
			className: inputClass("compact"),
			value,
			onChange: ({ target }) => {
				const chosen = options.find((one) => one.value === target.value);
				if (chosen) onChange(chosen.value);
			},
			children: options.map((option) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("option", {
				value: option.value,
				children: option.text
			}, option.value))
		})]
	});
}
/** Which days, compared with which, and how finely. */
function Filters({ filter: { days, comparison, altQuickDateFilter, granularity }, ask }) {
	const translate = useTranslate();
	const words = useSettings().dictionaries[dictionaryOf("quickDateFilter")] ?? {};
	const quick = enumValues("quickDateFilter").map((value) => ({
		value,
		text: words[value] ?? value
	}));
	const custom = {
		value: "custom",
		text: translate("overview.custom")
	};
	function chooseDays(value) {
		const today = israelToday();
		ask({ days: value === "custom" ? {
			dateFrom: addDays(today, -29),
			dateTo: today
		} : { quickDateFilter: value } });
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: filters,
		"aria-label": translate("overview.filter"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choice, {
				label: translate("overview.days"),
				value: days.quickDateFilter ?? "custom",
				options: [...quick, custom],
				onChange: chooseDays
			}),
			days.quickDateFilter === void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilterControl, {
				field: {
					key: "dateFrom",
					label: translate("filter.name.dateRange"),
					names: ["dateFrom", "dateTo"],
					control: "dayRange",
					options: [],
					status: false
				},
				values: { ...days },
				onChange: (change) => {
					const [name, day] = Object.entries(change)[0] ?? [];
					if ((name === "dateFrom" || name === "dateTo") && typeof day === "string" && day !== "") ask({ days: withBound(days, name, day) });
				}
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choice, {
				label: translate("overview.granularity.label"),
				value: granularity,
				options: enumValues("dashboardGranularity").map((value) => ({
					value,
					text: translate(`overview.granularity.${value}`)
				})),
				onChange: (value) => ask({ granularity: value })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choice, {
				label: translate("overview.comparison.label"),
				value: comparison,
				options: enumValues("dashboardComparison").map((value) => ({
					value,
					text: translate(`overview.comparison.${value}`)
				})),
				onChange: (value) => ask({ comparison: value })
			}),
			comparison === "comparisonDate" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choice, {
				label: translate("overview.compared"),
				value: altQuickDateFilter,
				options: quick,
				onChange: (value) => ask({ altQuickDateFilter: value })
			})
		]
	});
}
// src/pages/dashboard/ItemsPanel.tsx
/** The ten items that sold for most. */
function ItemsPanel({ filter, terminalID }) {
	const translate = useTranslate();
	const shekel = useCurrencies()();
	const answer = useFigures("dashboard.itemsTotals", filter, terminalID);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Panel, {
		title: translate("overview.items"),
		answer,
		isEmpty: ({ data }) => data.length === 0,
		note: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
			translate("overview.converted"),
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: figurePath({
					of: "charges",
					terminalID,
					days: filter.days
				}),
				children: translate("overview.all")
			})
		] }),
		children: ({ data }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TableRegion, {
			label: translate("overview.items"),
			part: true,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(DataTable, {
				density: "compact",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
						scope: "col",
						children: translate("overview.item")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
						scope: "col",
						"data-align": "end",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: translate("overview.quantity") })
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
						scope: "col",
						"data-align": "end",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: translate("overview.inShekels") })
					})
				] }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: data.map(({ itemID, itemName, quantity, totalAmount }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
						scope: "row",
						children: itemName
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
						"data-align": "end",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
							dir: "ltr",
							children: quantity
						})
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
						"data-align": "end",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
							amount: totalAmount,
							currency: shekel
						})
					})
				] }, `${itemID ?? ""} ${itemName}`)) })]
			})
		})
	});
}
// src/pages/dashboard/charges.ts
/** The currencies of some rows, in the order in which they come; none where the server tells none. */
function currenciesIn(rows) {
	return [...new Set(rows.flatMap(({ currencies }) => (currencies ?? []).map(({ currency }) => currency)))];
}
/** True when sums of other currencies may have been converted into the shekels of a row. */
function isConverted(rows) {
	return rows.some(({ currencies }) => !currencies || currencies.some(({ currency }) => currency !== "ILS"));
}
// src/pages/dashboard/ChargesTable.tsx
var linked = (to, text) => to === void 0 ? text : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
	to,
	children: text
});
/** Charges row by row, in each currency and, where there are several, in shekels; the table of a chart. */
function ChargesTable({ label, head, rows, isCompared }) {
	const translate = useTranslate();
	const currencyOf = useCurrencies();
	const told = rows.flatMap(({ charges }) => charges ?? []);
	const currencies = currenciesIn(told);
	const hasShekels = isConverted(told);
	const endHead = (text) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
		scope: "col",
		"data-align": "end",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: text })
	}, text);
	const end = (key, content) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
		"data-align": "end",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: content })
	}, key);
	const inCurrency = ({ charges, to }, code) => {
		const own = charges?.currencies?.find(({ currency }) => currency === code);
		return own && linked(to?.(code), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
			amount: own.totalAmount,
			currency: currencyOf(code)
		}));
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TableRegion, {
		label,
		part: true,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(DataTable, {
			density: "compact",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
					scope: "col",
					children: head
				}),
				endHead(translate("overview.figure.count")),
				currencies.map((code) => endHead(currencyOf(code).name)),
				hasShekels && endHead(translate("overview.inShekels")),
				isCompared && endHead(translate("overview.earlier"))
			] }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: rows.map((row) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
					scope: "row",
					children: row.name
				}),
				end("count", row.charges && linked(row.to?.(), groupDigits(row.charges.transactionsCount))),
				currencies.map((code) => end(code, inCurrency(row, code))),
				hasShekels && end("shekels", row.charges && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
					amount: row.charges.totalAmount,
					currency: currencyOf()
				})),
				isCompared && end("before", row.before && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
					amount: row.before.totalAmount,
					currency: currencyOf()
				}))
			] }, row.key)) })]
		})
	});
}
// src/pages/dashboard/ChargesPanel.tsx
/** The place of a chart that is on its way. */
var ChartPlace = () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { className: chart });
var Bars = lazyPart(async () => (await __vitePreload(async () => {
	const { Bars } = await import("./Bars-n6izre8.js");
	return { Bars };
}, __vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]))).Bars, ChartPlace);
/** Charges as a chart and as a table of the same. */
function ChargesPanel({ title, head, answer, rowsOf, isCompared }) {
	const translate = useTranslate();
	const shekel = useCurrencies()();
	const rows = answer.data === void 0 ? [] : rowsOf(answer.data);
	const told = rows.flatMap(({ charges }) => charges ?? []);
	const amounts = (of) => rows.map((row) => row[of]?.totalAmount ?? 0);
	const hasAny = rows.some(({ charges, before }) => charges?.transactionsCount || before?.transactionsCount);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Panel, {
		title,
		answer,
		isEmpty: () => !hasAny,
		note: isConverted(told) && translate("overview.converted"),
		children: () => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: content,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Bars, {
				names: rows.map(({ name, short = name }) => short),
				series: [{
					amounts: amounts("charges"),
					color: "var(--accent)",
					name: translate("overview.chosen")
				}, ...isCompared ? [{
					amounts: amounts("before"),
					color: "var(--border-strong)",
					name: translate("overview.compared")
				}] : []],
				currency: shekel
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChargesTable, {
				label: title,
				head,
				rows,
				isCompared
			})]
		})
	});
}
// src/pages/dashboard/PaymentTypesPanel.tsx
/** Charges by what they were paid with; each leads to its transactions. */
function PaymentTypesPanel({ filter, terminalID }) {
	const translate = useTranslate();
	const words = useSettings().dictionaries[dictionaryOf("paymentType")] ?? {};
	const answer = useFigures("dashboard.paymentTypeTotals", filter, terminalID);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChargesPanel, {
		title: translate("overview.paymentTypes"),
		head: translate("overview.paymentType"),
		answer,
		rowsOf: ({ data, altData = [] }) => [...new Set([...data, ...altData].map(({ paymentTypeEnum }) => paymentTypeEnum))].map((paymentType) => ({
			key: paymentType,
			name: words[paymentType] ?? paymentType,
			charges: data.find(({ paymentTypeEnum }) => paymentTypeEnum === paymentType),
			before: altData.find(({ paymentTypeEnum }) => paymentTypeEnum === paymentType),
			to: (currency) => figurePath({
				of: "charges",
				terminalID,
				days: filter.days,
				paymentType,
				currency
			})
		})),
		isCompared: filter.comparison === "comparisonDate"
	});
}
// src/pages/dashboard/TimelinePanel.tsx
var dayOf = (date) => date?.slice(0, 10);
/** A point's name, and a short one: its day, its days from first to last, or its month. */
function useNamesOf({ granularity }) {
	const month = new Intl.DateTimeFormat(useCurrentLocale(), {
		month: "long",
		year: "numeric",
		timeZone: "UTC"
	});
	return ({ date, dateFrom, dateTo }) => {
		const [from = "", to = ""] = [dayOf(dateFrom) ?? dayOf(date), dayOf(dateTo)];
		if (granularity === "month") return {
			name: month.format(/* @__PURE__ */ new Date(`${dayOf(date)}T00:00:00Z`)),
			short: shownDay(from).slice(3)
		};
		const isSpan = granularity === "week" && to && from !== to;
		const short = shownDay(from).slice(0, 5);
		return {
			name: isSpan ? `${short}–${shownDay(to)}` : shownDay(from),
			short
		};
	};
}
/** Charges over time; each point leads to the charges of its days. */
function TimelinePanel({ filter, terminalID }) {
	const translate = useTranslate();
	const namesOf = useNamesOf(filter);
	const answer = useFigures("dashboard.transactionTimeline", filter, terminalID);
	function rowsOf({ data, altData = [] }) {
		return Array.from({ length: Math.max(data.length, altData.length) }, (_, index) => {
			const [point, before] = [data[index], altData[index]];
			const [dateFrom, dateTo] = [dayOf(point?.dateFrom), dayOf(point?.dateTo)];
			return {
				key: String(index),
				...point ? namesOf(point) : { name: "" },
				charges: point,
				before,
				to: dateFrom && dateTo ? (currency) => figurePath({
					of: "charges",
					terminalID,
					days: {
						dateFrom,
						dateTo
					},
					currency
				}) : void 0
			};
		});
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChargesPanel, {
		title: translate("overview.timeline"),
		head: translate("overview.days"),
		answer,
		rowsOf,
		isCompared: filter.comparison === "comparisonDate"
	});
}
// src/pages/dashboard/TotalsPanel.tsx
var averageOf = ({ totalAmount, transactionsCount }) => transactionsCount === 0 ? 0 : Math.round(totalAmount / transactionsCount * 100) / 100;
var nothing = {
	transactionsCount: 0,
	totalAmount: 0,
	refundCount: 0,
	refundAmount: 0,
	canceledCount: 0,
	netAmount: 0
};
/** Charges, refunds and cancellations, currency by currency; each figure leads to the list that holds it. */
function TotalsPanel({ filter, terminalID }) {
	const translate = useTranslate();
	const currencyOf = useCurrencies();
	const answer = useFigures("dashboard.transactionsTotals", filter, terminalID);
	function figuresOf(totals, alt) {
		const currency = currencyOf(totals.currency);
		const to = (of) => figurePath({
			of,
			terminalID,
			days: filter.days,
			currency: totals.currency
		});
		const figure = (label, of, rest = {}) => ({
			label: translate(`overview.figure.${label}`),
			value: of(totals),
			before: alt && of(alt),
			...rest
		});
		return [
			figure("total", ({ totalAmount }) => totalAmount, {
				currency,
				to: to("charges")
			}),
			figure("count", ({ transactionsCount }) => transactionsCount, { to: to("charges") }),
			figure("average", averageOf, { currency }),
			figure("refunds", ({ refundAmount }) => refundAmount, {
				currency,
				to: to("refunds")
			}),
			figure("refundCount", ({ refundCount }) => refundCount, { to: to("refunds") }),
			figure("net", ({ netAmount }) => netAmount, { currency }),
			figure("canceled", ({ canceledCount }) => canceledCount, { to: to("cancelled") })
		];
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Panel, {
		title: translate("overview.totals"),
		answer,
		isEmpty: ({ data }) => data.length === 0,
		children: ({ data, altData }) => data.map((totals) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [data.length > 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: currencyOf(totals.currency).name }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tiles, { figures: figuresOf(totals, altData && (altData.find(({ currency }) => currency === totals.currency) ?? {
			...totals,
			...nothing
		})) })] }, totals.currency))
	});
}
// src/pages/dashboard/useDashboardFilter.ts
/** What the address asks for, and a way to ask for something else; a bare or partial address becomes a full one. */
function useDashboardFilter() {
	const { pathname, search, state } = useLocation();
	const navigate = useNavigate();
	const { terminalID } = useSelectedTerminal().terminal;
	const [lastAsked, keepAsked] = useStore("dashboardAsked", "");
	const filter = readDashboardFilter(saysAnything(search) ? search : lastAsked);
	const full = searchOf(filter, terminalID);
	(0, import_react.useEffect)(function completeAddress() {
		keepAsked(full);
		if (search !== full) navigate({
			pathname,
			search: full
		}, {
			replace: true,
			state
		});
	}, [
		full,
		search,
		pathname,
		state,
		navigate,
		keepAsked
	]);
	const ask = (change) => void navigate({
		pathname,
		search: searchOf({
			...filter,
			...change
		}, terminalID)
	});
	return {
		filter,
		terminalID,
		ask
	};
}
// src/pages/dashboard/DashboardPage.tsx
/** What came in: totals, over time, by payment type, the best items, the customers; each part by itself. */
function DashboardPage() {
	const { filter, terminalID, ask } = useDashboardFilter();
	const asked = {
		filter,
		terminalID
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: dashboard,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Filters, {
				filter,
				ask
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TotalsPanel, { ...asked }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TimelinePanel, { ...asked }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PaymentTypesPanel, { ...asked }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ItemsPanel, { ...asked }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CustomersPanel, { ...asked })
		]
	});
}
export { DashboardPage };
