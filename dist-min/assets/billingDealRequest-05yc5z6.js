import { A as create$3, D as words, E as word, b as requestDay, c as flag, d as ids, n as amount, u as guid, w as updateTimestamp, y as rate } from "./schemaResolver-o963qvc.js";
import { r as isCalendarDay } from "./calendarDays-iukpuns.js";
import { n as expired, t as dayInterval } from "./date-cfltbd5.js";
import { a as dealRequest, c as invoiceDetailsRequest, l as judgeDiscounts, n as bankRequest, u as paymentLines } from "./requestParts-oq1e56j.js";
import { t as billingScheduleRequest } from "./scheduleRequest-ic9fnqi.js";
// contract/entities/billingDealRequest.ts
var basics = {
	terminalID: guid(),
	currency: word("currency"),
	transactionAmount: amount().required(),
	vatRate: rate(),
	vatTotal: amount(0),
	netTotal: amount(),
	billingSchedule: billingScheduleRequest.required(),
	issueInvoice: flag(),
	invoiceDetails: invoiceDetailsRequest.notRequired().default(void 0),
	dealDetails: dealRequest.notRequired().default(void 0),
	origin: words(50)
};
/** What an update has besides: the version that was seen, if it is founded on one (docs/wire.md §1.5). */
var seen = {
	billingDealID: guid(),
	updateTimestamp: updateTimestamp()
};
/** Body of PUT /api/billing/{id}. */
var billingDealUpdate = create$3({
	...basics,
	paymentType: word("paymentType"),
	creditCardToken: guid(),
	bankDetails: bankRequest.notRequired().default(void 0)
}).test(judgeDiscounts).shape(seen);
create$3({
	...basics,
	paymentDetails: paymentLines()
}).test(judgeDiscounts).shape(seen);
/** Body of POST /api/billing/{id}/pause: both days belong to the pause. */
var pauseRequest = create$3({
	pausedFrom: requestDay().required(),
	pausedTo: requestDay().required(),
	reason: words(250)
}).test({
	name: "pause",
	test({ pausedFrom: from, pausedTo: to }, context) {
		const { today = "" } = context.options.context ?? {};
		const isDay = (value) => typeof value === "string" && isCalendarDay(value.slice(0, 10));
		if (!isDay(from) || !isDay(to)) return true;
		const found = dayInterval(from, to) ?? expired(to.slice(0, 10), today);
		return found ? context.createError({
			path: "pausedTo",
			message: found.key
		}) : true;
	}
});
create$3({ billingDealsID: ids(guid().required()) });
export { pauseRequest as n, billingDealUpdate as t };
