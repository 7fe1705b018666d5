import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { b as languageOf, mn as require_jsx_runtime, on as require_query_string } from "./boot-ejmxxq5.js";
import { Gn as useTranslate, dr as require_react, xt as useCurrentLocale } from "./app-k3iiw52.js";
import { n as useIsCardTyped } from "./cardEntry-eujx0y2.js";
import { t as chatOpening } from "./chatControl-dt2pn1w.js";
import { f as isObject } from "./config-j31upzy.js";
// src/app/support/ChatFrame.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_query_string = require_query_string();
var frame = "frame-u1j";
// src/app/support/chatMessages.ts
/** Marks the messages between this application and support.html. */
var channel = "back-office.chat";
var isSize = (value) => typeof value === "number" && Number.isFinite(value) && value >= 0 && value <= 2e3;
/** @returns undefined for anything but a message of the frame in its exact shape. */
function parseFrameMessage(data) {
	if (!isObject(data) || data.channel !== channel) return void 0;
	switch (data.action) {
		case "ready":
		case "opened":
		case "closed": return { action: data.action };
		case "resize": return isSize(data.width) && isSize(data.height) ? {
			action: "resize",
			width: data.width,
			height: data.height
		} : void 0;
		default: return;
	}
}
function printAppMessage(message) {
	return {
		channel,
		...message
	};
}
// src/app/support/ChatFrame.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Where the frame's document lies, what it may do, and who it says it is. */
function placeOf(chat, locale) {
	const address = new URL(chat.frame ?? "/support.html", location.origin);
	const foreign = address.origin !== location.origin;
	address.hash = (0, import_query_string.stringify)({
		app: location.origin,
		base: chat.baseUrl,
		token: chat.websiteToken,
		locale
	});
	const permissions = "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox";
	return {
		address: address.href,
		sandbox: foreign ? `${permissions} allow-same-origin` : permissions,
		origin: foreign ? address.origin : "null",
		target: foreign ? address.origin : "*"
	};
}
/**
* The support chat in a frame of its own: the provider's script runs there and never in this document, which takes
* cards. Only messages of that very frame, from its origin and of their exact shape, count. It is out of sight and
* reach while a card is typed.
*/
function ChatFrame({ chat }) {
	const translate = useTranslate();
	const locale = languageOf(useCurrentLocale());
	const typed = useIsCardTyped();
	const frame$1 = (0, import_react.useRef)(null);
	const [first] = (0, import_react.useState)(locale);
	const place = (0, import_react.useMemo)(() => placeOf(chat, first), [chat, first]);
	const [ready, setReady] = (0, import_react.useState)(false);
	const [open, setOpen] = (0, import_react.useState)(false);
	const [size, setSize] = (0, import_react.useState)();
	(0, import_react.useEffect)(function hearFrame() {
		function onMessage({ source, origin, data }) {
			if (!frame$1.current || source !== frame$1.current.contentWindow || origin !== place.origin) return;
			const message = parseFrameMessage(data);
			if (message?.action === "ready") setReady(true);
			if (message?.action === "opened" || message?.action === "closed") setOpen(message.action === "opened");
			if (message?.action === "resize") setSize({
				width: message.width,
				height: message.height
			});
		}
		window.addEventListener("message", onMessage);
		return () => window.removeEventListener("message", onMessage);
	}, [place]);
	(0, import_react.useEffect)(function tellFrame() {
		if (!ready) return;
		const tell = (message) => frame$1.current?.contentWindow?.postMessage(printAppMessage(message), place.target);
		tell({
			action: "locale",
			locale
		});
		return chatOpening.subscribe(() => tell({ action: "open" }));
	}, [
		ready,
		locale,
		place
	]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("iframe", {
		ref: frame$1,
		className: frame,
		"data-open": open || void 0,
		title: translate("support.chatTitle"),
		src: place.address,
		sandbox: place.sandbox,
		hidden: !ready || typed,
		...open && size && { style: {
			inlineSize: size.width,
			blockSize: size.height
		} }
	});
}
export { ChatFrame };
