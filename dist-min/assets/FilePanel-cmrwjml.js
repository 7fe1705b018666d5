import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Gn as useTranslate, O as Chip, dr as require_react } from "./app-k3iiw52.js";
import { a as shownFacts, p as FactList, t as useFacts } from "./useFacts-h3dysv2.js";
import { t as currencyOf } from "./factWords-dnaq85r.js";
import { n as RecordFailure, t as useRecord } from "./useRecord-g0jp4af.js";
import { t as RecordActions } from "./RecordActions-nvl670v.js";
import { Gt as masavFiles, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/resources/masavFiles/FilePanel.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var panel = "panel-awv";
var head = "head-awv";
var waiting = "waiting-awv";
// src/resources/masavFiles/FilePanel.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What a file says above its rows. */
var facts = [
	{
		field: "totalAmount",
		zero: true
	},
	{
		field: "rowsCount",
		zero: true
	},
	{
		key: "institution",
		label: "masavFile.institution",
		value: ({ institutionName, institutionNumber }) => institutionName ? {
			text: institutionName,
			hint: institutionNumber ?? void 0
		} : void 0
	},
	"terminalName",
	"masavFileDate",
	"operationDoneBy",
	"paidDate",
	"downloadedAt"
];
var seeds = ["masavFiles"];
function FileFacts({ declaration, id }) {
	const translate = useTranslate();
	const title = (0, import_react.useId)();
	const { record, error, retry } = useRecord(declaration.name, id, seeds);
	const context = useFacts(declaration, record);
	if (error) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordFailure, {
		error,
		onRetry: retry
	});
	if (!record || !context) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: waiting,
		"aria-busy": "true"
	});
	const { format } = context;
	const isLocked = record.downloaded === true;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: panel,
		"aria-labelledby": title,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: head,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
					id: title,
					children: translate("masavFile.file", { id })
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Chip, {
					tone: isLocked ? "neutral" : "info",
					children: translate(isLocked ? "masavFile.locked" : "masavFile.open")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordActions, {
					declaration,
					record,
					name: id
				})
			]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FactList, {
			facts: shownFacts(record, facts, context),
			currency: currencyOf(record, format.currencies),
			timeZone: format.timeZone
		})]
	});
}
/** The file whose rows are shown: what it comes to, of whom and by whom it is, whether it is locked, and its download. */
function FilePanel({ filter }) {
	const [files] = masavFiles.lists;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FileFacts, {
		declaration: files,
		id: String(filter.masavFileID)
	});
}
export { FilePanel };
