import { Gn as useTranslate } from "./app-k3iiw52.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { t as israelDay } from "./israelDay-fjzvcio.js";
import { n as addMonths, t as addDays } from "./calendarDays-iukpuns.js";
import { t as israelToday } from "./israelToday-cp8f9ra.js";
import { t as FormDialog } from "./FormDialog-bi3z1xa.js";
import { t as useRequestForm } from "./useRequestForm-ok3804r.js";
import { t as TextInput } from "./TextInput-h9yxk14.js";
import { i as isInPause } from "./scheduleRequest-ic9fnqi.js";
import { n as pauseRequest } from "./billingDealRequest-05yc5z6.js";
import { n as toText } from "./formTexts-iwm5trk.js";
import { t as DateInput } from "./DateInput-n4yweyi.js";
import { t as FieldGrid } from "./FieldGrid-osfkjyc.js";
// contract/rules/chargeable.ts
/**
* What keeps a deal from being charged, or issued, today: what is true of the deal first, then of its terminal.
* @returns undefined when nothing does
*/
function chargeHindrance(deal, { today, hasBilling }) {
	const next = deal.nextScheduledTransaction?.slice(0, 10);
	if (deal.finished === true || !next) return "DealFinished";
	if (!deal.active) return "DealInactive";
	if (isInPause(today, deal)) return "DealPaused";
	if (deal.inProgress === true) return "DealIsRunning";
	if (next > today) return "DealNotDue";
	if (!deal.invoiceOnly && deal.tokenNotAvailable === true) return "CardTokenDeleted";
	if (!deal.invoiceOnly && deal.cardExpired === true) return "CreditCardHasExpired";
	return hasBilling ? void 0 : "FeatureBillingMissing";
}
// src/resources/billingDeals/dealJudgements.ts
/** Whom acts on deals are open to. */
var access = "billing";
/** What charges, or leads to charges, needs the service. */
var charging = {
	access,
	feature: "Billing"
};
var isOver = ({ finished }) => finished === true;
var isRunning = (deal) => deal.active === true && !isOver(deal);
/** A pause that is on, or still to come. */
var hasPause = ({ pausedFrom, pausedTo }) => Boolean(pausedFrom) && (!pausedTo || pausedTo.slice(0, 10) >= israelDay(/* @__PURE__ */ new Date()));
/** A card that has expired or was deleted is replaced first, to which the deal's notes lead. */
var mayBeCharged = (deal) => isRunning(deal) && deal.invoiceOnly !== true && deal.cardExpired !== true && deal.tokenNotAvailable !== true && !isInPause(israelDay(/* @__PURE__ */ new Date()), deal);
/** Why the server would not charge it today, as far as its row tells; the terminal has the service, or nobody is asked. */
function hindranceOf(deal) {
	const { active = false, invoiceOnly = false } = deal;
	const code = chargeHindrance({
		...deal,
		active,
		invoiceOnly
	}, {
		today: israelDay(/* @__PURE__ */ new Date()),
		hasBilling: true
	});
	return code && `deal.hindrance.${code}`;
}
// src/resources/billingDeals/PauseForm.tsx
var import_jsx_runtime = require_jsx_runtime();
var toBody = ({ pausedFrom, pausedTo, reason }) => ({
	pausedFrom,
	pausedTo,
	reason: toText(reason)
});
/** From one day to another, a month from today unless they are typed, and why. */
function PauseForm({ title, text, send, save, onSaved, onClose }) {
	const translate = useTranslate();
	const today = israelToday();
	const form = useRequestForm({
		defaultValues: {
			pausedFrom: today,
			pausedTo: addDays(addMonths(today, 1), -1),
			reason: ""
		},
		unguarded: true,
		schema: pauseRequest,
		toBody,
		save: (values) => save(toBody(values)),
		...onSaved && { onSaved }
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormDialog, {
		form,
		title,
		before: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: text }),
		send,
		onClose,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldGrid, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DateInput, {
			name: "pausedFrom",
			label: translate("deal.pause.from"),
			required: true
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DateInput, {
			name: "pausedTo",
			label: translate("deal.pause.to"),
			required: true
		})] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
			name: "reason",
			label: translate("deal.pause.reason"),
			maxLength: 250,
			multiline: true
		})]
	});
}
export { hindranceOf as a, mayBeCharged as c, hasPause as i, access as n, isOver as o, charging as r, isRunning as s, PauseForm as t };
