const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/QrCode-cvssd1g.js","assets/rolldown-runtime-ks8d4l7.js","assets/app-k3iiw52.js","assets/config-j31upzy.js","assets/boot-ejmxxq5.js","assets/boot-jp7zf7t.css","assets/app-etb98fb.css","assets/saveFile-k6d7m42.js","assets/LinkPanel.module-egsd4hj.js","assets/LinkPanel-nzwujmh.css"])))=>i.map(i=>d[i]);
import { Gn as useTranslate, Tn as lazyPart, kn as buttonClass } from "./app-k3iiw52.js";
import { t as useCopy } from "./useCopy-mqyjp4o.js";
import { a as link, o as panel, r as drawing, t as address } from "./LinkPanel.module-egsd4hj.js";
import { Xt as __vitePreload, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/ui/link/LinkPanel.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The place of a code that is on its way. */
var QrPlace = () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
	className: drawing,
	"aria-hidden": "true"
});
var QrCode = lazyPart(async () => (await __vitePreload(async () => {
	const { QrCode } = await import("./QrCode-cvssd1g.js");
	return { QrCode };
}, __vite__mapDeps([0,1,2,3,4,5,6,7,8,9]))).QrCode, QrPlace);
/** A link that is passed on: to copy, to open, and as a QR code to scan or save. */
function LinkPanel({ url, title, fileName }) {
	const translate = useTranslate();
	const copy = useCopy();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: panel,
		"aria-label": title,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(QrCode, {
			text: url,
			fileName
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: link,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: title }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
					href: url,
					target: "_blank",
					rel: "noreferrer",
					className: address,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
						dir: "ltr",
						children: url
					})
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: buttonClass(),
					onClick: () => void copy(url),
					children: translate("link.copy")
				}) })
			]
		})]
	});
}
export { LinkPanel as t };
