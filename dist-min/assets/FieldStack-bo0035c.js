import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/ui/inputs/layout/FieldStack.module.css
var stack = "stack-yWc";
// src/ui/inputs/layout/FieldStack.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Fields one below the other. */
function FieldStack({ children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: stack,
		children
	});
}
export { FieldStack as t };
