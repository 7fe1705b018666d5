import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Gn as useTranslate, dr as require_react, kn as buttonClass, ln as useIsOpen, ur as useQueryClient } from "./app-k3iiw52.js";
import { t as labelOf } from "./actions-bvmkp5u.js";
import { n as planFor, t as PlanOfMany } from "./PlanOfMany-lm77oab.js";
import { i as useLoadedActions, r as useListTools } from "./useActions-d8ukh9p.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/actions/BulkActions.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var noActions = async () => [];
/** What the declaration offers for the ticked rows; each shows its plan before it fires. */
function BulkActions({ list, selection }) {
	const translate = useTranslate();
	const queryClient = useQueryClient();
	const isOpen = useIsOpen();
	const tools = useListTools(list);
	const { declaration, columns, format } = list;
	const { actions, failed, retry } = useLoadedActions(declaration.name, "bulk", declaration.actions?.bulk ?? noActions);
	const [chosen, setChosen] = (0, import_react.useState)();
	const ids = [...selection.ids].map(String);
	const rowOf = (id) => queryClient.getQueryData([
		declaration.name,
		"getOne",
		{
			id,
			meta: void 0
		}
	]);
	const offered = (actions ?? []).filter((action) => isOpen(action)).filter((action) => planFor(action, ids, rowOf, {
		columns,
		format,
		place: tools
	}).rows.length > 0);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		failed && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: buttonClass(),
			onClick: retry,
			children: translate("shell.retry")
		}),
		offered.map((action) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: buttonClass(action.danger && "danger"),
			onClick: () => setChosen(action),
			children: translate(labelOf(action))
		}, action.key)),
		chosen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlanOfMany, {
			action: chosen,
			rows: {
				ids,
				rowOf
			},
			list,
			tools,
			onClose: () => setChosen(void 0),
			onStart: selection.clear
		})
	] });
}
export { BulkActions };
