import { Bt as rowsFreshMs, Gn as useTranslate, Gt as count, Ht as FilterControl, Jt as group, Kt as fields, Ln as useDataProvider, Qt as arrowClass, Ut as DraftInput, Wt as choices, Xt as range, Yt as more, lt as groupDigits, qt as flag, rr as useQuery, wn as visuallyHidden } from "./app-k3iiw52.js";
import { F as wordsOf, N as textOf, bt as isGuid, mn as require_jsx_runtime, xt as fault } from "./boot-ejmxxq5.js";
import { t as DayPicker } from "./DayPicker-mf3ofxp.js";
import { n as readDay, r as shownDay, t as dayPattern } from "./dayText-f7k6wgl.js";
// src/list/filters/ChipCount.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What there is room for. */
var mostShown = 9999;
/** How many rows have a state beside the other filters in force: a list of one row, of which only the count matters. */
function ChipCount({ list: { declaration, controller, permanent }, name, value }) {
	const dataProvider = useDataProvider();
	const filter = {
		...controller.filterValues,
		...permanent,
		[name]: value
	};
	const { data: count$1 } = useQuery({
		queryKey: [
			declaration.name,
			"getCount",
			filter
		],
		staleTime: rowsFreshMs,
		retry: false,
		queryFn: async ({ signal }) => {
			const asked = {
				filter,
				sort: controller.sort,
				pagination: {
					page: 1,
					perPage: 1
				},
				signal,
				background: true
			};
			const { total } = await dataProvider.getList(declaration.name, asked);
			return total ?? null;
		}
	});
	if (typeof count$1 !== "number") return null;
	const text = count$1 > mostShown ? `${groupDigits(mostShown)}+` : groupDigits(count$1);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [" ", /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: count,
		children: text
	})] });
}
// src/list/filters/filterGroups.ts
/** Which fields stand together under "More filters", by what their parameters are called; the first that fits counts. */
var groups = [
	["time", /date|period/i],
	["amount", /amount|currency/i],
	["settlement", /^(shva|solek|clearing|masav|hasMasav|notTransmitted|finalization|success)/],
	["card", /card/i],
	["customer", /^(consumer|email|phone|nationalID|search)/],
	["state", /status|type|presence|active|paused|finished|actual|error|progress|only|permanent|^has|^is|category/i]
];
/** The rest: what it is called elsewhere. */
var others = "reference";
function groupOf({ names: [name = ""], control }) {
	return groups.find(([, pattern]) => pattern.test(name))?.[0] ?? (control === "choice" ? "state" : others);
}
var names = [...groups.map(([name]) => name), others];
/** The fields of "More filters", group by group. */
function filterGroups(fields) {
	return names.map((name) => ({
		name,
		fields: fields.filter((field) => groupOf(field) === name)
	})).filter((group) => group.fields.length > 0);
}
// src/list/filters/FilterPanel.tsx
/** Every filter of a list that does not stand open, group by group. */
function FilterPanel({ id, fields: fields$1, ...control }) {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		id,
		className: more,
		children: filterGroups(fields$1).map((group$1) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
			className: group,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", { children: translate(`filter.group.${group$1.name}`) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: fields,
				children: group$1.fields.map((field) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FilterControl, {
					field,
					...control
				}, field.key))
			})]
		}, group$1.name))
	});
}
// src/list/filters/SpecialControl.tsx
var isNumber = (text) => /^-?\d{1,12}(\.\d{1,4})?$/.test(text);
var isInteger = (text) => /^-?\d{1,15}$/.test(text);
var isDay = (text) => readDay(text) !== void 0;
var guidsIn = (text) => text.split(",").map((one) => one.trim());
/** How the input of one control's text differs: its keyboard, direction and rule. */
var inputs = {
	guid: {
		dir: "ltr",
		accepts: isGuid,
		refusal: fault("MustBeValidID")
	},
	guids: {
		dir: "ltr",
		accepts: (text) => guidsIn(text).every(isGuid),
		refusal: fault("MustBeValidID")
	},
	integer: {
		dir: "ltr",
		inputMode: "numeric",
		accepts: isInteger,
		refusal: fault("OnlyWholeNumbersAreAllowed")
	},
	number: {
		dir: "ltr",
		inputMode: "decimal",
		accepts: isNumber,
		refusal: fault("OnlyNumbersAreAllowed")
	},
	day: {
		dir: "ltr",
		inputMode: "numeric",
		placeholder: dayPattern,
		patient: true,
		accepts: isDay
	}
};
/** Puts a calendar beside an input. */
var inCalendar = (label, choice) => (input) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DayPicker, {
	label,
	...choice,
	children: input
});
/** What is typed for one parameter; a day travels as `YYYY-MM-DD` and is typed as it is shown. */
function Entry({ name, label, values, onChange, kind, bounds }) {
	const value = wordsOf(values[name]).join(", ");
	const apply = (text) => onChange({ [name]: text });
	if (kind !== "day") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DraftInput, {
		label,
		value,
		onApply: kind === "guids" ? (text) => apply(guidsIn(text).join(",")) : apply,
		...inputs[kind]
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DraftInput, {
		label,
		value: shownDay(value),
		onApply: (text) => apply(readDay(text) ?? text),
		...inputs.day,
		frame: inCalendar(label, {
			value,
			onPick: apply,
			...bounds
		})
	});
}
function Range({ field, kind, ...control }) {
	const translate = useTranslate();
	const labels = [translate("filter.fromLabel"), translate("filter.toLabel")];
	const [from, to] = field.names.map((name) => wordsOf(control.values[name])[0]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: range,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", { children: field.label }), field.names.map((name, side) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Entry, {
			name,
			label: labels[side] ?? name,
			kind,
			bounds: side === 0 ? { max: to ?? "" } : { min: from ?? "" },
			...control
		}, name))]
	});
}
function Choices({ field, values, onChange }) {
	const translate = useTranslate();
	const name = field.names[0] ?? "";
	const chosen = wordsOf(values[name]);
	const toggle = (word) => onChange({ [name]: chosen.includes(word) ? chosen.filter((one) => one !== word) : [...chosen, word] });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		className: choices,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("summary", {
			className: arrowClass,
			children: chosen.length === 0 ? field.label : translate("filter.chosen", {
				label: field.label,
				count: String(chosen.length)
			})
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
			className: visuallyHidden,
			children: field.label
		}), field.options.map(({ value, text }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
			type: "checkbox",
			checked: chosen.includes(value),
			onChange: () => toggle(value)
		}), text] }, value))] })]
	});
}
function Flag({ field, values, onChange }) {
	const name = field.names[0] ?? "";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
		className: flag,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
			type: "checkbox",
			checked: textOf(values[name]) === "true",
			onChange: (event) => onChange({ [name]: event.target.checked || void 0 })
		}), field.label]
	});
}
/** The controls that few lists offer openly: flags, ids, numbers, days, ranges and choices of several. */
function SpecialControl(props) {
	const { control, names, label } = props.field;
	switch (control) {
		case "guid":
		case "guids":
		case "integer":
		case "number":
		case "day": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Entry, {
			...props,
			name: names[0] ?? "",
			label,
			kind: control
		});
		case "numberRange": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Range, {
			...props,
			kind: "number"
		});
		case "dayRange": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Range, {
			...props,
			kind: "day"
		});
		case "boolean": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Flag, { ...props });
		case "choices": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Choices, { ...props });
		default: return null;
	}
}
export { ChipCount, FilterPanel, SpecialControl };
