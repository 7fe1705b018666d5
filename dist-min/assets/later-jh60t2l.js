import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { $t as inputClass, An as iconButtonClass, Gn as useTranslate, H as viewContent, U as useApplyView, W as useListNow, Zt as Refusal, dr as require_react, kn as buttonClass, ut as useNarrow, vn as useListPreferences, w as allColumnsFrom, wn as visuallyHidden } from "./app-k3iiw52.js";
import { At as withVisibility, Ot as visibleFields, Tt as densities, an as clsx, dt as withDefaultView, ft as withRenamedView, kt as withPosition, lt as judgeViewName, mn as require_jsx_runtime, mt as withoutView, pt as withView, rn as createSvgIcon, st as cleanViewName, ut as viewNamed } from "./boot-ejmxxq5.js";
import { n as stepWidth } from "./resizeColumn-jm35rlv.js";
import { t as AnchoredPopover } from "./AnchoredPopover-lr73v4n.js";
import { t as checkboxLabel } from "./checkboxLabel-njpck4k.js";
import { t as Check_default } from "./Check-gxvxr18.js";
import { t as DeleteOutlined_default } from "./DeleteOutlined-bup41qk.js";
// node_modules/@mui/icons-material/esm/Add.js
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var Add_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6z" }), "Add");
// node_modules/@mui/icons-material/esm/DragIndicator.js
var DragIndicator_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M11 18c0 1.1-.9 2-2 2s-2-.9-2-2 .9-2 2-2 2 .9 2 2m-2-8c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m0-6c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m6 4c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m0 2c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2m0 6c-1.1 0-2 .9-2 2s.9 2 2 2 2-.9 2-2-.9-2-2-2" }), "DragIndicator");
// node_modules/@mui/icons-material/esm/ArrowDownward.js
var ArrowDownward_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "m20 12-1.41-1.41L13 16.17V4h-2v12.17l-5.58-5.59L4 12l8 8z" }), "ArrowDownward");
// node_modules/@mui/icons-material/esm/ArrowUpward.js
var ArrowUpward_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "m4 12 1.41 1.41L11 7.83V20h2V7.83l5.58 5.59L20 12l-8-8z" }), "ArrowUpward");
// node_modules/@mui/icons-material/esm/Remove.js
var Remove_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M19 13H5v-2h14z" }), "Remove");
// src/list/tools/columnsPanel.module.css
var panel$1 = "panel-E0e";
var density = "density-E0e";
var list$1 = "list-E0e";
var entry$1 = "entry-E0e";
var grip = "grip-E0e";
// src/list/tools/ColumnEntry.tsx
var stepsOfKey = {
	ArrowUp: -1,
	ArrowDown: 1
};
/** One column: shown or not, its width by two buttons, and its place, by the grip, the two buttons, or the arrow keys on them. */
function ColumnEntry({ label, visible, last, first, final, dragged: dragged$1, ...on }) {
	const translate = useTranslate();
	const focused = (0, import_react.useRef)(null);
	(0, import_react.useLayoutEffect)(function keepFocus() {
		focused.current?.focus();
		focused.current = null;
	});
	function move(button, steps) {
		if (steps < 0 ? first : final) return;
		focused.current = button;
		on.onMove(steps);
	}
	function moveByKey(event) {
		const steps = stepsOfKey[event.key];
		if (steps === void 0) return;
		event.preventDefault();
		move(event.currentTarget, steps);
	}
	const widener = (key, Icon) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		className: iconButtonClass("small"),
		"aria-label": translate(key, { name: label }),
		title: translate(key, { name: label }),
		"aria-disabled": !visible,
		onClick: () => visible && on.onWiden?.(key === "columns.wider" ? 1 : -1),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { fontSize: "inherit" })
	});
	const mover = (key, Icon) => {
		const steps = key === "columns.up" ? -1 : 1;
		const name = translate(key, { name: label });
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: iconButtonClass("small"),
			"aria-label": name,
			title: name,
			"aria-disabled": steps < 0 ? first : final,
			onKeyDown: moveByKey,
			onClick: (event) => move(event.currentTarget, steps),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { fontSize: "inherit" })
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: clsx(entry$1, dragged$1 && "dragged-E0e"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: grip,
				"aria-hidden": "true",
				onPointerDown: on.onGrip,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DragIndicator_default, { fontSize: "small" })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: checkboxLabel,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "checkbox",
					checked: visible,
					disabled: visible && last,
					onChange: ({ currentTarget }) => on.onToggle(currentTarget.checked)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: label })]
			}),
			on.onWiden && widener("columns.narrower", Remove_default),
			on.onWiden && widener("columns.wider", Add_default),
			mover("columns.up", ArrowUpward_default),
			mover("columns.down", ArrowDownward_default)
		]
	});
}
// src/list/tools/useDragOrder.ts
/** Position of the entry at a height, counted from 0; the nearest end for heights outside. */
function positionAt(list, height) {
	const entries = [...list.children];
	const below = entries.findIndex((entry) => height < entry.getBoundingClientRect().bottom);
	return below === -1 ? entries.length - 1 : below;
}
/**
* Dragging by mouse, pen or finger: while the pointer moves, the entry takes the place it is over.
* @param list holds the entries, and nothing else.
* @param place hears of each new position, counted from 0.
*/
function useDragOrder(list, place) {
	const [dragged, setDragged] = (0, import_react.useState)();
	const latest = (0, import_react.useRef)(place);
	(0, import_react.useEffect)(function keepLatest() {
		latest.current = place;
	});
	(0, import_react.useEffect)(function followPointer() {
		if (dragged === void 0) return void 0;
		let position;
		const follow = (event) => {
			if (!list.current) return;
			const next = positionAt(list.current, event.clientY);
			if (next !== position) latest.current(dragged, next);
			position = next;
		};
		const end = () => setDragged(void 0);
		window.addEventListener("pointermove", follow);
		window.addEventListener("pointerup", end);
		window.addEventListener("pointercancel", end);
		return () => {
			window.removeEventListener("pointermove", follow);
			window.removeEventListener("pointerup", end);
			window.removeEventListener("pointercancel", end);
		};
	}, [dragged, list]);
	function begin(event, field) {
		if (event.button !== 0) return;
		event.preventDefault();
		setDragged(field);
	}
	return {
		dragged,
		begin
	};
}
// src/list/tools/ColumnsPanel.tsx
var noMeta = { columns: {} };
/** The columns of a list to choose and put in order, and the height of its rows; what is chosen shows at once. */
function ColumnsPanel({ list, ...panel }) {
	const { declaration, meta = noMeta, arrangement } = list;
	const translate = useTranslate();
	const narrow = useNarrow();
	const [preferences, change] = useListPreferences(declaration.name);
	const [announcement, setAnnouncement] = (0, import_react.useState)("");
	const shown = preferences.columns ?? arrangement.first;
	const columns = (0, import_react.useMemo)(() => allColumnsFrom(meta, shown), [meta, shown]);
	const fields = Object.keys(meta.columns);
	const visible = visibleFields(fields, shown);
	const entries = (0, import_react.useRef)(null);
	const { dragged, begin } = useDragOrder(entries, place);
	/** Positions count from 0, among all columns. */
	function place(field, position) {
		const at = Math.max(0, Math.min(position, fields.length - 1));
		change((now) => ({
			...now,
			columns: withPosition(fields, now.columns ?? arrangement.first, field, at)
		}));
		const name = meta.columns[field]?.name ?? field;
		setAnnouncement(translate("columns.moved", {
			name,
			position: at + 1,
			count: fields.length
		}));
	}
	const resizing = {
		columns,
		change,
		translate,
		say: setAnnouncement
	};
	function reset() {
		change(({ columns: _, widths: __, ...now }) => now);
		setAnnouncement(translate("columns.wasReset"));
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnchoredPopover, {
		...panel,
		label: translate("list.columns.label"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: panel$1,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
					className: density,
					children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", { children: translate("list.density.label") }), densities.map((density) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
						className: checkboxLabel,
						children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
							type: "radio",
							name: "density",
							checked: (preferences.density ?? densities[0]) === density,
							onChange: () => change((now) => ({
								...now,
								density
							}))
						}), translate(`list.density.${density}`)]
					}, density))]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					ref: entries,
					className: list$1,
					"aria-label": translate("list.columns.label"),
					children: columns.map(({ field, label }, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ColumnEntry, {
						label,
						visible: visible.includes(field),
						last: visible.length === 1,
						first: index === 0,
						final: index === columns.length - 1,
						dragged: dragged === field,
						onGrip: (event) => begin(event, field),
						onToggle: (isShown) => change((now) => ({
							...now,
							columns: withVisibility(fields, now.columns ?? arrangement.first, field, isShown)
						})),
						onMove: (steps) => place(field, index + steps),
						onWiden: narrow ? void 0 : (sign) => stepWidth(field, sign, resizing)
					}, field))
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: buttonClass(),
					onClick: reset,
					children: translate("columns.reset")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("output", {
					className: visuallyHidden,
					children: announcement
				})
			]
		})
	});
}
// node_modules/@mui/icons-material/esm/EditOutlined.js
var EditOutlined_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "m14.06 9.02.92.92L5.92 19H5v-.92zM17.66 3c-.25 0-.51.1-.7.29l-1.83 1.83 3.75 3.75 1.83-1.83c.39-.39.39-1.02 0-1.41l-2.34-2.34c-.2-.2-.45-.29-.71-.29m-3.6 3.19L3 17.25V21h3.75L17.81 9.94z" }), "EditOutlined");
// node_modules/@mui/icons-material/esm/SaveOutlined.js
var SaveOutlined_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M17 3H5c-1.11 0-2 .9-2 2v14c0 1.1.89 2 2 2h14c1.1 0 2-.9 2-2V7zm2 16H5V5h11.17L19 7.83zm-7-7c-1.66 0-3 1.34-3 3s1.34 3 3 3 3-1.34 3-3-1.34-3-3-3M6 6h9v4H6z" }), "SaveOutlined");
// node_modules/@mui/icons-material/esm/Star.js
var Star_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M12 17.27 18.18 21l-1.64-7.03L22 9.24l-7.19-.61L12 2 9.19 8.63 2 9.24l5.46 4.73L5.82 21z" }), "Star");
// node_modules/@mui/icons-material/esm/StarBorder.js
var StarBorder_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "m22 9.24-7.19-.62L12 2 9.19 8.63 2 9.24l5.46 4.73L5.82 21 12 17.27 18.18 21l-1.63-7.03zM12 15.4l-3.76 2.27 1-4.28-3.32-2.88 4.38-.38L12 6.1l1.71 4.04 4.38.38-3.32 2.88 1 4.28z" }), "StarBorder");
// src/list/tools/viewsPanel.module.css
var panel = "panel-rxR";
var hint = "hint-rxR";
var list = "list-rxR";
var entry = "entry-rxR";
var name = "name-rxR";
var form = "form-rxR";
var actions = "actions-rxR";
// src/list/tools/ViewDeletion.tsx
/** Asks before a view goes. */
function ViewDeletion({ name, onDelete, onStop }) {
	const translate = useTranslate();
	const stay = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(function takeFocus() {
		stay.current?.focus();
	}, []);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: form,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("list.views.confirmDelete", { name }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
			className: actions,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: buttonClass(),
				onClick: onDelete,
				children: translate("list.views.deleteNow")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				ref: stay,
				type: "button",
				className: buttonClass("quiet"),
				onClick: onStop,
				children: translate("list.views.cancel")
			})]
		})]
	});
}
// src/list/tools/ViewNameInput.tsx
/** The name of a view as it is typed, and why it is not taken. */
function ViewNameInput({ id, value, refusal, onChange, isOpened = false }) {
	const input = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(function takeFocus() {
		if (isOpened) input.current?.select();
	}, [isOpened]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
		ref: input,
		id,
		className: inputClass("compact"),
		dir: "auto",
		autoComplete: "off",
		value,
		"aria-invalid": refusal !== void 0 || void 0,
		"aria-describedby": refusal === void 0 ? void 0 : `${id}-refusal`,
		onChange: ({ currentTarget }) => onChange(currentTarget.value)
	}), refusal !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Refusal, {
		id: `${id}-refusal`,
		children: refusal
	})] });
}
// src/list/tools/ViewName.tsx
/** Gives a view another name, in its place. */
function ViewName({ name, isFree, onDone, onStop }) {
	const translate = useTranslate();
	const id = (0, import_react.useId)();
	const [text, setText] = (0, import_react.useState)(name);
	const tooLong = judgeViewName(text);
	const refusal = isFree(text) ? tooLong && translate(tooLong.key, tooLong.values) : translate("list.views.taken");
	const isRefused = refusal !== void 0 || cleanViewName(text) === "";
	function submit(event) {
		event.preventDefault();
		if (isRefused) return;
		onStop();
		onDone(text);
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: form,
		onSubmit: submit,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("label", {
				htmlFor: id,
				children: translate("list.views.rename", { name })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ViewNameInput, {
				id,
				value: text,
				refusal,
				onChange: setText,
				isOpened: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: actions,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "submit",
					className: buttonClass(),
					disabled: isRefused,
					children: translate("list.views.confirm")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: buttonClass("quiet"),
					onClick: onStop,
					children: translate("list.views.cancel")
				})]
			})
		]
	}) });
}
// src/list/tools/ViewEntry.tsx
/** One saved view and what can be done with it. */
function ViewEntry({ view, shown, isFree, ...on }) {
	const translate = useTranslate();
	const [doing, setDoing] = (0, import_react.useState)();
	const stop = () => setDoing(void 0);
	const { name: name$1, isDefault = false } = view;
	if (doing === "rename") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ViewName, {
		name: name$1,
		isFree,
		onDone: on.onRename,
		onStop: stop
	});
	if (doing === "delete") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ViewDeletion, {
		name: name$1,
		onDelete: on.onDelete,
		onStop: stop
	});
	const tool = (label, Icon, act, pressed) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		className: iconButtonClass("small"),
		"aria-label": label,
		title: label,
		"aria-pressed": pressed,
		onClick: act,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { fontSize: "inherit" })
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: entry,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
				type: "button",
				className: name,
				"aria-current": shown ? "true" : void 0,
				onClick: on.onApply,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: name$1 }), shown && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Check_default, { fontSize: "small" })]
			}),
			tool(translate("list.views.default", { name: name$1 }), isDefault ? Star_default : StarBorder_default, () => on.onDefault(!isDefault), isDefault),
			!shown && tool(translate("list.views.update", { name: name$1 }), SaveOutlined_default, on.onUpdate),
			tool(translate("list.views.rename", { name: name$1 }), EditOutlined_default, () => setDoing("rename")),
			tool(translate("list.views.delete", { name: name$1 }), DeleteOutlined_default, () => setDoing("delete"))
		]
	});
}
// src/list/tools/ViewsPanel.tsx
/** The saved views of a list: apply, update, rename, delete, make one the default; and save what is on screen. */
function ViewsPanel({ list: list$2, shown, ...panel$2 }) {
	const translate = useTranslate();
	const nameInput = (0, import_react.useId)();
	const apply = useApplyView(list$2);
	const now = useListNow(list$2);
	const [{ views }, change] = useListPreferences(list$2.declaration.name);
	const [name, setName] = (0, import_react.useState)("");
	const tooLong = judgeViewName(name);
	const isRefused = tooLong !== void 0 || cleanViewName(name) === "";
	const [announcement, setAnnouncement] = (0, import_react.useState)("");
	function changeViews(next, key, view) {
		change((before) => ({
			...before,
			views: next(before.views)
		}));
		setAnnouncement(translate(key, { name: view }));
	}
	function save(view) {
		changeViews((all) => withView(all, view, viewContent(now)), "list.views.saved", cleanViewName(view));
	}
	function submit(event) {
		event.preventDefault();
		if (isRefused) return;
		save(name);
		setName("");
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnchoredPopover, {
		...panel$2,
		label: translate("list.views.label"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: panel,
			children: [
				views.length === 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: hint,
					children: translate("list.views.none")
				}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
					className: list,
					children: views.map((view) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ViewEntry, {
						view,
						shown: view.name === shown,
						isFree: (other) => (viewNamed(views, other) ?? view) === view,
						onApply: () => {
							panel$2.onClose();
							apply(view);
						},
						onUpdate: () => save(view.name),
						onDefault: (isDefault) => changeViews((all) => withDefaultView(all, isDefault ? view.name : void 0), isDefault ? "list.views.opens" : "list.views.opensNoMore", view.name),
						onRename: (other) => changeViews((all) => withRenamedView(all, view.name, other), "list.views.saved", cleanViewName(other)),
						onDelete: () => changeViews((all) => withoutView(all, view.name), "list.views.deleted", view.name)
					}, view.name))
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
					className: form,
					onSubmit: submit,
					children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("label", {
							htmlFor: nameInput,
							children: translate("list.views.name")
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ViewNameInput, {
							id: nameInput,
							value: name,
							refusal: tooLong && translate(tooLong.key, tooLong.values),
							onChange: setName
						}),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
							type: "submit",
							className: buttonClass(),
							disabled: isRefused,
							children: translate(viewNamed(views, name) ? "list.views.replace" : "list.views.save")
						})
					]
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("output", {
					className: visuallyHidden,
					children: announcement
				})
			]
		})
	});
}
export { ColumnsPanel, ViewsPanel };
