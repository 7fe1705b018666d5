import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Gn as useTranslate, Ln as useDataProvider, dr as require_react, fn as useSettings, it as toDecimal, rn as dateText, rr as useQuery, x as CardSkeleton, zn as useLocation } from "./app-k3iiw52.js";
import { $t as paymentIntentPaths, Qt as pathTo, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { o as readPaymentLinkParameters } from "./wizardPaths-n2iopy2.js";
import { i as linkOf, n as useLinkPlace, r as LinkMade, t as readCustomer } from "./readCustomer-bjxyqg5.js";
import { i as TotalsText, u as customerOf, v as totalsOf } from "./CustomerField-0sbj4sq.js";
import { _ as LinkSceneProvider, a as CustomerPart, c as RecipientPart, d as AmountPart, f as emptyLink, h as takesMoney, i as linkBody, l as PagePart, m as makesDocument, n as linkRules, o as KindField, p as hasLines, s as LastDayField, u as DocumentPart, v as useLinkScene, y as useLinkValues } from "./linkRules-eq0z9ax.js";
import { r as isCalendarDay } from "./calendarDays-iukpuns.js";
import { r as paymentLimits } from "./installments-grq3b2z.js";
import { c as ConfirmRows, s as useSteppedForm } from "./WizardFrame-o1yolmc.js";
import { n as restoreDraft, t as createCustomer } from "./createCustomer-k15em7x.js";
import { n as chooseCurrency } from "./currency-bxkj05i.js";
import { t as SteppedWizard } from "./SteppedWizard-o49cu87.js";
// src/wizards/paymentRequest/parts/ConfirmPart.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
var said = (text) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: text }, text);
/** Whom it goes to, or whose it is. */
function useCustomerRows({ linkKind, dealDetails }) {
	const translate = useTranslate();
	const { consumerName, consumerEmail, consumerPhone } = dealDetails;
	if (linkKind === "permanent") return [];
	const to = [consumerEmail, consumerPhone].filter(Boolean).join(" · ");
	return [...consumerName ? [[translate("wizard.customer"), said(consumerName)]] : [], ...linkKind === "once" ? [[translate("paymentRequest.sentToLabel"), said(to)]] : []];
}
/** What the payer may choose, and what is made of the payment. */
function usePaymentRows(values) {
	const translate = useTranslate();
	const { dictionaries } = useSettings();
	if (!takesMoney(values)) return [];
	const { minInstallments, maxInstallments, invoiceDetails } = values;
	const { min, max } = paymentLimits.installments;
	const bounds = {
		least: minInstallments || min,
		most: maxInstallments || max
	};
	const type = dictionaries.invoiceTypeEnum?.[invoiceDetails.invoiceType] ?? invoiceDetails.invoiceType;
	return [...values.allowInstallments ? [[translate("paymentRequest.payments"), translate("paymentRequest.installmentChoice", bounds)]] : [], [translate("paymentRequest.document"), makesDocument(values) ? type : translate("paymentRequest.noDocument")]];
}
/** Everything that is going to be sent, in words, before it is. */
function ConfirmPart() {
	const translate = useTranslate();
	const { currency, terminal } = useLinkScene();
	const values = useLinkValues();
	const { linkKind, purpose, dealDetails, dueDate, additionalFields } = values;
	const customer = useCustomerRows(values);
	const payment = usePaymentRows(values);
	const rows = [
		[translate("paymentRequest.kind.label"), translate(`paymentRequest.kind.${linkKind}`)],
		[translate("paymentRequest.purpose.label"), translate(`paymentRequest.purpose.${purpose}`)],
		...customer,
		...dealDetails.dealDescription ? [[translate("dealField.description"), said(dealDetails.dealDescription)]] : [],
		[translate("paymentRequest.lastDay"), isCalendarDay(dueDate) ? said(dateText({
			kind: "day",
			day: dueDate
		}, "UTC")) : translate("paymentRequest.noEnd")],
		...payment,
		...additionalFields.length > 0 ? [[translate("paymentRequest.besides"), said(additionalFields.map(({ title }) => title).join(" · "))]] : []
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmRows, { rows }), (hasLines(values) || values.transactionAmount !== "") && purpose !== "card" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TotalsText, {
		totals: totalsOf(values, terminal.vatRate ?? 0),
		currency,
		vatRate: terminal.vatRate
	})] });
}
// src/wizards/paymentRequest/parts/ShortPart.tsx
/** All that a request needs, on one screen. */
function ShortPart() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(KindField, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CustomerPart, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AmountPart, { lines: false }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LastDayField, {})
	] });
}
// src/wizards/paymentRequest/form/linkSteps.ts
/** Steps of the wizard, in their order; the short form has one. */
var linkSteps = [
	"recipient",
	"amount",
	"page",
	"document",
	"confirm"
];
var fields = {
	recipient: /^(linkKind|purpose|dueDate|dealDetails\.consumer)/,
	amount: /^(transactionAmount|currency|withoutVat|dealDetails\.(items|deal)|root)/,
	page: /^(allow|min|max|additionalFields)/,
	document: /^(issueInvoice|invoiceDetails|dealDetails\.consumer(Name|Email))/,
	confirm: /^/,
	short: /^/
};
/** Whether a field is judged when a step is done. */
var belongsTo = (step, field) => fields[step].test(field);
/** The step that shows a field; undefined when none does. */
function stepOfField(field, steps) {
	return steps.find((step) => step !== "confirm" && belongsTo(step, field));
}
/** The steps as the values stand: no document where no money comes in. */
var stepsOf = (values) => linkSteps.filter((step) => step !== "document" || takesMoney(values));
// src/wizards/paymentRequest/useLinkWizard.ts
/** A payment that is passed on without sending is an intent; what is sent, or stays, a request (docs/wire.md §3.9). */
var callOf = ({ linkKind }) => linkKind === "copy" ? "paymentIntents.create" : "paymentRequests.create";
/** The workings of the wizard of a payment link, on the terminal it started with. */
function useLinkWizard({ start, hasStart, short, onDone }) {
	const dataProvider = useDataProvider();
	const { currencies } = useSettings();
	const { terminal, refused, initial, place } = useLinkPlace(start);
	const form = useSteppedForm({
		initial,
		firstStep: short ? "short" : "recipient",
		stepsOf: short ? () => ["short"] : stepsOf,
		belongsTo,
		stepOfField,
		rulesOf: () => linkRules(place),
		draft: {
			wizard: short ? "CreatePaymentRequestAlt" : "CreatePaymentRequest",
			terminalID: terminal.terminalID,
			isBrought: !hasStart,
			keep: (values) => ({ ...values }),
			restore: restoreDraft
		},
		finishStep: (step, typed) => step === "recipient" && isNew(typed) ? saveCustomer(typed) : void 0,
		send,
		onSent
	});
	const { values } = form;
	const { setValue, getValues, reset } = form.methods;
	async function saveCustomer({ dealDetails }) {
		const answer = await createCustomer(dataProvider, dealDetails, {
			name: "dealDetails",
			terminalID: place.terminalID
		});
		if (answer?.entityUID && answer.status !== "error") {
			setValue("dealDetails.consumerID", answer.entityUID, { shouldDirty: true });
			setValue("isNewCustomer", false);
		}
		return answer;
	}
	async function send(typed) {
		if (refused) return void 0;
		if (short && isNew(typed)) {
			const saved = await saveCustomer(typed);
			if (!saved || saved.status === "error") return saved;
		}
		const body = linkBody(getValues(), place);
		return dataProvider.operate(callOf(typed), {
			body,
			quiet: true,
			ownSuccess: true
		});
	}
	function onSent(answer) {
		const made = getValues();
		reset(made);
		form.finish();
		const amount = made.purpose === "card" ? 0 : totalsOf(made, terminal.vatRate ?? 0).amount;
		onDone({
			...linkOf(answer),
			linkKind: made.linkKind,
			...amount > 0 && { amount: toDecimal(amount) },
			currency: chooseCurrency(currencies, made.currency)
		});
	}
	return {
		...form,
		terminal,
		refused,
		currency: chooseCurrency(currencies, values.currency)
	};
}
/** Somebody is to be kept first, whom the link names then. */
var isNew = ({ linkKind, isNewCustomer }) => linkKind !== "permanent" && isNewCustomer;
// src/wizards/paymentRequest/LinkWizard.tsx
var parts = {
	recipient: RecipientPart,
	amount: AmountPart,
	page: PagePart,
	document: DocumentPart,
	confirm: ConfirmPart,
	short: ShortPart
};
/** Makes a payment link, step by step or on one screen. */
function LinkWizard(options) {
	const translate = useTranslate();
	const wizard = useLinkWizard(options);
	const { values, terminal, currency } = wizard;
	const { linkKind, dealDetails, purpose } = values;
	const isPermanent = linkKind === "permanent";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkSceneProvider, {
		value: {
			terminal,
			currency
		},
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SteppedWizard, {
			wizard,
			parts,
			titleOf: (name) => translate(`paymentRequest.step.${name}`),
			summary: {
				customer: isPermanent ? translate("paymentRequest.kind.permanent") : dealDetails.consumerName,
				amount: purpose === "card" ? 0 : toDecimal(totalsOf(values, terminal.vatRate ?? 0).amount),
				currency
			},
			closeTo: pathTo(isPermanent ? "PermanentLinks" : "PaymentRequests"),
			send: translate(linkKind === "once" ? "paymentRequest.send" : "paymentRequest.make")
		})
	});
}
// src/wizards/paymentRequest/start/useLinkStart.ts
/** What the wizard begins with by its address; undefined while it loads. */
function useLinkStart({ customerID, permanent = false }) {
	const client = useDataProvider();
	const { data, isPending } = useQuery({
		queryKey: ["paymentLinkStart", customerID],
		enabled: customerID !== void 0,
		gcTime: 0,
		staleTime: Infinity,
		queryFn: async ({ signal }) => await readCustomer(client, customerID ?? "", signal) ?? "unread"
	});
	const start = {
		...emptyLink,
		linkKind: permanent ? "permanent" : "once"
	};
	if (customerID === void 0) return start;
	if (isPending) return void 0;
	return typeof data === "object" ? {
		...start,
		dealDetails: {
			...start.dealDetails,
			...customerOf(data)
		}
	} : start;
}
// src/wizards/paymentRequest/PaymentRequestPage.tsx
/** What has become of it; an intent is in no list, but has a page. */
function Made({ made, onAgain }) {
	const translate = useTranslate();
	const { id, linkKind } = made;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkMade, {
		made,
		title: translate(`paymentRequest.made.${linkKind}`),
		link: {
			title: translate("paymentRequest.link"),
			fileName: "payment-link"
		},
		sentBy: linkKind === "once" ? "paymentRequests.get" : void 0,
		again: {
			label: translate("paymentRequest.again"),
			onAgain
		},
		page: linkKind === "copy" ? {
			label: translate("paymentIntent.open"),
			path: paymentIntentPaths.one(id)
		} : {
			label: translate("paymentRequest.open"),
			path: pathTo("PaymentRequest", { id })
		}
	});
}
/** The wizard of a payment link, from what its address gives to the link that was made, again and again. */
function LinkPage({ short }) {
	const { search } = useLocation();
	const [round, setRound] = (0, import_react.useState)(0);
	const [made, setMade] = (0, import_react.useState)();
	const given = round === 0 ? readPaymentLinkParameters(search) : {};
	const start = useLinkStart(given);
	function again() {
		setMade(void 0);
		setRound(round + 1);
	}
	if (made) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Made, {
		made,
		onAgain: again
	});
	if (!start) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardSkeleton, {});
	const hasStart = Object.keys(given).length > 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkWizard, {
		start,
		hasStart,
		short,
		onDone: setMade
	}, round);
}
var PaymentRequestPage = () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkPage, { short: false });
/** The same on one screen, without what is seldom asked for. */
var ShortPaymentRequestPage = () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkPage, { short: true });
export { PaymentRequestPage, ShortPaymentRequestPage };
