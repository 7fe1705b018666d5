import { A as create$3, C as tooMany, D as words, E as word, M as create$8, T as whole, a as decimal, c as flag, j as create$6, k as create$2, l as formed, m as judgeText, n as amount, o as emailAddress, p as judgeNumber, r as cardExpiry, u as guid, x as ruled, y as rate } from "./schemaResolver-o963qvc.js";
import "./config-j31upzy.js";
import { t as cardNumber } from "./cardNumber-h6xbeaz.js";
import { t as cvc } from "./cvc-iodp7ya.js";
import { xt as fault } from "./boot-ejmxxq5.js";
import { t as installmentSum } from "./installments-grq3b2z.js";
import { $ as lineGross, et as maximumAgorot, rt as toAgorot } from "./app-k3iiw52.js";
import { i as precision, n as inRange } from "./number-g77aatm.js";
import { n as nationalId } from "./nationalId-c9wuuf0.js";
// contract/rules/lines.ts
var toleranceAgorot = 1;
/** A number that its own rules let pass. */
var isSum = (value) => typeof value === "number" && value >= 0 && value <= 999999999 / 100 && !precision(2)(value);
/** Price × quantity in agorot; undefined while one of them is missing or none. */
function grossOf({ price, quantity }) {
	if (!isSum(price) || !isSum(quantity) || quantity === 0 || quantity > 99999) return void 0;
	return lineGross({
		price: toAgorot(price),
		quantity
	});
}
var exceeds = (part, whole) => isSum(part) && toAgorot(part) > whole + toleranceAgorot;
/** A part without VAT that is more than what it is a part of. */
function vatFault(line, amount) {
	const wholes = {
		netAmount: amount,
		vat: amount,
		netPrice: toAgorot(line.price ?? 0),
		netDiscount: toAgorot(line.discount ?? 0)
	};
	const tooMuch = [
		"netAmount",
		"vat",
		"netPrice",
		"netDiscount"
	].find((name) => exceeds(line[name], wholes[name]));
	const { netAmount, vat } = line;
	const isOff = isSum(netAmount) && isSum(vat) && Math.abs(toAgorot(netAmount) + toAgorot(vat) - amount) > 1;
	const field = tooMuch ?? (isOff ? "vat" : void 0);
	return field && {
		field,
		fault: fault("VatMustFit")
	};
}
/**
* What is wrong with the money of a line: it comes to its price × quantity less its discount, to the agora, and no part of
* it is more than the whole. Fields that are no money at all have said so themselves.
*/
function lineFault(line) {
	const gross = grossOf(line);
	const discount = line.discount ?? 0;
	if (gross === void 0 || !isSum(discount)) return void 0;
	if (gross > 999999999) {
		const max = Math.floor(maximumAgorot * 100 / toAgorot(line.price ?? 0)) / 100;
		return {
			field: "quantity",
			fault: fault("MustBeInRange", {
				min: .01,
				max
			})
		};
	}
	const amount = gross - toAgorot(discount);
	if (amount < 0) return {
		field: "discount",
		fault: fault("DiscountExceedsSum")
	};
	if (isSum(line.amount) && Math.abs(toAgorot(line.amount) - amount) > toleranceAgorot) return {
		field: "amount",
		fault: fault("LineMustAddUp")
	};
	return vatFault(line, amount);
}
/** Discounts are taken off the lines: together they are no more than these cost without them. */
function discountsFault(deal) {
	const lines = deal.dealDetails?.items ?? [];
	const gross = lines.reduce((sum, line) => sum + (grossOf(line) ?? 0), 0);
	const most = lines.length > 0 ? gross : maximumAgorot;
	const whole = isSum(deal.discountTotal) ? Math.min(most, toAgorot(deal.discountTotal)) : most;
	if (exceeds(deal.discountTotal, most)) return {
		field: "discountTotal",
		fault: fault("DiscountExceedsSum")
	};
	if (exceeds(deal.netDiscountTotal, whole)) return {
		field: "netDiscountTotal",
		fault: fault("VatMustFit")
	};
}
// contract/entities/requestParts.ts
/**
* The objects that requests hold (docs/wire.md §3.1, §3.4), judged by the rules of spec §5. Numbers may come as text;
* unknown keys are ignored: validate with `{ abortEarly: false, stripUnknown: true, context: { today } }`.
*/
var addressRequest = create$3({
	countryCode: words(50),
	city: words(50),
	zip: words(50),
	street: words(250),
	house: words(50),
	apartment: words(50)
});
var code = (max) => whole().test(judgeNumber(inRange(1, max))).required();
var bankRequest = create$3({
	bank: code(99),
	bankBranch: code(999),
	bankAccount: words(12, 6).matches(/^\d*$/, "OnlyNumbersAreAllowed").required()
});
var bankTransferRequest = bankRequest.shape({
	dueDate: words(30),
	reference: words(20)
});
/** Money in decimals; the sum rule holds to the agora. */
var installmentRequest = create$3({
	numberOfPayments: whole().test(judgeNumber(inRange(1, 100))).required(),
	initialPaymentAmount: amount().required(),
	installmentPaymentAmount: amount(0).required(),
	totalAmount: amount().required()
}).test("sum", (value, context) => {
	const { numberOfPayments, initialPaymentAmount, installmentPaymentAmount, totalAmount } = value ?? {};
	if (!numberOfPayments || !initialPaymentAmount || !totalAmount) return true;
	const each = numberOfPayments > 1 ? inRange(.01, maximumAgorot / 100)(installmentPaymentAmount ?? 0) : void 0;
	if (each) {
		const path = `${context.path}.installmentPaymentAmount`;
		return context.createError({
			path,
			message: each.key,
			params: { ...each.values }
		});
	}
	const found = installmentSum({
		numberOfPayments,
		initialPaymentAmount: toAgorot(initialPaymentAmount),
		installmentPaymentAmount: toAgorot(installmentPaymentAmount ?? 0),
		totalAmount: toAgorot(totalAmount)
	});
	return found ? context.createError({
		path: `${context.path}.totalAmount`,
		message: found.key
	}) : true;
});
/** One text or several (docs/wire.md §3.1 "accept both"). */
var addresses = () => create$2().transform((value, original) => typeof original === "string" ? [original] : value).of(emailAddress().defined()).max(10, tooMany).nullable();
var invoiceDetailsRequest = create$3({
	invoiceType: word("invoiceType"),
	invoiceSubject: words(250),
	sendCCTo: addresses(),
	donation: flag(),
	invoiceLanguage: words(10),
	invoiceNumber: words(50)
});
/** One line of how a document is paid; which fields it needs depends on paymentType (docs/wire.md §3.8). */
var paymentLineRequest = create$3({
	paymentType: word("paymentType").required(),
	amount: amount().required(),
	cardNumber: words(20),
	cardExpiration: words(5),
	cardVendor: words(20),
	numberOfPayments: whole(),
	okNumber: words(20),
	bank: whole(),
	bankBranch: whole(),
	bankAccount: words(12),
	dueDate: words(30),
	reference: words(20),
	chequeNumber: words(20),
	chequeDate: words(30)
});
var paymentLines = () => create$2().of(paymentLineRequest).max(100, tooMany).nullable();
/** A line; what is left out of its money the server computes. */
var lineRequest = create$3({
	itemName: words(250).required(),
	itemID: guid(),
	sku: words(50),
	externalReference: words(250),
	currency: word("currency"),
	price: amount(0).required(),
	quantity: decimal().test(judgeNumber((value) => inRange(.01, 99999)(value) ?? precision(2)(value))).required(),
	discount: amount(0),
	amount: amount(0),
	withoutVat: flag(),
	vatRate: rate(),
	vat: amount(0),
	netPrice: amount(0),
	netAmount: amount(0),
	netDiscount: amount(0),
	woocommerceID: words(50),
	ecwidID: words(50)
}).test("money", (line, { createError, path }) => {
	const found = lineFault(line);
	return found ? createError({
		path: `${path}.${found.field}`,
		message: found.fault.key,
		params: { ...found.fault.values }
	}) : true;
});
var dealRequest = create$3({
	dealReference: words(50),
	dealDescription: words(250),
	consumerID: guid(),
	consumerName: words(50),
	consumerEmail: emailAddress(),
	consumerPhone: words(20),
	consumerNationalID: ruled(nationalId, 20),
	consumerAddress: addressRequest.notRequired().default(void 0),
	consumerExternalReference: words(50),
	consumerWoocommerceID: words(50),
	consumerEcwidID: words(50),
	responsiblePerson: words(50),
	externalUserID: words(50),
	branch: words(50),
	department: words(50),
	items: create$2().of(lineRequest.defined()).max(100, tooMany).nullable()
});
/** A test of a request with lines: its discounts are no more than these. */
var judgeDiscounts = {
	name: "discounts",
	test(deal, { createError }) {
		const found = discountsFault(deal);
		return found ? createError({
			path: found.field,
			message: found.fault.key
		}) : true;
	}
};
/** A card as a person types it. It exists in a request and in memory, nowhere else. */
var cardRequest = create$3({
	cardNumber: formed(fault("InvalidCardNumber")).test(judgeText(cardNumber)).required(),
	cardExpiration: cardExpiry().required(),
	cvv: formed().test("cvc", (code, context) => {
		const { cardNumber: digits } = context.parent;
		const found = cvc(code ?? "", typeof digits === "string" ? digits : "");
		return found ? context.createError({ message: found.key }) : true;
	}),
	/** The voice approval after refusals 3 and 4. */
	authNum: words(20).matches(/^[0-9A-Za-z]*$/, "Invalid"),
	cardOwnerName: words(50, 2),
	cardOwnerNationalID: ruled(nationalId, 20),
	cardReaderInput: create$6().nullable().max(200, "Invalid")
});
/** What a client wants back with the entity: any object, of at most 4,000 characters as JSON. */
var extension = () => create$8().nullable().test("size", (value, context) => value === void 0 || JSON.stringify(value).length <= 4e3 ? true : context.createError({ message: fault("Invalid").key }));
export { dealRequest as a, invoiceDetailsRequest as c, cardRequest as i, judgeDiscounts as l, bankRequest as n, extension as o, bankTransferRequest as r, installmentRequest as s, addressRequest as t, paymentLines as u };
