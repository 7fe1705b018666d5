import { Qt as pathTo, W as parameterOf, bt as isGuid, on as require_query_string } from "./boot-ejmxxq5.js";
// src/resources/wizardPaths.ts
var import_query_string = require_query_string();
var ids = [
	"customerID",
	"itemID",
	"transactionID"
];
var amountPattern = /^\d{1,7}(\.\d{1,2})?$/;
/**
* The address of a wizard that moves money.
* @example paymentPath('Charge', { customerID }) // '/wizard/transactions/charge?customerID=…'
*/
function paymentPath(wizard, parameters = {}) {
	return (0, import_query_string.stringifyUrl)({
		url: pathTo(wizard),
		query: { ...parameters }
	}, { skipEmptyString: true });
}
/** Reads what an address gives a wizard; what is no id or no amount is passed over. */
function readPaymentParameters(search) {
	const given = {};
	for (const name of ids) {
		const value = parameterOf(search, name);
		if (value && isGuid(value)) given[name] = value;
	}
	const amount = parameterOf(search, "amount");
	if (amount && amountPattern.test(amount)) given.amount = amount;
	return given;
}
/**
* The address of the invoice wizard.
* @example invoicePath({ invoice }) // '/wizard/invoicing/create?invoice=…'
*/
function invoicePath(parameters = {}) {
	return (0, import_query_string.stringifyUrl)({
		url: pathTo("CreateInvoice"),
		query: { ...parameters }
	}, { skipEmptyString: true });
}
/** Reads what an address gives the invoice wizard; what is no id is passed over. */
function readInvoiceParameters(search) {
	const given = {};
	for (const name of ["invoice", "customerID"]) {
		const value = parameterOf(search, name);
		if (value && isGuid(value)) given[name] = value;
	}
	return given;
}
/** Reads what an address gives the wizard of a payment link; what is no id is passed over. */
function readPaymentLinkParameters(search) {
	const customerID = parameterOf(search, "customerID");
	return {
		...customerID && isGuid(customerID) && { customerID },
		...parameterOf(search, "permanent") === "true" && { permanent: true }
	};
}
/**
* The address of the wizard of a billing request.
* @example billingRequestPath({ permanent: true }) // '/wizard/billing-requests/create?permanent=true'
*/
function billingRequestPath(parameters = {}) {
	return (0, import_query_string.stringifyUrl)({
		url: pathTo("CreateBillingRequest"),
		query: { ...parameters }
	}, { skipEmptyString: true });
}
/** Reads what an address gives the wizard of a billing request; what is no id is passed over. */
function readBillingRequestParameters(search) {
	const given = {};
	for (const name of ["billingRequestID", "customerID"]) {
		const value = parameterOf(search, name);
		if (value && isGuid(value)) given[name] = value;
	}
	if (parameterOf(search, "permanent") === "true") given.permanent = true;
	return given;
}
export { readInvoiceParameters as a, readBillingRequestParameters as i, invoicePath as n, readPaymentLinkParameters as o, paymentPath as r, readPaymentParameters as s, billingRequestPath as t };
