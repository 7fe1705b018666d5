import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { dr as require_react, kn as buttonClass } from "./app-k3iiw52.js";
import { n as DialogActions, t as DialogFrame } from "./DialogFrame-lpe2wl1.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/ui/dialogs/ConfirmDialog.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var agreeing = {
	careful: void 0,
	forward: "filled",
	danger: "filledDanger"
};
/**
* Asks before something that can not be taken back. The page behind it can not be used meanwhile; the focus starts on
* the answer that changes nothing, which Escape gives too, and returns afterwards to where it was.
*/
function ConfirmDialog({ title, text, agree, refuse, tone = "careful", children, onAnswer }) {
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(DialogFrame, {
		title,
		urgent: true,
		describedBy: id,
		onEscape: () => onAnswer(false),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				id,
				children: text
			}),
			children,
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(DialogActions, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: buttonClass(tone === "careful" && "filled"),
				onClick: () => onAnswer(false),
				children: refuse
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: buttonClass(agreeing[tone]),
				onClick: () => onAnswer(true),
				children: agree
			})] })
		]
	});
}
export { ConfirmDialog as t };
