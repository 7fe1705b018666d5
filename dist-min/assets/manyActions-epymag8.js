import { n as report, t as outcomesOf } from "./outcomes-fuoown0.js";
import { t as isIssued } from "./invoiceState-lrnmede.js";
/** What can be done with ticked documents. */
var bulkActions = [{
	key: "resend",
	label: "invoice.resend.action",
	kind: "many",
	asks: {
		title: "invoice.resend.titleOfMany",
		text: "invoice.resend.textOfMany",
		tone: "forward"
	},
	done: "invoice.resend.doneMany",
	notDone: "invoice.resend.notDoneMany",
	skips(invoice) {
		if (!isIssued(invoice)) return "invoice.hindrance.DocumentNotIssued";
		return invoice.consumerEmail ? void 0 : "invoice.hindrance.ConsumerEmailIsRequired";
	},
	atOnce: 100,
	async run(rows, { dataProvider, terminalID }) {
		const ids = rows.map(({ id }) => id);
		const body = {
			terminalID,
			invoicesIDs: ids
		};
		const answer = await dataProvider.call("invoices.resend", {
			body,
			...report
		});
		return outcomesOf(ids, answer, {
			list: "notSentInvoices",
			wordOf: (code) => `invoice.hindrance.${code}`
		});
	}
}];
export { bulkActions };
