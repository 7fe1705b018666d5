import { Bn as useNavigate, Gn as useTranslate, ln as useIsOpen } from "./app-k3iiw52.js";
import { t as MenuPopup } from "./MenuPopup-m5oepbs.js";
import { t as labelOf } from "./actions-bvmkp5u.js";
import { i as useLoadedActions, r as useListTools } from "./useActions-d8ukh9p.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { t as PlanOfMany } from "./PlanOfMany-lm77oab.js";
// src/actions/ListActionsMenu.tsx
var import_jsx_runtime = require_jsx_runtime();
var noActions = async () => [];
/** The opened menu of a list's own actions. */
function ListActionsMenu({ list, anchor, onChoose, onClose }) {
	const translate = useTranslate();
	const navigate = useNavigate();
	const isOpen = useIsOpen();
	const tools = useListTools(list);
	const { declaration } = list;
	const { actions, failed, retry } = useLoadedActions(declaration.name, "list", declaration.actions?.list ?? noActions);
	if (!actions && !failed) return null;
	const items = (actions ?? []).filter((action) => isOpen(action) && (action.offered?.(tools) ?? true)).map((action) => ({
		key: action.key,
		label: translate(labelOf(action)),
		danger: action.danger ?? false,
		onSelect: () => action.kind === "link" ? void navigate(action.path(tools)) : onChoose(action)
	}));
	const missing = failed ? {
		key: "retry",
		label: translate("shell.retry"),
		onSelect: retry
	} : {
		key: "none",
		label: translate("action.none"),
		onSelect: onClose
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuPopup, {
		anchor,
		label: translate("action.more"),
		items: items.length > 0 ? items : [missing],
		onClose
	});
}
// src/actions/many/PlanOfList.tsx
/** The plan of an action on a whole list, whose rows are read for it. */
function PlanOfList({ action, list, onClose }) {
	const tools = useListTools(list);
	const { rows, again, atOnce = Infinity, ...many } = action;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlanOfMany, {
		action: {
			...many,
			atOnce
		},
		again,
		rows: (reading) => rows(tools, reading),
		list,
		tools,
		onClose
	});
}
export { ListActionsMenu, PlanOfList };
