import { n as column } from "./RecordForm-ospu8a5.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/forms/FormColumn.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Sections one below the other; two columns of a form stand side by side where there is room. */
function FormColumn({ children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: column,
		children
	});
}
export { FormColumn as t };
