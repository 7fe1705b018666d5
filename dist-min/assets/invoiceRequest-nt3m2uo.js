import { A as create$3, D as words, E as word, b as requestDay, d as ids, n as amount, o as emailAddress, u as guid, w as updateTimestamp, y as rate } from "./schemaResolver-o963qvc.js";
import { a as dealRequest, c as invoiceDetailsRequest, s as installmentRequest, u as paymentLines } from "./requestParts-oq1e56j.js";
// contract/entities/invoiceRequest.ts
/** Body of POST /api/invoicing (docs/wire.md §3.8 R). */
var invoiceRequest = create$3({
	terminalID: guid().required(),
	currency: word("currency"),
	dealDetails: dealRequest.notRequired().default(void 0),
	invoiceDetails: invoiceDetailsRequest.notRequired().default(void 0),
	invoiceAmount: amount().required(),
	vatRate: rate(),
	vatTotal: amount(0),
	netTotal: amount(0),
	transactionType: word("transactionType"),
	installmentDetails: installmentRequest.notRequired().default(void 0),
	paymentDetails: paymentLines()
});
invoiceRequest.shape({
	invoiceID: guid(),
	updateTimestamp: updateTimestamp()
});
create$3({
	terminalID: guid().required(),
	reason: words(250)
});
create$3({
	terminalID: guid().required(),
	invoicesIDs: ids(guid().required())
});
/** Body of POST /api/invoicing/resend-single; without an address it goes where it went before. */
var resendSingleRequest = create$3({
	terminalID: guid().required(),
	invoiceID: guid().required(),
	email: emailAddress()
});
/** Body of the reports for the tax authority; both days belong to it. */
var taxReportRequest = create$3({
	terminalID: guid().required(),
	dateFrom: requestDay().required(),
	dateTo: requestDay().required()
}).test({
	name: "days",
	test({ dateFrom, dateTo }, context) {
		return dateFrom && dateTo && dateTo.slice(0, 10) < dateFrom.slice(0, 10) ? context.createError({
			path: "dateTo",
			message: "EndDateLaterStart"
		}) : true;
	}
});
export { resendSingleRequest as n, taxReportRequest as r, invoiceRequest as t };
