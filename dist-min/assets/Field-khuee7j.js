import { bt as ForeignText } from "./app-k3iiw52.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/ui/inputs/field.module.css
var field = "field-y4S";
var label = "label-y4S";
var help = "help-y4S";
var error = "error-y4S";
// src/ui/inputs/Field.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A word of help, calmer than what it helps with. */
function Help({ id, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		id,
		className: help,
		children
	});
}
/** What stands below an input: its error, else its help; the input says so with aria-describedby. */
function Below({ id, help, error: error$1 }) {
	if (error$1 !== void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		id: `${id}-error`,
		className: error,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForeignText, { children: error$1 })
	});
	return help ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Help, {
		id: `${id}-help`,
		children: help
	}) : null;
}
/** The frame of an input: label above, help or error below. */
function Field({ id, label: label$1, required: required$1 = false, help, error, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: field,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				htmlFor: id,
				className: label,
				children: [label$1, required$1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: "required-y4S",
					"aria-hidden": "true",
					children: "*"
				})]
			}),
			children,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Below, {
				id,
				help,
				error
			})
		]
	});
}
export { label as a, field as i, Field as n, Help as r, Below as t };
