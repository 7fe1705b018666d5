import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { dr as require_react } from "./app-k3iiw52.js";
import { t as FieldStack } from "./FieldStack-bo0035c.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/forms/FormSection.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var section = "section-3x8";
// src/forms/FormSection.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Fields that belong together, under their title. */
function FormSection({ title, children }) {
	const id = (0, import_react.useId)();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: section,
		"aria-labelledby": id,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
			id,
			children: title
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldStack, { children })]
	});
}
export { FormSection as t };
