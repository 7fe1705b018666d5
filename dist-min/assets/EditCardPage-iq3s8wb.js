import { Bn as useNavigate, Gn as useTranslate, yt as ListNotice } from "./app-k3iiw52.js";
import { n as extendExpirationRequest } from "./cardToken-kyklthr.js";
import { n as parseExpiry, r as toShownExpiry } from "./expiry-bbevte7.js";
import { t as FormSection } from "./FormSection-hhc2zub.js";
import { t as RecordFormPage } from "./RecordFormPage-b0er59o.js";
import { Qt as pathTo, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { t as ExpiryInput } from "./ExpiryInput-oljks7i.js";
import { n as lastDigits, t as expiryBody } from "./cardValues-hdb2o97.js";
// src/resources/customers/cards/EditCardPage.module.css
var facts = "facts-0vF";
// src/resources/customers/cards/isLater.ts
/** Whether one expiry is after another; what is no expiry is after none. */
function isLater(typed, before) {
	const [now, then] = [parseExpiry(typed), parseExpiry(before)];
	if (!now) return false;
	return !then || now.year * 12 + now.month > then.year * 12 + then.month;
}
// src/resources/customers/cards/EditCardPage.tsx
var import_jsx_runtime = require_jsx_runtime();
function CardFacts({ card: { cardNumber, cardExpiration, cardOwnerName } }) {
	const translate = useTranslate();
	const expiry = parseExpiry(cardExpiration);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
		className: facts,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: translate("card.number") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
				dir: "ltr",
				children: cardNumber
			}) })] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: translate("card.owner") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: cardOwnerName ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: cardOwnerName }) : "—" })] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: translate("card.expiryNow") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
				dir: "ltr",
				children: expiry ? toShownExpiry(expiry) : cardExpiration
			}) })] })
		]
	});
}
/** The customer whose card it is, or the customers. */
function ownerPath(card) {
	const id = card?.consumerID;
	return !id ? pathTo("Customers") : `${pathTo("Customer", { id })}?tab=cards`;
}
/** Extends a saved card: the same card with a later date. */
function EditCardPage() {
	const translate = useTranslate();
	const navigate = useNavigate();
	const toCustomers = {
		text: translate("card.toCustomers"),
		act: () => void navigate(pathTo("Customers"))
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordFormPage, {
		resource: "cards",
		schema: extendExpirationRequest.pick(["cardExpiration"]),
		valuesOf: () => ({ cardExpiration: "" }),
		toBody: (values, card) => expiryBody(values, card ?? {}),
		ownFaults: ({ cardExpiration }, card) => isLater(cardExpiration, card?.cardExpiration ?? "") ? {} : { cardExpiration: { key: "card.mustBeLater" } },
		pathOf: (_, card) => ownerPath(card),
		nameOf: (_, card) => lastDigits(card?.cardNumber ?? ""),
		saveLabel: translate("card.extend"),
		missing: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListNotice, {
			urgent: true,
			text: translate("CardTokenDeleted"),
			actions: [toCustomers]
		}),
		narrow: true,
		children: (card) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
			title: translate("card.extendTitle"),
			children: [card && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardFacts, { card }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExpiryInput, {
				name: "cardExpiration",
				label: translate("card.expiryNew"),
				help: translate("card.extendHelp"),
				required: true,
				autoFocus: true
			})]
		})
	});
}
export { EditCardPage };
