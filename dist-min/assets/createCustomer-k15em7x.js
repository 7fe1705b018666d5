import { it as toDecimal } from "./app-k3iiw52.js";
import { nt as operationOf } from "./boot-ejmxxq5.js";
import { f as isObject } from "./config-j31upzy.js";
import { t as textOf } from "./formTexts-iwm5trk.js";
import { S as emptyLine, h as agorotOf, y as amountText } from "./CustomerField-0sbj4sq.js";
import { n as toNumber, t as filled } from "./wireValues-bm1jbkl.js";
// src/fields/payments/paymentValues.ts
/** Kinds of payment that a document can tell of, in the order they are offered. */
var paymentKinds = [
	"card",
	"cash",
	"bank",
	"cheque"
];
var emptyPayment = {
	paymentType: "",
	amount: "",
	cardNumber: "",
	okNumber: "",
	bank: "",
	bankBranch: "",
	bankAccount: "",
	reference: "",
	dueDate: "",
	chequeNumber: "",
	chequeDate: "",
	maskedNumber: "",
	cardExpiration: "",
	cardVendor: "",
	numberOfPayments: ""
};
var dayOf = (value) => textOf(value).slice(0, 10);
/** How a document is paid, as a form holds it. */
function paymentsOf(lines) {
	return (lines ?? []).map((line) => ({
		...emptyPayment,
		paymentType: line.paymentType,
		amount: amountText(line.amount),
		cardNumber: textOf(line.cardNumber).slice(-4),
		maskedNumber: textOf(line.cardNumber),
		cardExpiration: textOf(line.cardExpiration),
		cardVendor: textOf(line.cardVendor),
		numberOfPayments: textOf(line.numberOfPayments),
		okNumber: textOf(line.okNumber),
		bank: textOf(line.bank),
		bankBranch: textOf(line.bankBranch),
		bankAccount: textOf(line.bankAccount),
		reference: textOf(line.reference),
		dueDate: dayOf(line.dueDate),
		chequeNumber: textOf(line.chequeNumber),
		chequeDate: dayOf(line.chequeDate)
	}));
}
/** A card by its last four digits; the one that the server knows as it is there. */
function cardOf({ cardNumber, maskedNumber, cardExpiration, cardVendor, numberOfPayments }) {
	if (cardNumber === "") return {};
	if (!maskedNumber.endsWith(cardNumber)) return { cardNumber: `****${cardNumber}` };
	return {
		cardNumber: maskedNumber,
		cardExpiration,
		cardVendor,
		numberOfPayments: toNumber(numberOfPayments)
	};
}
/** What a line of each kind tells besides its amount. */
function detailsOf(line) {
	const { bank, bankBranch, bankAccount, reference, dueDate, chequeNumber, chequeDate, okNumber } = line;
	const account = {
		bank: toNumber(bank),
		bankBranch: toNumber(bankBranch),
		bankAccount
	};
	switch (line.paymentType) {
		case "card": return {
			...cardOf(line),
			okNumber
		};
		case "bank": return {
			...account,
			reference,
			dueDate
		};
		case "cheque": return {
			...account,
			chequeNumber,
			chequeDate
		};
		default: return {};
	}
}
/** A line as it travels: what its kind does not have stays behind. */
function toPayment(line) {
	return {
		paymentType: line.paymentType,
		amount: toNumber(line.amount),
		...filled(detailsOf(line))
	};
}
/** What of an amount no line tells of yet, in agorot; negative where they tell of more. */
var leftToTell = (lines, amount) => amount - lines.reduce((sum, line) => sum + agorotOf(line.amount), 0);
/** A further line: the rest of the amount. @param amount of the document, in agorot */
function nextPayment(paymentType, lines, amount, today) {
	const left = leftToTell(lines, amount);
	return {
		...emptyPayment,
		paymentType,
		amount: left > 0 ? amountText(toDecimal(left)) : "",
		...paymentType === "cheque" && { chequeDate: today }
	};
}
// src/fields/restoreDraft.ts
/** Lists of a form, by their names, and what stands for a line of theirs. */
var lines = {
	items: emptyLine,
	paymentDetails: emptyPayment,
	additionalFields: {
		key: "",
		title: "",
		required: false
	}
};
function take(values, kept) {
	if (!isObject(kept)) return values;
	const taken = Object.entries(values).map(([name, value]) => {
		const found = kept[name];
		const line = lines[name];
		if (line) return [name, (Array.isArray(found) ? found : []).map((one) => take(line, one))];
		if (isObject(value)) return [name, take(value, found)];
		return [name, typeof found === typeof value ? found : value];
	});
	return Object.fromEntries(taken);
}
/** Values with what is sound of a draft; what the draft does not have, or in another kind, stays as it was. */
function restoreDraft(values, draft) {
	return take(values, draft);
}
// src/fields/customer/createCustomer.ts
/**
* Writes a customer who was typed in a form to the server.
* @param name of the customer in the form; the faults of an answer are named as the fields there.
* @returns undefined when no answer came; the person has been told
*/
async function createCustomer(dataProvider, { consumerName, consumerEmail, consumerPhone, consumerNationalID }, { name, terminalID }) {
	const texts = Object.entries({
		consumerEmail,
		consumerPhone,
		consumerNationalID
	});
	const data = {
		terminalID,
		consumerName,
		...Object.fromEntries(texts.filter(([, text]) => text !== ""))
	};
	const answer = await operationOf(dataProvider.create("customers", {
		data,
		meta: {
			quiet: true,
			about: consumerName
		}
	}));
	if (!answer?.errors) return answer;
	const errors = answer.errors.map((error) => ({
		...error,
		...error.code && { code: `${name}.${error.code}` }
	}));
	return {
		...answer,
		errors
	};
}
export { paymentKinds as a, nextPayment as i, restoreDraft as n, paymentsOf as o, leftToTell as r, toPayment as s, createCustomer as t };
