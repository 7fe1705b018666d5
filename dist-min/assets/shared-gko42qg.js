import { A as create$3, D as words, E as word, S as text, T as whole, _ as money, a as decimal, c as flag, f as instant, g as maskedCardNumber, h as listOf, i as day, j as create$6, k as create$2, s as expiration, u as guid, v as opaque, y as rate } from "./schemaResolver-o963qvc.js";
// contract/entities/shared.ts
/** Small objects that many entities hold (docs/wire.md §3.1, §3.4, §3.8). */
var address = create$3({
	countryCode: text().max(50),
	city: text().max(50),
	zip: text().max(50),
	street: text().max(250),
	house: text().max(50),
	apartment: text().max(50)
});
var bankDetails = create$3({
	paymentType: word("paymentType"),
	amount: money(),
	bank: whole().required(),
	bankBranch: whole().required(),
	bankAccount: text().min(6).max(12).required()
});
bankDetails.shape({
	dueDate: create$6().nullable(),
	reference: text()
});
create$3({
	numberOfPayments: whole().min(1).max(100).required(),
	initialPaymentAmount: money().required(),
	installmentPaymentAmount: money().required(),
	totalAmount: money().required()
});
create$3({
	invoiceType: word("invoiceType"),
	invoiceSubject: text().max(250),
	sendCCTo: create$2().of(create$6().defined()).nullable(),
	donation: flag(),
	invoiceLanguage: text(),
	invoiceNumber: text()
});
/** A line of a deal; amount = price × quantity − discount, VAT included. */
var lineItem = create$3({
	itemName: text().max(250).required(),
	itemID: guid(),
	sku: text().max(50),
	externalReference: text().max(250),
	currency: word("currency"),
	price: money().min(0).required(),
	quantity: decimal().min(.01),
	discount: money().min(0),
	amount: money().min(0),
	vatRate: rate(),
	vat: money(),
	netPrice: money(),
	netAmount: money(),
	netDiscount: money(),
	withoutVat: flag(),
	woocommerceID: text(),
	ecwidID: text(),
	extension: opaque()
});
create$3({
	dealReference: text().max(50),
	dealDescription: text().max(250),
	consumerID: guid(),
	consumerName: text().max(50),
	consumerEmail: text().max(50),
	consumerPhone: text().max(20),
	consumerNationalID: text().max(20),
	consumerAddress: address.notRequired().default(void 0),
	consumerExternalReference: text().max(50),
	consumerWoocommerceID: text(),
	consumerEcwidID: text(),
	responsiblePerson: text(),
	externalUserID: text(),
	branch: text(),
	department: text(),
	items: listOf(lineItem)
});
create$3({
	cardNumber: maskedCardNumber().required(),
	cardExpiration: expiration(),
	cardVendor: text().max(20),
	cardBrand: text().max(20),
	solek: word("solek"),
	cardOwnerName: text().max(50),
	cardOwnerNationalID: text().max(20),
	cardReaderInput: text().max(0)
});
create$3({
	repeatPeriodType: word("repeatPeriodType").required(),
	repeatPeriod: whole(),
	startAtType: word("startAtType").required(),
	startAt: day(),
	endAtType: word("endAtType").required(),
	endAt: day(),
	endAtNumberOfPayments: whole().min(1)
});
create$3({
	paymentType: word("paymentType").required(),
	amount: money().required(),
	cardNumber: maskedCardNumber(),
	cardExpiration: expiration(),
	cardVendor: text(),
	numberOfPayments: whole(),
	okNumber: text(),
	bank: whole(),
	bankBranch: whole(),
	bankAccount: text(),
	dueDate: create$6().nullable(),
	reference: text(),
	chequeNumber: text(),
	chequeDate: create$6().nullable()
});
/** What every details answer tells about its writing. */
var writeFields = {
	operationDoneBy: words(250),
	correlationId: words(100),
	updatedDate: instant()
};
export { bankDetails as n, writeFields as r, address as t };
