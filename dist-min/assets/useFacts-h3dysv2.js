import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { B as useFormatContext, G as readableField, Gn as useTranslate, I as isSchedule, M as useMeta, Mt as fieldValue, P as formatRow, Rn as Link, T as columnsFrom, bt as ForeignText, dr as require_react, in as dateTimeAttribute, on as parseWireDate, sn as useFixedMeta, xt as useCurrentLocale, z as isAddress } from "./app-k3iiw52.js";
import { an as clsx, bt as isGuid, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { f as isObject } from "./config-j31upzy.js";
import { t as CopyButton } from "./CopyButton-ihub5hu.js";
import { t as MoneyText } from "./MoneyText-g01fbq2.js";
import { n as factWords } from "./factWords-dnaq85r.js";
import { n as vendorText } from "./cardVendor-gsgb0fo.js";
import { n as useFieldNames } from "./useFieldNames-lwnzvz5.js";
// src/record/registry.ts
var import_jsx_runtime = require_jsx_runtime();
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var RecordRegistryContext = (0, import_react.createContext)({
	listOf: () => void 0,
	recordPageOf: () => void 0,
	seedsOf: (name) => [name],
	pathOf: () => void 0
});
var RecordRegistryProvider = RecordRegistryContext.Provider;
/** The registry as the application supplies it. */
var useRecordRegistry = () => (0, import_react.useContext)(RecordRegistryContext);
// src/record/facts/FactList.module.css
var facts = "facts-aOz";
var fact = "fact-aOz";
// src/record/facts/RecordValue.module.css
var id = "id-tbl";
// src/record/facts/longDate.ts
/** The day in words of a language, with its weekday. */
function dayFormat(locale, timeZone) {
	return new Intl.DateTimeFormat(locale, {
		weekday: "long",
		day: "numeric",
		month: "long",
		year: "numeric",
		timeZone
	});
}
/**
* The long form of a date with its weekday (spec §9 "Dates"), and the time of an instant behind it.
* @example longDate({ kind: 'day', day: '2026-11-15' }, 'he-IL', 'Asia/Jerusalem') // 'יום ראשון, 15 בנובמבר 2026'
*/
function longDate(date, locale, timeZone) {
	if (date.kind === "day") return dayFormat(locale, "UTC").format(/* @__PURE__ */ new Date(`${date.day}T12:00:00Z`));
	const time = new Intl.DateTimeFormat("en-GB", {
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
		timeZone
	});
	return `${dayFormat(locale, timeZone).format(date.at)}, ${time.format(date.at)}`;
}
// src/record/facts/RecordValue.tsx
/** Something long that machines read, and a way to copy it. */
function Copied({ text, name, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: id,
		children: [children, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CopyButton, {
			text,
			name
		})]
	});
}
/** A value on a record's page: dates with their weekday and, outside Israel, its time; addresses and records as links, ids to be copied. */
function RecordValue({ column, value, text, full, href, timeZone, whole }) {
	const locale = useCurrentLocale();
	const linked = (content) => href === void 0 ? content : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		to: href,
		children: content
	});
	if (column.dataType === "guid") {
		const id = full ?? text;
		if (!whole) return linked(/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
			dir: "ltr",
			children: text
		}));
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Copied, {
			text: id,
			name: column.label,
			children: linked(/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
				dir: "ltr",
				children: id
			}))
		});
	}
	const date = column.dataType === "date" ? parseWireDate(value) : void 0;
	if (date) return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("time", {
		dateTime: dateTimeAttribute(date),
		children: longDate(date, locale, timeZone)
	}), full !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "elsewhere-tbl",
		children: full
	})] });
	if (typeof value === "string" && /^https?:\/\/\S+$/.test(value)) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Copied, {
		text: value,
		name: column.label,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
			href: value,
			target: "_blank",
			rel: "noreferrer",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
				dir: "ltr",
				children: value
			})
		})
	});
	if (column.bare) return linked(/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForeignText, { children: text }));
	return linked(/* @__PURE__ */ (0, import_jsx_runtime.jsx)(column.Cell, {
		text,
		full,
		value,
		status: column.status
	}));
}
// src/record/facts/FactList.tsx
function linked(href, content) {
	if (href === void 0) return content;
	return href.startsWith("/") ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		to: href,
		children: content
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
		href,
		children: content
	});
}
/** What a declaration says in its own words. */
function OwnValue({ value, currency }) {
	const { text, money, href, hint: hint$1 } = value;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [linked(href, money === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: text }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
		amount: money,
		currency
	})), hint$1 !== void 0 && hint$1 !== "" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: "hint-aOz",
		children: hint$1
	})] });
}
/** Named values of a record. */
function FactList({ facts: facts$1, currency, timeZone, technical: technical$1 = false }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
		className: clsx(facts, technical$1 && "technical-aOz"),
		children: facts$1.map(({ key, label, field, own }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: fact,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: label }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dd", { children: [field && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordValue, {
				...field,
				timeZone,
				whole: technical$1
			}), own && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OwnValue, {
				value: own,
				currency
			})] })]
		}, key))
	});
}
// src/record/sections/inferColumn.ts
/** Dictionaries that do not bear their field's name. */
var dictionaries = {
	operationCode: "paymentRequestHistoryEnum",
	bank: "banks"
};
var moneyNames = /(amount|total|price|discount|refund|^vat)$/i;
/** The dictionary that knows a field's value: by the field's name, as objects of records have no meta of their own. */
function dictionaryOf(field, value, all) {
	const code = String(value);
	return [
		dictionaries[field],
		`${field}Enum`,
		field
	].find((name) => name !== void 0 && Object.hasOwn(all, name) && Object.hasOwn(all[name] ?? {}, code));
}
function dataTypeOf(field, value) {
	switch (typeof value) {
		case "boolean": return "boolean";
		case "number": return moneyNames.test(field) ? "money" : field === "vatRate" ? "percent" : "number";
		case "string": return isGuid(value) ? "guid" : parseWireDate(value) ? "date" : "string";
		default: return "string";
	}
}
/** A column for a field no meta describes, judged by its name and value. */
function inferColumn(field, value, name, all) {
	const dictionary = typeof value === "object" ? void 0 : dictionaryOf(field, value, all);
	if (dictionary !== void 0) return {
		name,
		dataType: "dictionary",
		dictionary
	};
	return {
		name,
		dataType: dataTypeOf(field, value)
	};
}
// src/record/facts/fieldPath.ts
/** True of what is not there: absent, an empty text, list or object. */
function isEmpty(value) {
	if (value === void 0 || value === null || value === "") return true;
	return typeof value === "object" && Object.keys(value).length === 0;
}
/** True of what a merchant learns nothing from: what is empty, nought, a flag that is not set. */
function saysNothing(value) {
	return isEmpty(value) || value === false || value === 0;
}
/** True of an object with parts of its own; addresses and schedules are one text. */
var isNested = (value) => isObject(value) && !isAddress(value) && !isSchedule(value);
/** The last name of a path. @example leafOf('dealDetails.consumerName') // 'consumerName' */
var leafOf = (path) => path.slice(path.lastIndexOf(".") + 1);
/** The path of a field beside another. @example besideOf('dealDetails.consumerName', 'consumerID') */
var besideOf = (path, leaf) => path.slice(0, path.lastIndexOf(".") + 1) + leaf;
/**
* Where a record keeps a field: rows of lists are flat, and whole records keep the same field inside an object.
* @example pathIn({ creditCardDetails: { cardNumber: '****1' } }, 'cardNumber') // 'creditCardDetails.cardNumber'
*/
function pathIn(record, path) {
	if (!isEmpty(fieldValue(record, path))) return path;
	const leaf = leafOf(path);
	if (leaf !== path) return isEmpty(record[leaf]) ? path : leaf;
	const holder = Object.entries(record).find(([, value]) => isObject(value) && !isEmpty(value[path]));
	return holder ? `${holder[0]}.${path}` : path;
}
// src/record/facts/shownFacts.ts
/** What the page calls a field. */
function labelOf(path, { meta, names }) {
	const leaf = leafOf(path);
	return (meta.columns[path] ?? meta.columns[leaf])?.name ?? names[leaf] ?? readableField(leaf);
}
/** Where a value leads: to the record it names, or to the one it is the name of. */
function hrefOf(record, path, { words, idFields }) {
	const leaf = leafOf(path);
	if (idFields.includes(path)) return void 0;
	const named = words.pathOf(leaf, fieldValue(record, path));
	if (named !== void 0 || !leaf.endsWith("Name")) return named;
	const id = leaf.replace(/Name$/, "ID");
	if (idFields.includes(id)) return void 0;
	return words.pathOf(id, fieldValue(record, pathIn(record, besideOf(path, id))));
}
/** A field of a record with its words, in the column its list has for it; what the meta lacks is judged by its value. */
function shownField(record, path, context) {
	const value = fieldValue(record, path);
	const leaf = leafOf(path);
	const { columns } = context.meta;
	const described = columns[path] ?? (record[leaf] === void 0 ? columns[leaf] : void 0);
	const [column] = columnsFrom({ columns: { [path]: described ?? inferColumn(leaf, value, labelOf(path, context), context.format.dictionaries) } });
	if (!column) return void 0;
	const holder = fieldValue(record, besideOf(path, "currency"));
	const row = {
		...record,
		[path]: value,
		currency: typeof holder === "string" ? holder : record.currency
	};
	const texts = formatRow(row, { columns: { [path]: {
		...column,
		name: column.label
	} } }, context.format);
	return {
		column,
		value,
		text: vendorText(leaf, value, context.words.translate) ?? texts[path] ?? "",
		full: texts[`$${path}`],
		href: hrefOf(record, path, context)
	};
}
function fieldFact(record, fact, context) {
	if (fact.when?.(record) === false) return void 0;
	const path = pathIn(record, fact.field);
	const value = fieldValue(record, path);
	if (fact.zero ? isEmpty(value) : saysNothing(value)) return void 0;
	const field = shownField(record, path, context);
	if (!field || field.text === "") return void 0;
	if (field.column.dataType === "guid" && field.href === void 0) return void 0;
	const link = fact.link && context.words.pathOf(leafOf(fact.link), fieldValue(record, pathIn(record, fact.link)));
	return {
		key: fact.field,
		label: fact.label === void 0 ? field.column.label : context.words.translate(fact.label),
		told: [path, ...fact.link === void 0 ? [] : [pathIn(record, fact.link)]],
		field: link === void 0 ? field : {
			...field,
			href: link
		}
	};
}
/** Those of a page's facts that this record has, in their order. */
function shownFacts(record, facts, context) {
	return facts.flatMap((fact) => {
		if (typeof fact === "string" || "field" in fact) {
			const shown = fieldFact(record, typeof fact === "string" ? { field: fact } : fact, context);
			return shown ? [shown] : [];
		}
		const own = fact.value(record, context.words);
		if (own === void 0) return [];
		return [{
			key: fact.key,
			label: context.words.translate(fact.label),
			told: [],
			own
		}];
	});
}
/** Paths of the fields that a page's facts tell of; what a fact has judged not worth saying no section says either. */
function toldBy(record, facts, shown) {
	return [...facts.flatMap((fact) => typeof fact === "object" && "of" in fact ? fact.of ?? [] : []).map((field) => pathIn(record, field)), ...shown.flatMap(({ told }) => told)];
}
/** How many facts a page nobody declared begins with. */
var mostFacts = 10;
/** The name of what an id names, where the record has it. */
function nameBeside(record, path) {
	const leaf = leafOf(path);
	const name = pathIn(record, besideOf(path, leaf.replace(/ID$/, "Name")));
	return leaf.endsWith("ID") && !isEmpty(fieldValue(record, name)) ? name : void 0;
}
/** Whether a record has the name of what an id names: then the id itself says nothing more. */
var isNamed = (record, path) => nameBeside(record, path) !== void 0;
/** The facts of a page nobody declared: the first columns of the meta that tell something. @param said what its head says */
function metaFacts(record, said, context) {
	const columns = columnsFrom(context.meta).filter(({ field, dataType, status }) => dataType !== "boolean" && !status && field !== "currency").map(({ field, dataType }) => dataType === "guid" ? nameBeside(record, field) ?? field : field);
	return shownFacts(record, [...new Set(columns.map((field) => pathIn(record, field)))], context).filter(({ field, told: [path = ""] }) => !isNested(field?.value) && (!said.includes(path) || field?.href)).slice(0, mostFacts);
}
// src/record/useFacts.ts
var noColumns = { columns: {} };
/** What reading the facts of a record needs; undefined until columns and names of fields are there. */
function useFacts(declaration, record) {
	const translate = useTranslate();
	const names = useFieldNames();
	const columnsOf = useMeta(declaration);
	const fixed = useFixedMeta(declaration);
	const format = useFormatContext(fixed.dictionaries);
	const { pathOf } = useRecordRegistry();
	const meta = fixed.meta ?? columnsOf.meta ?? (columnsOf.meta === null || columnsOf.error ? noColumns : void 0);
	const { idFields } = declaration;
	return (0, import_react.useMemo)(() => record && meta && names && {
		meta,
		names,
		format,
		idFields,
		words: factWords(record, format, {
			translate,
			pathOf
		})
	}, [
		record,
		meta,
		names,
		format,
		idFields,
		translate,
		pathOf
	]);
}
export { shownFacts as a, isEmpty as c, saysNothing as d, inferColumn as f, useRecordRegistry as g, RecordRegistryProvider as h, metaFacts as i, isNested as l, OwnValue as m, isNamed as n, shownField as o, FactList as p, labelOf as r, toldBy as s, useFacts as t, leafOf as u };
