import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { t as CheckCircleOutlined_default } from "./CheckCircleOutlined-onu3mg8.js";
import { an as clsx, mn as require_jsx_runtime, rn as createSvgIcon } from "./boot-ejmxxq5.js";
import { Gn as useTranslate, S as useMessageText, bt as ForeignText, dr as require_react, k as toneClass, kn as buttonClass } from "./app-k3iiw52.js";
import { O as successMessageMs } from "./config-j31upzy.js";
import { t as SupportLink } from "./SupportLink-im62eh5.js";
// node_modules/@mui/icons-material/esm/WarningAmber.js
var import_jsx_runtime = require_jsx_runtime();
var WarningAmber_default = createSvgIcon([/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M12 5.99 19.53 19H4.47zM12 2 1 21h22z" }, "0"), /*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M13 16h-2v2h2zm0-6h-2v5h2z" }, "1")], "WarningAmber");
// node_modules/@mui/icons-material/esm/ErrorOutlined.js
var ErrorOutlined_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2m1 15h-2v-2h2zm0-4h-2V7h2z" }), "ErrorOutlined");
// node_modules/@mui/icons-material/esm/InfoOutlined.js
var InfoOutlined_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M11 7h2v2h-2zm0 4h2v6h-2zm1-9C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2m0 18c-4.41 0-8-3.59-8-8s3.59-8 8-8 8 3.59 8 8-3.59 8-8 8" }), "InfoOutlined");
// src/app/shell/messages/NotificationCard.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var card = "card-Xkn";
var said = "said-Xkn";
var text = "text-Xkn";
// src/app/shell/messages/NotificationCard.tsx
var icons = {
	success: CheckCircleOutlined_default,
	info: InfoOutlined_default,
	warning: WarningAmber_default,
	error: ErrorOutlined_default
};
/** One message. It leaves after its time, but not while someone reads it with the pointer or the focus on it. */
function NotificationCard({ id, notification: { message, type, notificationOptions = {} }, onClose }) {
	const translate = useTranslate();
	const messageText = useMessageText();
	const [held, setHeld] = (0, import_react.useState)(false);
	const { autoHideDuration = type === "error" ? null : successMessageMs, ...told } = notificationOptions;
	const { messageArgs, support, details = [] } = told;
	const texts = typeof message === "string" ? [messageText(message, messageArgs), ...details] : [];
	(0, import_react.useEffect)(function leaveInTime() {
		if (autoHideDuration === null || held) return void 0;
		const timer = window.setTimeout(() => onClose(id), autoHideDuration);
		return () => window.clearTimeout(timer);
	}, [
		autoHideDuration,
		held,
		id,
		onClose
	]);
	const Icon = icons[type];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: clsx(card, toneClass(type === "error" ? "danger" : type)),
		role: "group",
		onMouseEnter: () => setHeld(true),
		onMouseLeave: () => setHeld(false),
		onFocus: () => setHeld(true),
		onBlur: () => setHeld(false),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: said,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Icon, { fontSize: "small" }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
					className: text,
					children: [texts.length === 0 && message, texts.map((text) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForeignText, { children: text }), " "] }, text))]
				})]
			}),
			support && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SupportLink, {
				...support,
				className: buttonClass("onTone")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: buttonClass("onTone"),
				onClick: () => onClose(id),
				children: translate("shell.close")
			})
		]
	});
}
export { NotificationCard };
