// src/resources/invoices/invoiceState.ts
/** Documents that give back what another one charged. */
var credits = ["creditNote", "refundInvoice"];
var typeOf = ({ invoiceType, invoiceDetails }) => invoiceType ?? invoiceDetails?.invoiceType;
/** A document that has its number can not be changed or deleted any more. */
var isIssued = ({ invoiceNumber }) => Boolean(invoiceNumber);
/** Issuing it failed: it may be changed and tried again, or deleted. */
var mayBeChanged = (invoice) => invoice.status === "initial" && !isIssued(invoice) && invoice.deleted !== true;
/** What may be cancelled by a credit document: whatever was issued and is none itself. */
var mayBeCanceled = (invoice) => isIssued(invoice) && invoice.status !== "canceled" && !credits.includes(typeOf(invoice));
/** Whether the original can still be had. A list's row does not tell, so there it is not offered. */
var mayHaveOriginal = (invoice) => isIssued(invoice) && invoice.updateTimestamp !== void 0 && !invoice.originalDownloadedAt;
/** What stands out about a document, the gravest first. */
function newsOf(invoice) {
	const { status, lastError, originInvoiceID, originalDownloadedAt } = invoice;
	const news = {
		failed: mayBeChanged(invoice) && Boolean(lastError),
		sendingFailed: status === "sendingFailed",
		canceled: status === "canceled",
		cancels: Boolean(originInvoiceID),
		originalHad: Boolean(originalDownloadedAt)
	};
	return Object.keys(news).filter((one) => news[one]);
}
export { newsOf as a, mayHaveOriginal as i, mayBeCanceled as n, mayBeChanged as r, isIssued as t };
