import { Gn as useTranslate, rt as toAgorot } from "./app-k3iiw52.js";
import { mn as require_jsx_runtime, xt as fault } from "./boot-ejmxxq5.js";
import { f as isObject, h as businessTimeZone } from "./config-j31upzy.js";
import { t as israelDay } from "./israelDay-fjzvcio.js";
import { r as Help } from "./Field-khuee7j.js";
import { r as isCalendarDay, t as addDays } from "./calendarDays-iukpuns.js";
import { t as israelToday } from "./israelToday-cp8f9ra.js";
import { A as create$3, C as tooMany, D as words, E as word, M as create$8, O as ValidationError, T as whole, c as flag, n as amount, p as judgeNumber, u as guid, w as updateTimestamp, y as rate } from "./schemaResolver-o963qvc.js";
import { n as inRange } from "./number-g77aatm.js";
import { r as paymentLimits, t as installmentSum } from "./installments-grq3b2z.js";
import { a as dealRequest, c as invoiceDetailsRequest, l as judgeDiscounts, o as extension } from "./requestParts-oq1e56j.js";
import { n as expired, r as invalidIf } from "./date-cfltbd5.js";
import { t as billingScheduleRequest } from "./scheduleRequest-ic9fnqi.js";
import { t as FieldGrid } from "./FieldGrid-osfkjyc.js";
import { d as noCustomer, m as newCustomerFaults, t as CustomerField } from "./CustomerField-0sbj4sq.js";
import { n as PhoneInput, r as useFieldValues } from "./NumberTextInput-juiz8vc.js";
import { t as EmailInput } from "./EmailInput-jjmg1xp.js";
// src/fields/customer/RecipientFields.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The customer to whom something is sent, and where it goes; that may differ from what is kept of the customer. */
function RecipientFields({ name, newName, terminal, help, required = true }) {
	const translate = useTranslate();
	const { consumerID } = useFieldValues(name, noCustomer);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CustomerField, {
		name,
		newName,
		terminal,
		required
	}), consumerID !== "" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Help, { children: help }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldGrid, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmailInput, {
		name: `${name}.consumerEmail`,
		label: translate("customerField.email"),
		maxLength: 50
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PhoneInput, {
		name: `${name}.consumerPhone`,
		label: translate("customerField.phone")
	})] })] })] });
}
// contract/israelClock.ts
var wallFormat = new Intl.DateTimeFormat("en-GB", {
	timeZone: businessTimeZone,
	hourCycle: "h23",
	year: "numeric",
	month: "numeric",
	day: "numeric",
	hour: "numeric",
	minute: "numeric",
	second: "numeric"
});
var dayMilliseconds = 864e5;
/**
* Israel's wall clock at an instant, as a Date whose UTC fields read what the clock on the wall read; for cells of a
* spreadsheet, which know no time zone.
*/
function israelWallClock(instant) {
	const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = Object.fromEntries(wallFormat.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
	return new Date(Date.UTC(year, month - 1, day, hour, minute, second, instant.getUTCMilliseconds()));
}
/** Milliseconds by which Israel's clock is ahead of UTC at an instant. */
function offsetAt(instant) {
	return israelWallClock(new Date(instant)).getTime() - instant;
}
/**
* The first instant of an Israel calendar day, also on the days the clock is moved (docs/wire.md §1.5).
* @param day `YYYY-MM-DD`
*/
function startOfIsraelDay(day) {
	const midnight = Date.parse(`${day}T00:00:00Z`);
	const candidates = [offsetAt(midnight - dayMilliseconds), offsetAt(midnight + dayMilliseconds)].map((offset) => midnight - offset).filter((at) => israelDay(new Date(at)) === day);
	return new Date(Math.min(...candidates));
}
// src/wizards/kit/link/lastDay.ts
/** The instant at which a link dies that can be used through a day; what is no day travels as it is. */
function endOf(lastDay) {
	if (!isCalendarDay(lastDay)) return lastDay || null;
	return startOfIsraelDay(addDays(lastDay, 1)).toISOString();
}
/** The last day of a link that dies at an instant; empty where it never does. */
var lastDayOf = (dueDate) => dueDate ? israelDay(/* @__PURE__ */ new Date(Date.parse(dueDate) - 1)) : "";
/** A link that is over before it is sent is of no use. */
function lastDayFault(day) {
	if (day === "") return void 0;
	return invalidIf(!isCalendarDay(day)) ?? expired(day, israelToday());
}
// contract/rules/link.ts
/** The link asks for no money: its payer saves a card, and it has to be known whose. */
var onlySavesCard = ({ paymentRequestAmount, userAmount }) => paymentRequestAmount === 0 && !userAmount;
var isMoney = (value) => typeof value === "number" && value >= 0 && value <= 999999999 / 100;
/** The least and most payments of one type: within what a terminal takes, and not the wrong way round. */
function boundsFaults(type, least, most) {
	const names = type === "credit" ? ["minCreditInstallments", "maxCreditInstallments"] : ["minInstallments", "maxInstallments"];
	const { min, max } = paymentLimits[type];
	const from = typeof least === "number" && !inRange(min, max)(least) ? least : min;
	return [{
		name: names[0],
		value: least,
		judge: inRange(min, max)
	}, {
		name: names[1],
		value: most,
		judge: inRange(from, max)
	}].flatMap(({ name, value, judge }) => {
		const found = typeof value === "number" ? judge(value) : void 0;
		return found ? [{
			field: `installmentDetails.${name}`,
			fault: found
		}] : [];
	});
}
/** A plan is of the whole amount, to the agora; a number of payments alone is a plan of equal ones. */
function planFault(amount, plan) {
	const { numberOfPayments, initialPaymentAmount: first, installmentPaymentAmount: further, totalAmount } = plan;
	if (typeof numberOfPayments !== "number" || !isMoney(first) && !isMoney(further) && !isMoney(totalAmount)) return;
	const payments = {
		numberOfPayments,
		initialPaymentAmount: toAgorot(first ?? 0),
		installmentPaymentAmount: toAgorot(further ?? 0),
		totalAmount: toAgorot(totalAmount ?? amount)
	};
	const found = payments.totalAmount === toAgorot(amount) ? installmentSum(payments) : fault("InstallmentsMustEqualTotal");
	return found && {
		field: "installmentDetails.totalAmount",
		fault: found
	};
}
/** A payout is of one sum, to one person. */
function refundFaults({ isRefund, userAmount, permanent, jDealType }) {
	if (!isRefund) return [];
	return [
		{
			field: "userAmount",
			wrong: userAmount
		},
		{
			field: "permanent",
			wrong: permanent
		},
		{
			field: "jDealType",
			wrong: jDealType === "J5"
		}
	].flatMap(({ field, wrong }) => wrong ? [{
		field,
		fault: fault("Invalid")
	}] : []);
}
/**
* What does not go together in a link, each fault at its field: a link has an amount, the payer's own or 0 with a
* customer whose card is saved; a payout is of one sum to one person; a plan adds up; a check moves nothing and needs no
* link. Fields that are no values at all have said so themselves.
*/
function linkFaults(link) {
	const { paymentRequestAmount: amount, userAmount, isRefund, installmentDetails: plan, jDealType, dealDetails } = link;
	const saves = onlySavesCard(link);
	const found = plan && isMoney(amount) ? planFault(amount, plan) : void 0;
	return [
		...(amount === null || amount === void 0) && !userAmount ? [{
			field: "paymentRequestAmount",
			fault: fault("Required")
		}] : [],
		...amount === 0 && isRefund ? [{
			field: "paymentRequestAmount",
			fault: fault("MustBeBiggerThan", { min: 0 })
		}] : [],
		...saves && !isRefund && !dealDetails?.consumerID ? [{
			field: "dealDetails.consumerID",
			fault: fault("Required")
		}] : [],
		...jDealType === "J2" ? [{
			field: "jDealType",
			fault: fault("Invalid")
		}] : [],
		...refundFaults(link),
		...boundsFaults("installments", plan?.minInstallments, plan?.maxInstallments),
		...boundsFaults("credit", plan?.minCreditInstallments, plan?.maxCreditInstallments),
		...found ? [found] : []
	];
}
// contract/entities/linkRequest.ts
/** How many payments the payer may choose between, and what the page starts with. */
var linkInstallments = create$3({
	numberOfPayments: whole().test(judgeNumber(inRange(1, 100))),
	initialPaymentAmount: amount(),
	installmentPaymentAmount: amount(0),
	totalAmount: amount(),
	minInstallments: whole(),
	maxInstallments: whole(),
	minCreditInstallments: whole(),
	maxCreditInstallments: whole()
});
var isAdditionalField = ([key, field]) => /^\w{1,50}$/.test(key) && isObject(field) && typeof field.title === "string" && /^\S(.{0,98}\S)?$/u.test(field.title) && typeof field.required === "boolean";
var additionalFields = () => create$8().nullable().test("fields", (value, { createError }) => {
	if (value === void 0 || value === null) return true;
	if (!isObject(value) || !Object.entries(value).every(isAdditionalField)) return createError({ message: fault("Invalid").key });
	const max = 10;
	return Object.keys(value).length > max ? createError({
		message: tooMany,
		params: { max }
	}) : true;
});
/** What does not go together, each fault at its field. */
var judgeTerms = {
	name: "terms",
	test(link, { createError }) {
		const found = linkFaults(link);
		if (found.length === 0) return true;
		return new ValidationError(found.map(({ field, fault: { key, values } }) => createError({
			path: field,
			message: key,
			params: { ...values }
		})));
	}
};
/** What every link has, whatever is made of it. */
var link = create$3({
	terminalID: guid(),
	dealDetails: dealRequest.notRequired().default(void 0),
	currency: word("currency"),
	paymentRequestAmount: amount(0),
	dueDate: words(30),
	isRefund: flag(),
	permanent: flag(),
	paymentIntent: flag(),
	userAmount: flag(),
	redirectUrl: words(1e3),
	showAuthCode: flag(),
	jDealType: word("jDealType"),
	transactionType: word("transactionType"),
	installmentDetails: linkInstallments.notRequired().default(void 0),
	vatRate: rate(),
	vatTotal: amount(0),
	netTotal: amount(0),
	discountTotal: amount(0),
	netDiscountTotal: amount(0),
	issueInvoice: flag(),
	invoiceDetails: invoiceDetailsRequest.notRequired().default(void 0),
	pinPadDetails: create$3({ terminalID: words(50) }).notRequired().default(void 0),
	requestSubject: words(250),
	fromAddress: words(250),
	language: words(10),
	allowInstallments: flag(),
	allowCredit: flag(),
	allowImmediate: flag(),
	allowPinPad: flag(),
	hidePhone: flag(),
	hideEmail: flag(),
	hideNationalID: flag(),
	additionalFields: additionalFields(),
	origin: words(50),
	cardOwnerNationalID: words(20),
	extension: extension()
}).test(judgeDiscounts);
/** Body that creates a payment request, a payment intent or a permanent link (docs/wire.md §3.9 R). */
var linkRequest = link.test(judgeTerms);
/** Body that changes a payment request; one that changes nothing sends it again (docs/rulings.md). */
var linkUpdate = linkRequest.shape({
	paymentRequestID: guid(),
	updateTimestamp: updateTimestamp()
});
/** Body of POST /api/billing/request: a link on which the payer saves the card that a deal is then charged to. */
var billingLinkRequest = link.shape({
	billingSchedule: billingScheduleRequest.required(),
	transactionAmount: amount().required()
});
// src/wizards/kit/link/recipientFaults.ts
/** What a link that is sent needs to know: whom to send it to, and where. */
function recipientFaults(dealDetails, isNewCustomer) {
	const { consumerID, consumerEmail, consumerPhone } = dealDetails;
	if (!isNewCustomer && consumerID === "") return { "dealDetails.consumerID": fault("Required") };
	return {
		"dealDetails.consumerEmail": consumerEmail.trim() === "" && consumerPhone.trim() === "" ? fault("ConsumerEmailIsRequired") : void 0,
		...isNewCustomer && newCustomerFaults(dealDetails)
	};
}
export { endOf as a, RecipientFields as c, linkUpdate as i, billingLinkRequest as n, lastDayFault as o, linkRequest as r, lastDayOf as s, recipientFaults as t };
