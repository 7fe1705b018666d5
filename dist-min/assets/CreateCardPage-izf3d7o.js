import { Gn as useTranslate, Vn as useParams, dn as useSelectedTerminal, yt as ListNotice } from "./app-k3iiw52.js";
import { t as cardTokenRequest } from "./cardToken-kyklthr.js";
import { t as cardBody } from "./cardBody-kfjgv5j.js";
import { t as CardFields } from "./CardFields-f4bspv3.js";
import { r as missingCardFaults } from "./cardValues-km9khdc.js";
import { t as FormSection } from "./FormSection-hhc2zub.js";
import { r as LoadedRecord, t as RecordForm } from "./RecordForm-ospu8a5.js";
import { Qt as pathTo, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { n as lastDigits, r as ownerValues } from "./cardValues-hdb2o97.js";
// src/resources/customers/cards/CreateCardPage.tsx
var import_jsx_runtime = require_jsx_runtime();
function CardForm({ customer }) {
	const translate = useTranslate();
	const { terminal } = useSelectedTerminal();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordForm, {
		resource: "cards",
		schema: cardTokenRequest.omit([
			"terminalID",
			"consumerID",
			"consumerEmail"
		]),
		valuesOf: () => ownerValues(customer),
		toBody: (values) => cardBody(values, terminal.terminalID, customer),
		ownFaults: (values) => missingCardFaults(values, terminal),
		pathOf: () => `${pathTo("Customer", { id: customer.consumerID })}?tab=cards`,
		nameOf: ({ cardNumber }) => lastDigits(cardNumber),
		saveLabel: translate("card.save"),
		narrow: true,
		children: () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
			title: translate("card.of", { name: customer.consumerName }),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardFields, {
				terminal,
				help: translate("card.readerHelp"),
				autoFocus: true
			})
		})
	});
}
/** Saves a card of a customer on the selected terminal. */
function CreateCardPage() {
	const translate = useTranslate();
	const { customerid = "" } = useParams();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoadedRecord, {
		resource: "customers",
		id: customerid,
		children: (customer) => customer.deleted === true ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListNotice, {
			urgent: true,
			text: translate("card.customerDeleted"),
			actions: []
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardForm, { customer })
	}, customerid);
}
export { CreateCardPage };
