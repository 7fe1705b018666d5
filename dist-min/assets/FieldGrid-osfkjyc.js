import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/ui/inputs/layout/FieldGrid.module.css
var grid = "grid-KgU";
// src/ui/inputs/layout/FieldGrid.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Fields side by side where there is room. */
function FieldGrid({ children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: grid,
		children
	});
}
export { FieldGrid as t };
