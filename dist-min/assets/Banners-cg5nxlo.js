import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Dn as useStore, Gn as useTranslate, Ln as useDataProvider, _ as dictionariesQuery, kn as buttonClass, pn as confirmLeaving, rr as useQuery, tr as require_react_dom, xt as useCurrentLocale } from "./app-k3iiw52.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/app/shell/messages/Banner.module.css
var banner = "banner-bN6";
// src/app/shell/messages/Banner.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A message that stands in the live region of the messages for as long as its reason lasts. */
function Banner({ text, children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: banner,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: text }), children]
	});
}
// src/app/shell/messages/MissingWordsBanner.tsx
/** Says that codes stand in for words that did not load, and asks for the words again. */
function MissingWordsBanner() {
	const translate = useTranslate();
	const dataProvider = useDataProvider();
	const { data, refetch } = useQuery(dictionariesQuery(dataProvider, useCurrentLocale()));
	if (!data?.isPartial) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Banner, {
		text: translate("failure.words"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: buttonClass(),
			onClick: () => void refetch(),
			children: translate("shell.retry")
		})
	});
}
// src/app/shell/messages/NewVersionBanner.tsx
/**
* Stands in the live region of the messages. Offers to load the page anew when a new version is out (spec §2, §8); unsaved work is asked about first.
*/
function NewVersionBanner({ version, reload = () => location.reload() }) {
	const translate = useTranslate();
	const isAvailable = useStore(version);
	const refresh = async () => {
		if (await confirmLeaving()) reload();
	};
	if (!isAvailable) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Banner, {
		text: translate("NewVersionAvailable"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: buttonClass("filled"),
			onClick: refresh,
			children: translate("shell.version.refresh")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: buttonClass("plain"),
			onClick: version.putOff,
			children: translate("shell.version.later")
		})]
	});
}
// src/app/shell/messages/StillWaiting.tsx
var import_react_dom = /* @__PURE__ */ __toESM(require_react_dom(), 1);
/**
* Says that a write is still without an answer, since it is neither given up nor repeated by itself. What covers the
* page has it inside: nothing behind a dialog is read out.
*/
function StillWaiting({ requests }) {
	const translate = useTranslate();
	if (!useStore(requests, ({ writesWaiting }) => writesWaiting > 0)) return null;
	const banner = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Banner, { text: translate("shell.stillWaiting") });
	const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
	return dialog ? (0, import_react_dom.createPortal)(/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		role: "alert",
		children: banner
	}), dialog) : banner;
}
// src/app/shell/messages/Banners.tsx
/** What stands in the live region of the messages as long as it holds. */
function Banners({ version, requests }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewVersionBanner, { version }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MissingWordsBanner, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(StillWaiting, { requests })
	] });
}
export { Banners };
