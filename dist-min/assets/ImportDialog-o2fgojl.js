import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Gn as useTranslate, Ln as useDataProvider, S as useMessageText, dn as useSelectedTerminal, dr as require_react, lt as groupDigits, qn as useNotify } from "./app-k3iiw52.js";
import { t as TaskDialog } from "./TaskDialog-ehy2yh5.js";
import { f as isObject } from "./config-j31upzy.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/actions/import/ImportDialog.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var counts = "counts-pOE";
// src/actions/import/importReport.ts
var countOf = (value) => typeof value === "number" ? value : Array.isArray(value) ? value.length : 0;
var textOf = (value) => typeof value === "string" ? value : "";
function rowOf(row) {
	const { outcome, reason } = row;
	if (outcome !== "skipped" && outcome !== "failed") return [];
	return [{
		name: textOf(row.name) || textOf(row.email),
		outcome,
		reason: textOf(reason)
	}];
}
/** Reads the additional data of an import's answer without trusting it. */
function parseImportReport(additionalData) {
	const data = isObject(additionalData) ? additionalData : {};
	const told = Array.isArray(data.rows) ? data.rows : [];
	const failed = (Array.isArray(data.failed) ? data.failed : []).filter(isObject);
	const rows = [...told.filter(isObject), ...failed.map((row) => ({
		...row,
		outcome: "failed"
	}))].flatMap(rowOf);
	return {
		imported: countOf(data.imported),
		skipped: countOf(data.skipped),
		failed: countOf(data.failed),
		rows
	};
}
// src/actions/import/ImportDialog.tsx
var import_jsx_runtime = require_jsx_runtime();
var kinds = [
	"imported",
	"skipped",
	"failed"
];
function Report({ report }) {
	const translate = useTranslate();
	const messageText = useMessageText();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
		className: counts,
		children: kinds.map((kind) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: translate(`providerImport.${kind}`) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: groupDigits(report[kind]) })] }, kind))
	}), report.rows.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: "rows-pOE",
		role: "group",
		"aria-label": translate("providerImport.reasons"),
		tabIndex: 0,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
				scope: "col",
				children: translate("providerImport.name")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
				scope: "col",
				children: translate("providerImport.outcome")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
				scope: "col",
				children: translate("providerImport.reason")
			})
		] }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: report.rows.map(({ name, outcome, reason }, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
				scope: "row",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: name || "—" })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: translate(`providerImport.row.${outcome}`) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: messageText(reason || "SomethingWentWrong") })
		] }, index)) })] })
	})] });
}
/** Asks, imports from the terminal's invoicing integration, and tells what became of it, row by row. */
function ImportDialog({ endpoint, words, onClose }) {
	const translate = useTranslate();
	const notify = useNotify();
	const dataProvider = useDataProvider();
	const { terminal } = useSelectedTerminal();
	const [running, setRunning] = (0, import_react.useState)(false);
	const [report, setReport] = (0, import_react.useState)();
	const shown = (0, import_react.useRef)(false);
	(0, import_react.useEffect)(function knowWhetherShown() {
		shown.current = true;
		return () => {
			shown.current = false;
		};
	}, []);
	async function start() {
		setRunning(true);
		const answer = await dataProvider.operate(endpoint, { query: { terminalID: terminal.terminalID } });
		setRunning(false);
		if (!answer || answer.status === "error") return;
		if (!shown.current && answer.message) notify(answer.message, { type: "info" });
		setReport(parseImportReport(answer.additionalData));
	}
	const close = {
		text: translate(report || running ? "shell.close" : "form.cancel"),
		act: onClose
	};
	const go = {
		text: translate("providerImport.start"),
		act: () => void start(),
		disabled: running
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TaskDialog, {
		title: translate(words.title),
		main: report ? close : go,
		...!report && { other: close },
		onEscape: onClose,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			"aria-live": "polite",
			"aria-busy": running,
			children: [report ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Report, { report }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate(running ? "providerImport.running" : words.text, { terminal: terminal.label }) }), running && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("progress", {
				className: "progress-pOE",
				"aria-label": translate("providerImport.running", { terminal: terminal.label })
			})]
		})
	});
}
export { ImportDialog as t };
