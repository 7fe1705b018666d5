import { y as useModalDialog } from "./app-k3iiw52.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/ui/dialogs/Sheet.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A sheet at an edge of a phone's screen, closed by Escape or by a touch beside it. Its content fills it. */
function Sheet({ label, className, onClose, children }) {
	const dialog = useModalDialog();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dialog", {
		ref: dialog,
		className,
		"aria-label": label,
		onCancel: (event) => {
			event.preventDefault();
			onClose();
		},
		onClick: (event) => event.target === event.currentTarget && onClose(),
		children
	});
}
export { Sheet as t };
