import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Qt as pathTo, en as policyOf, mn as require_jsx_runtime, nn as transactionPaths } from "./boot-ejmxxq5.js";
import { Gn as useTranslate, Ln as useDataProvider, dr as require_react, rr as useQuery } from "./app-k3iiw52.js";
import { t as TaskDialog } from "./TaskDialog-ehy2yh5.js";
import { t as billingTransactionRequest } from "./transactionRequest-ko858b0.js";
import { t as FormDialog } from "./FormDialog-bi3z1xa.js";
import { t as useActionWords } from "./useActionWords-onmv0yy.js";
import { i as withoutCode, n as asksForVoice, t as apiErrorOf } from "./apiError-hzq81g5.js";
import { t as useRequestForm } from "./useRequestForm-ok3804r.js";
import { t as TextInput } from "./TextInput-h9yxk14.js";
import { a as hindranceOf, c as mayBeCharged, i as hasPause, n as access, o as isOver, r as charging, s as isRunning, t as PauseForm } from "./PauseForm-bbpijou.js";
// src/resources/billingDeals/CardNumberDialog.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Shows the first six and last four digits of a deal's card; that somebody looked is written down by the server. */
function CardNumberDialog({ record, onClose }) {
	const translate = useTranslate();
	const dataProvider = useDataProvider();
	const { data, isError } = useQuery({
		queryKey: ["dealCardNumber", record.id],
		staleTime: Infinity,
		gcTime: 0,
		retry: false,
		queryFn: ({ signal }) => dataProvider.call("billing.cardNumber", {
			path: { id: String(record.id) },
			signal
		})
	});
	(0, import_react.useEffect)(function giveUp() {
		if (isError) onClose();
	}, [isError, onClose]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(TaskDialog, {
		title: translate("deal.cardNumber.title"),
		main: {
			text: translate("shell.close"),
			act: onClose
		},
		onEscape: onClose,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
			"aria-live": "polite",
			"aria-busy": !data,
			children: data && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
				dir: "ltr",
				children: data.cardNumber
			}) })
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("deal.cardNumber.text") })]
	});
}
// src/resources/billingDeals/ChargeNowDialog.tsx
var toBody = ({ id }, { oKNumber }) => ({
	billingDealID: String(id),
	...oKNumber.trim() !== "" && { oKNumber: oKNumber.trim() }
});
/** What is sent, and where it will be found again. */
function chargeOrder(deal, values) {
	const { id, terminalID = "", currency, transactionAmount } = deal;
	return {
		body: toBody(deal, values),
		place: {
			terminalID,
			billingDealID: String(id),
			...currency && { currency },
			...transactionAmount !== void 0 && { amount: transactionAmount }
		},
		quiet: true
	};
}
/** Charges a deal now, once; where the card company wants to be called, its approval can be typed and sent. */
function ChargeNowDialog(props) {
	const { record, send, notices, blocked, isLost, onClose } = props;
	const translate = useTranslate();
	const { money } = useActionWords();
	const [asksVoice, setAsksVoice] = (0, import_react.useState)(false);
	const amount = money(record.transactionAmount ?? 0, record.currency);
	const form = useRequestForm({
		defaultValues: { oKNumber: "" },
		unguarded: true,
		schema: billingTransactionRequest,
		toBody: (values) => toBody(record, values),
		async save(values) {
			const answer = await send(chargeOrder(record, values));
			if (answer?.status !== "error") return answer;
			const refusal = apiErrorOf(answer);
			setAsksVoice(asksForVoice(refusal));
			return {
				...withoutCode(answer),
				message: refusal.message
			};
		},
		onSaved: onClose
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormDialog, {
		form,
		title: translate("deal.chargeNow.title"),
		before: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [notices, /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("deal.chargeNow.text", {
			amount,
			name: record.dealDetails?.consumerName ?? ""
		}) })] }),
		send: translate("deal.chargeNow.send", { amount }),
		blocked,
		toldElsewhere: isLost,
		onClose,
		children: asksVoice && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
			name: "oKNumber",
			label: translate("deal.chargeNow.voice"),
			help: translate("deal.chargeNow.voiceHelp"),
			dir: "ltr",
			maxLength: 20
		})
	});
}
// src/resources/billingDeals/PauseDialog.tsx
/** Pauses one deal. */
function PauseDialog({ record, onClose }) {
	const translate = useTranslate();
	const dataProvider = useDataProvider();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PauseForm, {
		title: translate("deal.pause.title"),
		text: translate("deal.pause.text"),
		send: translate("deal.pause.action"),
		save: (body) => dataProvider.operate("billing.pause", {
			path: { id: String(record.id) },
			body,
			quiet: true
		}),
		onSaved: onClose,
		onClose
	});
}
// src/resources/billingDeals/actions.ts
var idOf = ({ id }) => String(id);
/** What can be done with one deal; the one a person wants most first. */
var rowActions = [
	{
		key: "chargeNow",
		label: "deal.chargeNow.action",
		kind: "money",
		primary: true,
		...charging,
		offered: mayBeCharged,
		endpoint: "transactions.createBillingTransaction",
		Dialog: ChargeNowDialog,
		done: ({ currency }, { place }, { money }) => ({
			text: "deal.chargeNow.done",
			values: { amount: money(place.amount ?? 0, currency) }
		}),
		paths: transactionPaths
	},
	{
		key: "trigger",
		label: "deal.trigger.action",
		kind: "operation",
		...charging,
		offered: (deal) => hindranceOf(deal) === void 0,
		run: (deal, { dataProvider }) => dataProvider.operate("billing.trigger", { body: { billingDealsID: [idOf(deal)] } })
	},
	{
		key: "unpause",
		label: "deal.unpause.action",
		kind: "operation",
		primary: true,
		...charging,
		offered: (deal) => isRunning(deal) && hasPause(deal),
		asks: () => ({
			title: "deal.unpause.title",
			text: "deal.unpause.text",
			tone: "forward"
		}),
		run: (deal, { dataProvider }) => dataProvider.operate("billing.unpause", { path: { id: idOf(deal) } })
	},
	{
		key: "activate",
		label: "deal.activate.action",
		kind: "operation",
		primary: true,
		...charging,
		offered: (deal) => deal.active === false && !isOver(deal),
		run: (deal, { dataProvider }) => dataProvider.operate("billing.activate", { body: { billingDealsID: [idOf(deal)] } })
	},
	{
		key: "edit",
		kind: "link",
		...policyOf("EditBillingDeal"),
		path: (deal) => pathTo("EditBillingDeal", { id: idOf(deal) })
	},
	{
		key: "pause",
		label: "deal.pause.action",
		kind: "dialog",
		access,
		offered: (deal) => isRunning(deal) && !hasPause(deal),
		Dialog: PauseDialog
	},
	{
		key: "cardNumber",
		label: "deal.cardNumber.action",
		kind: "dialog",
		access,
		offered: ({ paymentType, creditCardToken }) => paymentType === "card" && Boolean(creditCardToken),
		Dialog: CardNumberDialog
	},
	{
		key: "disable",
		label: "deal.disable.action",
		kind: "operation",
		danger: true,
		access,
		offered: isRunning,
		asks: () => ({
			title: "deal.disable.title",
			text: "deal.disable.text"
		}),
		run: (deal, { dataProvider }) => dataProvider.operate("billing.disable", { body: { billingDealsID: [idOf(deal)] } })
	}
];
export { rowActions };
