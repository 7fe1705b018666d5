import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Bn as useNavigate, Gn as useTranslate, Rn as Link, V as useFocusAround, d as MenuButton, dr as require_react, kn as buttonClass, ut as useNarrow } from "./app-k3iiw52.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { t as labelOf } from "./actions-bvmkp5u.js";
// src/actions/record/recordActions.module.css
var actions = "actions-2gh";
// src/actions/record/useFocusAmong.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Keeps the focus among actions when what was pressed is gone with what it did: what can be done now takes it. */
function useFocusAmong(isBusy) {
	const group = (0, import_react.useRef)(null);
	const wasBusy = (0, import_react.useRef)(false);
	(0, import_react.useEffect)(function catchFocus() {
		if (isBusy) wasBusy.current = true;
		if (isBusy || !wasBusy.current || document.activeElement !== document.body) return;
		wasBusy.current = false;
		(group.current?.querySelector("a, button") ?? group.current)?.focus();
	});
	return group;
}
// src/actions/record/ActionBar.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Actions that stand openly beside the primary one; further ones are in a menu. */
var openAtMost = {
	wide: 3,
	narrow: 1
};
var classOf = ({ danger }, isFilled) => buttonClass(isFilled && "filled", danger && "danger");
/** Actions on the page of a record: the first primary one filled, some as buttons, the rest in a menu. */
function ActionBar({ actions: actions$1, record, running, isOpen, isDisabled, onChoose, retry }) {
	const translate = useTranslate();
	const narrow = useNarrow();
	const group = useFocusAmong(isOpen || running !== void 0);
	useFocusAround(group);
	const first = actions$1.find(({ primary }) => primary);
	const others = actions$1.filter((action) => action !== first);
	const most = narrow ? openAtMost.narrow : openAtMost.wide;
	const open = others.length > most + 1 ? others.slice(0, most) : others;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		ref: group,
		className: actions,
		role: "group",
		"aria-label": translate("action.menu"),
		tabIndex: -1,
		children: [
			retry && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: buttonClass(),
				onClick: retry,
				children: translate("shell.retry")
			}),
			[...first ? [first] : [], ...open].map((action) => action.kind === "link" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				className: classOf(action, action === first),
				to: action.path(record),
				children: translate(labelOf(action))
			}, action.key) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: classOf(action, action === first),
				disabled: running !== void 0 || isDisabled(action),
				"aria-busy": running?.key === action.key,
				onClick: () => onChoose(action),
				children: translate(labelOf(action))
			}, action.key)),
			others.length > open.length && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuButton, {
				label: translate("action.more"),
				items: others.slice(open.length).map((action) => ({
					key: action.key,
					label: translate(labelOf(action)),
					danger: action.danger ?? false,
					onSelect: () => running === void 0 && !isDisabled(action) && onChoose(action)
				}))
			})
		]
	});
}
// src/actions/record/useChosenAction.ts
/** @param run what an operation or a payment does, once it may; undefined where a form does it */
function useChosenAction(record, run, isAtOnce) {
	const navigate = useNavigate();
	const [chosen, setChosen] = (0, import_react.useState)();
	const [running, setRunning] = (0, import_react.useState)();
	const close = () => setChosen(void 0);
	function start(action) {
		close();
		setRunning(action);
		run(action).finally(() => setRunning(void 0));
	}
	return {
		chosen,
		running,
		close,
		agree: () => chosen && start(chosen),
		choose(action) {
			if (action.kind === "link") navigate(action.path(record));
			else if (isAtOnce(action)) start(action);
			else setChosen(action);
		}
	};
}
export { ActionBar as n, actions as r, useChosenAction as t };
