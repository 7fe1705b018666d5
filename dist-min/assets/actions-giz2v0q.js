import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { mn as require_jsx_runtime, nn as transactionPaths } from "./boot-ejmxxq5.js";
import { Gn as useTranslate, Ln as useDataProvider, dr as require_react, rt as toAgorot } from "./app-k3iiw52.js";
import { f as useWatch, n as useGuardedForm } from "./useField-fbycvji.js";
import { i as chargebackRequest, s as slipRequest } from "./transactionRequest-ko858b0.js";
import { t as FormDialog } from "./FormDialog-bi3z1xa.js";
import { t as schemaResolver } from "./schemaResolver-o963qvc.js";
import { t as MoneyInput } from "./MoneyInput-iewr3gq.js";
import { a as signedAmount, i as leftToRefund, n as useCurrencyOf, r as holdEnd, t as useAmountText } from "./useAmountText-d8efpp6.js";
import { t as useRequestForm } from "./useRequestForm-ok3804r.js";
import { t as EmailInput } from "./EmailInput-jjmg1xp.js";
// src/resources/transactions/place.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Where what is done about a transaction will be found again. @param amount in decimals */
function placeOf({ id, terminalID, currency }, amount) {
	return {
		terminalID: terminalID ?? "",
		currency: String(currency),
		transactionID: String(id),
		amount
	};
}
// src/resources/transactions/ChargebackDialog.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What is sent: the deal and how much of it goes back (spec §3 "Chargeback payload"). */
function toChargeback({ id }, { refundAmount }) {
	return {
		existingPaymentTransactionID: String(id),
		refundAmount: refundAmount.trim() === "" ? null : Number(refundAmount)
	};
}
/** The rules of the request, and never more than is left. */
function useChargebackResolver(record) {
	const translate = useTranslate();
	const amountText = useAmountText(record);
	return (0, import_react.useMemo)(() => {
		const toBody = (values) => toChargeback(record, values);
		const judge = schemaResolver({
			schema: chargebackRequest,
			toBody,
			translate
		});
		const left = leftToRefund(record);
		return async (values, context, options) => {
			const judged = await judge(values, context, options);
			if (Object.keys(judged.errors).length > 0 || toAgorot(values.refundAmount) <= toAgorot(left)) return judged;
			return {
				values: {},
				errors: { refundAmount: {
					type: "rule",
					message: translate("transaction.chargeback.tooMuch", { left: amountText(left) })
				} }
			};
		};
	}, [
		record,
		translate,
		amountText
	]);
}
/** Says what is sent: the amount as typed. */
function SendText({ record, control }) {
	const translate = useTranslate();
	const amountText = useAmountText(record);
	const amount = Number(useWatch({
		control,
		name: "refundAmount"
	}));
	return amount > 0 ? translate("transaction.chargeback.send", { amount: amountText(amount) }) : translate("transaction.chargeback.sendNothing");
}
/** Gives back a deal's money, in parts or whole. The server's refusals are shown here (spec §8 "Specific cases"). */
function ChargebackDialog(props) {
	const { record, send, notices, onClose } = props;
	const translate = useTranslate();
	const amountText = useAmountText(record);
	const currency = useCurrencyOf(record);
	const left = amountText(leftToRefund(record));
	const form = useGuardedForm({
		defaultValues: { refundAmount: leftToRefund(record).toFixed(2) },
		unguarded: true,
		resolver: useChargebackResolver(record),
		save: (values) => send({
			body: toChargeback(record, values),
			place: placeOf(record, Number(values.refundAmount))
		})
	});
	const amounts = {
		amount: amountText(signedAmount(record)),
		refunded: amountText(record.totalRefund ?? 0)
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormDialog, {
		form,
		title: translate("transaction.chargeback.title"),
		before: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [notices, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("transaction.chargeback.text", amounts) })] }),
		send: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SendText, {
			record,
			control: form.methods.control
		}),
		blocked: props.blocked,
		toldElsewhere: props.isLost,
		onClose,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyInput, {
			name: "refundAmount",
			label: translate("transaction.chargeback.amount"),
			help: translate("transaction.chargeback.left", { left }),
			currency,
			required: true
		})
	});
}
// src/resources/transactions/SlipDialog.tsx
/** Sends the slip of a transaction by e-mail, to the customer's address unless another one is typed. */
function SlipDialog({ record, onClose }) {
	const translate = useTranslate();
	const dataProvider = useDataProvider();
	const toBody = ({ email }) => ({
		paymentTransactionID: String(record.id),
		email
	});
	const form = useRequestForm({
		defaultValues: { email: record.dealDetails?.consumerEmail ?? "" },
		unguarded: true,
		schema: slipRequest,
		toBody,
		save: (values) => dataProvider.operate("transactions.sendSlip", {
			body: toBody(values),
			quiet: true
		}),
		onSaved: onClose
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormDialog, {
		form,
		title: translate("transaction.slip.title"),
		send: translate("transaction.slip.send"),
		onClose,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmailInput, {
			name: "email",
			label: translate("transaction.slip.email"),
			required: true
		})
	});
}
// src/resources/transactions/actions.ts
var idOf = ({ id }) => String(id);
/** A list's row carries no flags, and offers nothing. */
var isWhole = ({ allowRefund }) => typeof allowRefund === "boolean";
/** What is asked of a refund is not what is asked of a charge. */
function ask(action, ofRefund, { refuse } = {}) {
	return (record, words) => {
		const amount = signedAmount(record);
		return {
			title: `transaction.${action}.title`,
			text: `transaction.${action}.${ofRefund && amount < 0 ? "textOfRefund" : "text"}`,
			values: { amount: words.money(Math.abs(amount), record.currency) },
			tone: refuse ? "danger" : "forward",
			...refuse !== void 0 && { refuse }
		};
	};
}
/** What can be done with a transaction on its page, as the server's flags say; the one a person wants most first. */
var recordActions = [
	{
		key: "transmit",
		label: "transaction.transmit.action",
		kind: "operation",
		primary: true,
		offered: ({ allowTransmission }) => allowTransmission === true,
		asks: ask("transmit", true),
		run: (record, { dataProvider }) => dataProvider.operate("transmissions.transmit", { body: {
			terminalID: record.terminalID,
			paymentTransactionIDs: [idOf(record)]
		} })
	},
	{
		key: "selectJ5",
		label: "transaction.selectJ5.action",
		kind: "money",
		primary: true,
		offered: (record) => isWhole(record) && holdEnd(record) !== void 0,
		until: holdEnd,
		endpoint: "transactions.selectJ5",
		asks: ask("selectJ5", false),
		order: (record) => ({
			path: { transactionID: idOf(record) },
			place: placeOf(record, Number(record.transactionAmount))
		}),
		done: (record, _, { money }) => ({
			text: "transaction.selectJ5.done",
			values: { amount: money(Math.abs(signedAmount(record)), record.currency) }
		}),
		paths: transactionPaths,
		follows: true
	},
	{
		key: "chargeback",
		label: "transaction.chargeback.action",
		kind: "money",
		primary: true,
		offered: (record) => record.allowRefund === true && leftToRefund(record) > 0,
		endpoint: "transactions.chargeback",
		Dialog: ChargebackDialog,
		done: ({ currency }, { place }, { money }) => ({
			text: "transaction.chargeback.done",
			values: { amount: money(place.amount ?? 0, currency) }
		}),
		paths: transactionPaths
	},
	{
		key: "invoice",
		label: "transaction.invoice.action",
		kind: "operation",
		primary: true,
		offered: ({ allowInvoiceCreation }) => allowInvoiceCreation === true,
		asks: ask("invoice", false),
		run: (record, { dataProvider }) => dataProvider.operate("invoices.createForTransaction", { path: { paymentTransactionID: idOf(record) } })
	},
	{
		key: "slip",
		label: "transaction.slip.action",
		kind: "dialog",
		primary: true,
		offered: (record) => isWhole(record) && record.jDealType === "J4" && record.quickStatus !== "Failed" && record.quickStatus !== "Canceled",
		Dialog: SlipDialog
	},
	{
		key: "cancel",
		label: "transaction.cancel.action",
		kind: "operation",
		danger: true,
		offered: ({ allowTransmissionCancellation }) => allowTransmissionCancellation === true,
		asks: ask("cancel", true, { refuse: "transaction.cancel.refuse" }),
		run: (record, { dataProvider }) => dataProvider.operate("transmissions.cancel", { body: {
			terminalID: record.terminalID,
			paymentTransactionID: idOf(record)
		} })
	}
];
export { recordActions };
