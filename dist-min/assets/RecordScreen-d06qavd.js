const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/TabRow-jbewbc0.js","assets/rolldown-runtime-ks8d4l7.js","assets/app-k3iiw52.js","assets/config-j31upzy.js","assets/boot-ejmxxq5.js","assets/boot-jp7zf7t.css","assets/app-etb98fb.css","assets/MaterialTheme-by4iwfk.js","assets/ButtonBase-o8agz9r.js","assets/capitalize-fbmjiyc.js","assets/useSlotProps-htmdn1k.js","assets/getActiveElement-gq3q9sb.js","assets/useEnhancedEffect-petrcl5.js","assets/createSvgIcon-gcnah6s.js","assets/useSlot-d56y98b.js","assets/tabs.module-h0u2pp1.js","assets/tabs-dzwrqk4.css","assets/RecordActions-h2amxr4.js","assets/RecordActions-nvl670v.js","assets/isOffered-pag4coe.js","assets/useChosenAction-lz28joe.js","assets/actions-bvmkp5u.js","assets/useChosenAction-h1o63vj.css","assets/ActionDialog-in41nz3.js","assets/MoneyNotices-55vnb2t.js","assets/MoneyText-g01fbq2.js","assets/MoneyNotices-loq6ldd.css","assets/ConfirmDialog-o17rvq4.js","assets/DialogFrame-lpe2wl1.js","assets/DialogFrame-cwtfyom.css","assets/useActionWords-onmv0yy.js","assets/useActions-d8ukh9p.js","assets/useNow-l2xjup1.js"])))=>i.map(i=>d[i]);
import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { An as iconButtonClass, Bn as useNavigate, Dt as isPlainClick, E as StatusChip, F as partlyRefundedText, Gn as useTranslate, It as stateBeside, Ln as useDataProvider, Mt as fieldValue, N as createRowFormatter, Nt as originIn, O as Chip, Pt as pageQuery, Rn as Link, Rt as turnedTo, T as columnsFrom, Tn as lazyPart, Vn as useParams, _t as ColumnHeading, bt as ForeignText, dn as useSelectedTerminal, dr as require_react, f as mirrored, fn as useSettings, ft as TableRegion, gt as DataTable, ht as cellContent, in as dateTimeAttribute, kn as buttonClass, ln as useIsOpen, lr as skipToken, lt as groupDigits, on as parseWireDate, rn as dateText, rr as useQuery, un as useSelectTerminal, x as CardSkeleton, yt as ListNotice, zn as useLocation, zt as useDirection } from "./app-k3iiw52.js";
import { A as serverOrder, Ft as pathOfField, Lt as recordsByName, Rt as relativesOf, Xt as __vitePreload, mn as require_jsx_runtime, rn as createSvgIcon } from "./boot-ejmxxq5.js";
import { a as shownFacts, c as isEmpty, d as saysNothing, f as inferColumn, g as useRecordRegistry, h as RecordRegistryProvider, i as metaFacts, l as isNested, m as OwnValue, n as isNamed, o as shownField, p as FactList, r as labelOf, s as toldBy, t as useFacts, u as leafOf } from "./useFacts-h3dysv2.js";
import { n as RecordFailure, t as useRecord } from "./useRecord-g0jp4af.js";
import { n as recordPageQuery, t as recordFreshMs } from "./queries-isfcnpr.js";
import { f as isObject } from "./config-j31upzy.js";
import { t as currencyOf } from "./factWords-dnaq85r.js";
import { t as ShortId } from "./ShortId-paa3t6v.js";
import { a as tabs, i as row, r as panel } from "./tabs.module-h0u2pp1.js";
import { n as RelatedList, r as useRelatedTie, t as RelatedCount } from "./RelatedList-gls3wr0.js";
import { t as useTabAddress } from "./tabAddress-enyyea2.js";
import { n as vendorText } from "./cardVendor-gsgb0fo.js";
// src/record/RecordPage.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var page = "page-y0e";
// node_modules/@mui/icons-material/esm/ChevronLeft.js
var import_jsx_runtime = require_jsx_runtime();
var ChevronLeft_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M15.41 7.41 14 6l-6 6 6 6 1.41-1.41L10.83 12z" }), "ChevronLeft");
// node_modules/@mui/icons-material/esm/ChevronRight.js
var ChevronRight_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M10 6 8.59 7.41 13.17 12l-4.58 4.59L10 18l6-6z" }), "ChevronRight");
// src/record/neighbours/Neighbours.module.css
var neighbours = "neighbours--Ug";
// src/record/neighbours/neighbours.ts
/** The rows beside one: on its own page, else at the near ends of the pages around it. */
function besideIn(id, page, around) {
	const index = page.rows.findIndex((row) => String(row.id) === id);
	return {
		index,
		previous: index === 0 ? around.before?.rows.at(-1) : page.rows[index - 1],
		next: index === page.rows.length - 1 ? around.after?.rows[0] : page.rows[index + 1]
	};
}
/** Stands in for the list of a record that was opened by a link; nobody asks it. */
var nowhere = {
	list: "",
	question: {
		pagination: {
			page: 1,
			perPage: 1
		},
		sort: serverOrder,
		filter: {}
	}
};
function usePage(origin) {
	const dataProvider = useDataProvider();
	const { data } = useQuery({
		...pageQuery(dataProvider, origin ?? nowhere),
		enabled: origin !== void 0,
		staleTime: Infinity
	});
	if (!origin || !data) return void 0;
	const { page, perPage } = origin.question.pagination;
	const { data: rows, total, pageInfo } = data;
	return {
		rows,
		total,
		hasNext: total === void 0 ? pageInfo?.hasNextPage === true : page * perPage < total
	};
}
/**
* The records before and after one in the order of the list it was opened from: out of what that list has loaded, and
* at its page's ends out of the page beyond. A record that what was done with it took out of the list keeps the
* neighbours it had. Undefined for a record that was opened by a link.
*/
function useNeighbours(id) {
	const { state } = useLocation();
	const { listOf } = useRecordRegistry();
	const origin = originIn(state);
	const detailPath = origin && listOf(origin.list)?.declaration.detailPath;
	const known = detailPath && origin;
	const { page = 1, perPage = 1 } = known?.question.pagination ?? {};
	const here = usePage(known);
	const isFirst = here?.rows[0] !== void 0 && String(here.rows[0].id) === id;
	const isLast = String(here?.rows.at(-1)?.id) === id;
	const before = known && page > 1 && isFirst ? turnedTo(known, page - 1) : void 0;
	const after = known && isLast && here?.hasNext ? turnedTo(known, page + 1) : void 0;
	const around = {
		before: usePage(before),
		after: usePage(after)
	};
	const [last, setLast] = (0, import_react.useState)();
	if (!known || !here) return last?.id === id ? last.neighbours : void 0;
	const { index, previous, next } = besideIn(id, here, around);
	if (index < 0) return last?.id === id ? last.neighbours : void 0;
	const neighbourOf = (row, on = known) => row && row.id !== "" ? {
		path: detailPath(String(row.id)),
		origin: on
	} : void 0;
	const neighbours = {
		place: (page - 1) * perPage + index + 1,
		total: here.total,
		previous: neighbourOf(previous, before),
		next: neighbourOf(next, after)
	};
	if (!(last?.id === id && last.neighbours.place === neighbours.place && last.neighbours.total === neighbours.total && last.neighbours.previous?.path === neighbours.previous?.path && last.neighbours.next?.path === neighbours.next?.path)) setLast({
		id,
		neighbours
	});
	return neighbours;
}
// src/record/neighbours/Neighbours.tsx
/** Leads to the record beside. It stays where it leads nowhere, so that it keeps the focus of who came to the end. */
function NeighbourLink({ towards, to, place, children }) {
	const translate = useTranslate();
	const navigate = useNavigate();
	const { search } = useLocation();
	const link = (0, import_react.useRef)(null);
	const arrived = useDirection() === towards;
	(0, import_react.useEffect)(function keepFocus() {
		if (arrived) link.current?.focus({ preventScroll: true });
	}, [arrived]);
	const address = to && to.path + search;
	function open(event) {
		if (!to || !address || !isPlainClick(event)) return;
		event.preventDefault();
		navigate(address, {
			replace: true,
			state: stateBeside(to.origin, towards)
		});
	}
	const label = translate(`record.${towards}`);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		ref: link,
		className: iconButtonClass(),
		role: "link",
		href: address,
		tabIndex: 0,
		title: label,
		"aria-label": label,
		"aria-describedby": place,
		"data-neighbour": towards,
		"aria-disabled": to === void 0,
		onClick: open,
		children
	});
}
/** Leads to the records before and after this one, in the order of the list a person came from. */
function Neighbours({ id }) {
	const translate = useTranslate();
	const place = (0, import_react.useId)();
	const neighbours$1 = useNeighbours(id);
	if (!neighbours$1) return null;
	const { previous, next } = neighbours$1;
	const { total } = neighbours$1;
	const number = groupDigits(neighbours$1.place);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
		className: neighbours,
		"aria-label": translate("record.neighbours"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				id: place,
				children: total === void 0 ? number : translate("record.place", {
					place: number,
					total: groupDigits(total)
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NeighbourLink, {
				towards: "previous",
				to: previous,
				place,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronLeft_default, { className: mirrored })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NeighbourLink, {
				towards: "next",
				to: next,
				place,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChevronRight_default, { className: mirrored })
			})
		]
	});
}
// src/record/RecordView.module.css
var record = "record-xbE";
var top = "top-xbE";
var sections = "sections-xbE";
// src/record/RecordHeader.module.css
var header = "header-5Qr";
// src/record/RecordHeader.tsx
var draw = ({ column, text, value }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(column.Cell, {
	text,
	value,
	status: column.status
});
function Said({ fact, currency }) {
	return fact.own ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnValue, {
		value: fact.own,
		currency
	}) : fact.field && draw(fact.field);
}
/** Marks a record that is out of use. */
function LifeMark({ record }) {
	const translate = useTranslate();
	if (record.deleted !== true && record.active !== false) return null;
	const word = record.deleted === true ? "record.deleted" : "record.inactive";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Chip, {
		tone: "neutral",
		children: translate(word)
	});
}
/** What the record is: its name or amount, both where it has both, its state, and what can be done. */
function RecordHeader({ id, record, said, currency, children }) {
	const translate = useTranslate();
	const { title, amount: amount$1, status, ownStatus } = said;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
		className: header,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: title ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Said, {
				fact: title,
				currency
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShortId, {
				id,
				name: translate("copy.recordId")
			}) }),
			amount$1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: "amount-5Qr",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Said, {
					fact: amount$1,
					currency
				})
			}),
			status?.field && draw(status.field),
			ownStatus ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Chip, {
				tone: ownStatus.tone,
				children: ownStatus.text
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LifeMark, { record }),
			children
		]
	});
}
// src/record/part.module.css
var part = "part-cKL";
// src/record/recordName.ts
var isName = ({ field, dataType }) => dataType === "string" && /(name|number|title)$/i.test(field) && !/^(terminal|card)N/.test(field);
/** A record's name, amount and state as its page declares them, else chosen from the meta; what is empty is left out. */
function recordName(record, page, context) {
	const columns = columnsFrom(context.meta);
	const first = (wanted) => shownFacts(record, columns.filter(wanted).map(({ field }) => ({
		field,
		zero: true
	})), context)[0];
	const amount = first(({ dataType }) => dataType === "money");
	const name = first(isName);
	const [title] = page.title === void 0 ? [] : shownFacts(record, [page.title], context);
	const { status: declared } = page;
	const ownStatus = typeof declared === "object" ? declared.value(record, context.words) : void 0;
	const [status] = typeof declared === "string" ? shownFacts(record, [declared], context) : [];
	return {
		title: title ?? name ?? amount,
		amount: title || !name ? void 0 : amount,
		status: status ?? (ownStatus ? void 0 : first((column) => column.status)),
		ownStatus
	};
}
/** What a record is called when somebody speaks of it. */
function spokenName({ title }, words, id) {
	const { field, own } = title ?? {};
	if (own) return own.money === void 0 ? own.text : words.money(own.money);
	return field?.text ?? id;
}
// src/ui/tabs/Tabs.tsx
var TabRow = lazyPart(async () => (await __vitePreload(async () => {
	const { TabRow } = await import("./TabRow-jbewbc0.js");
	return { TabRow };
}, __vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16]))).TabRow, () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { className: row }));
/** Parts of a page of which one is on screen. The row of tabs loads with its first use; the chosen part stands at once. */
function Tabs({ tabs: tabs$1, chosen, ...rest }) {
	const id = (0, import_react.useId)();
	const current = tabs$1.find(({ key }) => key === chosen) ?? tabs$1[0];
	if (!current) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: tabs,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TabRow, {
			...rest,
			id,
			tabs: tabs$1,
			chosen: current.key
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			role: "tabpanel",
			id: `${id}-panel`,
			"aria-labelledby": `${id}-${current.key}`,
			className: panel,
			children: current.content
		})]
	});
}
// src/record/RecordTabs.tsx
/** What a page shows below its facts: the details, parts of its own, and the lists whose rows belong to the record. */
function RecordTabs({ resource, tabs, record, isPartial, details }) {
	const translate = useTranslate();
	const { tab, choose } = useTabAddress();
	const { listOf } = useRecordRegistry();
	const tieOf = useRelatedTie(resource, record);
	function shownTab(declared) {
		if (!isPartial && declared.when?.(record) === false) return [];
		if (!("list" in declared)) {
			const { key, label, Count, Content } = declared;
			const count = Count && !isPartial && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Count, { record });
			const content = isPartial ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardSkeleton, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Content, { record });
			return [{
				key,
				label: translate(label),
				...count && { count },
				content
			}];
		}
		const list = listOf(declared.list);
		if (!list?.isOpen || isPartial) return [];
		const tie = tieOf(list, declared.by);
		const label = translate(declared.label ?? `resource.${declared.list}.name`);
		return [{
			key: declared.list,
			label,
			count: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RelatedCount, { tie }),
			content: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RelatedList, {
				list,
				tie
			})
		}];
	}
	const shown = tabs.flatMap(shownTab);
	if (shown.length === 0) return details;
	const first = {
		key: "details",
		label: translate("record.details"),
		content: details
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Tabs, {
		label: translate("record.parts"),
		tabs: [first, ...shown],
		chosen: tab ?? "details",
		onChoose: choose
	});
}
// src/record/RecordTerminal.module.css
var terminal = "terminal-kdd";
// src/record/RecordTerminal.tsx
/** Says when a record belongs to another terminal than the selected one, and offers to change to it. */
function RecordTerminal({ terminalID }) {
	const translate = useTranslate();
	const { allTerminals } = useSettings();
	const { terminal: terminal$1 } = useSelectedTerminal();
	const select = useSelectTerminal();
	if (typeof terminalID !== "string" || terminalID === terminal$1.terminalID) return null;
	const own = allTerminals.find((one) => one.terminalID === terminalID);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: terminal,
		role: "note",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("record.otherTerminal", {
			terminal: own?.label ?? terminalID.slice(0, 8),
			selected: terminal$1.label
		}) }), own && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: buttonClass(),
			onClick: () => select(terminalID),
			children: translate("record.changeTerminal")
		})]
	});
}
// src/record/sections/FoldedSection.module.css
var section = "section-Afd";
// src/record/sections/RecordTable.tsx
/** Like objects of a record, one per row; a name leads to the record it is the name of. */
function RecordTable({ label, meta, rows, context, pathOf }) {
	const translate = useTranslate();
	const columns = columnsFrom(meta);
	const format = createRowFormatter(meta, context);
	const hrefOf = (row, field) => {
		if (!field.endsWith("Name")) return void 0;
		const id = field.replace(/Name$/, "ID");
		return pathOf(id, row[id]);
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TableRegion, {
		label: translate("list.region", { name: label }),
		part: true,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(DataTable, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tr", { children: columns.map((column) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ColumnHeading, { column }, column.field)) }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: rows.map((row, index) => {
			const texts = format(row);
			return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tr", { children: columns.map((column) => {
				const vendor = vendorText(column.field, row[column.field], translate);
				const { content, title } = vendor ? {
					content: vendor,
					title: void 0
				} : cellContent(column, texts, row[column.field]);
				const href = hrefOf(row, column.field);
				return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", {
					"data-align": column.align,
					title,
					children: href === void 0 ? content : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						to: href,
						children: content
					})
				}, column.field);
			}) }, index);
		}) })] })
	});
}
// src/record/sections/FoldedSection.tsx
/** One part of a record under its title, folded until somebody wants it. */
function FoldedSection({ section: section$1, format, pathOf, ...place }) {
	const title = (0, import_react.useId)();
	const { label, facts, table, technical = false, open = false } = section$1;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		className: section,
		"aria-labelledby": title,
		open,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("summary", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				id: title,
				children: label
			}) }),
			table && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordTable, {
				label,
				meta: table.meta,
				rows: table.rows,
				context: format,
				pathOf
			}),
			facts.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FactList, {
				facts,
				technical,
				...place
			})
		]
	});
}
// src/record/sections/recordSections.ts
/** Objects of the contract are at most three levels deep; deeper ones are foreign. */
var greatestDepth = 4;
/** Fields that trace a call or name a version; they help whoever looks for a fault. */
var traces = /^(correlationId|lastErrorCorrelationID|extension|.+IP|currency|operationDoneBy(ID)?|updatedDate)$/;
/** Fields no page shows: react-admin's id, full values of short ones, the version a change must name. */
var isInternal = (field) => field === "id" || field === "updateTimestamp" || field.startsWith("$");
var isTable = (value) => Array.isArray(value) && value.length > 0 && value.every(isObject);
/** Whether a field is for machines: flags, noughts, traces, and ids that lead nowhere or whose name stands beside them. */
function isTechnical(record, path, fact, named) {
	const leaf = leafOf(path);
	const { field } = fact;
	if (!field || named.includes(path) || named.includes(leaf) || traces.test(leaf)) return true;
	if (saysNothing(field.value) || typeof field.value === "boolean") return true;
	if (field.column.dataType !== "guid") return false;
	return field.href === void 0 || isNamed(record, path);
}
/** Columns of a table of like objects: what names them first; ids, flags and what all rows leave empty are left out. */
function tableOf(rows, currency, context) {
	const columns = {};
	for (const row of rows) for (const [field, value] of Object.entries(row)) {
		if (isInternal(field) || traces.test(field) || saysNothing(value) || value === true || isNested(value)) continue;
		if (Object.hasOwn(columns, field) || isTable(value)) continue;
		const column = inferColumn(field, value, context.names[field] ?? labelOf(field, context), context.format.dictionaries);
		if (column.dataType !== "guid") columns[field] = column;
	}
	const ofNames = (field) => /name$/i.test(field) ? 0 : 1;
	const ordered = Object.entries(columns).toSorted(([one], [other]) => ofNames(one) - ofNames(other));
	if (ordered.length === 0) return void 0;
	const shown = rows.map((row) => ({
		...row,
		...isEmpty(row.currency) && { currency }
	}));
	return {
		meta: { columns: Object.fromEntries(ordered) },
		rows: shown
	};
}
/** Sorts the fields of a record, or of an object in it, into sections and what is for machines. */
function sortFields(record, holder, prefix, wanted, context) {
	const depth = prefix.split(".").length;
	const own = [];
	const found = {
		sections: [],
		technical: []
	};
	for (const [name, value] of Object.entries(holder)) {
		const path = prefix + name;
		if (isInternal(name) || isEmpty(value) || wanted.told.includes(path) || wanted.without.includes(path)) continue;
		if (isTable(value)) {
			const table = tableOf(value, record.currency, context);
			const isOpen = wanted.open?.includes(path) && { open: true };
			if (table) found.sections.push({
				key: path,
				label: labelOf(path, context),
				facts: [],
				table,
				...isOpen
			});
		} else if (isNested(value)) {
			if (depth > greatestDepth) continue;
			const inner = sortFields(record, value, `${path}.`, wanted, context);
			if (traces.test(name) || wanted.technical?.includes(path) === true) found.technical.push(...inner.sections.flatMap(({ facts }) => facts));
			else found.sections.push(...inner.sections);
			found.technical.push(...inner.technical);
		} else {
			const field = shownField(record, path, context);
			if (!field || field.text === "") continue;
			const fact = {
				key: path,
				label: labelOf(path, context),
				told: [path],
				field
			};
			(isTechnical(record, path, fact, wanted.technical ?? []) ? found.technical : own).push(fact);
		}
	}
	if (own.length > 0) {
		const label = prefix === "" ? context.words.translate("record.more") : labelOf(prefix.slice(0, -1), context);
		found.sections.unshift({
			key: prefix === "" ? "more" : prefix.slice(0, -1),
			label,
			facts: own
		});
	}
	return found;
}
/** A record's fields in the order of its list's columns; what the list does not have follows. */
function inOrder(record, { columns }) {
	const order = Object.keys(columns);
	const place = (field) => order.includes(field) ? order.indexOf(field) : order.length;
	return Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => place(one) - place(other)));
}
/**
* Divides what the facts of a record leave untold: the declared sections, then each object and each table of objects
* under readable names, the values left, and last what is for machines. Nothing empty is a row.
*/
function recordSections(record, wanted, context) {
	const { translate } = context.words;
	const declared = (wanted.sections ?? []).map(({ key, label, facts, open }) => ({
		key,
		label: translate(label),
		facts: shownFacts(record, facts, context),
		...open && { open }
	}));
	const told = [...wanted.told, ...(wanted.sections ?? []).flatMap(({ facts }, index) => toldBy(record, facts, declared[index]?.facts ?? []))];
	const rest = sortFields(record, inOrder(record, context.meta), "", {
		...wanted,
		told
	}, context);
	const technical = {
		key: "technical",
		label: translate("record.technical"),
		facts: rest.technical,
		technical: true
	};
	const more = rest.sections.filter(({ key }) => key === "more");
	const objects = rest.sections.filter(({ key }) => key !== "more");
	const opened = objects.filter(({ open }) => open);
	const folded = objects.filter(({ open }) => !open);
	return [
		...opened,
		...declared,
		...folded,
		...more,
		technical
	].filter(({ facts, table }) => facts.length > 0 || table);
}
// src/record/Timeline.module.css
var timeline = "timeline-YuV";
var when = "when-YuV";
// src/record/Timeline.tsx
/** Events that stand openly; earlier ones fold. */
var openEvents = 4;
var textOf = (value) => typeof value === "string" ? value : "";
function Event({ event, later, record, context }) {
	const translate = useTranslate();
	const date = parseWireDate(event.operationDate);
	const field = event.status === void 0 ? "operationCode" : "status";
	const code = textOf(event[field]);
	const message = textOf(event.message) || textOf(event.operationMessage);
	const name = textOf(event.operationDoneBy);
	const part = partlyRefundedText(code, record, context.format);
	const word = part === void 0 ? shownField(event, field, context)?.text ?? code : later.some(({ status }) => status === event.status) ? translate("record.partlyRefunded") : part;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
		code !== "" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StatusChip, {
			status: code,
			children: word
		}),
		message !== "" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForeignText, { children: message }) }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
			className: when,
			children: [
				date && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("time", {
					dateTime: dateTimeAttribute(date),
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
						dir: "ltr",
						children: dateText(date, context.format.timeZone)
					})
				}),
				" ",
				name !== "" && translate("record.by", { name: `\u2068${name}\u2069` })
			]
		})
	] });
}
/** What happened to a record, when and by whom, the newest first; nothing where the server keeps no history. */
function Timeline({ events, record, context }) {
	const translate = useTranslate();
	const title = (0, import_react.useId)();
	if (events.length === 0) return null;
	const newest = events.toReversed();
	const draw = (event) => {
		const place = newest.indexOf(event);
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Event, {
			event,
			later: newest.slice(0, place),
			record,
			context
		}, place);
	};
	const earlier$1 = newest.slice(openEvents);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: part,
		"aria-labelledby": title,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				id: title,
				children: translate("record.timeline")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
				className: timeline,
				reversed: true,
				children: newest.slice(0, openEvents).map(draw)
			}),
			earlier$1.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
				className: "earlier-YuV",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("summary", { children: translate("record.earlier", { smart_count: earlier$1.length }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
					className: "timeline-YuV",
					reversed: true,
					children: earlier$1.map(draw)
				})]
			})
		]
	});
}
// src/record/RecordView.tsx
var RecordActions = lazyPart(async () => (await __vitePreload(async () => {
	const { RecordActions } = await import("./RecordActions-h2amxr4.js");
	return { RecordActions };
}, __vite__mapDeps([17,18,2,1,3,4,5,6,19,20,21,22,23,24,25,26,27,28,29,30,31,32]))).RecordActions);
/** The events of a record, oldest first; none while only a list's row is there. */
function eventsOf(record, path) {
	const events = fieldValue(record, path);
	return Array.isArray(events) ? events.filter(isObject).filter(({ operationDate }) => operationDate !== void 0) : [];
}
/** What a page shows of its record, worked out once for a record and its words. */
function useShown({ page, record, context }) {
	return (0, import_react.useMemo)(() => {
		const said = recordName(record, page, context);
		const heads = [
			said.title,
			said.amount,
			said.status
		].flatMap((fact) => fact ? fact.told : []);
		const facts = page.facts ? shownFacts(record, page.facts, context) : metaFacts(record, heads, context);
		const timeline = page.timeline ?? "history";
		const events = eventsOf(record, timeline);
		return {
			said,
			facts,
			events,
			sections: recordSections(record, {
				told: [...heads, ...toldBy(record, page.facts ?? [], facts)],
				...page.sections && { sections: page.sections },
				...page.technical && { technical: page.technical },
				...page.open && { open: page.open },
				without: events.length > 0 ? [timeline] : []
			}, context)
		};
	}, [
		page,
		record,
		context
	]);
}
/** The page of a record that is there. */
function RecordView(props) {
	const { declaration, page, record: record$1, isPartial, context } = props;
	const translate = useTranslate();
	const { said, facts, events, sections: sections$1 } = useShown(props);
	const { format, words } = context;
	const place = {
		currency: currencyOf(record$1, format.currencies),
		timeZone: format.timeZone
	};
	const { notes: Notes } = page;
	const details = isPartial ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardSkeleton, {}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: sections,
		children: sections$1.map((section) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FoldedSection, {
			section,
			format,
			pathOf: words.pathOf,
			...place
		}, section.key))
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
		className: record,
		"aria-busy": isPartial,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordHeader, {
				id: record$1.id,
				record: record$1,
				said,
				currency: place.currency,
				children: (declaration.actions?.record ?? declaration.actions?.row) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordActions, {
					declaration,
					record: record$1,
					name: spokenName(said, words, record$1.id)
				})
			}),
			declaration.terminal === "filter" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordTerminal, { terminalID: record$1.terminalID }),
			Notes && !isPartial && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notes, { record: record$1 }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: top,
				children: [facts.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
					className: "part-cKL",
					"aria-label": translate("record.summary"),
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FactList, {
						facts,
						...place
					})
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Timeline, {
					events,
					record: record$1,
					context
				})]
			}),
			page.tabs ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordTabs, {
				resource: declaration.name,
				tabs: page.tabs,
				record: record$1,
				isPartial,
				details
			}) : details
		]
	});
}
// src/record/useRecordPage.ts
/** A noun that declares no page gets one made of its meta. */
var undeclared = {};
/** How the page of a noun's records is declared; undefined until that is loaded. */
function useRecordPage(resource) {
	const load = useRecordRegistry().recordPageOf(resource);
	const { data, error, refetch } = useQuery(load ? recordPageQuery(resource, load) : {
		queryKey: ["declaredRecordPage", resource],
		queryFn: skipToken
	});
	return {
		page: load ? data : undeclared,
		error,
		retry: () => void refetch()
	};
}
// src/record/RecordPage.tsx
function Content({ declaration, id }) {
	const translate = useTranslate();
	const { seedsOf } = useRecordRegistry();
	const { record, isPartial, error, retry } = useRecord(declaration.name, id, seedsOf(declaration.name), recordFreshMs);
	const declared = useRecordPage(declaration.name);
	const context = useFacts(declaration, record);
	if (error && (!record || isPartial)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordFailure, {
		error,
		onRetry: retry
	});
	if (declared.error) {
		const again = {
			text: translate("list.retry"),
			act: declared.retry
		};
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListNotice, {
			urgent: true,
			text: translate("record.failed"),
			actions: [again]
		});
	}
	if (!record || !declared.page || !context) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardSkeleton, {});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Drawn, {
		declaration,
		page: declared.page,
		id,
		record,
		isPartial,
		context
	});
}
function Drawn({ record, id, ...props }) {
	const own = (0, import_react.useMemo)(() => ({
		...record,
		id
	}), [record, id]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordView, {
		record: own,
		...props
	});
}
/**
* The page of one record, the same for every noun: its name and state, what can be done, about ten facts, and whatever
* else there is in sections that fold and in tabs. The row of a list that has shown it is there at once; the rest
* follows.
* @example <RecordPage declaration={items} id={id} />
*/
function RecordPage({ declaration, id }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: page,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Neighbours, { id }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Content, {
			declaration,
			id
		}, id)]
	});
}
// src/app/RecordScreen.tsx
/** What pages of records ask of other nouns, for the person on the selected terminal. */
function useRegistry() {
	const isOpen = useIsOpen();
	return (0, import_react.useMemo)(() => ({
		listOf: (name) => {
			const declaration = recordsByName[name];
			return declaration && {
				declaration,
				path: declaration.page.path,
				isOpen: isOpen(declaration.page)
			};
		},
		recordPageOf: (name) => recordsByName[name]?.record,
		seedsOf: relativesOf,
		pathOf: (field, value) => pathOfField(field, value, isOpen)
	}), [isOpen]);
}
/** The page of one record of a declared noun; the route's parameter is its id. */
function RecordScreen({ declaration }) {
	const registry = useRegistry();
	const parameters = useParams();
	const id = Object.entries(parameters).find(([name]) => name !== "*")?.[1] ?? "";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordRegistryProvider, {
		value: registry,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordPage, {
			declaration,
			id
		})
	});
}
export { RecordScreen };
