import { n as DialogActions, t as DialogFrame } from "./DialogFrame-lpe2wl1.js";
import { kn as buttonClass } from "./app-k3iiw52.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/ui/dialogs/TaskDialog.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A small task over the page, which can not be used meanwhile; its first button takes the focus. */
function TaskDialog({ title, children, main, other, onEscape }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(DialogFrame, {
		title,
		task: true,
		onEscape,
		children: [children, /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(DialogActions, { children: [other && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: buttonClass(),
			onClick: other.act,
			disabled: other.disabled,
			children: other.text
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: buttonClass(main.danger ? "filledDanger" : "filled"),
			onClick: main.act,
			disabled: main.disabled,
			children: main.text
		})] })]
	});
}
export { TaskDialog as t };
