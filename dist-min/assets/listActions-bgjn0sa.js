import { Gn as useTranslate, Ln as useDataProvider, dn as useSelectedTerminal } from "./app-k3iiw52.js";
import { r as taxReportRequest } from "./invoiceRequest-nt3m2uo.js";
import { mn as require_jsx_runtime, xt as fault } from "./boot-ejmxxq5.js";
import { t as FormDialog } from "./FormDialog-bi3z1xa.js";
import { t as saveDownload } from "./saveDownload-nfgc4et.js";
import { t as israelToday } from "./israelToday-cp8f9ra.js";
import { t as useRequestForm } from "./useRequestForm-ok3804r.js";
import { t as DateInput } from "./DateInput-n4yweyi.js";
import { t as FieldGrid } from "./FieldGrid-osfkjyc.js";
// src/resources/invoices/ReportDialog.tsx
var import_jsx_runtime = require_jsx_runtime();
var files = {
	tax: {
		endpoint: "easyInvoice.taxReport",
		fallbackName: "tax-report.zip"
	},
	hash: {
		endpoint: "easyInvoice.hashReport",
		fallbackName: "hash-report.csv"
	}
};
/** Downloads a report of the terminal's documents from one day to another, this month's unless others are typed. */
function ReportDialog({ report, onClose }) {
	const translate = useTranslate();
	const dataProvider = useDataProvider();
	const { terminal } = useSelectedTerminal();
	const today = israelToday();
	const toBody = (days) => ({
		terminalID: terminal.terminalID,
		...days
	});
	const { endpoint, fallbackName } = files[report];
	const form = useRequestForm({
		defaultValues: {
			dateFrom: `${today.slice(0, 8)}01`,
			dateTo: today
		},
		unguarded: true,
		schema: taxReportRequest,
		toBody,
		ownFaults: ({ dateFrom, dateTo }) => ({ dateTo: dateTo < dateFrom ? fault("EndDateLaterStart") : void 0 }),
		save: (days) => saveDownload(dataProvider.download(endpoint, {
			body: toBody(days),
			quiet: true,
			fallbackName
		})),
		onSaved: onClose
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormDialog, {
		form,
		title: translate(`invoice.report.${report}.title`),
		before: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate(`invoice.report.${report}.text`, { terminal: terminal.label }) }),
		send: translate("invoice.report.send"),
		onClose,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldGrid, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DateInput, {
			name: "dateFrom",
			label: translate("invoice.report.from"),
			required: true
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DateInput, {
			name: "dateTo",
			label: translate("invoice.report.to"),
			required: true
		})] })
	});
}
// src/resources/invoices/listActions.tsx
/** The reports that EasyInvoice makes of a terminal's documents. */
var listActions = [{
	key: "taxReport",
	label: "invoice.report.tax.action",
	kind: "dialog",
	provider: "EasyInvoice",
	Dialog: ({ onClose }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportDialog, {
		report: "tax",
		onClose
	})
}, {
	key: "hashReport",
	label: "invoice.report.hash.action",
	kind: "dialog",
	provider: "EasyInvoice",
	Dialog: ({ onClose }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ReportDialog, {
		report: "hash",
		onClose
	})
}];
export { listActions };
