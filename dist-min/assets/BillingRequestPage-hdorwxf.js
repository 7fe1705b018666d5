import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Gn as useTranslate, L as scheduleText, Ln as useDataProvider, Nn as createRequiredContext, dr as require_react, fn as useSettings, it as toDecimal, k as toneClass, rn as dateText, rr as useQuery, x as CardSkeleton, zn as useLocation } from "./app-k3iiw52.js";
import { i as readBillingRequestParameters } from "./wizardPaths-n2iopy2.js";
import { a as documentTypes, c as toAmounts, d as noCustomer, f as documentFaults, i as TotalsText, l as toDeal, o as toInvoice, p as lineFaults, s as dealDetailsOf, u as customerOf, v as totalsOf, y as amountText } from "./CustomerField-0sbj4sq.js";
import { Qt as pathTo, an as clsx, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { f as useWatch, u as useFormContext } from "./useField-fbycvji.js";
import { t as DealSumFields } from "./DealSumFields-dqj11q8.js";
import { r as isCalendarDay } from "./calendarDays-iukpuns.js";
import { i as toSchedule, n as monthlyForEver, r as scheduleValuesOf, t as ScheduleFields } from "./ScheduleFields-gswdavd.js";
import { c as ConfirmRows, s as useSteppedForm } from "./WizardFrame-o1yolmc.js";
import { n as DocumentFields, t as RadioInput } from "./RadioInput-grci726.js";
import { a as endOf, c as RecipientFields, n as billingLinkRequest, o as lastDayFault, s as lastDayOf, t as recipientFaults } from "./recipientFaults-ioijl3n.js";
import { t as DateInput } from "./DateInput-n4yweyi.js";
import { r as Help } from "./Field-khuee7j.js";
import { n as restoreDraft, t as createCustomer } from "./createCustomer-k15em7x.js";
import { n as chooseCurrency } from "./currency-bxkj05i.js";
import { i as linkOf, n as useLinkPlace, r as LinkMade, t as readCustomer } from "./readCustomer-bjxyqg5.js";
import { t as required } from "./required-j0wxemo.js";
import { t as dealFieldOf } from "./dealFieldOf-d9ae75i.js";
import { t as SteppedWizard } from "./SteppedWizard-o49cu87.js";
import { t as israelToday } from "./israelToday-cp8f9ra.js";
// src/wizards/billingRequest/requestContext.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var [RequestSceneProvider, useRequestScene] = createRequiredContext("the wizard of a billing request");
/** The values as they stand now. */
function useRequestValues() {
	const { control, getValues } = useFormContext();
	useWatch({ control });
	return getValues();
}
// src/wizards/billingRequest/ResendNotice.module.css
var notice = "notice-_9C";
// src/wizards/billingRequest/ResendNotice.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Says what of an earlier request is there again, and what is not; nothing of a request that begins empty. */
function ResendNotice({ start }) {
	const translate = useTranslate();
	if (!start.isAnew) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		role: "status",
		className: clsx(notice, toneClass(start.isCustomerGone ? "warning" : "info")),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("billingRequest.resend.notice") }), start.isCustomerGone && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("billingRequest.resend.customerGone") })]
	});
}
// src/wizards/billingRequest/steps/AmountStep.tsx
/** What each charge comes to. */
function AmountStep() {
	const { currency, terminal } = useRequestScene();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DealSumFields, {
		values: useRequestValues(),
		currency,
		vatRate: terminal.vatRate
	});
}
// src/wizards/billingRequest/form/requestValues.ts
var emptyRequest = {
	linkKind: "once",
	dealDetails: {
		...noCustomer,
		dealDescription: "",
		dealReference: "",
		items: []
	},
	isNewCustomer: false,
	currency: "",
	transactionAmount: "",
	withoutVat: false,
	billingSchedule: monthlyForEver,
	dueDate: "",
	issueInvoice: false,
	invoiceDetails: {
		invoiceType: "",
		invoiceSubject: "",
		sendCCTo: ""
	}
};
/** Documents are made in shekels alone (spec §5). */
var makesDocument = ({ issueInvoice, currency }) => issueInvoice && currency === "ILS";
// src/wizards/billingRequest/steps/ConfirmStep.tsx
/** Everything that is going to be sent, in words, before it is. */
function ConfirmStep() {
	const translate = useTranslate();
	const { currency, terminal } = useRequestScene();
	const { dictionaries } = useSettings();
	const values = useRequestValues();
	const { linkKind, dealDetails, billingSchedule, dueDate, invoiceDetails } = values;
	const { consumerName, consumerEmail, consumerPhone, dealDescription } = dealDetails;
	const said = (text) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: text }, text);
	const document = dictionaries.invoiceTypeEnum?.[invoiceDetails.invoiceType] ?? invoiceDetails.invoiceType;
	const rows = [
		[translate("billingRequest.kind.label"), translate(`billingRequest.kind.${linkKind}`)],
		...linkKind === "once" ? [[translate("wizard.customer"), said(consumerName)], [translate("billingRequest.sentToLabel"), said([consumerEmail, consumerPhone].filter(Boolean).join(" · "))]] : [],
		...dealDescription ? [[translate("dealField.description"), said(dealDescription)]] : [],
		[translate("deal.schedule"), said(scheduleText(toSchedule(billingSchedule), dictionaries, "UTC"))],
		[translate("billingRequest.lastDay"), isCalendarDay(dueDate) ? said(dateText({
			kind: "day",
			day: dueDate
		}, "UTC")) : translate("billingRequest.noEnd")],
		[translate("deal.document"), makesDocument(values) ? document : translate("billingRequest.noDocument")]
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmRows, { rows }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TotalsText, {
		totals: totalsOf(values, terminal.vatRate ?? 0),
		currency,
		vatRate: terminal.vatRate
	})] });
}
// src/wizards/billingRequest/steps/DocumentStep.tsx
/** The document that each charge makes; of a permanent link it is made out to whoever pays. */
function DocumentStep() {
	const translate = useTranslate();
	const { currency } = useRequestScene();
	const { linkKind } = useRequestValues();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DocumentFields, {
		label: translate("deal.issueInvoice"),
		currency: currency.code,
		types: documentTypes,
		customerName: linkKind === "once" ? "dealDetails" : void 0
	});
}
// src/wizards/billingRequest/steps/RecipientStep.tsx
var kinds = ["once", "permanent"];
/** For whom the link is: one customer, to whom it is sent, or whoever opens it; and until when. */
function RecipientStep() {
	const translate = useTranslate();
	const { terminal } = useRequestScene();
	const { linkKind } = useRequestValues();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioInput, {
			name: "linkKind",
			label: translate("billingRequest.kind.label"),
			help: translate(`billingRequest.kind.${linkKind}Help`),
			options: kinds.map((value) => ({
				value,
				text: translate(`billingRequest.kind.${value}`)
			}))
		}),
		linkKind === "once" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecipientFields, {
			name: "dealDetails",
			newName: "isNewCustomer",
			terminal,
			help: translate("billingRequest.sentTo")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DateInput, {
			name: "dueDate",
			label: translate("billingRequest.lastDay"),
			help: translate("billingRequest.lastDayHelp")
		})
	] });
}
// src/wizards/billingRequest/steps/ScheduleStep.tsx
/** When the customer would be charged. */
function ScheduleStep() {
	const translate = useTranslate();
	const { currency, terminal } = useRequestScene();
	const values = useRequestValues();
	const { amount } = totalsOf(values, terminal.vatRate ?? 0);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScheduleFields, {
		name: "billingSchedule",
		agorot: amount,
		currency
	}), values.billingSchedule.startAtType === "today" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Help, { children: translate("billingRequest.previewHelp") })] });
}
// src/wizards/billingRequest/form/requestBody.ts
/** What the wizard sends: a link that is permanent knows nobody. */
function requestBody(values, { terminalID, vatRate, locale }) {
	const { linkKind, currency, dealDetails, billingSchedule, dueDate, invoiceDetails } = values;
	const permanent = linkKind === "permanent";
	const { transactionAmount, vat } = toAmounts(values, vatRate);
	return {
		terminalID,
		permanent,
		currency,
		transactionAmount,
		...vat,
		billingSchedule: toSchedule(billingSchedule),
		dealDetails: toDeal(permanent ? {
			...dealDetails,
			...noCustomer
		} : dealDetails, currency),
		dueDate: endOf(dueDate),
		language: locale,
		...makesDocument(values) ? {
			issueInvoice: true,
			invoiceDetails: toInvoice(invoiceDetails, locale)
		} : { issueInvoice: false }
	};
}
// src/wizards/billingRequest/form/requestRules.ts
function ownFaults(values) {
	const isForOne = values.linkKind === "once";
	return {
		...isForOne && recipientFaults(values.dealDetails, values.isNewCustomer),
		...isForOne && makesDocument(values) && documentFaults(values.dealDetails),
		transactionAmount: values.dealDetails.items.length > 0 ? void 0 : required(values.transactionAmount),
		...lineFaults(values.dealDetails.items),
		dueDate: lastDayFault(values.dueDate)
	};
}
/** What judges a billing request: what would be sent for it, and what the form asks for besides. */
function requestRules(place) {
	return {
		schema: billingLinkRequest,
		toBody: (values) => requestBody(values, place),
		fieldOf: (path, { dealDetails }) => dealFieldOf(path, dealDetails.items.length > 0),
		ownFaults
	};
}
// src/wizards/billingRequest/form/requestSteps.ts
/** Steps of the wizard, in their order. */
var requestSteps = [
	"recipient",
	"amount",
	"schedule",
	"document",
	"confirm"
];
var fields = {
	recipient: /^(linkKind|dueDate|dealDetails\.consumer)/,
	amount: /^(transactionAmount|currency|withoutVat|dealDetails\.(items|deal)|root)/,
	schedule: /^billingSchedule/,
	document: /^(issueInvoice|invoiceDetails|dealDetails\.consumer(Name|Email))/,
	confirm: /^/
};
/** Whether a field is judged when a step is done. */
var belongsTo = (step, field) => fields[step].test(field);
/** The step that shows a field; undefined when none does. */
function stepOfField(field, steps) {
	return steps.find((step) => step !== "confirm" && belongsTo(step, field));
}
// src/wizards/billingRequest/useRequestWizard.ts
/** The workings of the wizard of a billing request, on the terminal it started with. */
function useRequestWizard({ start, hasStart, onDone }) {
	const dataProvider = useDataProvider();
	const { currencies } = useSettings();
	const { terminal, refused, initial, place } = useLinkPlace(start);
	const form = useSteppedForm({
		initial,
		firstStep: "recipient",
		stepsOf: () => requestSteps,
		belongsTo,
		stepOfField,
		rulesOf: () => requestRules(place),
		draft: {
			wizard: "CreateBillingRequest",
			terminalID: terminal.terminalID,
			isBrought: !hasStart,
			keep: (values) => ({ ...values }),
			restore: restoreDraft
		},
		finishStep: (step, typed) => step === "recipient" && typed.linkKind === "once" && typed.isNewCustomer ? saveCustomer(typed) : void 0,
		send,
		onSent
	});
	const { values } = form;
	const { setValue, getValues, reset } = form.methods;
	const currency = chooseCurrency(currencies, values.currency);
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
		const body = requestBody(typed, place);
		return dataProvider.operate("billingRequests.create", {
			body,
			quiet: true,
			ownSuccess: true
		});
	}
	function onSent(answer) {
		const made = getValues();
		reset(made);
		form.finish();
		onDone({
			...linkOf(answer),
			linkKind: made.linkKind,
			amount: toDecimal(totalsOf(made, terminal.vatRate ?? 0).amount),
			currency: chooseCurrency(currencies, made.currency)
		});
	}
	return {
		...form,
		terminal,
		refused,
		currency
	};
}
// src/wizards/billingRequest/BillingRequestWizard.tsx
var parts = {
	recipient: RecipientStep,
	amount: AmountStep,
	schedule: ScheduleStep,
	document: DocumentStep,
	confirm: ConfirmStep
};
/** Makes a link by which a customer sets up a billing deal, step by step. */
function BillingRequestWizard({ start, hasStart, onDone }) {
	const translate = useTranslate();
	const wizard = useRequestWizard({
		start: start.values,
		hasStart,
		onDone
	});
	const { values, step, terminal, currency } = wizard;
	const isPermanent = values.linkKind === "permanent";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RequestSceneProvider, {
		value: {
			terminal,
			currency
		},
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SteppedWizard, {
			wizard,
			parts,
			titleOf: (name) => translate(`billingRequest.step.${name}`),
			summary: {
				customer: isPermanent ? translate("billingRequest.kind.permanent") : values.dealDetails.consumerName,
				amount: toDecimal(totalsOf(values, terminal.vatRate ?? 0).amount),
				currency
			},
			closeTo: pathTo(isPermanent ? "PermanentBillingLinks" : "BillingRequests"),
			notice: step === "recipient" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResendNotice, { start }),
			send: translate(isPermanent ? "billingRequest.make" : "billingRequest.send")
		})
	});
}
// src/wizards/billingRequest/RequestMade.tsx
/** What has become of a billing request: its link to copy, scan and save. Enter begins another one. */
function RequestMade({ made, onAgain }) {
	const translate = useTranslate();
	const { id, linkKind } = made;
	const isPermanent = linkKind === "permanent";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkMade, {
		made,
		title: translate(`billingRequest.made.${linkKind}`),
		link: {
			title: translate("billingRequest.link"),
			fileName: "billing-link"
		},
		sentBy: isPermanent ? void 0 : "billingRequests.get",
		again: {
			label: translate("billingRequest.again"),
			onAgain
		},
		page: {
			label: translate("billingRequest.open"),
			path: isPermanent ? pathTo("BillingLink", { id }) : pathTo("BillingRequest", { id })
		}
	});
}
// src/wizards/billingRequest/start/startOf.ts
/** A schedule whose first day has gone by begins when the deal is set up. */
function scheduleOf({ billingSchedule }, today) {
	const schedule = scheduleValuesOf(billingSchedule);
	return schedule.startAt !== "" && schedule.startAt < today ? {
		...schedule,
		startAtType: "today",
		startAt: ""
	} : schedule;
}
/** The last day of a link; none of one that is over. */
function dayToCome({ dueDate }, today) {
	const day = lastDayOf(dueDate);
	return day < today ? "" : day;
}
function ofRequest(request, { isCustomerGone }, today) {
	const details = dealDetailsOf({
		consumerID: request.consumerID,
		...request.dealDetails
	});
	const { items } = details;
	return {
		...emptyRequest,
		linkKind: request.permanent ? "permanent" : "once",
		dealDetails: isCustomerGone ? {
			...details,
			...noCustomer
		} : details,
		currency: request.currency,
		transactionAmount: items.length > 0 ? "" : amountText(request.transactionAmount),
		withoutVat: items.length === 0 && request.vatRate === 0,
		billingSchedule: scheduleOf(request, today),
		dueDate: dayToCome(request, today)
	};
}
/**
* What the wizard begins with: an earlier request as it was, with what has gone by left out, or the empty form.
* @param today Israel's day
*/
function startOf(records, permanent, today) {
	const { request, customer } = records;
	if (request) return ofRequest(request, records, today);
	return {
		...emptyRequest,
		linkKind: permanent ? "permanent" : "once",
		...customer && { dealDetails: {
			...emptyRequest.dealDetails,
			...customerOf(customer)
		} }
	};
}
// src/wizards/billingRequest/start/useRequestStart.ts
/** A request that is sent anew; what can not be read has been told, and is left out. */
async function readRequest(client, id, signal) {
	return client.call("billingRequests.get", {
		path: { id },
		query: { showDeleted: true },
		signal
	}).catch(() => signal.throwIfAborted());
}
async function readStart(client, given, signal) {
	const { billingRequestID, customerID, permanent = false } = given;
	const request = billingRequestID && await readRequest(client, billingRequestID, signal) || void 0;
	const wanted = request?.dealDetails?.consumerID ?? request?.consumerID ?? customerID;
	const found = wanted ? await readCustomer(client, wanted, signal) : void 0;
	const isCustomerGone = found === "gone";
	return {
		values: startOf({
			request,
			customer: isCustomerGone ? void 0 : found,
			isCustomerGone
		}, permanent, israelToday()),
		isAnew: request !== void 0,
		isCustomerGone
	};
}
/** What the wizard begins with by its address; undefined while it loads. */
function useRequestStart(given) {
	const client = useDataProvider();
	const asks = given.billingRequestID !== void 0 || given.customerID !== void 0;
	const { data } = useQuery({
		queryKey: ["billingRequestStart", given],
		enabled: asks,
		gcTime: 0,
		staleTime: Infinity,
		queryFn: ({ signal }) => readStart(client, given, signal)
	});
	if (asks) return data;
	return {
		values: startOf({}, given.permanent ?? false, israelToday()),
		isAnew: false,
		isCustomerGone: false
	};
}
// src/wizards/billingRequest/BillingRequestPage.tsx
/** The wizard of a billing request, from what its address gives to the link that was made, again and again. */
function BillingRequestPage() {
	const { search } = useLocation();
	const [round, setRound] = (0, import_react.useState)(0);
	const [made, setMade] = (0, import_react.useState)();
	const given = round === 0 ? readBillingRequestParameters(search) : {};
	const start = useRequestStart(given);
	function again() {
		setMade(void 0);
		setRound(round + 1);
	}
	if (made) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RequestMade, {
		made,
		onAgain: again
	});
	if (!start) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardSkeleton, {});
	const hasStart = Object.keys(given).length > 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BillingRequestWizard, {
		start,
		hasStart,
		onDone: setMade
	}, round);
}
export { BillingRequestPage };
