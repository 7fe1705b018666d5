import { t as filled } from "./wireValues-bm1jbkl.js";
// src/fields/link/sameLink.ts
/** What travels back as it came. */
var told = [
	"terminalID",
	"currency",
	"paymentRequestAmount",
	"dueDate",
	"isRefund",
	"permanent",
	"userAmount",
	"redirectUrl",
	"showAuthCode",
	"jDealType",
	"transactionType",
	"vatRate",
	"vatTotal",
	"netTotal",
	"discountTotal",
	"netDiscountTotal",
	"issueInvoice",
	"requestSubject",
	"fromAddress",
	"language",
	"allowInstallments",
	"allowCredit",
	"allowImmediate",
	"allowPinPad",
	"hidePhone",
	"hideEmail",
	"hideNationalID",
	"additionalFields",
	"origin",
	"cardOwnerNationalID",
	"updateTimestamp"
];
/** The body that changes nothing of a link: it sends a request again, and a change begins with it. */
function sameLink(link) {
	const { numberOfPayments, initialPaymentAmount, installmentPaymentAmount, totalAmount } = link;
	const { minInstallments, maxInstallments, minCreditInstallments, maxCreditInstallments } = link;
	const plan = {
		numberOfPayments,
		initialPaymentAmount,
		installmentPaymentAmount,
		totalAmount
	};
	const bounds = {
		minInstallments,
		maxInstallments,
		minCreditInstallments,
		maxCreditInstallments
	};
	return {
		...filled(Object.fromEntries(told.map((name) => [name, link[name]]))),
		...filled({
			dealDetails: link.dealDetails,
			invoiceDetails: link.invoiceDetails
		}),
		installmentDetails: filled({
			...numberOfPayments && plan,
			...bounds
		})
	};
}
export { sameLink as t };
