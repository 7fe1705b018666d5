import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { An as iconButtonClass, Gn as useTranslate, Pn as Close_default, dr as require_react, i as Navigation, zn as useLocation } from "./app-k3iiw52.js";
import { an as clsx, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { t as Sheet } from "./Sheet-b56574n.js";
// src/app/shell/NavigationSheet.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var sheet = "sheet-n_d";
var content = "content-n_d";
var close = "close-n_d";
// src/app/shell/NavigationSheet.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The drawer on narrow screens: a sheet over the page that keeps the focus until it closes. */
function NavigationSheet({ onClose }) {
	const translate = useTranslate();
	const { pathname } = useLocation();
	const openedAt = (0, import_react.useRef)(pathname);
	(0, import_react.useEffect)(function closeAfterNavigation() {
		if (pathname !== openedAt.current) onClose();
	}, [pathname, onClose]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sheet, {
		label: translate("shell.menu"),
		className: sheet,
		onClose,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: content,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: clsx(iconButtonClass(), close),
				"aria-label": translate("shell.closeMenu"),
				onClick: onClose,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Close_default, {})
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("nav", {
				"aria-label": translate("shell.menu"),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Navigation, {
					look: "sheet",
					onNavigate: onClose
				})
			})]
		})
	});
}
export { NavigationSheet };
