import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { An as iconButtonClass, Gn as useTranslate, Pn as Close_default, _n as useProduct, dn as useSelectedTerminal, dr as require_react, gn as supportLink, kn as buttonClass, r as useSupport, xt as useCurrentLocale, y as useModalDialog, zn as useLocation } from "./app-k3iiw52.js";
import { t as chatOpening } from "./chatControl-dt2pn1w.js";
import { n as scrubText } from "./scrubText-m46jhbq.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/app/support/SupportPanel.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var panel = "panel-kbz";
var head = "head-kbz";
var ways = "ways-kbz";
var outcome = "outcome-kbz";
// src/app/support/diagnostics.ts
/** Diagnostics as lines of text, in English for whoever reads them, without secrets. */
function printDiagnostics({ viewport, at, correlationIds, ...rest }) {
	return [
		`Version: ${rest.version}`,
		`Time: ${at.toISOString()}`,
		`Terminal: ${rest.terminalID}`,
		`Language: ${rest.locale}`,
		`Page: ${rest.page}`,
		`Browser: ${rest.userAgent}`,
		`Window: ${viewport.width} x ${viewport.height}`,
		`Last calls: ${correlationIds.join(", ") || "none"}`
	].map(scrubText).join("\n");
}
// src/app/support/SupportPanel.tsx
var import_jsx_runtime = require_jsx_runtime();
function useDiagnostics() {
	const { version } = useProduct();
	const { terminal } = useSelectedTerminal();
	const locale = useCurrentLocale();
	const { pathname } = useLocation();
	const { recentCorrelations } = useSupport();
	const [taken] = (0, import_react.useState)(() => ({
		at: /* @__PURE__ */ new Date(),
		correlationIds: recentCorrelations()
	}));
	return printDiagnostics({
		version,
		terminalID: terminal.terminalID,
		locale,
		page: pathname,
		...taken,
		userAgent: navigator.userAgent,
		viewport: {
			width: window.innerWidth,
			height: window.innerHeight
		}
	});
}
/** Ways to reach support, and what support asks for first, ready to be copied (without any secret). */
function SupportPanel({ onClose }) {
	const translate = useTranslate();
	const { supportEmail } = useProduct();
	const { chat } = useSupport();
	const diagnostics = useDiagnostics();
	const [outcome$1, setOutcome] = (0, import_react.useState)();
	const dialog = useModalDialog();
	const id = (0, import_react.useId)();
	async function copy() {
		try {
			await navigator.clipboard.writeText(diagnostics);
			setOutcome("CopiedToClipboard");
		} catch {
			setOutcome("CanNotCopyToClipboard");
		}
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dialog", {
		ref: dialog,
		className: panel,
		"aria-labelledby": id,
		onClose,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: head,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id,
					children: translate("support.title")
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: iconButtonClass(),
					"aria-label": translate("shell.close"),
					onClick: onClose,
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Close_default, {})
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("support.text") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: ways,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
						className: buttonClass("filled"),
						href: `${supportLink(supportEmail, translate("support.subject"))}&body=${encodeURIComponent(`\n\n${diagnostics}`)}`,
						children: translate("support.email")
					}),
					chat && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
						type: "button",
						className: buttonClass(),
						onClick: () => {
							onClose();
							chatOpening.emit();
						},
						children: translate("support.chat")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
						type: "button",
						className: buttonClass(),
						onClick: () => void copy(),
						children: translate("support.copy")
					})
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: outcome,
				role: "status",
				children: outcome$1 && translate(outcome$1)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("pre", {
				dir: "ltr",
				tabIndex: 0,
				role: "region",
				"aria-label": translate("support.diagnostics"),
				children: diagnostics
			})
		]
	});
}
export { SupportPanel };
