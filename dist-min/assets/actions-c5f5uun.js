import { t as sameLink } from "./sameLink-fv8qz7t.js";
import { n as isUsable, t as isOpen } from "./linkState-obz3rxu.js";
import { Qt as pathTo, en as policyOf } from "./boot-ejmxxq5.js";
// src/resources/paymentRequests/actions.ts
/** Sends a request again: what the server has, put there once more (docs/rulings.md). */
async function sendAgain({ id }, { dataProvider }) {
	const path = { id: String(id) };
	const request = await dataProvider.call("paymentRequests.get", { path });
	return dataProvider.operate("paymentRequests.update", {
		path,
		body: sameLink(request),
		ownSuccess: true
	});
}
var cancel = ({ id }, { dataProvider }) => dataProvider.operate("paymentRequests.cancel", { path: { id: String(id) } });
var mayBeSentAgain = (request) => !request.permanent && isOpen(request) && isUsable(request);
/** What can be done with a payment request or a permanent link. */
var rowActions = [
	{
		key: "resend",
		label: "paymentRequest.resend.action",
		kind: "operation",
		primary: true,
		...policyOf("EditPaymentRequest"),
		offered: mayBeSentAgain,
		asks: () => ({
			title: "paymentRequest.resend.title",
			text: "paymentRequest.resend.text",
			tone: "forward"
		}),
		run: sendAgain,
		done: "paymentRequest.resend.done"
	},
	{
		key: "edit",
		kind: "link",
		...policyOf("EditPaymentRequest"),
		offered: isOpen,
		path: ({ id }) => pathTo("EditPaymentRequest", { id: String(id) })
	},
	{
		key: "cancel",
		label: "paymentRequest.cancel.action",
		kind: "operation",
		danger: true,
		offered: isOpen,
		asks: () => ({
			title: "paymentRequest.cancel.title",
			text: "paymentRequest.cancel.text",
			refuse: "paymentRequest.cancel.refuse"
		}),
		run: cancel
	}
];
/** What can be done with a payment intent, which its maker passes on: nothing is sent, nothing edited. */
var intentActions = [{
	key: "cancel",
	label: "paymentIntent.cancel.action",
	kind: "operation",
	danger: true,
	offered: isOpen,
	asks: () => ({
		title: "paymentIntent.cancel.title",
		text: "paymentRequest.cancel.text",
		refuse: "paymentIntent.cancel.refuse"
	}),
	run: cancel
}];
/** What can be done with the list: the short form of the wizard. */
var listActions = [{
	key: "short",
	label: "paymentRequest.short",
	kind: "link",
	...policyOf("CreatePaymentRequestAlt"),
	path: () => pathTo("CreatePaymentRequestAlt")
}];
export { intentActions, listActions, rowActions };
