import { t as saveDownload } from "./saveDownload-nfgc4et.js";
import { en as policyOf, mn as require_jsx_runtime, xt as fault } from "./boot-ejmxxq5.js";
import { n as invoicePath } from "./wizardPaths-n2iopy2.js";
import { i as mayHaveOriginal, n as mayBeCanceled, r as mayBeChanged, t as isIssued } from "./invoiceState-lrnmede.js";
import { Gn as useTranslate, Ln as useDataProvider } from "./app-k3iiw52.js";
import { n as resendSingleRequest } from "./invoiceRequest-nt3m2uo.js";
import { t as required } from "./required-j0wxemo.js";
import { t as FormDialog } from "./FormDialog-bi3z1xa.js";
import { n as toText } from "./formTexts-iwm5trk.js";
import { t as useRequestForm } from "./useRequestForm-ok3804r.js";
import { t as EmailInput } from "./EmailInput-jjmg1xp.js";
// src/resources/invoices/ResendDialog.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Sends a document once more, to its customer's address unless another one is typed. */
function ResendDialog({ record, onClose }) {
	const translate = useTranslate();
	const dataProvider = useDataProvider();
	const toBody = ({ email }) => ({
		terminalID: record.terminalID ?? "",
		invoiceID: String(record.id),
		email: toText(email)
	});
	const form = useRequestForm({
		defaultValues: { email: record.consumerEmail ?? "" },
		unguarded: true,
		schema: resendSingleRequest,
		toBody,
		ownFaults: ({ email }) => ({ email: required(email.trim()) && fault("ConsumerEmailIsRequired") }),
		save: (values) => dataProvider.operate("invoices.resendSingle", {
			body: toBody(values),
			quiet: true
		}),
		onSaved: onClose
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormDialog, {
		form,
		title: translate("invoice.resend.title"),
		send: translate("invoice.resend.send"),
		onClose,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmailInput, {
			name: "email",
			label: translate("invoice.resend.email"),
			required: true
		})
	});
}
// src/resources/invoices/actions.ts
var idOf = ({ id }) => String(id);
/** What can be done with one document; the one a person wants most first. */
var rowActions = [
	{
		key: "change",
		label: "invoice.change.action",
		kind: "link",
		primary: true,
		...policyOf("CreateInvoice"),
		offered: mayBeChanged,
		path: (invoice) => invoicePath({ invoice: idOf(invoice) })
	},
	{
		key: "resend",
		label: "invoice.resend.action",
		kind: "dialog",
		primary: true,
		offered: isIssued,
		Dialog: ResendDialog
	},
	{
		key: "original",
		label: "invoice.original.action",
		kind: "operation",
		offered: mayHaveOriginal,
		asks: () => ({
			title: "invoice.original.title",
			text: "invoice.original.text"
		}),
		run: (invoice, { dataProvider }) => saveDownload(dataProvider.download("invoices.download", {
			path: { id: idOf(invoice) },
			fallbackName: `${invoice.invoiceNumber ?? idOf(invoice)}.pdf`
		})),
		done: "invoice.original.done"
	},
	{
		key: "cancel",
		label: "invoice.cancel.action",
		kind: "operation",
		danger: true,
		offered: mayBeCanceled,
		asks: ({ invoiceAmount = 0, currency }, { money }) => ({
			title: "invoice.cancel.title",
			text: "invoice.cancel.text",
			refuse: "invoice.cancel.refuse",
			values: { amount: money(invoiceAmount, currency) }
		}),
		run: (invoice, { dataProvider }) => dataProvider.operate("invoices.cancel", { path: { invoiceId: idOf(invoice) } })
	},
	{
		key: "delete",
		kind: "operation",
		danger: true,
		offered: mayBeChanged,
		asks: () => ({
			title: "invoice.deleting.title",
			text: "invoice.deleting.text"
		}),
		run: (invoice, { dataProvider, terminalID }) => dataProvider.operate("invoices.delete", {
			path: { id: idOf(invoice) },
			body: { terminalID: invoice.terminalID ?? terminalID }
		})
	}
];
export { rowActions };
