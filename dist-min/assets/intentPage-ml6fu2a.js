import { n as IntentNotes, t as recordPage } from "./recordPage-mqp900f.js";
// src/resources/paymentRequests/intentPage.ts
/** A payment intent: what a request tells, and the payment made by it. */
var intentPage = {
	...recordPage,
	notes: IntentNotes,
	tabs: [{
		list: "transactions",
		by: "paymentTransactionIntentID",
		label: "paymentRequest.paymentsTab"
	}]
};
export { intentPage };
