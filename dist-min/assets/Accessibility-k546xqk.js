import { Gn as useTranslate, _n as useProduct, gn as supportLink } from "./app-k3iiw52.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/pages/accessibility/Accessibility.module.css
var statement = "statement-QS7";
// src/pages/accessibility/Accessibility.tsx
var import_jsx_runtime = require_jsx_runtime();
var measures = [
	"keyboard",
	"reader",
	"contrast",
	"zoom",
	"motion"
];
/** The accessibility statement: what is aimed at, what was done, what is missing, whom to write to. */
function Accessibility() {
	const translate = useTranslate();
	const { supportEmail } = useProduct();
	const words = (key) => translate(`page.accessibility.${key}`);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
		className: statement,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: words("intro") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: words("level.title") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: words("level.text") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: words("done.title") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: measures.map((measure) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: words(`done.${measure}`) }, measure)) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: words("limits.title") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: words("limits.text") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", { children: words("contact.title") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
				words("contact.text"),
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
					href: supportLink(supportEmail, words("title")),
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
						dir: "ltr",
						children: supportEmail
					})
				})
			] })
		]
	});
}
export { Accessibility as t };
