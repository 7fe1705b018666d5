import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { a as subject, i as payer, o as vatHint } from "./dealFacts-cvby0sy.js";
import { D as statusTone, Gn as useTranslate, Ln as useDataProvider, Rn as Link, S as useMessageText, an as localTimeZone, bt as ForeignText, dr as require_react, kn as buttonClass, on as parseWireDate, rn as dateText, rr as useQuery, ut as useNarrow, x as CardSkeleton, yt as ListNotice } from "./app-k3iiw52.js";
import { Q as CallFailure, Qt as pathTo, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { n as saveFile, t as openFile } from "./saveFile-k6d7m42.js";
import { n as RecordNotes, t as RecordNote } from "./RecordNotes-t8wr8te.js";
import { a as newsOf, r as mayBeChanged, t as isIssued } from "./invoiceState-lrnmede.js";
// src/ui/pdf/PdfPanel.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var panel = "panel-Nbl";
var ways = "ways-Nbl";
var frame = "frame-Nbl";
// src/ui/pdf/PdfFrame.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The viewer shows the document alone, as wide as its place. */
var viewer = "#navpanes=0&view=FitH";
/**
* A PDF drawn by the browser. Browsers draw none in a sandboxed frame, so that this one is none: it is made here, of what
* `pdfBlob` has found to be a PDF, and of nothing else.
*/
function PdfFrame({ blob, title }) {
	const place = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(function drawPdf() {
		const address = URL.createObjectURL(blob);
		const frame = document.createElement("iframe");
		frame.title = title;
		frame.src = address + viewer;
		place.current?.append(frame);
		return () => {
			frame.remove();
			URL.revokeObjectURL(address);
		};
	}, [blob, title]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		ref: place,
		className: frame
	});
}
// src/ui/pdf/PdfPanel.tsx
/**
* A PDF in the page, to be opened and saved besides. On a phone, and where the browser draws none, that is the way to see
* it.
*/
function PdfPanel({ title, blob, fileName }) {
	const translate = useTranslate();
	const narrow = useNarrow();
	const isDrawn = navigator.pdfViewerEnabled && !narrow;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: panel,
		"aria-label": title,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: ways,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: buttonClass(),
					onClick: () => openFile(blob),
					children: translate("pdf.open")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: buttonClass(),
					onClick: () => saveFile({
						blob,
						fileName
					}),
					children: translate("pdf.save")
				}),
				!isDrawn && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					className: "hint-Nbl",
					children: translate("pdf.notDrawn")
				})
			]
		}), isDrawn && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PdfFrame, {
			blob,
			title
		})]
	});
}
// src/ui/pdf/pdfBlob.ts
/** What every PDF begins with. */
var mark = "%PDF-";
/**
* A file as a PDF and as nothing else: at an address of its own it belongs to the product, where a page would run.
* @returns undefined for what is no PDF, whatever it says of itself
*/
async function pdfBlob(file) {
	return await file.slice(0, 5).text() === mark ? new Blob([file], { type: "application/pdf" }) : void 0;
}
// src/resources/invoices/copy/readCopy.ts
/**
* The copy of a document; whoever asks tells what keeps it from coming.
* @throws CallFailure as the HTTP client does, and for a file that is no PDF.
*/
async function readCopy(dataProvider, { id, invoiceNumber }, signal) {
	const file = await dataProvider.download("invoices.downloadCopy", {
		path: { id },
		...signal && { signal },
		quiet: true,
		ownFailure: true,
		fallbackName: `${invoiceNumber || id}.pdf`
	});
	const blob = await pdfBlob(file.blob);
	if (!blob) throw new CallFailure("network", 200);
	return {
		...file,
		blob
	};
}
// src/resources/invoices/copy/InvoiceCopy.tsx
/** What was refused is said in the server's words; whatever else failed can be tried again. */
function CopyFailed({ error, onRetry }) {
	const translate = useTranslate();
	const textOf = useMessageText();
	const isRefused = error instanceof CallFailure && error.kind === "badRequest";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListNotice, {
		urgent: true,
		text: isRefused ? textOf(error.message) : translate("invoice.copy.failed"),
		actions: isRefused ? [] : [{
			text: translate("list.retry"),
			act: onRetry
		}]
	});
}
/** The copy of a document as a PDF in the page; it is asked for once somebody wants to see it. */
function InvoiceCopy({ record }) {
	const translate = useTranslate();
	const dataProvider = useDataProvider();
	const { id, updateTimestamp, invoiceNumber } = record;
	const { data, error, refetch, isFetching } = useQuery({
		queryKey: [
			"invoiceCopy",
			id,
			updateTimestamp
		],
		queryFn: ({ signal }) => readCopy(dataProvider, {
			id,
			invoiceNumber
		}, signal),
		staleTime: Infinity,
		retry: false
	});
	if (data) {
		const title = translate("invoice.copy.title", { number: invoiceNumber ?? "" });
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PdfPanel, {
			title,
			blob: data.blob,
			fileName: data.fileName
		});
	}
	return error && !isFetching ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CopyFailed, {
		error,
		onRetry: () => void refetch()
	}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardSkeleton, {});
}
// src/resources/invoices/InvoiceNotes.tsx
var tones = {
	failed: "danger",
	sendingFailed: "warning",
	canceled: "neutral",
	cancels: "info",
	originalHad: "info"
};
/** The document that a piece of news is about besides this one. */
function otherOf(news, { originInvoiceID, creditInvoiceID }) {
	return {
		canceled: creditInvoiceID,
		cancels: originInvoiceID
	}[news];
}
/** What stands out about a document: a failure with its reason, what cancels what, and that its original was had. */
function InvoiceNotes({ record }) {
	const translate = useTranslate();
	const had = parseWireDate(record.originalDownloadedAt);
	const time = had ? `\u2066${dateText(had, localTimeZone())}\u2069` : "";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordNotes, { children: newsOf(record).map((news) => {
		const other = otherOf(news, record);
		return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(RecordNote, {
			tone: tones[news],
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: news === "failed" ? translate("CouldNotCreateInvoice") : translate(`invoice.note.${news}`, { time }) }), (news === "failed" || news === "sendingFailed") && record.lastError && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [" · ", /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForeignText, { children: record.lastError })] })] }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate(`invoice.advice.${news}`) }),
				other && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
					to: pathTo("Invoice", { id: other }),
					children: translate(`invoice.other.${news}`)
				}) })
			]
		}, news);
	}) });
}
// src/resources/invoices/recordPage.ts
/** Its kind and its number. */
function title({ invoiceType, invoiceDetails, invoiceNumber }, { word }) {
	return { text: [word("invoiceTypeEnum", invoiceType ?? invoiceDetails?.invoiceType), invoiceNumber && `\u2066${invoiceNumber}\u2069`].filter(Boolean).join(" ") };
}
/** Whom it is made out to, as it stands on the document. */
function madeOutTo(invoice, words) {
	const { dealDetails, consumerID, consumerName, consumerPhone } = invoice;
	return payer({ dealDetails: {
		...dealDetails,
		consumerID: consumerID ?? dealDetails?.consumerID,
		consumerName: consumerName ?? dealDetails?.consumerName,
		consumerPhone: consumerPhone ?? dealDetails?.consumerPhone
	} }, words);
}
/** Where it was sent, with who got a copy. */
function sentTo({ consumerEmail, invoiceDetails }, { translate }) {
	const copies = (invoiceDetails?.sendCCTo ?? []).join(", ");
	if (!consumerEmail && copies === "") return void 0;
	return {
		text: consumerEmail ?? translate("invoice.nobody"),
		...consumerEmail && { href: `mailto:${consumerEmail}` },
		hint: copies === "" ? void 0 : translate("invoice.copies", { addresses: copies })
	};
}
var about = (invoice) => {
	const { invoiceSubject } = invoice.invoiceDetails ?? {};
	const sold = subject(invoice);
	return invoiceSubject ? {
		text: invoiceSubject,
		hint: sold?.text
	} : sold;
};
/** A document: whom it is made out to, what for and how it was paid; its copy is drawn in a tab. */
var recordPage = {
	title: {
		key: "title",
		label: "invoice.number",
		of: ["invoiceType", "invoiceNumber"],
		value: title
	},
	status: { value: (invoice, { translate, word }) => mayBeChanged(invoice) && invoice.lastError ? {
		text: translate("invoice.failed"),
		tone: "danger"
	} : {
		text: word("invoiceStatusEnum", invoice.status),
		tone: statusTone(invoice.status ?? "")
	} },
	notes: InvoiceNotes,
	facts: [
		{
			key: "payer",
			label: "dealFact.payer",
			of: [
				"consumerName",
				"consumerPhone",
				"consumerID",
				"dealDetails.consumerName",
				"dealDetails.consumerPhone",
				"dealDetails.consumerID"
			],
			value: madeOutTo
		},
		{
			key: "subject",
			label: "dealFact.subject",
			of: ["dealDetails.dealDescription", "invoiceDetails.invoiceSubject"],
			value: about
		},
		{
			key: "amount",
			label: "dealFact.amount",
			of: ["invoiceAmount"],
			value: (invoice, words) => invoice.invoiceAmount === void 0 ? void 0 : {
				money: invoice.invoiceAmount,
				hint: vatHint(invoice, words)
			}
		},
		{ field: "invoiceDate" },
		{
			key: "sentTo",
			label: "invoice.sentTo",
			of: [
				"consumerEmail",
				"dealDetails.consumerEmail",
				"invoiceDetails.sendCCTo"
			],
			value: sentTo
		},
		{ field: "allocationNumber" },
		{
			field: "paymentTransactionID",
			label: "invoice.transaction"
		},
		{
			field: "billingDealID",
			label: "invoice.billingDeal"
		},
		{
			field: "originInvoiceID",
			label: "invoice.origin"
		},
		{
			field: "creditInvoiceID",
			label: "invoice.credit"
		}
	],
	open: ["dealDetails.items", "paymentDetails"],
	sections: [{
		key: "totals",
		label: "invoice.totals",
		open: true,
		facts: [
			"netTotal",
			"vatTotal",
			"vatRate"
		]
	}],
	technical: [
		"status",
		"lastError",
		"originalDownloadedAt",
		"invoiceTimestamp",
		"invoiceDetails.invoiceType",
		"invoiceDetails.invoiceNumber",
		"invoiceDetails.donation",
		"dealDetails.consumerNationalID",
		"dealDetails.consumerExternalReference"
	],
	tabs: [{
		key: "copy",
		label: "invoice.copy.tab",
		Content: InvoiceCopy,
		when: isIssued
	}]
};
export { recordPage };
