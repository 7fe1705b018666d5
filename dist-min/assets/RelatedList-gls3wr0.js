import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { A as serverOrder, mn as require_jsx_runtime, on as require_query_string } from "./boot-ejmxxq5.js";
import { B as useFormatContext, C as firstColumns, Ct as RowCards, Et as useRowNavigation, Gn as useTranslate, Ln as useDataProvider, Lt as stateFrom, M as useMeta, N as createRowFormatter, Ot as rowPath, Pt as pageQuery, Rn as Link, T as columnsFrom, _t as ColumnHeading, dn as useSelectedTerminal, dr as require_react, ft as TableRegion, gt as DataTable, kn as buttonClass, kt as rowKeys, lt as groupDigits, mt as ListRow, rr as useQuery, sn as useFixedMeta, ut as useNarrow, x as CardSkeleton, yt as ListNotice } from "./app-k3iiw52.js";
// src/record/related/RelatedList.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_query_string = require_query_string();
var related = "related-GBz";
// src/record/related/RelatedTable.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Related rows as a table. */
function RelatedTable({ label, declaration, columns, format, rows, origin }) {
	const navigation = useRowNavigation(stateFrom(origin));
	const keys = rowKeys(rows);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TableRegion, {
		label,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(DataTable, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tr", { children: columns.map((column) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ColumnHeading, { column }, column.field)) }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", {
			...navigation,
			children: rows.map((record, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListRow, {
				record,
				columns,
				format,
				href: rowPath(declaration, record),
				focusable: index === 0
			}, keys[index]))
		})] })
	});
}
// src/record/related/useRelated.ts
/** Rows of a related list shown on a record's page; the rest is a click away. */
var relatedRows = 25;
/** What ties the rows of lists to a record of a resource, on the record's own terminal. */
function useRelatedTie(resource, { id, terminalID }) {
	const selected = useSelectedTerminal().terminal.terminalID;
	const terminal = typeof terminalID === "string" ? terminalID : selected;
	return ({ declaration: { name, sort = serverOrder, terminal: use } }, by) => ({
		itself: name === resource ? id : void 0,
		by,
		origin: {
			list: name,
			question: {
				pagination: {
					page: 1,
					perPage: relatedRows
				},
				sort,
				filter: {
					[by]: id,
					...use === "filter" && { terminalID: terminal }
				}
			}
		}
	});
}
/** The rows a tie holds. */
function useRelated({ origin, itself }) {
	const dataProvider = useDataProvider();
	return useQuery({
		...pageQuery(dataProvider, origin),
		select: ({ data, pageInfo, total = pageInfo?.hasNextPage ? void 0 : data.length }) => {
			const rows = data.filter((row) => String(row.id) !== itself);
			return {
				rows,
				total: total === void 0 ? void 0 : total - (data.length - rows.length)
			};
		}
	});
}
// src/record/related/RelatedList.tsx
/** Columns that say the same in each row: what ties it to the record, and its terminal. */
var tied = (by) => [
	by,
	by.replace(/ID$/, "Name"),
	"terminalID",
	"terminalName"
];
/** Pixels for the columns on the page of a record (`tokens.ts`). */
var pageWidth = 1070;
/** The address of a list that shows the rows of one record. */
function listOf(url, filter) {
	return (0, import_query_string.stringifyUrl)({
		url,
		query: { filter: JSON.stringify(filter) }
	});
}
/** How many rows belong to a record. */
function RelatedCount({ tie }) {
	const { data } = useRelated(tie);
	return data?.total === void 0 ? void 0 : groupDigits(data.total);
}
/** The first rows of a declared list that belong to a record, in the columns of its meta. */
function RelatedList({ list: { declaration, path }, tie }) {
	const translate = useTranslate();
	const narrow = useNarrow();
	const columnsOf = useMeta(declaration);
	const fixed = useFixedMeta(declaration);
	const context = useFormatContext(fixed.dictionaries);
	const { data, error, refetch } = useRelated(tie);
	const meta = fixed.meta ?? columnsOf.meta;
	const { by, origin } = tie;
	const columns = (0, import_react.useMemo)(() => {
		const own = Object.entries(meta?.columns ?? {}).filter(([field]) => !tied(by).includes(field));
		const told = { columns: Object.fromEntries(own) };
		return meta && columnsFrom(told, firstColumns(told, pageWidth, declaration.columns));
	}, [
		meta,
		by,
		declaration.columns
	]);
	const format = (0, import_react.useMemo)(() => meta && createRowFormatter(meta, context), [meta, context]);
	if (error || columnsOf.error) {
		const act = () => {
			if (columnsOf.error) columnsOf.retry();
			refetch();
		};
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListNotice, {
			urgent: true,
			text: translate("list.rowsFailed"),
			actions: [{
				text: translate("list.retry"),
				act
			}]
		});
	}
	if (!data || !columns || !format) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardSkeleton, {});
	if (data.rows.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListNotice, {
		text: translate("list.empty"),
		actions: []
	});
	const shown = {
		label: translate(`resource.${declaration.name}.name`, { _: declaration.name }),
		declaration,
		columns,
		format,
		rows: data.rows,
		origin
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: related,
		children: [narrow ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowCards, { ...shown }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RelatedTable, { ...shown }), data.total !== data.rows.length && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			className: buttonClass(),
			to: listOf(path, origin.question.filter),
			children: data.total === void 0 ? translate("record.allUncounted") : translate("record.all", { count: groupDigits(data.total) })
		})]
	});
}
export { RelatedList as n, useRelatedTie as r, RelatedCount as t };
