import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { P as withFilter, Q as CallFailure, an as clsx, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { Ct as RowCards, Et as useRowNavigation, Gn as useTranslate, K as ListTotals, Ln as useDataProvider, Ot as rowPath, S as useMessageText, Vt as groupedState, _t as ColumnHeading, ar as QueryObserver, cn as RowMenu, dr as require_react, ft as TableRegion, gt as DataTable, ir as useBaseQuery, jt as rowNames, kn as buttonClass, kt as rowKeys, lt as groupDigits, mt as ListRow, on as parseWireDate, or as hasNextPage, pt as SkeletonRows, rn as dateText, sr as hasPreviousPage, ut as useNarrow, vt as RowMenuHeading, wn as visuallyHidden, xt as useCurrentLocale, yt as ListNotice } from "./app-k3iiw52.js";
// node_modules/@tanstack/query-core/build/modern/infiniteQueryObserver.js
/**
* An `InfiniteQueryObserver` extends `QueryObserver` to observe and switch
* between infinite queries. It augments the base `QueryObserverResult` with
* infinite-query-specific fields and methods, such as `hasNextPage` and
* `fetchNextPage`, and is the primitive that framework adapters (e.g.
* `useInfiniteQuery`) build their hooks on top of.
* @example
* ```ts
* const observer = new InfiniteQueryObserver(queryClient, {
*   queryKey: ['projects'],
*   queryFn: ({ pageParam }) => fetchProjects(pageParam),
*   initialPageParam: 0,
*   getNextPageParam: (lastPage) => lastPage.nextCursor,
* })
*
* const unsubscribe = observer.subscribe((result) => console.log(result))
* ```
*/
var InfiniteQueryObserver = class extends QueryObserver {
	constructor(client, options) {
		super(client, options);
	}
	bindMethods() {
		super.bindMethods();
		this.fetchNextPage = this.fetchNextPage.bind(this);
		this.fetchPreviousPage = this.fetchPreviousPage.bind(this);
	}
	/**
	* Updates the observer's options. Behaves the same as
	* `QueryObserver.setOptions`, additionally marking the options as
	* belonging to an infinite query before delegating to the base
	* implementation.
	* @param options - The new infinite query observer options.
	*/
	setOptions(options) {
		options._type = "infinite";
		super.setOptions(options);
	}
	/**
	* The infinite-query counterpart of {@link QueryObserver#getOptimisticResult}, marking the
	* options as an infinite query before delegating to it. Called by framework adapters (e.g.
	* `useInfiniteQuery`) ahead of subscribing, to compute the current `InfiniteQueryObserverResult`
	* synchronously.
	* @param options - The defaulted infinite query observer options to compute the result for.
	* @returns The result for the given options.
	*/
	getOptimisticResult(options) {
		options._type = "infinite";
		return super.getOptimisticResult(options);
	}
	/**
	* Fetches the next page of the infinite query and returns a promise that
	* resolves with the resulting `InfiniteQueryObserverResult`. The page
	* param used for the fetch is determined by `getNextPageParam`, which
	* receives the current pages/page params and whose result also determines
	* `hasNextPage`.
	* @param options - Set `cancelRefetch` to `false` to ignore the call while a fetch is running,
	* and `throwOnError` to `true` to reject when the fetch fails.
	* @returns A promise that resolves with the result after the next page is fetched. With
	* `cancelRefetch: false`, a running fetch is reused instead, so the next page may not be fetched.
	* @see {@link InfiniteQueryObserver#fetchPreviousPage}
	* @example
	* ```ts
	* const { hasNextPage } = observer.getCurrentResult()
	*
	* if (hasNextPage) {
	*   await observer.fetchNextPage()
	* }
	* ```
	*/
	fetchNextPage(options) {
		return this.fetch({
			...options,
			meta: { fetchMore: { direction: "forward" } }
		});
	}
	/**
	* Fetches the previous page of the infinite query and returns a promise
	* that resolves with the resulting `InfiniteQueryObserverResult`. The page
	* param used for the fetch is determined by `getPreviousPageParam`, which
	* receives the current pages/page params and whose result also determines
	* `hasPreviousPage`.
	* @param options - Set `cancelRefetch` to `false` to ignore the call while a fetch is running,
	* and `throwOnError` to `true` to reject when the fetch fails.
	* @returns A promise that resolves with the result after the previous page is fetched. With
	* `cancelRefetch: false`, a running fetch is reused instead, so the previous page may not be fetched.
	* @see {@link InfiniteQueryObserver#fetchNextPage}
	* @example
	* ```ts
	* const { hasPreviousPage } = observer.getCurrentResult()
	*
	* if (hasPreviousPage) {
	*   await observer.fetchPreviousPage()
	* }
	* ```
	*/
	fetchPreviousPage(options) {
		return this.fetch({
			...options,
			meta: { fetchMore: { direction: "backward" } }
		});
	}
	createResult(query, options) {
		const { state } = query;
		const parentResult = super.createResult(query, options);
		const { isFetching, isRefetching, isError, isRefetchError } = parentResult;
		const fetchDirection = state.fetchMeta?.fetchMore?.direction;
		const isFetchNextPageError = isError && fetchDirection === "forward";
		const isFetchingNextPage = isFetching && fetchDirection === "forward";
		const isFetchPreviousPageError = isError && fetchDirection === "backward";
		const isFetchingPreviousPage = isFetching && fetchDirection === "backward";
		return {
			...parentResult,
			fetchNextPage: this.fetchNextPage,
			fetchPreviousPage: this.fetchPreviousPage,
			hasNextPage: hasNextPage(options, state.data),
			hasPreviousPage: hasPreviousPage(options, state.data),
			isFetchNextPageError,
			isFetchingNextPage,
			isFetchPreviousPageError,
			isFetchingPreviousPage,
			isRefetchError: isRefetchError && !isFetchNextPageError && !isFetchPreviousPageError,
			isRefetching: isRefetching && !isFetchingNextPage && !isFetchingPreviousPage
		};
	}
};
// node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.js
function useInfiniteQuery(options, queryClient) {
	return useBaseQuery(options, InfiniteQueryObserver, queryClient);
}
// src/list/grouped/grouped.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var rows = "rows-Ira";
var heading = "heading-Ira";
var day = "day-Ira";
var cards = "cards-Ira";
// src/list/grouped/longDay.ts
/** A business day with its weekday in words (spec §9 "Dates"). @example longDay('2026-11-15', 'en-IL') // 'Sunday, 15/11/2026' */
function longDay(value, locale) {
	const date = parseWireDate(value);
	if (date?.kind !== "day") return value;
	return `${new Intl.DateTimeFormat(locale, {
		weekday: "long",
		timeZone: "UTC"
	}).format(/* @__PURE__ */ new Date(`${date.day}T00:00:00Z`))}, ${dateText(date, "UTC")}`;
}
// src/list/grouped/GroupHeading.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A day with its weekday, how many rows it has, their sums, and the way to all of them. */
function GroupHeading({ group: { value, numberOfRecords, totals, rows }, onOpen }) {
	const translate = useTranslate();
	const day$1 = longDay(value, useCurrentLocale());
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: heading,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: day,
				children: day$1
			}),
			numberOfRecords !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: translate("list.count", {
				smart_count: numberOfRecords,
				count: groupDigits(numberOfRecords)
			}) }),
			rows.length > 0 && numberOfRecords !== rows.length && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: translate("group.first", { count: rows.length }) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListTotals, { totals }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: buttonClass("quiet"),
				"aria-label": translate("group.openDay", { day: day$1 }),
				onClick: () => onOpen(value.slice(0, 10)),
				children: translate("group.open")
			})
		]
	});
}
// src/list/grouped/GroupedCards.tsx
/** The days for a phone: a heading and its cards. */
function GroupedCards({ list, groups, stale, onOpen }) {
	const translate = useTranslate();
	const locale = useCurrentLocale();
	const { columns, format, declaration } = list;
	if (!groups || !columns) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		"aria-busy": "true",
		children: translate("list.loading")
	});
	const shown = {
		declaration,
		columns,
		format,
		menuLabel: declaration.actions?.row && translate("action.menu")
	};
	return groups.map((group) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: cards,
		"data-stale": stale || void 0,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(GroupHeading, {
			group,
			onOpen
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowCards, {
			...shown,
			label: longDay(group.value, locale),
			rows: group.rows
		})]
	}, group.value));
}
// src/list/grouped/GroupedTable.tsx
/** The days as parts of one table, so that columns stay in line from day to day. */
function GroupedTable({ list, groups, stale, onOpen }) {
	const translate = useTranslate();
	const navigation = useRowNavigation();
	const { columns, density, format, declaration, title } = list;
	const menuLabel = columns && declaration.actions?.row && translate("action.menu");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TableRegion, {
		label: translate("list.region", { name: title }),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(DataTable, {
			density,
			stale,
			"aria-busy": !groups || stale,
			...navigation,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("caption", {
					className: visuallyHidden,
					children: title
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [columns?.map((column) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ColumnHeading, { column }, column.field)), menuLabel !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowMenuHeading, {})] }) }),
				columns && groups ? groups.map((group, place) => {
					const keys = rowKeys(group.rows);
					const names = menuLabel === void 0 ? [] : rowNames(group.rows, columns, format);
					return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tbody", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("tr", {
						"data-heading": "",
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
							scope: "rowgroup",
							colSpan: columns.length + (menuLabel === void 0 ? 0 : 1),
							children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GroupHeading, {
								group,
								onOpen
							})
						})
					}), group.rows.map((record, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListRow, {
						record,
						columns,
						format,
						href: rowPath(declaration, record),
						focusable: place === 0 && index === 0,
						menuLabel,
						name: names[index]
					}, keys[index]))] }, group.value);
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SkeletonRows, { columns: columns ? columns.length + (menuLabel === void 0 ? 0 : 1) : 1 })
			]
		})
	});
}
// src/list/grouped/useGroups.ts
/** Days asked for at once: with ten rows each, as many rows as a page of the list has at most. */
var daysAtOnce = 10;
/** The days of a list's filter, newest first; further ones when the person asks. */
function useGroups({ declaration, controller, permanent }) {
	const dataProvider = useDataProvider();
	const filter = {
		...controller.filterValues,
		...permanent
	};
	return useInfiniteQuery({
		queryKey: [
			declaration.name,
			"getGroups",
			filter
		],
		queryFn: ({ pageParam, signal }) => dataProvider.getGroups(declaration.name, {
			filter,
			pagination: {
				page: pageParam,
				perPage: daysAtOnce
			}
		}, { signal }),
		initialPageParam: 1,
		getNextPageParam: (last, _, page) => last.length === daysAtOnce ? page + 1 : void 0,
		placeholderData: (previous) => previous,
		retry: false
	});
}
// src/list/grouped/GroupedRows.tsx
/** The rows of a list by day, each day opening as the list it stands for. */
function GroupedRows({ list, values }) {
	const translate = useTranslate();
	const messageText = useMessageText();
	const narrow = useNarrow();
	const section = (0, import_react.useRef)(null);
	const { controller } = list;
	const { data, error, refetch, isPlaceholderData, hasNextPage, fetchNextPage, isFetchingNextPage } = useGroups(list);
	if (error && !data) {
		const refused = error instanceof CallFailure && error.kind === "badRequest";
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListNotice, {
			urgent: true,
			text: [translate("list.rowsFailed"), ...refused ? [messageText(error.message)] : []].join(" "),
			actions: [{
				text: translate("list.retry"),
				act: () => void refetch()
			}]
		});
	}
	const openDay = (day) => controller.setFilters(withFilter(values, {
		dateFrom: day,
		dateTo: day
	}), groupedState.off);
	const groups = data?.pages.flat();
	const rows$1 = groups?.flatMap((group) => group.rows);
	const shown = {
		list,
		groups,
		stale: isPlaceholderData,
		onOpen: openDay
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		ref: section,
		className: rows,
		children: [
			narrow ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GroupedCards, { ...shown }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(GroupedTable, { ...shown }),
			hasNextPage && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: clsx(buttonClass(), "more-Ira"),
				disabled: isFetchingNextPage,
				onClick: () => void fetchNextPage(),
				children: translate("group.more")
			}),
			list.declaration.actions?.row && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowMenu, {
				list,
				rows: rows$1,
				section
			})
		]
	});
}
export { GroupedRows };
