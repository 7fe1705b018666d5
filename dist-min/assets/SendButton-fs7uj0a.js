import { an as clsx, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { kn as buttonClass } from "./app-k3iiw52.js";
// src/forms/SendButton.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The button that submits a form. While it rests it stays as it is and keeps the focus of who pressed it (WCAG 2.4.3). */
function SendButton({ rests = false, busy = rests, beside = false, className, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "submit",
		className: clsx(buttonClass(beside ? "beside" : "filled"), className),
		"aria-disabled": rests,
		"aria-busy": busy,
		onClick: (event) => {
			if (rests) event.preventDefault();
		},
		children
	});
}
export { SendButton as t };
