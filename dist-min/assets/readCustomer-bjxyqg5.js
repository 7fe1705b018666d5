import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Gn as useTranslate, Ln as useDataProvider, Rn as Link, dr as require_react, kn as buttonClass, rr as useQuery, xt as useCurrentLocale } from "./app-k3iiw52.js";
import { Q as CallFailure, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { f as isObject } from "./config-j31upzy.js";
import { r as useSystemCurrency } from "./currency-bxkj05i.js";
import { a as documentTypes } from "./CustomerField-0sbj4sq.js";
import { t as LinkPanel } from "./LinkPanel-cx9le4h.js";
import { a as notesOf, i as useWizardTerminal, o as ResultFrame } from "./WizardFrame-o1yolmc.js";
// src/wizards/kit/link/LinkMade.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What an answer says of the link that was made. */
function linkOf(answer) {
	const { entityUID = "", additionalData } = answer;
	return {
		id: entityUID,
		url: isObject(additionalData) && typeof additionalData.url === "string" ? additionalData.url : "",
		notes: notesOf(answer)
	};
}
/**
* Whether a link was sent to its customer, as the server has it; undefined until that is known.
* @param call absent: it is sent to nobody
*/
function useWasSent(id, call) {
	const dataProvider = useDataProvider();
	const { data } = useQuery({
		queryKey: [
			"linkSent",
			call,
			id
		],
		enabled: call !== void 0 && id !== "",
		retry: false,
		queryFn: ({ signal }) => dataProvider.call(call ?? "paymentRequests.get", {
			path: { id },
			signal,
			ownFailure: true,
			background: true
		})
	});
	return data && (data.status === "sent" || data.status === "sending");
}
/** What has become of a link: to copy, scan and save. Enter begins another one. */
function LinkMade({ made, title, link, sentBy, again, page }) {
	const translate = useTranslate();
	const { id, url, amount, currency, notes } = made;
	const wasSent = useWasSent(id, sentBy);
	const sent = wasSent ? {
		tone: "info",
		text: translate("link.wasSent")
	} : {
		tone: "warning",
		text: translate("link.notSent")
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultFrame, {
		title,
		amount,
		currency,
		notes: wasSent === void 0 ? notes : [sent, ...notes],
		onEnter: again.onAgain,
		actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: buttonClass("filled"),
			onClick: again.onAgain,
			children: again.label
		}), id !== "" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			className: buttonClass(),
			to: page.path,
			children: page.label
		})] }),
		children: url !== "" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinkPanel, {
			url,
			title: link.title,
			fileName: `${link.fileName}-${id}`
		})
	});
}
// src/wizards/kit/link/useLinkPlace.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** The terminal that the wizard of a link works on, and the values it starts with there: the terminal's usual document. */
function useLinkPlace(start) {
	const { terminal, refused } = useWizardTerminal();
	const { currency: system } = useSystemCurrency();
	const locale = useCurrentLocale();
	const [initial] = (0, import_react.useState)(() => ({
		...start,
		currency: start.currency || system.code,
		invoiceDetails: {
			...start.invoiceDetails,
			invoiceType: documentTypes.find((type) => type === terminal.invoiceTypes?.charge) ?? documentTypes[0] ?? ""
		}
	}));
	return {
		terminal,
		refused,
		initial,
		place: {
			terminalID: terminal.terminalID,
			vatRate: terminal.vatRate,
			locale
		}
	};
}
// src/wizards/kit/link/readCustomer.ts
/** The customer of an id: who they are, that they were deleted, or nothing where that could not be read. */
async function readCustomer(client, id, signal) {
	try {
		const customer = await client.call("consumers.get", {
			path: { id },
			signal,
			ownFailure: true
		});
		return customer.deleted ? "gone" : customer;
	} catch (error) {
		signal.throwIfAborted();
		return error instanceof CallFailure && error.kind === "notFound" ? "gone" : void 0;
	}
}
export { linkOf as i, useLinkPlace as n, LinkMade as r, readCustomer as t };
