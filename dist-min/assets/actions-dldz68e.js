import { en as policyOf } from "./boot-ejmxxq5.js";
import { t as billingRequestPath } from "./wizardPaths-n2iopy2.js";
import { t as isOpen } from "./linkState-obz3rxu.js";
// src/resources/billingRequests/actions.ts
/** What can be done with a billing request or a permanent link; sending it again makes another one (docs/rulings.md). */
var rowActions = [{
	key: "resend",
	label: "billingRequest.resend.action",
	kind: "link",
	...policyOf("CreateBillingRequest"),
	path: ({ id }) => billingRequestPath({ billingRequestID: String(id) })
}, {
	key: "cancel",
	label: "billingRequest.cancel.action",
	kind: "operation",
	danger: true,
	offered: isOpen,
	asks: () => ({
		title: "billingRequest.cancel.title",
		text: "billingRequest.cancel.text",
		refuse: "billingRequest.cancel.refuse"
	}),
	run: ({ id }, { dataProvider }) => dataProvider.operate("paymentRequests.cancel", { path: { id: String(id) } })
}];
export { rowActions };
