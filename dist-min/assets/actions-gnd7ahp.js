import { Qt as pathTo, en as policyOf, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { Gn as useTranslate, bt as ForeignText } from "./app-k3iiw52.js";
import { t as CopyButton } from "./CopyButton-ihub5hu.js";
import { t as TaskDialog } from "./TaskDialog-ehy2yh5.js";
import { f as isObject } from "./config-j31upzy.js";
import { a as maskTracks, i as maskNumbers, n as isSecretName } from "./secretNames-b4esm58.js";
// src/resources/webHooksCompleted/PayloadDialog.module.css
var payload = "payload-0hk";
var url = "url-0hk";
var head = "head-0hk";
// src/resources/webHooksCompleted/payloadText.ts
/** Stands where a secret was. */
var mask = "•••";
var deepest = 8;
/** Characters that are shown; nobody reads more of them. */
var longest = 2e4;
/** What a server put into a message is not for every eye: names of secrets lose their values, texts their numbers. */
function safe(value, depth) {
	if (typeof value === "string") return maskNumbers(maskTracks(value, mask), mask);
	if (typeof value !== "object" || value === null) return value;
	if (depth === deepest) return "…";
	if (Array.isArray(value)) return value.map((one) => safe(one, depth + 1));
	if (!isObject(value)) return void 0;
	return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, isSecretName(name) && one !== null ? mask : safe(one, depth + 1)]));
}
/** A payload as lines of JSON, without what might be a secret in it. */
function payloadText(payload) {
	const text = JSON.stringify(safe(payload ?? {}, 0), null, 2);
	return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
// src/resources/webHooksCompleted/PayloadDialog.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What was told to an address, word for word but for secrets. */
function PayloadDialog({ record, onClose }) {
	const translate = useTranslate();
	const { payload: payload$1, url: url$1 } = record;
	const text = payloadText(payload$1);
	const event = payload$1?.eventName ?? "";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(TaskDialog, {
		title: translate(`dictionary.webhookEventEnum.${event}`, { _: event || translate("webhook.payload") }),
		main: {
			text: translate("shell.close"),
			act: onClose
		},
		onEscape: onClose,
		children: [
			payload$1?.errorMesage && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForeignText, { children: payload$1.errorMesage }) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: head,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
					className: url,
					children: url$1 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
						translate("webhook.sentTo"),
						" ",
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
							dir: "ltr",
							children: url$1
						})
					] })
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CopyButton, {
					text,
					name: translate("webhook.copy")
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("textarea", {
				className: payload,
				dir: "ltr",
				readOnly: true,
				rows: 14,
				spellCheck: false,
				value: text,
				"aria-label": translate("webhook.payload")
			})
		]
	});
}
/** What can be done with a delivery. */
var rowActions = [...Object.entries({
	PaymentTransaction: "Transaction",
	BillingDeal: "BillingDeal",
	CreditCardTokenDetails: "EditCardToken",
	Consumer: "Customer",
	Invoice: "Invoice"
}).map(([entityType, route]) => ({
	key: `open${entityType}`,
	label: `webhook.open.${entityType}`,
	kind: "link",
	primary: true,
	...policyOf(route),
	offered: ({ payload }) => payload?.entityType === entityType && Boolean(payload.entityReference) && payload.eventName !== "CardTokenDeleted",
	path: ({ id, payload }) => pathTo(route, { id: payload?.entityReference ?? String(id) })
})), {
	key: "payload",
	label: "webhook.payload",
	kind: "dialog",
	Dialog: PayloadDialog
}];
export { rowActions };
