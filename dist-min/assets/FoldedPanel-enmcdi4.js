import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { dr as require_react } from "./app-k3iiw52.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/ui/FoldedPanel.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var panel = "panel-pRw";
// src/ui/FoldedPanel.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A card of one line that unfolds; what is in it is drawn, and asked for, once somebody wants it. */
function FoldedPanel({ title, children }) {
	const [open, setOpen] = (0, import_react.useState)(false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		className: panel,
		onToggle: ({ currentTarget }) => setOpen(currentTarget.open),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("summary", { children: title }), open && children()]
	});
}
export { FoldedPanel as t };
