import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { dr as require_react, y as useModalDialog } from "./app-k3iiw52.js";
import { an as clsx, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/ui/dialogs/DialogActions.module.css
var actions = "actions-xnR";
// src/ui/dialogs/DialogActions.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The answers of a dialog. */
function DialogActions({ children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: actions,
		children
	});
}
// src/ui/dialogs/DialogFrame.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var dialog = "dialog-1Cx";
var title = "title-1Cx";
// src/ui/dialogs/DialogFrame.tsx
/**
* A dialog over the page, which can not be used meanwhile. Escape is the caller's to answer; the focus returns
* afterwards to where it was.
*/
function DialogFrame({ title: title$1, task: task$1 = false, urgent = false, describedBy, onEscape, children }) {
	const dialog$1 = useModalDialog();
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dialog", {
		ref: dialog$1,
		className: clsx(dialog, task$1 && "task-1Cx"),
		role: urgent ? "alertdialog" : void 0,
		"aria-labelledby": id,
		"aria-describedby": describedBy,
		onCancel: (event) => {
			event.preventDefault();
			onEscape();
		},
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			className: title,
			id,
			children: title$1
		}), children]
	});
}
export { DialogActions as n, DialogFrame as t };
