import { t as CopyButton } from "./CopyButton-ihub5hu.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/ui/ShortId.module.css
var id = "id-TRT";
// src/ui/ShortId.tsx
var import_jsx_runtime = require_jsx_runtime();
/** An id cut to its first characters (spec §9), whole in the tooltip and the copy. @param name what is copied */
function ShortId({ id: id$1, name }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: id,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
			dir: "ltr",
			title: id$1,
			children: id$1.slice(0, 8)
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CopyButton, {
			text: id$1,
			name
		})]
	});
}
export { ShortId as t };
