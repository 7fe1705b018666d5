import { bt as ForeignText } from "./app-k3iiw52.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/resources/transactions/RejectionCell.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Why a charge was declined, in the processor's language. */
function RejectionCell({ text, full }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		title: full,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForeignText, { children: text })
	});
}
export { RejectionCell };
