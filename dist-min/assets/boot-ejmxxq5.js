const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/billing.he-bbpx2nj.js","assets/attempts.he-padzl46.js","assets/dealFacts.he-gsrlqmn.js","assets/domainFields.he-gxke5z4.js","assets/inputs.he-f1yts9f.js","assets/links.he-lpdcg18.js","assets/billing.en-gotgjin.js","assets/attempts.en-bl1xiwe.js","assets/dealFacts.en-n6hhvxo.js","assets/domainFields.en-gzjpsng.js","assets/inputs.en-63ea1fx.js","assets/links.en-bqun51u.js","assets/customers.he-nl2nfe6.js","assets/customers.en-il5kldc.js","assets/invoices.he-jraqy1h.js","assets/invoices.en-cbzz24w.js","assets/paymentRequests.he-fqg9otg.js","assets/paymentRequests.en-gfoifsv.js","assets/payments.he-cimy0yz.js","assets/payments.en-jqjw911.js","assets/terminals.he-lnimyfu.js","assets/terminals.en-ly7cbov.js","assets/transactions.he-d0ckumi.js","assets/transactions.en-dw0eftd.js","assets/IncomeSums-hcxb66t.js","assets/rolldown-runtime-ks8d4l7.js","assets/app-k3iiw52.js","assets/config-j31upzy.js","assets/app-etb98fb.css","assets/MoneyText-g01fbq2.js","assets/IncomeSums-bk1zejb.css","assets/listActions-dfuwwao.js","assets/transmitActions-euykxkk.js","assets/outcomes-fuoown0.js","assets/calendarDays-iukpuns.js","assets/israelDay-fjzvcio.js","assets/readEach-enamn00.js","assets/actions-gnd7ahp.js","assets/CopyButton-ihub5hu.js","assets/useCopy-mqyjp4o.js","assets/TaskDialog-ehy2yh5.js","assets/DialogFrame-lpe2wl1.js","assets/DialogFrame-cwtfyom.css","assets/secretNames-b4esm58.js","assets/actions-m4kwmtf.css","assets/he-diu775r.js","assets/he-etk11cr.js","assets/dashboardFilter-fjquyik.js","assets/dashboardFilter-fbslipn.js"])))=>i.map(i=>d[i]);
import { t as __commonJSMin } from "./rolldown-runtime-ks8d4l7.js";
import { b as locales, c as ownerOf, f as isObject, j as versionHeader, n as readStoredSession, p as isOperationResponse, t as loadConfig, u as isAllowed, y as idempotencyHeader } from "./config-j31upzy.js";
// node_modules/react/cjs/react-jsx-runtime.production.js
/**
* @license React
* react-jsx-runtime.production.js
*
* Copyright (c) Meta Platforms, Inc. and affiliates.
*
* This source code is licensed under the MIT license found in the
* LICENSE file in the root directory of this source tree.
*/
var require_react_jsx_runtime_production = /* @__PURE__ */ __commonJSMin(((exports) => {
	var REACT_ELEMENT_TYPE = Symbol.for("react.transitional.element");
	var REACT_FRAGMENT_TYPE = Symbol.for("react.fragment");
	function jsxProd(type, config, maybeKey) {
		var key = null;
		void 0 !== maybeKey && (key = "" + maybeKey);
		void 0 !== config.key && (key = "" + config.key);
		if ("key" in config) {
			maybeKey = {};
			for (var propName in config) "key" !== propName && (maybeKey[propName] = config[propName]);
		} else maybeKey = config;
		config = maybeKey.ref;
		return {
			$$typeof: REACT_ELEMENT_TYPE,
			type,
			key,
			ref: void 0 !== config ? config : null,
			props: maybeKey
		};
	}
	exports.Fragment = REACT_FRAGMENT_TYPE;
	exports.jsx = jsxProd;
	exports.jsxs = jsxProd;
}));
// node_modules/react/jsx-runtime.js
var require_jsx_runtime = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_react_jsx_runtime_production();
}));
// src/store/createEmitter.ts
var import_jsx_runtime = require_jsx_runtime();
/**
* @param onFirst called when the first listener comes.
* @param onLast called when the last one has gone.
* @example const opened = createEmitter<[path: string]>();
*/
function createEmitter(onFirst, onLast) {
	const listeners = /* @__PURE__ */ new Set();
	return {
		emit: (...details) => Array.from(listeners, (listener) => listener(...details)),
		subscribe(listener) {
			listeners.add(listener);
			if (listeners.size === 1) onFirst?.();
			return () => {
				if (listeners.delete(listener) && listeners.size === 0) onLast?.();
			};
		},
		hasListeners: () => listeners.size > 0
	};
}
// contract/endpoints.ts
/** Gives the rows of one group their base and access policy. */
function group(base, access, rows) {
	const entries = Object.entries(rows).map(([id, [method, path, kind]]) => [id, {
		base,
		method,
		path,
		kind,
		access,
		...ownErrorCalls.has(id) && { ownErrors: true }
	}]);
	return Object.fromEntries(entries);
}
var ownErrorCalls = /* @__PURE__ */ new Set([
	"transactions.create",
	"transactions.refund",
	"transactions.chargeback",
	"transactions.createConsent",
	"transactions.consentStatus"
]);
var profile = group("profile", "any", {
	"terminals.list": [
		"GET",
		"/api/terminals",
		"list"
	],
	"terminals.get": [
		"GET",
		"/api/terminals/{terminalID}",
		"record"
	],
	"terminals.update": [
		"PUT",
		"/api/terminals/{terminalID}",
		"update"
	],
	"terminals.availableFeatures": [
		"GET",
		"/api/terminals/available-features",
		"lookup"
	],
	"terminals.uploadLogo": [
		"POST",
		"/api/terminals/{terminalID}/merchantlogo",
		"upload"
	],
	"terminals.deleteLogo": [
		"DELETE",
		"/api/terminals/{terminalID}/merchantlogo",
		"delete"
	],
	"terminals.devices": [
		"GET",
		"/api/terminals/terminal-devices/{terminalID}",
		"lookup"
	],
	"dictionaries.merchant": [
		"GET",
		"/api/dictionaries/merchant",
		"lookup"
	],
	"dictionaries.banks": [
		"GET",
		"/api/dictionaries/banks",
		"lookup"
	],
	"consumers.meta": [
		"GET",
		"/api/consumers/$meta",
		"meta"
	],
	"consumers.list": [
		"GET",
		"/api/consumers",
		"list"
	],
	"consumers.excel": [
		"GET",
		"/api/consumers/$excel",
		"excel"
	],
	"consumers.get": [
		"GET",
		"/api/consumers/{id}",
		"record"
	],
	"consumers.update": [
		"PUT",
		"/api/consumers/{id}",
		"update"
	],
	"consumers.delete": [
		"DELETE",
		"/api/consumers/{id}",
		"delete"
	],
	"consumers.restore": [
		"PUT",
		"/api/consumers/restore/{id}",
		"action"
	],
	"consumers.create": [
		"POST",
		"/api/consumers",
		"create"
	],
	"consumers.import": [
		"GET",
		"/api/consumers/import",
		"action"
	],
	"items.meta": [
		"GET",
		"/api/items/$meta",
		"meta"
	],
	"items.list": [
		"GET",
		"/api/items",
		"list"
	],
	"items.get": [
		"GET",
		"/api/items/{id}",
		"record"
	],
	"items.update": [
		"PUT",
		"/api/items/{id}",
		"update"
	],
	"items.create": [
		"POST",
		"/api/items",
		"create"
	],
	"items.delete": [
		"DELETE",
		"/api/items/{id}",
		"delete"
	],
	"items.bulkDelete": [
		"POST",
		"/api/items/bulkdelete",
		"action"
	],
	"items.excel": [
		"GET",
		"/api/items/$excel",
		"excel"
	],
	"items.import": [
		"GET",
		"/api/items/import",
		"action"
	],
	"items.importCategories": [
		"GET",
		"/api/items/import/categories",
		"action"
	]
});
/** What opens a terminal to machines, and what its payers see (docs/rulings.md). */
var keysAndStyles = group("profile", "billing", {
	"terminals.resetApiKey": [
		"POST",
		"/api/terminals/{terminalID}/resetApiKey",
		"action"
	],
	"terminals.resetSharedApiKey": [
		"POST",
		"/api/terminals/{terminalID}/resetSharedApiKey",
		"action"
	],
	"terminals.uploadStylesheet": [
		"POST",
		"/api/terminals/{terminalID}/customcss",
		"upload"
	],
	"terminals.deleteStylesheet": [
		"DELETE",
		"/api/terminals/{terminalID}/customcss",
		"delete"
	]
});
var dashboard = group("reporting", "billing", {
	"dashboard.transactionsTotals": [
		"GET",
		"/api/dashboard/transactionsTotals",
		"lookup"
	],
	"dashboard.paymentTypeTotals": [
		"GET",
		"/api/dashboard/paymentTypeTotals",
		"lookup"
	],
	"dashboard.transactionTimeline": [
		"GET",
		"/api/dashboard/transactionTimeline",
		"lookup"
	],
	"dashboard.itemsTotals": [
		"GET",
		"/api/dashboard/itemsTotals",
		"lookup"
	],
	"dashboard.consumersTotals": [
		"GET",
		"/api/dashboard/consumersTotals",
		"lookup"
	]
});
var reporting = group("reporting", "any", {
	"income.meta": [
		"GET",
		"/api/reports/$meta-income",
		"meta"
	],
	"income.list": [
		"GET",
		"/api/reports/income",
		"list"
	],
	"income.excel": [
		"GET",
		"/api/reports/income/$excel",
		"excel"
	]
});
var billing = group("transactions", "billing", {
	"billing.meta": [
		"GET",
		"/api/billing/$meta",
		"meta"
	],
	"billing.list": [
		"GET",
		"/api/billing",
		"list"
	],
	"billing.excel": [
		"GET",
		"/api/billing/$excel",
		"excel"
	],
	"billing.get": [
		"GET",
		"/api/billing/{id}",
		"record"
	],
	"billing.create": [
		"POST",
		"/api/billing",
		"create"
	],
	"billing.update": [
		"PUT",
		"/api/billing/{id}",
		"update"
	],
	"invoiceOnlyBilling.create": [
		"POST",
		"/api/invoiceonlybilling",
		"create"
	],
	"invoiceOnlyBilling.update": [
		"PUT",
		"/api/invoiceonlybilling/{id}",
		"update"
	],
	"billing.pause": [
		"POST",
		"/api/billing/{id}/pause",
		"action"
	],
	"billing.unpause": [
		"POST",
		"/api/billing/{id}/unpause",
		"action"
	],
	"billing.triggerByTerminal": [
		"POST",
		"/api/billing/trigger-by-terminal/{terminalID}",
		"action"
	],
	"billing.trigger": [
		"POST",
		"/api/billing/trigger-billing-deals",
		"action"
	],
	"billing.activate": [
		"POST",
		"/api/billing/activate-billing-deals",
		"action"
	],
	"billing.disable": [
		"POST",
		"/api/billing/disable-billing-deals",
		"action"
	],
	"billing.cardNumber": [
		"GET",
		"/api/billing/{id}/card-number",
		"lookup"
	],
	"futureBillings.meta": [
		"GET",
		"/api/future-billings/$meta",
		"meta"
	],
	"futureBillings.list": [
		"GET",
		"/api/future-billings",
		"list"
	],
	"import.meta": [
		"GET",
		"/api/import/$meta",
		"meta"
	],
	"import.list": [
		"GET",
		"/api/import/billing-deals/{terminalID}",
		"list"
	],
	"import.upload": [
		"POST",
		"/api/import/billing-deals/upload/{terminalID}",
		"upload"
	],
	"webhooks.list": [
		"GET",
		"/api/webhooks",
		"list"
	],
	"transactions.createBillingTransaction": [
		"POST",
		"/api/transactions/create-billing-transaction",
		"create"
	]
});
var payments = group("transactions", "any", {
	"dictionaries.transaction": [
		"GET",
		"/api/dictionaries/transaction",
		"lookup"
	],
	"billingRequests.create": [
		"POST",
		"/api/billing/request",
		"create"
	],
	"billingRequests.meta": [
		"GET",
		"/api/billing/request/meta/$meta",
		"meta"
	],
	"billingRequests.list": [
		"GET",
		"/api/billing/request/links/{terminalID}",
		"list"
	],
	/** The spec names this call twice: a billing link is a payment intent, asked with showDeleted=true. */
	"billingRequests.get": [
		"GET",
		"/api/paymentIntent/{id}",
		"record"
	],
	"cardTokens.list": [
		"GET",
		"/api/cardtokens",
		"list"
	],
	"cardTokens.create": [
		"POST",
		"/api/cardtokens",
		"create"
	],
	"cardTokens.delete": [
		"DELETE",
		"/api/cardtokens/{tokenId}",
		"delete"
	],
	"cardTokens.extendExpiration": [
		"POST",
		"/api/cardtokens/extendExpiration",
		"action"
	],
	"invoices.list": [
		"GET",
		"/api/invoicing",
		"list"
	],
	"invoices.meta": [
		"GET",
		"/api/invoicing/$meta",
		"meta"
	],
	"invoices.get": [
		"GET",
		"/api/invoicing/{id}",
		"record"
	],
	"invoices.create": [
		"POST",
		"/api/invoicing",
		"create"
	],
	"invoices.update": [
		"PUT",
		"/api/invoicing/{id}",
		"update"
	],
	"invoices.delete": [
		"DELETE",
		"/api/invoicing/{id}",
		"delete"
	],
	"invoices.resend": [
		"POST",
		"/api/invoicing/resend",
		"action"
	],
	"invoices.downloadCopy": [
		"GET",
		"/api/invoicing/{id}/downloadCopy",
		"download"
	],
	"invoices.download": [
		"GET",
		"/api/invoicing/{id}/download",
		"download"
	],
	"invoices.createForTransaction": [
		"POST",
		"/api/invoicing/transaction/{paymentTransactionID}",
		"action"
	],
	"invoices.excel": [
		"GET",
		"/api/invoicing/$excel",
		"excel"
	],
	"invoices.resendSingle": [
		"POST",
		"/api/invoicing/resend-single",
		"action"
	],
	"invoices.cancel": [
		"POST",
		"/api/invoicing/cancel/{invoiceId}",
		"action"
	],
	"invoices.totals": [
		"GET",
		"/api/invoicing/totals/{segment}",
		"lookup"
	],
	"easyInvoice.taxReport": [
		"POST",
		"/api/integrations/easy-invoice/get-document-tax-report",
		"download"
	],
	"easyInvoice.hashReport": [
		"POST",
		"/api/integrations/easy-invoice/get-document-hash-report",
		"download"
	],
	"masav.list": [
		"GET",
		"/api/masav",
		"list"
	],
	"masav.meta": [
		"GET",
		"/api/masav/$meta",
		"meta"
	],
	"masav.excel": [
		"GET",
		"/api/masav/$excel",
		"excel"
	],
	"masav.get": [
		"GET",
		"/api/masav/{id}",
		"record"
	],
	"masav.generate": [
		"POST",
		"/api/masav/generate/{terminalId}",
		"action"
	],
	"masav.download": [
		"POST",
		"/api/masav/download/{masavFileId}",
		"download"
	],
	"masavRows.meta": [
		"GET",
		"/api/masav/$meta-row",
		"meta"
	],
	"masavRows.list": [
		"GET",
		"/api/masav/rows",
		"list"
	],
	"masavRows.remove": [
		"POST",
		"/api/masav/removeRows",
		"action"
	],
	"paymentIntents.get": [
		"GET",
		"/api/paymentIntent/{id}",
		"record"
	],
	"paymentIntents.create": [
		"POST",
		"/api/paymentIntent",
		"create"
	],
	"paymentRequests.list": [
		"GET",
		"/api/paymentRequests",
		"list"
	],
	"paymentRequests.meta": [
		"GET",
		"/api/paymentRequests/$meta",
		"meta"
	],
	"paymentRequests.excel": [
		"GET",
		"/api/paymentRequests/$excel",
		"excel"
	],
	"paymentRequests.get": [
		"GET",
		"/api/paymentRequests/{id}",
		"record"
	],
	"paymentRequests.create": [
		"POST",
		"/api/paymentRequests",
		"create"
	],
	"paymentRequests.update": [
		"PUT",
		"/api/paymentRequests/{id}",
		"update"
	],
	"paymentRequests.cancel": [
		"DELETE",
		"/api/paymentRequests/cancel/{id}",
		"delete"
	],
	"transactions.list": [
		"GET",
		"/api/transactions",
		"list"
	],
	"transactions.meta": [
		"GET",
		"/api/transactions/$meta",
		"meta"
	],
	"transactions.excel": [
		"GET",
		"/api/transactions/$excel",
		"excel"
	],
	"transactions.ofTransmission": [
		"GET",
		"/api/transactions/transmission/{id}",
		"list"
	],
	"transactions.get": [
		"GET",
		"/api/transactions/{id}",
		"record"
	],
	"transactions.grouped": [
		"GET",
		"/api/transactions/$grouped",
		"lookup"
	],
	"transactions.create": [
		"POST",
		"/api/transactions/create",
		"create"
	],
	"transactions.check": [
		"POST",
		"/api/transactions/checking",
		"create"
	],
	"transactions.block": [
		"POST",
		"/api/transactions/blocking",
		"create"
	],
	"transactions.refund": [
		"POST",
		"/api/transactions/refund",
		"create"
	],
	"transactions.sendSlip": [
		"POST",
		"/api/transactions/send-transaction-slip-email",
		"action"
	],
	"transactions.selectJ5": [
		"POST",
		"/api/transactions/selectJ5/{transactionID}",
		"create"
	],
	"transactions.chargeback": [
		"POST",
		"/api/transactions/chargeback",
		"create"
	],
	"transactions.createConsent": [
		"POST",
		"/api/transactions/CreateExternalCommissionConsent",
		"create"
	],
	"transactions.consentStatus": [
		"POST",
		"/api/transactions/GetCommissionConsentStatus",
		"action"
	],
	"transmissions.transmit": [
		"POST",
		"/api/transmission/transmit",
		"action"
	],
	"transmissions.transmitByTerminal": [
		"POST",
		"/api/transmission/transmitByTerminal/{terminalID}",
		"action"
	],
	"transmissions.cancel": [
		"POST",
		"/api/transmission/cancel",
		"action"
	],
	"transmissions.list": [
		"GET",
		"/api/reporting/transmission",
		"list"
	],
	"transmissions.meta": [
		"GET",
		"/api/reporting/transmission/$meta",
		"meta"
	],
	"transmissions.excel": [
		"GET",
		"/api/reporting/transmission/$excel",
		"excel"
	]
});
/**
* Every call of spec §7 as data. Client, sandbox and tests loop over this table.
* @example endpoints['consumers.list'].path // '/api/consumers'
*/
var endpoints = {
	...profile,
	...keysAndStyles,
	...dashboard,
	...reporting,
	...billing,
	...payments
};
Object.keys(endpoints);
/** Calls whose answer may be merged with an identical one, cached or asked again (docs/wire.md §5). */
function isRepeatable(endpoint) {
	return [
		"meta",
		"list",
		"record",
		"lookup"
	].includes(endpoint.kind);
}
/**
* Calls that may be given up while no answer comes: whatever reads, spreadsheets too. Any other may change something,
* an import or an original by GET as well, so that only its answer tells what became of it.
*/
function mayBeGivenUp(endpoint) {
	return isRepeatable(endpoint) || endpoint.kind === "excel";
}
/**
* Fills a path's parameters, each encoded as one segment.
* @throws RangeError when a parameter is missing or empty.
* @example fillPath('/api/items/{id}', { id: 'a/b' }) // '/api/items/a%2Fb'
*/
function fillPath(path, parameters = {}) {
	return path.replace(/\{(\w+)\}/g, (_, name) => {
		const value = parameters[name];
		if (value === void 0 || value === "") throw new RangeError(`path parameter ${name} of ${path} is missing`);
		return encodeURIComponent(value);
	});
}
// contract/filters.ts
var guid = (column) => ({
	kind: "guid",
	column
});
var text = (column) => ({
	kind: "text",
	column
});
var integer = (column) => ({
	kind: "integer",
	column
});
var boolean = (column) => ({
	kind: "boolean",
	column
});
var choice = (values, column) => ({
	kind: "enum",
	values,
	column
});
var amount = (column, bound) => ({
	kind: "number",
	column,
	bound
});
var day = (bound, column) => ({
	kind: "day",
	column,
	bound
});
/** The range of days on a column: `dateFrom` and `dateTo`, inclusive, Israel days. */
var days = (column) => ({
	dateFrom: day("from", column),
	dateTo: day("to", column)
});
var consumerReferences = {
	externalReference: text("externalReference"),
	billingDesktopRefNumber: text("billingDesktopRefNumber"),
	origin: text("origin"),
	woocommerceID: text("woocommerceID"),
	ecwidID: text("ecwidID")
};
var transactions$1 = {
	terminalID: guid("terminalID"),
	merchantID: guid(),
	paymentTransactionID: guid("paymentTransactionID"),
	paymentTransactionRequestID: guid(),
	paymentTransactionIntentID: guid(),
	billingDealID: guid(),
	initialTransactionID: guid(),
	consumerID: guid(),
	creditCardTokenID: guid(),
	paymentTransactionIDShort: text(),
	terminalTemplateID: integer(),
	amountFrom: amount("transactionAmount", "from"),
	amountTo: amount("transactionAmount", "to"),
	currency: choice("currency", "currency"),
	quickDateFilter: choice("quickDateFilter"),
	transmissionQuickDateFilter: choice("quickDateFilter"),
	...days("transactionTimestamp"),
	quickStatusFilter: choice("transactionQuickStatus", "quickStatus"),
	statuses: {
		kind: "enums",
		values: "transactionStatus",
		column: "status"
	},
	transactionType: choice("transactionType", "transactionType"),
	jDealType: choice("jDealType", "jDealType"),
	cardPresence: choice("cardPresence", "cardPresence"),
	specialTransactionType: {
		kind: "enums",
		values: "specialTransactionType",
		column: "specialTransactionType"
	},
	finalizationStatus: choice("finalizationStatus"),
	documentOrigin: choice("documentOrigin", "documentOrigin"),
	paymentType: choice("paymentType", "paymentTypeEnum"),
	hasInvoice: choice("propertyPresence"),
	notTransmitted: boolean(),
	isPaymentRequest: boolean(),
	hasMasavFile: boolean(),
	cardNumber: text("cardNumber"),
	cardOwnerNationalID: text(),
	cardOwnerName: text("cardOwnerName"),
	creditCardVendor: text(),
	consumerEmail: text(),
	consumerExternalReference: text("consumerExternalReference"),
	dealReference: text(),
	dealDescription: text("dealDescription"),
	shvaShovarNumber: text(),
	shvaTransactionID: text(),
	shvaDealIDLastDigits: text("shvaDealID"),
	solek: choice("solek"),
	clearingHouseTransactionID: integer()
};
/** Filters of every list call (docs/wire.md §4), in our camelCase; the server matches names in any case. */
var filters = {
	"terminals.list": {},
	"consumers.list": {
		search: text(),
		terminalID: guid("terminalID"),
		consumerID: guid("consumerID"),
		consumersID: { kind: "guids" },
		nationalID: text("consumerNationalID"),
		email: text("consumerEmail"),
		phone: text("consumerPhone"),
		...consumerReferences
	},
	"items.list": {
		search: text(),
		terminalID: guid("terminalID"),
		currency: choice("currency", "currency"),
		category: text("category"),
		...consumerReferences
	},
	"cardTokens.list": {
		creditCardTokenID: guid("creditCardTokenID"),
		terminalID: guid("terminalID"),
		merchantID: guid(),
		consumerID: guid("consumerID"),
		cardNumber: text("cardNumber"),
		cardOwnerNationalID: text(),
		cardOwnerName: text("cardOwnerName"),
		consumerEmail: text("consumerEmail")
	},
	"transactions.list": transactions$1,
	"transactions.ofTransmission": transactions$1,
	"billing.list": {
		quickStatus: choice("billingQuickStatus"),
		terminalID: guid("terminalID"),
		merchantID: guid(),
		billingDealID: guid("billingDealID"),
		consumerID: guid(),
		creditCardTokenID: guid("creditCardToken"),
		currency: choice("currency", "currency"),
		quickDateFilter: choice("quickDateFilter"),
		paymentType: choice("paymentType", "paymentType"),
		billingDealType: choice("billingDealType"),
		...days("billingDealTimestamp"),
		filterDateByNextScheduledTransaction: boolean(),
		cardNumber: text("cardNumber"),
		cardOwnerNationalID: text(),
		consumerName: text("consumerName"),
		consumerEmail: text(),
		consumerExternalReference: text("consumerExternalReference"),
		creditCardVendor: text(),
		dealReference: text(),
		origin: text(),
		actual: boolean(),
		finished: boolean(),
		paused: boolean("paused"),
		hasError: boolean(),
		invoiceOnly: boolean("invoiceOnly"),
		onlyActive: boolean("active"),
		inProgress: boolean(),
		creditCardExpired: boolean("cardExpired")
	},
	"paymentRequests.list": {
		terminalID: guid("terminalID"),
		paymentRequestID: guid("paymentRequestID"),
		consumerID: guid("consumerID"),
		currency: choice("currency", "currency"),
		quickDateFilter: choice("quickDateFilter"),
		status: choice("paymentRequestStatus", "status"),
		quickStatus: choice("paymentRequestQuickStatus", "quickStatus"),
		...days("paymentRequestTimestamp"),
		paymentRequestAmount: amount("paymentRequestAmount"),
		consumerExternalReference: text(),
		permanent: boolean()
	},
	"webhooks.list": {
		terminalID: guid("terminalID"),
		eventName: choice("webhookEvent", "payload.eventName"),
		isFailureEvent: boolean("payload.isFailureEvent"),
		quickDateFilter: choice("quickDateFilter"),
		...days("payload.eventTimestamp")
	},
	"invoices.list": {
		terminalID: guid("terminalID"),
		invoiceID: guid("invoiceID"),
		consumerID: guid("consumerID"),
		invoiceType: choice("invoiceType", "invoiceType"),
		status: choice("invoiceStatus", "status"),
		currency: choice("currency", "currency"),
		quickDateFilter: choice("quickDateFilter"),
		...days("invoiceDate"),
		invoiceNumber: text("invoiceNumber"),
		invoiceAmount: amount("invoiceAmount"),
		consumerName: text("consumerName"),
		consumerEmail: text("consumerEmail"),
		consumerExternalReference: text()
	},
	"futureBillings.list": {
		terminalID: guid("terminalID"),
		billingDealID: guid("billingDealID"),
		consumerID: guid("consumerID"),
		consumerName: text("consumerName"),
		paymentType: choice("paymentType", "paymentType"),
		currency: choice("currency", "currency"),
		...days("scheduledDate")
	},
	"billingRequests.list": {
		permanent: boolean(),
		status: choice("paymentRequestStatus", "status"),
		quickStatus: choice("paymentRequestQuickStatus", "quickStatus"),
		quickDateFilter: choice("quickDateFilter"),
		...days("paymentRequestTimestamp"),
		consumerID: guid("consumerID")
	},
	"transmissions.list": {
		success: boolean("success"),
		terminalID: guid("terminalID"),
		quickDateFilter: choice("quickDateFilter"),
		...days("transmissionDate")
	},
	"income.list": {
		terminalID: guid("terminalID"),
		quickDateFilter: choice("quickDateFilter"),
		...days("period"),
		paymentType: choice("paymentType", "paymentTypeEnum"),
		currency: choice("currency", "currency")
	},
	"masav.list": {
		terminalID: guid("terminalID"),
		masavFileID: integer("masavFileID"),
		quickDateFilter: choice("quickDateFilter"),
		...days("masavFileDate"),
		paidDate: {
			kind: "day",
			column: "paidDate"
		}
	},
	"masavRows.list": {
		masavFileID: integer("masavFileID"),
		consumerID: guid("consumerID")
	},
	"import.list": {
		importID: guid("importID"),
		status: choice("importStatus", "status"),
		...days("created")
	}
};
// src/dataProvider/resource.ts
/** The call behind a reference. */
function endpointOf(reference) {
	return typeof reference === "string" ? endpoints[reference] : reference;
}
/** What a resource's rows and records tell of: what its list call is named after, or itself, and what it says it shows. */
function entitiesOf({ name, endpoints: { list }, shows = [] }) {
	return [typeof list === "string" ? list.replace(/\..*/, "") : name, ...shows];
}
/** What a list's columns are known under: lists of one `$meta` call share them, one without is alone. */
function columnsKeyOf({ name, endpoints: { meta } }) {
	if (!meta) return name;
	const { base, path } = endpointOf(meta);
	return base + path;
}
var tables = filters;
/** The filter parameters of a resource's list call; empty for a call the contract does not know. */
function filterTableOf({ endpoints: { list }, filters: own }) {
	return own ?? (typeof list === "string" ? tables[list] : void 0) ?? {};
}
// node_modules/strict-uri-encode/index.js
var require_strict_uri_encode = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = (str) => encodeURIComponent(str).replace(/[!'()*]/g, (x) => `%${x.charCodeAt(0).toString(16).toUpperCase()}`);
}));
// node_modules/decode-uri-component/index.js
var require_decode_uri_component = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var token = "%[a-f0-9]{2}";
	var singleMatcher = new RegExp("(" + token + ")|([^%]+?)", "gi");
	var multiMatcher = new RegExp("(" + token + ")+", "gi");
	function decodeComponents(components, split) {
		try {
			return [decodeURIComponent(components.join(""))];
		} catch (err) {}
		if (components.length === 1) return components;
		split = split || 1;
		var left = components.slice(0, split);
		var right = components.slice(split);
		return Array.prototype.concat.call([], decodeComponents(left), decodeComponents(right));
	}
	function decode(input) {
		try {
			return decodeURIComponent(input);
		} catch (err) {
			var tokens = input.match(singleMatcher) || [];
			for (var i = 1; i < tokens.length; i++) {
				input = decodeComponents(tokens, i).join("");
				tokens = input.match(singleMatcher) || [];
			}
			return input;
		}
	}
	function customDecodeURIComponent(input) {
		var replaceMap = {
			"%FE%FF": "��",
			"%FF%FE": "��"
		};
		var match = multiMatcher.exec(input);
		while (match) {
			try {
				replaceMap[match[0]] = decodeURIComponent(match[0]);
			} catch (err) {
				var result = decode(match[0]);
				if (result !== match[0]) replaceMap[match[0]] = result;
			}
			match = multiMatcher.exec(input);
		}
		replaceMap["%C2"] = "�";
		var entries = Object.keys(replaceMap);
		for (var i = 0; i < entries.length; i++) {
			var key = entries[i];
			input = input.replace(new RegExp(key, "g"), replaceMap[key]);
		}
		return input;
	}
	module.exports = function(encodedURI) {
		if (typeof encodedURI !== "string") throw new TypeError("Expected `encodedURI` to be of type `string`, got `" + typeof encodedURI + "`");
		try {
			encodedURI = encodedURI.replace(/\+/g, " ");
			return decodeURIComponent(encodedURI);
		} catch (err) {
			return customDecodeURIComponent(encodedURI);
		}
	};
}));
// node_modules/split-on-first/index.js
var require_split_on_first = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = (string, separator) => {
		if (!(typeof string === "string" && typeof separator === "string")) throw new TypeError("Expected the arguments to be of type `string`");
		if (separator === "") return [string];
		const separatorIndex = string.indexOf(separator);
		if (separatorIndex === -1) return [string];
		return [string.slice(0, separatorIndex), string.slice(separatorIndex + separator.length)];
	};
}));
// node_modules/filter-obj/index.js
var require_filter_obj = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function(obj, predicate) {
		var ret = {};
		var keys = Object.keys(obj);
		var isArr = Array.isArray(predicate);
		for (var i = 0; i < keys.length; i++) {
			var key = keys[i];
			var val = obj[key];
			if (isArr ? predicate.indexOf(key) !== -1 : predicate(key, val, obj)) ret[key] = val;
		}
		return ret;
	};
}));
// node_modules/query-string/index.js
var require_query_string = /* @__PURE__ */ __commonJSMin(((exports) => {
	var strictUriEncode = require_strict_uri_encode();
	var decodeComponent = require_decode_uri_component();
	var splitOnFirst = require_split_on_first();
	var filterObject = require_filter_obj();
	var isNullOrUndefined = (value) => value === null || value === void 0;
	var encodeFragmentIdentifier = Symbol("encodeFragmentIdentifier");
	function encoderForArrayFormat(options) {
		switch (options.arrayFormat) {
			case "index": return (key) => (result, value) => {
				const index = result.length;
				if (value === void 0 || options.skipNull && value === null || options.skipEmptyString && value === "") return result;
				if (value === null) return [...result, [
					encode(key, options),
					"[",
					index,
					"]"
				].join("")];
				return [...result, [
					encode(key, options),
					"[",
					encode(index, options),
					"]=",
					encode(value, options)
				].join("")];
			};
			case "bracket": return (key) => (result, value) => {
				if (value === void 0 || options.skipNull && value === null || options.skipEmptyString && value === "") return result;
				if (value === null) return [...result, [encode(key, options), "[]"].join("")];
				return [...result, [
					encode(key, options),
					"[]=",
					encode(value, options)
				].join("")];
			};
			case "colon-list-separator": return (key) => (result, value) => {
				if (value === void 0 || options.skipNull && value === null || options.skipEmptyString && value === "") return result;
				if (value === null) return [...result, [encode(key, options), ":list="].join("")];
				return [...result, [
					encode(key, options),
					":list=",
					encode(value, options)
				].join("")];
			};
			case "comma":
			case "separator":
			case "bracket-separator": {
				const keyValueSep = options.arrayFormat === "bracket-separator" ? "[]=" : "=";
				return (key) => (result, value) => {
					if (value === void 0 || options.skipNull && value === null || options.skipEmptyString && value === "") return result;
					value = value === null ? "" : value;
					if (result.length === 0) return [[
						encode(key, options),
						keyValueSep,
						encode(value, options)
					].join("")];
					return [[result, encode(value, options)].join(options.arrayFormatSeparator)];
				};
			}
			default: return (key) => (result, value) => {
				if (value === void 0 || options.skipNull && value === null || options.skipEmptyString && value === "") return result;
				if (value === null) return [...result, encode(key, options)];
				return [...result, [
					encode(key, options),
					"=",
					encode(value, options)
				].join("")];
			};
		}
	}
	function parserForArrayFormat(options) {
		let result;
		switch (options.arrayFormat) {
			case "index": return (key, value, accumulator) => {
				result = /\[(\d*)\]$/.exec(key);
				key = key.replace(/\[\d*\]$/, "");
				if (!result) {
					accumulator[key] = value;
					return;
				}
				if (accumulator[key] === void 0) accumulator[key] = {};
				accumulator[key][result[1]] = value;
			};
			case "bracket": return (key, value, accumulator) => {
				result = /(\[\])$/.exec(key);
				key = key.replace(/\[\]$/, "");
				if (!result) {
					accumulator[key] = value;
					return;
				}
				if (accumulator[key] === void 0) {
					accumulator[key] = [value];
					return;
				}
				accumulator[key] = [].concat(accumulator[key], value);
			};
			case "colon-list-separator": return (key, value, accumulator) => {
				result = /(:list)$/.exec(key);
				key = key.replace(/:list$/, "");
				if (!result) {
					accumulator[key] = value;
					return;
				}
				if (accumulator[key] === void 0) {
					accumulator[key] = [value];
					return;
				}
				accumulator[key] = [].concat(accumulator[key], value);
			};
			case "comma":
			case "separator": return (key, value, accumulator) => {
				const isArray = typeof value === "string" && value.includes(options.arrayFormatSeparator);
				const isEncodedArray = typeof value === "string" && !isArray && decode(value, options).includes(options.arrayFormatSeparator);
				value = isEncodedArray ? decode(value, options) : value;
				accumulator[key] = isArray || isEncodedArray ? value.split(options.arrayFormatSeparator).map((item) => decode(item, options)) : value === null ? value : decode(value, options);
			};
			case "bracket-separator": return (key, value, accumulator) => {
				const isArray = /(\[\])$/.test(key);
				key = key.replace(/\[\]$/, "");
				if (!isArray) {
					accumulator[key] = value ? decode(value, options) : value;
					return;
				}
				const arrayValue = value === null ? [] : value.split(options.arrayFormatSeparator).map((item) => decode(item, options));
				if (accumulator[key] === void 0) {
					accumulator[key] = arrayValue;
					return;
				}
				accumulator[key] = [].concat(accumulator[key], arrayValue);
			};
			default: return (key, value, accumulator) => {
				if (accumulator[key] === void 0) {
					accumulator[key] = value;
					return;
				}
				accumulator[key] = [].concat(accumulator[key], value);
			};
		}
	}
	function validateArrayFormatSeparator(value) {
		if (typeof value !== "string" || value.length !== 1) throw new TypeError("arrayFormatSeparator must be single character string");
	}
	function encode(value, options) {
		if (options.encode) return options.strict ? strictUriEncode(value) : encodeURIComponent(value);
		return value;
	}
	function decode(value, options) {
		if (options.decode) return decodeComponent(value);
		return value;
	}
	function keysSorter(input) {
		if (Array.isArray(input)) return input.sort();
		if (typeof input === "object") return keysSorter(Object.keys(input)).sort((a, b) => Number(a) - Number(b)).map((key) => input[key]);
		return input;
	}
	function removeHash(input) {
		const hashStart = input.indexOf("#");
		if (hashStart !== -1) input = input.slice(0, hashStart);
		return input;
	}
	function getHash(url) {
		let hash = "";
		const hashStart = url.indexOf("#");
		if (hashStart !== -1) hash = url.slice(hashStart);
		return hash;
	}
	function extract(input) {
		input = removeHash(input);
		const queryStart = input.indexOf("?");
		if (queryStart === -1) return "";
		return input.slice(queryStart + 1);
	}
	function parseValue(value, options) {
		if (options.parseNumbers && !Number.isNaN(Number(value)) && typeof value === "string" && value.trim() !== "") value = Number(value);
		else if (options.parseBooleans && value !== null && (value.toLowerCase() === "true" || value.toLowerCase() === "false")) value = value.toLowerCase() === "true";
		return value;
	}
	function parse(query, options) {
		options = Object.assign({
			decode: true,
			sort: true,
			arrayFormat: "none",
			arrayFormatSeparator: ",",
			parseNumbers: false,
			parseBooleans: false
		}, options);
		validateArrayFormatSeparator(options.arrayFormatSeparator);
		const formatter = parserForArrayFormat(options);
		const ret = Object.create(null);
		if (typeof query !== "string") return ret;
		query = query.trim().replace(/^[?#&]/, "");
		if (!query) return ret;
		for (const param of query.split("&")) {
			if (param === "") continue;
			let [key, value] = splitOnFirst(options.decode ? param.replace(/\+/g, " ") : param, "=");
			value = value === void 0 ? null : [
				"comma",
				"separator",
				"bracket-separator"
			].includes(options.arrayFormat) ? value : decode(value, options);
			formatter(decode(key, options), value, ret);
		}
		for (const key of Object.keys(ret)) {
			const value = ret[key];
			if (typeof value === "object" && value !== null) for (const k of Object.keys(value)) value[k] = parseValue(value[k], options);
			else ret[key] = parseValue(value, options);
		}
		if (options.sort === false) return ret;
		return (options.sort === true ? Object.keys(ret).sort() : Object.keys(ret).sort(options.sort)).reduce((result, key) => {
			const value = ret[key];
			if (Boolean(value) && typeof value === "object" && !Array.isArray(value)) result[key] = keysSorter(value);
			else result[key] = value;
			return result;
		}, Object.create(null));
	}
	exports.extract = extract;
	exports.parse = parse;
	exports.stringify = (object, options) => {
		if (!object) return "";
		options = Object.assign({
			encode: true,
			strict: true,
			arrayFormat: "none",
			arrayFormatSeparator: ","
		}, options);
		validateArrayFormatSeparator(options.arrayFormatSeparator);
		const shouldFilter = (key) => options.skipNull && isNullOrUndefined(object[key]) || options.skipEmptyString && object[key] === "";
		const formatter = encoderForArrayFormat(options);
		const objectCopy = {};
		for (const key of Object.keys(object)) if (!shouldFilter(key)) objectCopy[key] = object[key];
		const keys = Object.keys(objectCopy);
		if (options.sort !== false) keys.sort(options.sort);
		return keys.map((key) => {
			const value = object[key];
			if (value === void 0) return "";
			if (value === null) return encode(key, options);
			if (Array.isArray(value)) {
				if (value.length === 0 && options.arrayFormat === "bracket-separator") return encode(key, options) + "[]";
				return value.reduce(formatter(key), []).join("&");
			}
			return encode(key, options) + "=" + encode(value, options);
		}).filter((x) => x.length > 0).join("&");
	};
	exports.parseUrl = (url, options) => {
		options = Object.assign({ decode: true }, options);
		const [url_, hash] = splitOnFirst(url, "#");
		return Object.assign({
			url: url_.split("?")[0] || "",
			query: parse(extract(url), options)
		}, options && options.parseFragmentIdentifier && hash ? { fragmentIdentifier: decode(hash, options) } : {});
	};
	exports.stringifyUrl = (object, options) => {
		options = Object.assign({
			encode: true,
			strict: true,
			[encodeFragmentIdentifier]: true
		}, options);
		const url = removeHash(object.url).split("?")[0] || "";
		const queryFromUrl = exports.extract(object.url);
		const parsedQueryFromUrl = exports.parse(queryFromUrl, { sort: false });
		const query = Object.assign(parsedQueryFromUrl, object.query);
		let queryString = exports.stringify(query, options);
		if (queryString) queryString = `?${queryString}`;
		let hash = getHash(object.url);
		if (object.fragmentIdentifier) hash = `#${options[encodeFragmentIdentifier] ? encode(object.fragmentIdentifier, options) : object.fragmentIdentifier}`;
		return `${url}${queryString}${hash}`;
	};
	exports.pick = (input, filter, options) => {
		options = Object.assign({
			parseFragmentIdentifier: true,
			[encodeFragmentIdentifier]: false
		}, options);
		const { url, query, fragmentIdentifier } = exports.parseUrl(input, options);
		return exports.stringifyUrl({
			url,
			query: filterObject(query, filter),
			fragmentIdentifier
		}, options);
	};
	exports.exclude = (input, filter, options) => {
		const exclusionFilter = Array.isArray(filter) ? (key) => !filter.includes(key) : (key, value) => !filter(key, value);
		return exports.pick(input, exclusionFilter, options);
	};
}));
// node_modules/clsx/dist/clsx.mjs
var import_query_string = require_query_string();
function r(e) {
	var t, f, n = "";
	if ("string" == typeof e || "number" == typeof e) n += e;
	else if ("object" == typeof e) if (Array.isArray(e)) {
		var o = e.length;
		for (t = 0; t < o; t++) e[t] && (f = r(e[t])) && (n && (n += " "), n += f);
	} else for (f in e) e[f] && (n && (n += " "), n += f);
	return n;
}
function clsx() {
	for (var e, t, f = 0, n = "", o = arguments.length; f < o; f++) (e = arguments[f]) && (t = r(e)) && (n && (n += " "), n += t);
	return n;
}
// src/ui/icons/icon.module.css
var icon = "icon-zfv";
var mirrored = "mirrored-zfv";
// src/ui/icons/createSvgIcon.tsx
var sizes = {
	inherit: "1em",
	small: 20,
	medium: 24,
	large: 36
};
/**
* What each module of `@mui/icons-material` calls to make its icon, in place of Material UI's own, which draws a styled
* component: a plain `svg`, seen and not read out.
*/
function createSvgIcon(shape, name) {
	function Icon({ fontSize = "medium", className, ...rest }) {
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("svg", {
			className: clsx(icon, className),
			viewBox: "0 0 24 24",
			width: sizes[fontSize],
			height: sizes[fontSize],
			fill: "currentColor",
			"aria-hidden": true,
			...rest,
			children: shape
		});
	}
	Icon.displayName = name;
	return Icon;
}
// node_modules/@mui/icons-material/esm/History.js
var History_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M13 3c-4.97 0-9 4.03-9 9H1l3.89 3.89.07.14L9 12H6c0-3.87 3.13-7 7-7s7 3.13 7 7-3.13 7-7 7c-1.93 0-3.68-.79-4.94-2.06l-1.42 1.42C8.27 19.99 10.51 21 13 21c4.97 0 9-4.03 9-9s-4.03-9-9-9m-1 5v5l4.28 2.54.72-1.21-3.5-2.08V8z" }), "History");
// src/resources/paths.ts
var main = {
	layout: "main",
	access: "any"
};
var guarded = {
	layout: "main",
	access: "billing"
};
var wizard = {
	layout: "wizard",
	access: "any"
};
var checkoutWizard = {
	...wizard,
	feature: "Checkout"
};
var backTo = (to) => ({ back: {
	to,
	previous: true
} });
/** Every route of spec §2, by its name there; titles are the catalogue keys `route.<name>`. */
var routes = {
	Dashboard: {
		...guarded,
		path: "/dashboard"
	},
	Transactions: {
		...main,
		path: "/transactions/list"
	},
	TransactionsByTransmission: {
		...main,
		path: "/transactions/list/transmission/:transmissionID",
		...backTo("Transmissions")
	},
	Transmissions: {
		...main,
		path: "/transmissions/list"
	},
	IncomeReport: {
		...main,
		path: "/income/list"
	},
	Transaction: {
		...main,
		path: "/transactions/view/:id",
		...backTo("Transactions")
	},
	TransactionsFiltered: {
		...main,
		path: "/transactions/filter",
		back: { to: "Dashboard" }
	},
	Items: {
		...main,
		path: "/items/list"
	},
	CreateItem: {
		...main,
		path: "/items/create",
		back: {
			to: "Items",
			closes: true
		}
	},
	EditItem: {
		...main,
		path: "/items/edit/:id",
		...backTo("Items")
	},
	Item: {
		...main,
		path: "/items/view/:id",
		...backTo("Items")
	},
	Customers: {
		...main,
		path: "/customers/list"
	},
	CreateCustomer: {
		...main,
		path: "/customers/create",
		...backTo("Customers")
	},
	EditCustomer: {
		...main,
		path: "/customers/edit/:id",
		...backTo("Customers")
	},
	Customer: {
		...main,
		path: "/customers/view/:id",
		...backTo("Customers")
	},
	CreateCardToken: {
		...main,
		path: "/ctokens/:customerid/create",
		feature: "CreditCardTokens",
		...backTo("Customers")
	},
	EditCardToken: {
		...main,
		path: "/ctokens/:id/edit",
		feature: "CreditCardTokens",
		...backTo("Customers")
	},
	BillingDeals: {
		...guarded,
		path: "/billing-deals/list"
	},
	BillingDealsHistory: {
		...guarded,
		path: "/billing-deals/history"
	},
	FutureBillingDeals: {
		...guarded,
		path: "/future-billing-deals/list"
	},
	BillingDeal: {
		...guarded,
		path: "/billing-deals/view/:id",
		...backTo("BillingDeals")
	},
	EditBillingDeal: {
		...guarded,
		path: "/billing-deals/edit/:id",
		feature: "Billing",
		back: { to: "BillingDeals" }
	},
	CreateBillingDeal: {
		...guarded,
		path: "/billing-deals/create/:customerid?",
		feature: "RecurrentPayments",
		...backTo("BillingDeals")
	},
	BillingRequest: {
		...main,
		path: "/billing-requests/view/:id",
		...backTo("BillingRequests")
	},
	BillingLink: {
		...main,
		path: "/billing-link/view/:id",
		...backTo("PermanentBillingLinks")
	},
	BillingRequests: {
		...main,
		path: "/billing-requests/list"
	},
	PermanentBillingLinks: {
		...main,
		path: "/billing-requests/permanent"
	},
	Invoices: {
		...main,
		path: "/invoicing/list"
	},
	Invoice: {
		...main,
		path: "/invoicing/view/:id",
		...backTo("Invoices")
	},
	PaymentRequests: {
		...main,
		path: "/payment-requests/list"
	},
	PermanentLinks: {
		...main,
		path: "/payment-requests/permanent"
	},
	PaymentRequest: {
		...main,
		path: "/payment-requests/view/:id",
		...backTo("PaymentRequests")
	},
	MyProfile: {
		...main,
		path: "/profile",
		back: { to: "Dashboard" }
	},
	MasavFiles: {
		...main,
		path: "/masav-files/list"
	},
	MasavFileRows: {
		...main,
		path: "/masav-file/:id/rows",
		digits: ["id"],
		back: { to: "MasavFiles" }
	},
	ImportBillingDeals: {
		...guarded,
		path: "/import/billing-deals"
	},
	WebHooksCompleted: {
		...guarded,
		path: "/web-hooks-completed"
	},
	Charge: {
		...wizard,
		path: "/wizard/transactions/charge",
		...backTo("Transactions")
	},
	QuickCharge: {
		...wizard,
		path: "/wizard/transactions/quickcharge",
		...backTo("Transactions")
	},
	Refund: {
		...wizard,
		path: "/wizard/transactions/refund",
		...backTo("Transactions")
	},
	CreateInvoice: {
		...wizard,
		path: "/wizard/invoicing/create",
		...backTo("Invoices")
	},
	CreatePaymentRequest: {
		...checkoutWizard,
		path: "/wizard/payment-requests/create",
		...backTo("PaymentRequests")
	},
	CreatePaymentRequestAlt: {
		...checkoutWizard,
		path: "/wizard/payment-requests/create-alt",
		...backTo("PaymentRequests")
	},
	CreateBillingRequest: {
		...wizard,
		path: "/wizard/billing-requests/create",
		feature: ["Checkout", "RecurrentPayments"],
		...backTo("BillingRequests")
	},
	EditPaymentRequest: {
		...checkoutWizard,
		path: "/wizard/payment-requests/edit/:id",
		...backTo("PaymentRequests")
	}
};
/** What a page asks of the person and the terminal, for whatever leads there: an action, a button, a link. */
function policyOf(name) {
	const { access, feature } = routes[name];
	return {
		access,
		...feature && { feature }
	};
}
/** Where someone lands whom a route's guard turns away. */
var guardFallback = "QuickCharge";
/** Fills a route pattern; missing optional parameters vanish. */
function buildPath(pattern, parameters = {}) {
	return pattern.replace(/\/:(\w+)\??/g, (_, name) => {
		const value = parameters[name];
		return value === void 0 || value === "" ? "" : `/${encodeURIComponent(value)}`;
	});
}
/**
* The address of a route.
* @example pathTo('Transaction', { id: '42' }) // '/transactions/view/42'
*/
function pathTo(name, ...[parameters]) {
	return buildPath(routes[name].path, parameters);
}
/** Payment intents, links to one payment that are passed on by whoever makes them, have a page and no list. */
var paymentIntentPaths = {
	base: "/payment-links",
	one: (id) => buildPath("/payment-links/view/:id", { id })
};
/** Where money calls lead: to a transaction, and to all of them. */
var transactionPaths = {
	one: (id) => pathTo("Transaction", { id }),
	all: pathTo("Transactions")
};
// src/resources/resource.ts
/** Fills a page's only parameter. */
function detailPathOf({ path }) {
	const parameter = /:(\w+)/.exec(path)?.[1] ?? "id";
	return (id) => buildPath(path, { [parameter]: id });
}
// src/resources/registryOf.ts
/** The page that shows the record a field names; where two nouns have the field, the one declared first. */
function pagesByField(resources) {
	const pages = resources.flatMap(({ namedBy, lists: [list], unlisted }) => [...list ? [{
		...list,
		namedBy
	}] : [], ...unlisted].flatMap(({ detailPage, namedBy: fields }) => detailPage ? fields.map((field) => [field, detailPage]) : []));
	return new Map(pages.toReversed());
}
/** Looks through declared nouns. */
function registryOf(resources) {
	const lists = resources.flatMap((resource) => resource.lists);
	const records = [...lists, ...resources.flatMap(({ unlisted }) => unlisted)];
	const screens = resources.flatMap((resource) => resource.screens);
	const pages = [...records.flatMap(({ page, detailPage }) => detailPage ? [page, detailPage] : [page]), ...screens.map(({ page }) => page)];
	const byField = pagesByField(resources);
	const listOfRoute = (route) => lists.find(({ page }) => page.name === route);
	const byName = (all) => Object.fromEntries(all.map((list) => [list.name, list]));
	const recordsByName = byName(records);
	const parts = resources.flatMap((resource) => resource.parts);
	return {
		dataResources: {
			...Object.fromEntries(parts.map((part) => [part.name, part])),
			...recordsByName
		},
		lists,
		screens,
		listsByName: byName(lists),
		recordsByName,
		routeTable: {
			...routes,
			...Object.fromEntries(pages.map(({ name, ...definition }) => [name, definition]))
		},
		listOfRoute,
		recordOfRoute: (route) => records.find(({ detailPage, endpoints }) => detailPage?.name === route && endpoints.get !== void 0),
		screenOfRoute: (route) => screens.find(({ page }) => page.name === route),
		relativesOf: (list) => resources.find((resource) => resource.lists.some(({ name }) => name === list))?.lists.map(({ name }) => name) ?? [],
		pathOfField(field, value, isOpen) {
			const page = byField.get(field);
			if (!page || !isOpen(page)) return void 0;
			if (typeof value !== "string" && typeof value !== "number" || value === "") return void 0;
			return detailPathOf(page)(String(value));
		}
	};
}
// node_modules/@mui/icons-material/esm/Autorenew.js
var Autorenew_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M12 6v3l4-4-4-4v3c-4.42 0-8 3.58-8 8 0 1.57.46 3.03 1.24 4.26L6.7 14.8c-.45-.83-.7-1.79-.7-2.8 0-3.31 2.69-6 6-6m6.76 1.74L17.3 9.2c.44.84.7 1.79.7 2.8 0 3.31-2.69 6-6 6v-3l-4 4 4 4v-3c4.42 0 8-3.58 8-8 0-1.57-.46-3.03-1.24-4.26" }), "Autorenew");
// node_modules/@mui/icons-material/esm/EventRepeatOutlined.js
var EventRepeatOutlined_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M21 12V6c0-1.1-.9-2-2-2h-1V2h-2v2H8V2H6v2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h7v-2H5V10h14v2zm-2-4H5V6h14zm-3.36 12c.43 1.45 1.77 2.5 3.36 2.5 1.93 0 3.5-1.57 3.5-3.5s-1.57-3.5-3.5-3.5c-.95 0-1.82.38-2.45 1H18V18h-4v-4h1.5v1.43c.9-.88 2.14-1.43 3.5-1.43 2.76 0 5 2.24 5 5s-2.24 5-5 5c-2.42 0-4.44-1.72-4.9-4z" }), "EventRepeatOutlined");
// \0vite/preload-helper.js
var scriptRel = /* @__PURE__ */ (function detectScriptRel() {
	const relList = typeof document !== "undefined" && document.createElement("link").relList;
	return relList && relList.supports && relList.supports("modulepreload") ? "modulepreload" : "preload";
})();
var assetsURL = function(dep) {
	return "/" + dep;
};
var seen = {};
var isCssPreloadUrl = function isCssPreloadUrl(url) {
	return url.pathname.endsWith(".css");
};
var preloadOnce = function preloadOnce(seen, href, preload) {
	if (href in seen) return seen[href];
	const promise = preload();
	if (!promise) {
		seen[href] = void 0;
		return;
	}
	const preloadPromise = promise.then(() => {
		seen[href] = void 0;
	}, (err) => {
		seen[href] = void 0;
		throw err;
	});
	seen[href] = preloadPromise;
	return preloadPromise;
};
var __vitePreload = function preload(baseModule, deps, importerUrl) {
	let promise = Promise.resolve();
	if (deps && deps.length > 0) {
		let preloadedHrefs;
		const cspNonceMeta = document.querySelector("meta[property=csp-nonce]");
		const cspNonce = cspNonceMeta?.nonce || cspNonceMeta?.getAttribute("nonce");
		function allSettled(promises) {
			return Promise.all(promises.map((p) => Promise.resolve(p).then((value) => ({
				status: "fulfilled",
				value
			}), (reason) => ({
				status: "rejected",
				reason
			}))));
		}
		function importMetaResolve(specifier) {
			if (import.meta.resolve) return new URL(import.meta.resolve(specifier));
			return new URL(
				specifier,
				/** #__KEEP__ */
				import.meta.url
			);
		}
		promise = allSettled(deps.map((depString) => {
			depString = assetsURL(depString, importerUrl);
			const dep = importMetaResolve(depString);
			const isCss = isCssPreloadUrl(dep);
			return preloadOnce(seen, dep.href, () => {
				if (preloadedHrefs === void 0) {
					preloadedHrefs = {
						all: /* @__PURE__ */ new Set(),
						styles: /* @__PURE__ */ new Set()
					};
					const links = document.getElementsByTagName("link");
					for (let i = links.length - 1; i >= 0; i--) {
						const link = links[i];
						preloadedHrefs.all.add(link.href);
						if (link.rel === "stylesheet") preloadedHrefs.styles.add(link.href);
					}
				}
				if ((isCss ? preloadedHrefs.styles : preloadedHrefs.all).has(dep.href)) return;
				const link = document.createElement("link");
				link.rel = isCss ? "stylesheet" : scriptRel;
				if (!isCss) link.as = "script";
				link.crossOrigin = "";
				link.href = dep.href;
				if (cspNonce) link.setAttribute("nonce", cspNonce);
				document.head.appendChild(link);
				if (isCss) return new Promise((res, rej) => {
					const handleSettle = (e) => {
						link.removeEventListener("load", handleSettle);
						link.removeEventListener("error", handleSettle);
						if (e.type === "error") rej(/* @__PURE__ */ new Error(`Unable to preload CSS for ${dep}`));
						else res(e);
					};
					link.addEventListener("load", handleSettle);
					link.addEventListener("error", handleSettle);
				});
			});
		}).filter((p) => p !== void 0));
	}
	function handlePreloadError(err) {
		const e = new Event("vite:preloadError", { cancelable: true });
		e.payload = err;
		window.dispatchEvent(e);
		if (!e.defaultPrevented) throw err;
	}
	return promise.then((res) => {
		for (const item of res || []) {
			if (item.status !== "rejected") continue;
			handlePreloadError(item.reason);
		}
		return baseModule().catch(handlePreloadError);
	});
};
// src/i18n/areas.ts
/**
* Areas of the application whose words load with their first screen, each language a chunk of its own; the first screen
* of all pays for none of them. An area's groups (`payment.…`) are its own, but for those of `inputs`,
* `attempts`, `domainFields`, `dealFacts` and `links`, which several have.
*/
var areas = {
	columns: {
		"he-IL": async () => (await __vitePreload(async () => {
			const { columns } = await import("./columns.he-g311osv.js");
			return { columns };
		}, [])).columns,
		"en-IL": async () => (await __vitePreload(async () => {
			const { columns } = await import("./columns.en-fqlge0l.js");
			return { columns };
		}, [])).columns
	},
	billing: {
		"he-IL": async () => (await __vitePreload(async () => {
			const { billing } = await import("./billing.he-bbpx2nj.js");
			return { billing };
		}, __vite__mapDeps([0,1,2,3,4,5]))).billing,
		"en-IL": async () => (await __vitePreload(async () => {
			const { billing } = await import("./billing.en-gotgjin.js");
			return { billing };
		}, __vite__mapDeps([6,7,8,9,10,11]))).billing
	},
	customers: {
		"he-IL": async () => (await __vitePreload(async () => {
			const { customers } = await import("./customers.he-nl2nfe6.js");
			return { customers };
		}, __vite__mapDeps([12,3,4]))).customers,
		"en-IL": async () => (await __vitePreload(async () => {
			const { customers } = await import("./customers.en-il5kldc.js");
			return { customers };
		}, __vite__mapDeps([13,9,10]))).customers
	},
	dashboard: {
		"he-IL": async () => (await __vitePreload(async () => {
			const { dashboard } = await import("./dashboard.he-mzsk71o.js");
			return { dashboard };
		}, [])).dashboard,
		"en-IL": async () => (await __vitePreload(async () => {
			const { dashboard } = await import("./dashboard.en-ejo9eaq.js");
			return { dashboard };
		}, [])).dashboard
	},
	invoices: {
		"he-IL": async () => (await __vitePreload(async () => {
			const { invoices } = await import("./invoices.he-jraqy1h.js");
			return { invoices };
		}, __vite__mapDeps([14,2,3,4]))).invoices,
		"en-IL": async () => (await __vitePreload(async () => {
			const { invoices } = await import("./invoices.en-cbzz24w.js");
			return { invoices };
		}, __vite__mapDeps([15,8,9,10]))).invoices
	},
	masav: {
		"he-IL": async () => (await __vitePreload(async () => {
			const { masav } = await import("./masav.he-il4wirw.js");
			return { masav };
		}, [])).masav,
		"en-IL": async () => (await __vitePreload(async () => {
			const { masav } = await import("./masav.en-n8f4cnh.js");
			return { masav };
		}, [])).masav
	},
	paymentRequests: {
		"he-IL": async () => (await __vitePreload(async () => {
			const { paymentRequests } = await import("./paymentRequests.he-fqg9otg.js");
			return { paymentRequests };
		}, __vite__mapDeps([16,3,2,4,5]))).paymentRequests,
		"en-IL": async () => (await __vitePreload(async () => {
			const { paymentRequests } = await import("./paymentRequests.en-gfoifsv.js");
			return { paymentRequests };
		}, __vite__mapDeps([17,9,8,10,11]))).paymentRequests
	},
	payments: {
		"he-IL": async () => (await __vitePreload(async () => {
			const { payments } = await import("./payments.he-cimy0yz.js");
			return { payments };
		}, __vite__mapDeps([18,1,3,4]))).payments,
		"en-IL": async () => (await __vitePreload(async () => {
			const { payments } = await import("./payments.en-jqjw911.js");
			return { payments };
		}, __vite__mapDeps([19,7,9,10]))).payments
	},
	shortcuts: {
		"he-IL": async () => (await __vitePreload(async () => {
			const { shortcuts } = await import("./shortcuts.he-bid8ksw.js");
			return { shortcuts };
		}, [])).shortcuts,
		"en-IL": async () => (await __vitePreload(async () => {
			const { shortcuts } = await import("./shortcuts.en-bfmpjty.js");
			return { shortcuts };
		}, [])).shortcuts
	},
	terminals: {
		"he-IL": async () => (await __vitePreload(async () => {
			const { terminals } = await import("./terminals.he-lnimyfu.js");
			return { terminals };
		}, __vite__mapDeps([20,4]))).terminals,
		"en-IL": async () => (await __vitePreload(async () => {
			const { terminals } = await import("./terminals.en-ly7cbov.js");
			return { terminals };
		}, __vite__mapDeps([21,10]))).terminals
	},
	transactions: {
		"he-IL": async () => (await __vitePreload(async () => {
			const { transactions } = await import("./transactions.he-d0ckumi.js");
			return { transactions };
		}, __vite__mapDeps([22,1,2,4]))).transactions,
		"en-IL": async () => (await __vitePreload(async () => {
			const { transactions } = await import("./transactions.en-dw0eftd.js");
			return { transactions };
		}, __vite__mapDeps([23,7,8,10]))).transactions
	},
	webhooks: {
		"he-IL": async () => (await __vitePreload(async () => {
			const { webhooks } = await import("./webhooks.he-e9tm50i.js");
			return { webhooks };
		}, [])).webhooks,
		"en-IL": async () => (await __vitePreload(async () => {
			const { webhooks } = await import("./webhooks.en-fgtzvmf.js");
			return { webhooks };
		}, [])).webhooks
	}
};
var wanted = /* @__PURE__ */ new Map();
/** Tells when another area is wanted; each listener's promise settles when its words can be spoken. */
var areaWanted = createEmitter();
/** Loads the words of a language for every area that a screen has asked for so far. */
async function loadWantedWords(locale) {
	const words = await Promise.all([...wanted.keys()].map((area) => areas[area][locale]()));
	return Object.assign({}, ...words);
}
async function tellOfArea(area) {
	try {
		await Promise.all(areaWanted.emit());
	} catch (error) {
		wanted.delete(area);
		throw error;
	}
}
function wantArea(area) {
	const told = wanted.get(area);
	if (told) return told;
	wanted.set(area, Promise.resolve());
	const telling = tellOfArea(area);
	if (wanted.has(area)) wanted.set(area, telling);
	return telling;
}
/**
* A screen's code together with its words, both asked for at once.
* @example lazyPart(async () => (await withMessages('payments', import('…/PaymentPage.tsx'))).pages.Charge)
*/
async function withMessages(area, code) {
	const [loaded] = await Promise.all([code, wantArea(area)]);
	return loaded;
}
// src/resources/nounCalls.ts
var isEndpoint = (id) => Object.hasOwn(endpoints, id);
/** The calls of a noun by what they do: those that the contract has under its prefix, and its own. */
function endpointsOf({ calls, endpoints: own }) {
	if (calls === void 0) return own;
	const found = [
		"meta",
		"excel",
		"grouped",
		"get",
		"create",
		"update",
		"delete"
	].map((kind) => [kind, `${calls}.${kind}`]).filter(([, id]) => isEndpoint(id));
	return {
		list: `${calls}.list`,
		...Object.fromEntries(found),
		...own
	};
}
// src/resources/unlisted.ts
/** What its page is made of; it leads back to the noun's list. @param list the noun's own */
function unlistedOf({ path, page: record, ...rest }, list) {
	const detailPage = {
		layout: "main",
		access: list.page.access,
		path: `${path}/view/:id`,
		name: `${rest.name}.record`,
		title: `resource.${rest.name}.one`,
		back: {
			to: list.page.name,
			previous: true
		}
	};
	const { idFields, terminal, page } = list;
	return {
		...rest,
		idFields,
		terminal,
		page,
		detailPage,
		detailPath: detailPathOf(detailPage),
		record
	};
}
// src/resources/defineResource.ts
var below = {
	list: "/list",
	record: "/view/:id",
	create: "/create",
	edit: "/edit/:id"
};
/** The pages of one noun, by route or below its own path; undefined where it has neither. */
function pagesOf({ name, path, access = "any", create, lists: [list] }) {
	return (kind, route) => {
		if (route) return {
			...routes[route],
			name: route
		};
		if (path === void 0) return void 0;
		const page = {
			layout: "main",
			access,
			path: `${path}${below[kind]}`
		};
		if (kind === "list") return {
			...page,
			name,
			title: `resource.${name}.name`
		};
		const title = `resource.${name}.${kind === "record" ? "one" : kind}`;
		const feature = kind === "create" && create?.feature;
		const back = {
			to: list.route ?? name,
			previous: true
		};
		return {
			...page,
			name: `${name}.${kind}`,
			title,
			back,
			...feature && { feature }
		};
	};
}
/** What leads to the form that adds a record: its words are the page's title. */
function createOf({ name, path, title, access, feature }) {
	return {
		access,
		path: buildPath(path),
		label: title ?? `route.${name}`,
		...feature && { feature }
	};
}
/** Loads the noun's words with its code. */
function withMessagesOf(area, load) {
	return area === void 0 ? load : () => withMessages(area, load());
}
function actionsOf({ row, record, bulk, list }, area) {
	return {
		...row && { row: withMessagesOf(area, row) },
		...record && { record: withMessagesOf(area, record) },
		...bulk && { bulk: withMessagesOf(area, bulk) },
		...list && { list: withMessagesOf(area, list) }
	};
}
/** What can be done on one of a noun's lists: with ticked rows where rows are ticked, with the whole on its own list. */
function actionsAt({ bulk, list, ...actions }, { isOwn, selectable }) {
	return {
		...actions,
		...bulk && selectable && { bulk },
		...list && isOwn && { list }
	};
}
/** @throws RangeError for a page that has neither a route nor a path to stand below. */
function present(page, name) {
	if (page === void 0) throw new RangeError(`${name} names no route and has no path of its own`);
	return page;
}
/**
* Declares a noun: the one value that gives it lists, the page of a record, forms, menu entries and actions. Its calls
* are found in the contract by their prefix, or given as `endpoints`; its pages are routes of the specification, or
* stand below a `path` of its own (docs/adding-a-noun.md).
* @throws RangeError for a page without an address.
* @example
* export const customers = defineResource({
*   name: 'customers', calls: 'consumers', id: 'consumerID', messages: 'customers',
*   lists: [{ route: 'Customers', menu: { group: 'customersAndItems', icon: People }, quickFilters: ['search'] }],
*   record: { route: 'Customer' },
*   create: { route: 'CreateCustomer', page: async () => (await import('./CreateCustomer.tsx')).CreateCustomer },
* });
*/
function defineResource(declared) {
	const { name, id, messages, record, recordQuery } = declared;
	const idFields = [id].flat();
	const pageFor = pagesOf(declared);
	const nounEndpoints = endpointsOf(declared);
	const create = declared.create && present(pageFor("create", declared.create.route), `${name}.create`);
	const loadRecord = record?.page && withMessagesOf(messages, record.page);
	const actions = declared.actions && actionsOf(declared.actions, messages);
	function actionsOn({ actions: given, id: ownId, name: own = name, ...rest }) {
		if (given) return actionsOf(given, messages);
		return actions && ownId === void 0 ? actionsAt(actions, {
			isOwn: own === name,
			...rest
		}) : void 0;
	}
	function listOf(list) {
		const { name: own = name, route, detailRoute, calls, endpoints: given, id: ownId, ...rest } = list;
		const here = actionsOn(list);
		const ofList = given ?? (calls ? endpointsOf({ calls }) : nounEndpoints);
		const leadsTo = detailRoute ?? (ownId === void 0 ? record?.route : void 0);
		const detailPage = leadsTo !== void 0 || ownId === void 0 && ofList.get !== void 0 ? pageFor("record", leadsTo) : void 0;
		return {
			terminal: "filter",
			...rest,
			name: own,
			idFields: ownId === void 0 ? idFields : [ownId].flat(),
			endpoints: ofList,
			page: present(pageFor("list", route), own),
			...detailPage && {
				detailPage,
				detailPath: detailPathOf(detailPage)
			},
			...detailPage && loadRecord && { record: loadRecord },
			...recordQuery && { recordQuery },
			...create && own === name && { create: createOf(create) },
			...here && { actions: here },
			...rest.insight && { insight: withMessagesOf(messages, rest.insight) }
		};
	}
	function screenOf(kind, { route, page, menu }) {
		const load = withMessagesOf(messages, page);
		return {
			page: present(pageFor(kind, route), `${name}.${kind}`),
			load,
			...menu && { menu }
		};
	}
	const [first, ...others] = declared.lists;
	const own = listOf(first);
	return {
		name,
		lists: [own, ...others.map(listOf)],
		unlisted: (declared.unlisted ?? []).map(({ page, actions: its, ...one }) => unlistedOf({
			...one,
			page: withMessagesOf(messages, page),
			...its && { actions: actionsOf(its, messages) }
		}, own)),
		screens: [
			...declared.create?.page ? [screenOf("create", declared.create)] : [],
			...declared.edit ? [screenOf("edit", declared.edit)] : [],
			...(declared.screens ?? []).map((screen) => screenOf("record", screen))
		],
		parts: declared.parts ?? [],
		namedBy: [...idFields.length === 1 ? idFields : [], ...declared.namedBy ?? []]
	};
}
// src/resources/billingDeals/index.ts
var later$9 = async () => __vitePreload(() => import("./later-dns72ek.js"), []);
/** What a person asks of a billing deal, first things first. */
var columns$1 = [
	"consumerName",
	"transactionAmount",
	"active",
	"nextScheduledTransaction",
	"billingSchedule",
	"paymentType",
	"cardNumber",
	"currentDeal",
	"cardExpired",
	"paused"
];
/** Standing orders: those that run, those that are over, and their charges to come. */
var billingDeals = defineResource({
	name: "billingDeals",
	calls: "billing",
	endpoints: {
		create: ({ paymentType }) => paymentType ? "billing.create" : "invoiceOnlyBilling.create",
		update: ({ invoiceOnly }) => invoiceOnly ? "invoiceOnlyBilling.update" : "billing.update"
	},
	id: "billingDealID",
	messages: "billing",
	lists: [
		{
			route: "BillingDeals",
			menu: {
				group: "billing",
				icon: Autorenew_default
			},
			columns: columns$1,
			quickFilters: ["quickStatus", "consumerName"],
			countsStates: true,
			selectable: true
		},
		{
			name: "futureBillingDeals",
			route: "FutureBillingDeals",
			calls: "futureBillings",
			shows: ["billing"],
			id: ["billingDealID", "chargeNumber"],
			menu: {
				group: "billing",
				icon: EventRepeatOutlined_default
			},
			columns: [
				"consumerName",
				"transactionAmount",
				"scheduledDate",
				"chargeNumber",
				"paymentType",
				"cardNumber",
				"cardExpired"
			],
			quickFilters: ["consumerName", "dateFrom"],
			insight: async () => (await later$9()).ForecastPanel()
		},
		{
			name: "billingDealsHistory",
			route: "BillingDealsHistory",
			fixedFilter: { finished: true },
			menu: {
				group: "billing",
				icon: History_default
			},
			columns: columns$1,
			quickFilters: ["consumerName", "quickDateFilter"],
			actions: {}
		}
	],
	create: {
		route: "CreateBillingDeal",
		page: async () => (await later$9()).DealFormPage()
	},
	edit: {
		route: "EditBillingDeal",
		page: async () => (await later$9()).DealFormPage()
	},
	actions: {
		row: async () => (await later$9()).rowActions(),
		bulk: async () => (await later$9()).bulkActions(),
		list: async () => (await later$9()).listActions()
	},
	record: {
		route: "BillingDeal",
		page: async () => (await later$9()).recordPage()
	}
});
// node_modules/@mui/icons-material/esm/AssignmentOutlined.js
var AssignmentOutlined_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M7 15h7v2H7zm0-4h10v2H7zm0-4h10v2H7zm12-4h-4.18C14.4 1.84 13.3 1 12 1s-2.4.84-2.82 2H5c-.14 0-.27.01-.4.04-.39.08-.74.28-1.01.55-.18.18-.33.4-.43.64-.1.23-.16.49-.16.77v14c0 .27.06.54.16.78s.25.45.43.64c.27.27.62.47 1.01.55.13.02.26.03.4.03h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2m-7-.25c.41 0 .75.34.75.75s-.34.75-.75.75-.75-.34-.75-.75.34-.75.75-.75M19 19H5V5h14z" }), "AssignmentOutlined");
// node_modules/@mui/icons-material/esm/DatasetLinkedOutlined.js
var DatasetLinkedOutlined_default = createSvgIcon([
	/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M7 17h1.09c.28-1.67 1.24-3.1 2.6-4H7z" }, "0"),
	/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M5 19V5h14v7h1c.34 0 .67.04 1 .09V5c0-1.1-.9-2-2-2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h3.81c-.35-.61-.6-1.28-.72-2z" }, "1"),
	/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M7 7h4v4H7zm6 0h4v4h-4zm3 13h-2c-1.1 0-2-.9-2-2s.9-2 2-2h2v-2h-2c-2.21 0-4 1.79-4 4s1.79 4 4 4h2zm4-6h-2v2h2c1.1 0 2 .9 2 2s-.9 2-2 2h-2v2h2c2.21 0 4-1.79 4-4s-1.79-4-4-4" }, "2"),
	/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M20 19v-2h-6v2h5z" }, "3")
], "DatasetLinkedOutlined");
// src/resources/billingRequests/index.ts
var later$8 = async () => __vitePreload(() => import("./later-epu6c7j.js"), []);
/** Links by which a customer sets up a standing order; the terminal stands in the call's path. */
var billingRequests = defineResource({
	name: "billingRequests",
	calls: "billingRequests",
	id: "paymentRequestID",
	messages: "billing",
	recordQuery: { showDeleted: true },
	lists: [{
		route: "BillingRequests",
		menu: {
			group: "billing",
			icon: AssignmentOutlined_default
		},
		columns: [
			"paymentRequestID",
			"cardOwnerName",
			"transactionAmount",
			"quickStatus",
			"paymentRequestTimestamp",
			"dueDate",
			"billingSchedule",
			"consumerEmail"
		],
		quickFilters: ["quickStatus", "quickDateFilter"]
	}, {
		name: "permanentBillingLinks",
		route: "PermanentBillingLinks",
		detailRoute: "BillingLink",
		fixedFilter: { permanent: true },
		menu: {
			group: "billing",
			icon: DatasetLinkedOutlined_default
		},
		columns: [
			"paymentRequestID",
			"transactionAmount",
			"quickStatus",
			"paymentRequestTimestamp",
			"dueDate",
			"billingSchedule"
		],
		quickFilters: ["quickDateFilter"],
		create: {
			...policyOf("CreateBillingRequest"),
			path: `${pathTo("CreateBillingRequest")}?permanent=true`,
			label: "route.CreateBillingRequest"
		}
	}],
	create: { route: "CreateBillingRequest" },
	record: {
		route: "BillingRequest",
		page: async () => (await later$8()).recordPage()
	},
	actions: { row: async () => (await later$8()).rowActions() }
});
// node_modules/@mui/icons-material/esm/PeopleOutlined.js
var PeopleOutlined_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M9 13.75c-2.34 0-7 1.17-7 3.5V19h14v-1.75c0-2.33-4.66-3.5-7-3.5M4.34 17c.84-.58 2.87-1.25 4.66-1.25s3.82.67 4.66 1.25zM9 12c1.93 0 3.5-1.57 3.5-3.5S10.93 5 9 5 5.5 6.57 5.5 8.5 7.07 12 9 12m0-5c.83 0 1.5.67 1.5 1.5S9.83 10 9 10s-1.5-.67-1.5-1.5S8.17 7 9 7m7.04 6.81c1.16.84 1.96 1.96 1.96 3.44V19h4v-1.75c0-2.02-3.5-3.17-5.96-3.44M15 12c1.93 0 3.5-1.57 3.5-3.5S16.93 5 15 5c-.54 0-1.04.13-1.5.35.63.89 1 1.98 1 3.15s-.37 2.26-1 3.15c.46.22.96.35 1.5.35" }), "PeopleOutlined");
// src/resources/customers/cards/cardResource.ts
/** Saved cards (the wire's card tokens). They stand with their customer and have no list of their own. */
var cards = {
	name: "cards",
	idFields: ["creditCardTokenID"],
	endpoints: {
		list: "cardTokens.list",
		create: "cardTokens.create",
		update: "cardTokens.extendExpiration",
		delete: "cardTokens.delete"
	}
};
// src/resources/customers/index.ts
var later$7 = async () => __vitePreload(() => import("./later-ljgil0e.js"), []);
/** Customers (the wire's consumers). */
var customers = defineResource({
	name: "customers",
	calls: "consumers",
	id: "consumerID",
	messages: "customers",
	lists: [{
		route: "Customers",
		menu: {
			group: "customersAndItems",
			icon: PeopleOutlined_default
		},
		columns: [
			"consumerName",
			"consumerPhone",
			"consumerEmail",
			"consumerNationalID",
			"active",
			"hasCreditCard",
			"hasBankAccount",
			"consumerAddress"
		],
		quickFilters: ["search"],
		showDeleted: true,
		selectable: true
	}],
	record: {
		route: "Customer",
		page: async () => (await later$7()).recordPage()
	},
	create: {
		route: "CreateCustomer",
		page: async () => (await later$7()).CustomerFormPage()
	},
	edit: {
		route: "EditCustomer",
		page: async () => (await later$7()).CustomerFormPage()
	},
	parts: [cards],
	screens: [{
		route: "CreateCardToken",
		page: async () => (await later$7()).CreateCardPage()
	}, {
		route: "EditCardToken",
		page: async () => (await later$7()).EditCardPage()
	}],
	actions: {
		row: async () => (await later$7()).rowActions(),
		list: async () => (await later$7()).listActions()
	}
});
// node_modules/@mui/icons-material/esm/UploadFileOutlined.js
var UploadFileOutlined_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M14 2H6c-1.1 0-1.99.9-1.99 2L4 20c0 1.1.89 2 1.99 2H18c1.1 0 2-.9 2-2V8zm4 18H6V4h7v5h5zM8 15.01l1.41 1.41L11 14.84V19h2v-4.16l1.59 1.59L16 15.01 12.01 11z" }), "UploadFileOutlined");
// src/resources/importBillingDeals/index.ts
var later$6 = async () => __vitePreload(() => import("./later-hb6axwy.js"), []);
/** Rows of imported files of billing deals, and the page that imports one; the terminal stands in the call's path. */
var importBillingDeals = defineResource({
	name: "importBillingDeals",
	calls: "import",
	id: ["importID", "rowNumber"],
	messages: "billing",
	path: "/import/billing-deals",
	access: "billing",
	lists: [{
		route: "ImportBillingDeals",
		menu: {
			group: "billing",
			icon: UploadFileOutlined_default
		},
		columns: [
			"consumerName",
			"transactionAmount",
			"status",
			"error",
			"created",
			"fileName",
			"rowNumber"
		],
		quickFilters: ["status"]
	}],
	create: {
		feature: "RecurrentPayments",
		page: async () => (await later$6()).ImportPage()
	}
});
// src/resources/incomeReport/index.ts
/** Income by day, payment type and currency; a row has no id of its own. */
var incomeReport = defineResource({
	name: "incomeReport",
	calls: "income",
	id: [
		"period",
		"terminalID",
		"paymentTypeEnum",
		"currency"
	],
	lists: [{
		route: "IncomeReport",
		shows: ["transactions"],
		menu: {
			group: "settlement",
			icon: createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M4 9h4v11H4zm12 4h4v7h-4zm-6-9h4v16h-4z" }), "BarChart")
		},
		columns: [
			"period",
			"paymentTypeEnum",
			"totalAmount",
			"refundAmount",
			"netTotal",
			"vatTotal",
			"transactionsCount"
		],
		insight: async () => (await __vitePreload(async () => {
			const { IncomeSums } = await import("./IncomeSums-hcxb66t.js");
			return { IncomeSums };
		}, __vite__mapDeps([24,25,26,27,28,29,30]))).IncomeSums,
		quickFilters: ["quickDateFilter", "paymentType"]
	}]
});
// node_modules/@mui/icons-material/esm/DescriptionOutlined.js
var DescriptionOutlined_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M8 16h8v2H8zm0-4h8v2H8zm6-10H6c-1.1 0-2 .9-2 2v16c0 1.1.89 2 1.99 2H18c1.1 0 2-.9 2-2V8zm4 18H6V4h7v5h5z" }), "DescriptionOutlined");
// src/resources/invoices/index.ts
var later$5 = async () => __vitePreload(() => import("./later-crw2g89.js"), []);
/** Invoices, receipts and credit notes. */
var invoices = defineResource({
	name: "invoices",
	calls: "invoices",
	id: "invoiceID",
	namedBy: ["originInvoiceID", "creditInvoiceID"],
	messages: "invoices",
	lists: [{
		route: "Invoices",
		menu: {
			group: "documents",
			icon: DescriptionOutlined_default
		},
		columns: [
			"invoiceNumber",
			"invoiceType",
			"consumerName",
			"invoiceAmount",
			"status",
			"invoiceDate",
			"consumerEmail",
			"vatTotal"
		],
		quickFilters: ["status", "quickDateFilter"],
		selectable: true,
		insight: async () => (await later$5()).TotalsPanel()
	}],
	create: { route: "CreateInvoice" },
	record: {
		route: "Invoice",
		page: async () => (await later$5()).recordPage()
	},
	actions: {
		row: async () => (await later$5()).rowActions(),
		bulk: async () => (await later$5()).bulkActions(),
		list: async () => (await later$5()).listActions()
	}
});
// node_modules/@mui/icons-material/esm/Inventory2Outlined.js
var Inventory2Outlined_default = createSvgIcon([/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M20 2H4c-1 0-2 .9-2 2v3.01c0 .72.43 1.34 1 1.69V20c0 1.1 1.1 2 2 2h14c.9 0 2-.9 2-2V8.7c.57-.35 1-.97 1-1.69V4c0-1.1-1-2-2-2m-1 18H5V9h14zm1-13H4V4h16z" }, "0"), /*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M9 12h6v2H9z" }, "1")], "Inventory2Outlined");
// src/resources/items/index.ts
var later$4 = async () => __vitePreload(() => import("./later-f4ehew4.js"), []);
/** The catalogue of goods and services. */
var items = defineResource({
	name: "items",
	calls: "items",
	id: "itemID",
	messages: "customers",
	lists: [{
		route: "Items",
		menu: {
			group: "customersAndItems",
			icon: Inventory2Outlined_default
		},
		columns: [
			"itemName",
			"category",
			"price",
			"vatExempt",
			"externalReference"
		],
		quickFilters: ["search"],
		showDeleted: true,
		selectable: true
	}],
	record: {
		route: "Item",
		page: async () => (await later$4()).recordPage()
	},
	create: {
		route: "CreateItem",
		page: async () => (await later$4()).ItemFormPage()
	},
	edit: {
		route: "EditItem",
		page: async () => (await later$4()).ItemFormPage()
	},
	actions: {
		row: async () => (await later$4()).rowActions(),
		bulk: async () => (await later$4()).bulkActions(),
		list: async () => (await later$4()).listActions()
	}
});
// node_modules/@mui/icons-material/esm/AccountBalanceOutlined.js
var AccountBalanceOutlined_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M6.5 10h-2v7h2zm6 0h-2v7h2zm8.5 9H2v2h19zm-2.5-9h-2v7h2zm-7-6.74L16.71 6H6.29zm0-2.26L2 6v2h19V6z" }), "AccountBalanceOutlined");
// src/resources/masavFiles/index.ts
var later$3 = async () => __vitePreload(() => import("./later-n2afu84.js"), []);
/** Bank-transfer files; one of them is shown by its rows. */
var masavFiles = defineResource({
	name: "masavFiles",
	calls: "masav",
	id: "masavFileID",
	messages: "masav",
	lists: [{
		route: "MasavFiles",
		detailRoute: "MasavFileRows",
		menu: {
			group: "settlement",
			icon: AccountBalanceOutlined_default
		},
		columns: [
			"masavFileID",
			"institutionName",
			"totalAmount",
			"rowsCount",
			"downloaded",
			"masavFileDate",
			"paidDate",
			"operationDoneBy"
		],
		quickFilters: ["quickDateFilter"]
	}, {
		name: "masavFileRows",
		route: "MasavFileRows",
		calls: "masavRows",
		shows: ["masav"],
		id: "masavFileRowID",
		terminal: "none",
		columns: [
			"masavFileRowID",
			"consumerName",
			"amount",
			"paid",
			"bank",
			"bankBranch",
			"bankAccount",
			"nationalID"
		],
		parent: { masavFileID: "id" },
		selectable: true,
		insight: async () => (await later$3()).FilePanel(),
		actions: { bulk: async () => (await later$3()).bulkActions() }
	}],
	actions: {
		row: async () => (await later$3()).fileActions(),
		list: async () => (await later$3()).listActions()
	}
});
// node_modules/@mui/icons-material/esm/Link.js
var Link_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M3.9 12c0-1.71 1.39-3.1 3.1-3.1h4V7H7c-2.76 0-5 2.24-5 5s2.24 5 5 5h4v-1.9H7c-1.71 0-3.1-1.39-3.1-3.1M8 13h8v-2H8zm9-6h-4v1.9h4c1.71 0 3.1 1.39 3.1 3.1s-1.39 3.1-3.1 3.1h-4V17h4c2.76 0 5-2.24 5-5s-2.24-5-5-5" }), "Link");
// node_modules/@mui/icons-material/esm/RequestQuoteOutlined.js
var RequestQuoteOutlined_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M14 2H6c-1.1 0-2 .9-2 2v16c0 1.1.9 2 2 2h12c1.1 0 2-.9 2-2V8zM6 20V4h7v4h5v12zm5-1h2v-1h1c.55 0 1-.45 1-1v-3c0-.55-.45-1-1-1h-3v-1h4v-2h-2V9h-2v1h-1c-.55 0-1 .45-1 1v3c0 .55.45 1 1 1h3v1H9v2h2z" }), "RequestQuoteOutlined");
// src/resources/paymentRequests/index.ts
var later$2 = async () => __vitePreload(() => import("./later-ouxk37b.js"), []);
/** Requests for a payment: sent to one customer, or links that any number of customers may use. */
var paymentRequests = defineResource({
	name: "paymentRequests",
	calls: "paymentRequests",
	id: "paymentRequestID",
	messages: "paymentRequests",
	lists: [{
		route: "PaymentRequests",
		menu: {
			group: "payments",
			icon: RequestQuoteOutlined_default
		},
		columns: [
			"paymentRequestID",
			"cardOwnerName",
			"paymentRequestAmount",
			"quickStatus",
			"paymentRequestTimestamp",
			"dueDate",
			"consumerEmail",
			"isRefund"
		],
		quickFilters: ["quickStatus", "quickDateFilter"]
	}, {
		name: "permanentLinks",
		route: "PermanentLinks",
		fixedFilter: { permanent: true },
		menu: {
			group: "payments",
			icon: Link_default
		},
		columns: [
			"paymentRequestID",
			"paymentRequestAmount",
			"quickStatus",
			"paymentRequestTimestamp",
			"dueDate"
		],
		quickFilters: ["quickDateFilter"],
		create: {
			...policyOf("CreatePaymentRequest"),
			path: `${pathTo("CreatePaymentRequest")}?permanent=true`,
			label: "route.CreatePaymentRequest"
		}
	}],
	create: { route: "CreatePaymentRequest" },
	unlisted: [{
		name: "paymentIntents",
		path: paymentIntentPaths.base,
		endpoints: {
			list: "paymentRequests.list",
			meta: "paymentRequests.meta",
			get: "paymentIntents.get"
		},
		recordQuery: { showDeleted: true },
		namedBy: ["paymentIntentID"],
		page: async () => (await later$2()).intentPage(),
		actions: { record: async () => (await later$2()).intentActions() }
	}],
	record: {
		route: "PaymentRequest",
		page: async () => (await later$2()).recordPage()
	},
	actions: {
		row: async () => (await later$2()).rowActions(),
		list: async () => (await later$2()).listActions()
	}
});
// src/resources/terminals/paths.ts
/** Addresses of a terminal, below the profile. */
var terminalPaths = {
	one: `${routes.MyProfile.path}/terminals/:id`,
	edit: `${routes.MyProfile.path}/terminals/:id/edit`
};
/** The page of a terminal. */
var terminalPath = (id) => buildPath(terminalPaths.one, { id });
/** The form of its settings. */
var terminalFormPath = (id) => buildPath(terminalPaths.edit, { id });
// src/resources/terminals/index.ts
var later$1 = async () => __vitePreload(() => import("./later-nrt63no.js"), []);
var page = {
	layout: "main",
	access: "any",
	back: {
		to: "MyProfile",
		previous: true
	}
};
/** Terminals, which stand in the profile of whoever works on them. */
var terminals = {
	name: "terminals",
	lists: [],
	unlisted: [],
	parts: [{
		name: "terminals",
		endpoints: {
			list: "terminals.list",
			get: "terminals.get",
			update: "terminals.update"
		},
		idFields: ["terminalID"]
	}],
	screens: [
		{
			page: {
				...routes.MyProfile,
				name: "MyProfile"
			},
			load: async () => withMessages("terminals", (await later$1()).ProfilePage())
		},
		{
			page: {
				...page,
				name: "Terminal",
				title: "resource.terminals.one",
				path: terminalPaths.one
			},
			load: async () => withMessages("terminals", (await later$1()).TerminalPage())
		},
		{
			page: {
				...page,
				name: "EditTerminal",
				title: "resource.terminals.edit",
				path: terminalPaths.edit
			},
			load: async () => withMessages("terminals", (await later$1()).TerminalFormPage())
		}
	],
	namedBy: []
};
// node_modules/@mui/icons-material/esm/ReceiptLongOutlined.js
var ReceiptLongOutlined_default = createSvgIcon([/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M19.5 3.5 18 2l-1.5 1.5L15 2l-1.5 1.5L12 2l-1.5 1.5L9 2 7.5 3.5 6 2v14H3v3c0 1.66 1.34 3 3 3h12c1.66 0 3-1.34 3-3V2zM15 20H6c-.55 0-1-.45-1-1v-1h10zm4-1c0 .55-.45 1-1 1s-1-.45-1-1v-3H8V5h11z" }, "0"), /*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M9 7h6v2H9zm7 0h2v2h-2zm-7 3h6v2H9zm7 0h2v2h-2z" }, "1")], "ReceiptLongOutlined");
// src/resources/transactions/index.ts
var later = async () => __vitePreload(() => import("./later-dmces1j.js"), []);
/** What a person asks of a transaction, first things first. */
var columns = [
	"paymentTransactionID",
	"specialTransactionType",
	"cardOwnerName",
	"transactionAmount",
	"quickStatus",
	"transactionTimestamp",
	"paymentTypeEnum",
	"cardNumber",
	"transactionType",
	"dealDescription"
];
/** The processor speaks its own language. */
var cells = { rejectionMessage: async () => (await later()).RejectionCell() };
/** Every charge, refund and check of a terminal. */
var transactions = defineResource({
	name: "transactions",
	calls: "transactions",
	id: "paymentTransactionID",
	namedBy: ["initialTransactionID", "currentTransactionID"],
	messages: "transactions",
	lists: [
		{
			route: "Transactions",
			menu: {
				group: "payments",
				icon: ReceiptLongOutlined_default
			},
			columns,
			cells,
			quickFilters: ["quickStatusFilter", "quickDateFilter"],
			selectable: true
		},
		{
			name: "transactionsFiltered",
			route: "TransactionsFiltered",
			columns,
			cells,
			quickFilters: ["quickStatusFilter", "quickDateFilter"],
			selectable: true
		},
		{
			name: "transactionsByTransmission",
			route: "TransactionsByTransmission",
			endpoints: {
				list: "transactions.ofTransmission",
				meta: "transactions.meta",
				get: "transactions.get"
			},
			terminal: "none",
			parent: { id: "transmissionID" },
			columns,
			cells,
			quickFilters: ["quickStatusFilter"]
		}
	],
	actions: {
		record: async () => (await later()).recordActions(),
		bulk: async () => (await later()).bulkActions(),
		list: async () => (await later()).listActions()
	},
	record: {
		route: "Transaction",
		page: async () => (await later()).recordPage()
	}
});
// src/resources/transmissions/index.ts
/** What was sent to the clearing house; successful ones at first (spec §7). */
var transmissions = defineResource({
	name: "transmissions",
	calls: "transmissions",
	id: "transmissionID",
	messages: "transactions",
	lists: [{
		route: "Transmissions",
		detailRoute: "TransactionsByTransmission",
		menu: {
			group: "settlement",
			icon: createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M19.35 10.04C18.67 6.59 15.64 4 12 4 9.11 4 6.6 5.64 5.35 8.04 2.34 8.36 0 10.91 0 14c0 3.31 2.69 6 6 6h13c2.76 0 5-2.24 5-5 0-2.64-2.05-4.78-4.65-4.96M19 18H6c-2.21 0-4-1.79-4-4 0-2.05 1.53-3.76 3.56-3.97l1.07-.11.5-.95C8.08 7.14 9.94 6 12 6c2.62 0 4.88 1.86 5.39 4.43l.3 1.5 1.53.11c1.56.1 2.78 1.41 2.78 2.96 0 1.65-1.35 3-3 3M8 13h2.55v3h2.9v-3H16l-4-4z" }), "CloudUploadOutlined")
		},
		columns: [
			"transmissionNumber",
			"totalAmount",
			"success",
			"transmissionDate",
			"transactionsCount",
			"message"
		],
		quickFilters: ["quickDateFilter", "success"],
		defaultFilter: { success: true }
	}],
	actions: { list: async () => (await __vitePreload(async () => {
		const { listActions } = await import("./listActions-dfuwwao.js");
		return { listActions };
	}, __vite__mapDeps([31,32,26,25,27,28,33,34,35,36]))).listActions }
});
// node_modules/@mui/icons-material/esm/Webhook.js
var Webhook_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M10 15h5.88c.27-.31.67-.5 1.12-.5.83 0 1.5.67 1.5 1.5s-.67 1.5-1.5 1.5c-.44 0-.84-.19-1.12-.5H11.9c-.46 2.28-2.48 4-4.9 4-2.76 0-5-2.24-5-5 0-2.42 1.72-4.44 4-4.9v2.07c-1.16.41-2 1.53-2 2.83 0 1.65 1.35 3 3 3s3-1.35 3-3zm2.5-11c1.65 0 3 1.35 3 3h2c0-2.76-2.24-5-5-5s-5 2.24-5 5c0 1.43.6 2.71 1.55 3.62l-2.35 3.9c-.68.14-1.2.75-1.2 1.48 0 .83.67 1.5 1.5 1.5s1.5-.67 1.5-1.5c0-.16-.02-.31-.07-.45l3.38-5.63C10.49 9.61 9.5 8.42 9.5 7c0-1.65 1.35-3 3-3m4.5 9c-.64 0-1.23.2-1.72.54l-3.05-5.07C11.53 8.35 11 7.74 11 7c0-.83.67-1.5 1.5-1.5S14 6.17 14 7c0 .15-.02.29-.06.43l2.19 3.65c.28-.05.57-.08.87-.08 2.76 0 5 2.24 5 5s-2.24 5-5 5c-1.85 0-3.47-1.01-4.33-2.5h2.67c.48.32 1.05.5 1.66.5 1.65 0 3-1.35 3-3s-1.35-3-3-3" }), "Webhook");
/** In the order in which they are shown. */
var eventNames = Object.keys({
	TransactionCreated: {
		entityType: "PaymentTransaction",
		isFailure: false
	},
	TransactionRejected: {
		entityType: "PaymentTransaction",
		isFailure: true
	},
	BillingDealCreated: {
		entityType: "BillingDeal",
		isFailure: false
	},
	BillingDealUpdated: {
		entityType: "BillingDeal",
		isFailure: false
	},
	CardTokenCreated: {
		entityType: "CreditCardTokenDetails",
		isFailure: false
	},
	CardTokenDeleted: {
		entityType: "CreditCardTokenDetails",
		isFailure: false
	},
	CreditCardExpired: {
		entityType: "CreditCardTokenDetails",
		isFailure: false
	},
	ConsumerCreated: {
		entityType: "Consumer",
		isFailure: false
	},
	ConsumerUpdated: {
		entityType: "Consumer",
		isFailure: false
	},
	InvoiceGenerated: {
		entityType: "Invoice",
		isFailure: false
	},
	InvoiceGenerationFailed: {
		entityType: "Invoice",
		isFailure: true
	}
});
// src/resources/registry.ts
/** Every noun with lists, in the order of the menu; adding a noun means adding a line. */
var resources = [
	transactions,
	paymentRequests,
	customers,
	items,
	billingDeals,
	billingRequests,
	importBillingDeals,
	invoices,
	transmissions,
	incomeReport,
	masavFiles,
	defineResource({
		name: "webHooksCompleted",
		calls: "webhooks",
		id: ["eventID", "correlationId"],
		messages: "webhooks",
		lists: [{
			route: "WebHooksCompleted",
			shows: [
				"billing",
				"cardTokens",
				"consumers",
				"invoices",
				"transactions"
			],
			menu: {
				group: "settings",
				icon: Webhook_default
			},
			columns: [
				"payload.eventName",
				"payload.entityType",
				"payload.entityReference",
				"payload.isFailureEvent",
				"payload.eventTimestamp",
				"payload.errorMesage",
				"url"
			],
			fixedMeta: { columns: {
				"payload.eventName": {
					name: "column.webhook.event",
					dataType: "dictionary",
					dictionary: "webhookEventEnum"
				},
				"payload.eventTimestamp": {
					name: "column.webhook.time",
					dataType: "date"
				},
				"payload.entityType": {
					name: "column.webhook.entity",
					dataType: "dictionary",
					dictionary: "webhookEntity"
				},
				"payload.entityReference": {
					name: "column.webhook.reference",
					dataType: "guid"
				},
				"payload.entityExternalReference": {
					name: "column.webhook.externalReference",
					dataType: "string"
				},
				"payload.isFailureEvent": {
					name: "column.webhook.outcome",
					dataType: "dictionary",
					dictionary: "webhookOutcome"
				},
				"payload.errorMesage": {
					name: "column.webhook.error",
					dataType: "string"
				},
				url: {
					name: "column.webhook.url",
					dataType: "string"
				}
			} },
			fixedDictionaries: {
				webhookEventEnum: eventNames,
				webhookEntity: [
					"PaymentTransaction",
					"BillingDeal",
					"CreditCardTokenDetails",
					"Consumer",
					"Invoice"
				],
				webhookOutcome: ["true", "false"]
			},
			quickFilters: [
				"eventName",
				"quickDateFilter",
				"isFailureEvent"
			]
		}],
		actions: { row: async () => (await __vitePreload(async () => {
			const { rowActions } = await import("./actions-gnd7ahp.js");
			return { rowActions };
		}, __vite__mapDeps([37,26,25,27,28,38,39,40,41,42,43,44]))).rowActions }
	})
];
/** Nouns whose pages all have code of their own. */
var others = [terminals];
var { dataResources, screens, lists, listsByName, recordsByName, routeTable, listOfRoute, recordOfRoute, screenOfRoute, relativesOf, pathOfField } = registryOf([...resources, ...others]);
// src/store/createStore.ts
/**
* @param onFirst called when the first listener comes.
* @param onLast called when the last one has gone.
* @example const openFields = createStore(0);
*/
function createStore(initial, onFirst, onLast) {
	const changes = createEmitter(onFirst, onLast);
	let state = initial;
	function write(next) {
		if (Object.is(next, state)) return;
		state = next;
		changes.emit();
	}
	return {
		read: () => state,
		subscribe: changes.subscribe,
		write,
		change: (next) => write(next(state))
	};
}
// src/settings/columnPreferences.ts
/** Height of the rows: 44 px or 36 px. */
var densities = ["comfortable", "compact"];
/** Reads a kept density without trusting it. */
function parseDensity(value) {
	return densities.find((density) => density === value);
}
/** The texts of an array, each once; anything else has none. */
function textsOf(value) {
	return Array.isArray(value) ? [...new Set(value.filter((one) => typeof one === "string"))] : [];
}
/** Reads stored column preferences without trusting them. @returns undefined for what says nothing about columns. */
function parseColumns(value) {
	if (!isObject(value)) return void 0;
	const columns = {
		order: textsOf(value.order),
		hidden: textsOf(value.hidden)
	};
	return columns.order.length + columns.hidden.length === 0 ? void 0 : columns;
}
/**
* The fields of a meta in the person's order. A field the meta gained stands where the meta has it: behind the one
* it follows there; a field the meta lost is skipped.
* @example orderedFields(['a', 'new', 'b'], { order: ['b', 'a'], hidden: [] }) // ['b', 'a', 'new']
*/
function orderedFields(fields, preferences) {
	const ordered = (preferences?.order ?? []).filter((field) => fields.includes(field));
	fields.forEach((field, index) => {
		if (ordered.includes(field)) return;
		const before = fields[index - 1];
		ordered.splice(before === void 0 ? 0 : ordered.indexOf(before) + 1, 0, field);
	});
	return ordered;
}
/**
* The fields to show, in the person's order; never none: when all that is left is hidden, the first one stays.
* @example visibleFields(['a', 'b'], { order: [], hidden: ['a'] }) // ['b']
*/
function visibleFields(fields, preferences) {
	const ordered = orderedFields(fields, preferences);
	const visible = ordered.filter((field) => !preferences?.hidden.includes(field));
	return visible.length > 0 ? visible : ordered.slice(0, 1);
}
/** The preferences with one field shown or hidden; the last one shown cannot be hidden. */
function withVisibility(fields, preferences, field, visible) {
	const order = orderedFields(fields, preferences);
	const shown = visibleFields(fields, preferences);
	const next = visible ? [...shown, field] : shown.filter((one) => one !== field);
	const absent = (preferences?.hidden ?? []).filter((one) => !fields.includes(one));
	const kept = next.length > 0 ? next : shown;
	return {
		order,
		hidden: [...absent, ...order.filter((one) => !kept.includes(one))]
	};
}
/** The preferences with one field moved to a position among all, hidden ones too; positions beyond the ends are the ends. */
function withPosition(fields, preferences, field, position) {
	const others = orderedFields(fields, preferences).filter((one) => one !== field);
	const at = Math.max(0, Math.min(position, others.length));
	return {
		order: others.toSpliced(at, 0, field),
		hidden: preferences?.hidden ?? []
	};
}
/** True when both show the same columns of a meta in the same order. */
function sameColumns(fields, one, other) {
	return visibleFields(fields, one).join("\n") === visibleFields(fields, other).join("\n");
}
// src/settings/columnWidths.ts
var narrowest = 56;
var widest = 800;
/** A width as a column may have it. */
function soundWidth(pixels) {
	return Math.round(Math.max(narrowest, Math.min(widest, pixels)));
}
/** Reads stored widths without trusting them. @returns undefined where there are none */
function parseWidths(value) {
	const sound = Object.entries(isObject(value) ? value : {}).flatMap(([field, width]) => typeof width === "number" && Number.isFinite(width) ? [[field, soundWidth(width)]] : []);
	return sound.length > 0 ? Object.fromEntries(sound) : void 0;
}
/** The widths with another one of a field; `undefined` gives it back to its content. */
function withWidth(widths, field, pixels) {
	const { [field]: _, ...others } = widths ?? {};
	return pixels === void 0 ? others : {
		...others,
		[field]: soundWidth(pixels)
	};
}
// src/settings/lastCharged.ts
/** The customers with the one just charged in front: at most five, none twice (spec §3, §9). */
function withLastCharged(before, charged) {
	return [charged, ...before.filter(({ consumerID }) => consumerID !== charged.consumerID)].slice(0, 5);
}
/** Reads stored customers without trusting them. */
function parseLastCharged(value) {
	return (Array.isArray(value) ? value : []).flatMap((one) => isObject(one) && typeof one.consumerID === "string" && typeof one.terminalID === "string" ? [{
		consumerID: one.consumerID,
		terminalID: one.terminalID
	}] : []).toReversed().reduce(withLastCharged, []);
}
// contract/rules/fault.ts
var fault = (key, values) => ({
	key,
	...values && { values }
});
// contract/rules/guid.ts
var guidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** The id rule of spec §5: message MustBeValidID. */
function isGuid(text) {
	return guidPattern.test(text);
}
// contract/rules/text.ts
var label = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?";
var emailPattern = new RegExp(`^[\\w.!#$%&'*+/=?^\`{|}~-]+@${label}(?:\\.${label})+$`);
/**
* What is said of a text that is too long, or too short where it must have so many characters. Without a least length the
* message names the first one that is too long.
*/
function lengthFault(max, min = 0) {
	if (min === 0) return fault("MustBeLessThanCharacters", { max: max + 1 });
	return min === max ? fault("MustBeExactlyCharacters", { val: min }) : fault("MustBeBetweenCharacters", {
		min: min - 1,
		max
	});
}
/** At most `max` characters. */
function maxLength(max) {
	return (text) => text.length > max ? lengthFault(max) : void 0;
}
/** From `min` to `max` characters; when they are equal the message says so. */
function stringLength(min, max) {
	return (text) => text.length >= min && text.length <= max ? void 0 : lengthFault(max, min);
}
/** The e-mail pattern of spec §5. */
var email = (text) => emailPattern.test(text) ? void 0 : fault("EmailMustBeValid");
/** Addresses of e-mail between commas, as they travel. */
var emails = (text) => text.split(",").map((one) => email(one.trim())).find((found) => found !== void 0);
// src/settings/savedViews.ts
/** Longest name of a view, in characters. */
var longestViewName = 60;
var withoutBlanks = (name) => name.trim().replace(/\s+/g, " ");
/** A name as it is kept: without the blanks around it; one that was stored too long is cut. */
var cleanViewName = (name) => withoutBlanks(name).slice(0, longestViewName);
/** What is wrong with the length of a name that is typed; undefined: nothing. */
var judgeViewName = (name) => maxLength(longestViewName)(withoutBlanks(name));
var isSameName = (one, other) => one.toLocaleLowerCase() === other.toLocaleLowerCase();
function parseView(value) {
	if (!isObject(value) || typeof value.name !== "string" || !isObject(value.filter)) return void 0;
	const name = cleanViewName(value.name);
	if (name === "") return void 0;
	const sort = isObject(value.sort) ? value.sort : {};
	const columns = parseColumns(value.columns);
	return {
		name,
		filter: value.filter,
		sort: {
			field: typeof sort.field === "string" ? sort.field : "",
			order: sort.order === "ASC" ? "ASC" : "DESC"
		},
		...columns && { columns },
		...value.isDefault === true && { isDefault: true }
	};
}
/** Reads stored views without trusting them: unusable ones, a second of the same name, a second default are dropped. */
function parseViews(value) {
	const views = [];
	for (const one of Array.isArray(value) ? value : []) {
		const view = parseView(one);
		if (!view || viewNamed(views, view.name)) continue;
		const { isDefault, ...rest } = view;
		views.push(isDefault && !defaultView(views) ? view : rest);
	}
	return views;
}
/** The view of a name, whatever its case. */
function viewNamed(views, name) {
	return views.find((view) => isSameName(view.name, cleanViewName(name)));
}
/** The view that opens the list. */
function defaultView(views) {
	return views.find(({ isDefault }) => isDefault);
}
/** The views with a state kept under a name: a new one at the end, or the one of that name updated in its place. */
function withView(views, name, content) {
	const before = viewNamed(views, name);
	if (!before) return [...views, {
		...content,
		name: cleanViewName(name)
	}];
	return views.map((view) => view === before ? {
		...content,
		name: view.name,
		...view.isDefault && { isDefault: true }
	} : view);
}
/** The views with one renamed. @returns the same views when the new name is empty or another view's. */
function withRenamedView(views, name, newName) {
	const cleaned = cleanViewName(newName);
	const other = viewNamed(views, cleaned);
	if (cleaned === "" || other && !isSameName(other.name, name)) return views;
	return views.map((view) => isSameName(view.name, name) ? {
		...view,
		name: cleaned
	} : view);
}
/** The views without the one of a name. */
function withoutView(views, name) {
	return views.filter((view) => !isSameName(view.name, name));
}
/** The views with another default, or with none. */
function withDefaultView(views, name) {
	return views.map(({ isDefault: _, ...view }) => name !== void 0 && isSameName(view.name, name) ? {
		...view,
		isDefault: true
	} : view);
}
// src/settings/savedSettings.ts
var noPreferences = { views: [] };
function parsePreferences(value) {
	const columns = parseColumns(value.columns);
	const density = parseDensity(value.density);
	const widths = parseWidths(value.widths);
	return {
		...columns && { columns },
		...density && { density },
		...widths && { widths },
		views: parseViews(value.views)
	};
}
function parseLists(value) {
	if (!isObject(value)) return {};
	return Object.fromEntries(Object.entries(value).flatMap(([name, one]) => isObject(one) ? [[name, parsePreferences(one)]] : []));
}
var themes = [
	"light",
	"dark",
	"system"
];
/** Keeps what is sound of stored settings: unknown keys and values of the wrong kind are dropped. */
function parseSettings(stored) {
	const from = isObject(stored) ? stored : {};
	const locale = locales.find((one) => one === from.locale);
	return {
		...locale && { locale },
		theme: themes.find((theme) => theme === from.theme) ?? "system",
		...typeof from.terminalID === "string" && { terminalID: from.terminalID },
		...typeof from.currency === "string" && { currency: from.currency },
		drawerOpen: typeof from.drawerOpen === "boolean" ? from.drawerOpen : true,
		shortcuts: from.shortcuts !== false,
		lastCharged: parseLastCharged(from.lastCharged),
		lists: parseLists(from.lists)
	};
}
// src/settings/savedVersions.ts
/** Version of the stored shape; a change of it needs a step in `steps`. */
var currentVersion = 2;
/** Steps from a version to the next one, by the version they start from. */
var steps = { 1: (stored) => ({
	...stored,
	lastCharged: [],
	lists: {}
}) };
/** The key of one owner's settings; the number is the version of the shape. */
function savedKey(owner, version = currentVersion) {
	return `back-office.${version}.${owner}`;
}
function parseJson(text) {
	try {
		return JSON.parse(text ?? "null");
	} catch {
		return;
	}
}
/** What is stored under the newest version at hand, brought up to the current one by one step after the other. */
function readNewest(read, owner) {
	for (let version = currentVersion; version >= 1; version -= 1) {
		const stored = parseJson(read(savedKey(owner, version)));
		if (!isObject(stored)) continue;
		let migrated = stored;
		for (let from = version; from < currentVersion; from += 1) migrated = steps[from]?.(migrated) ?? migrated;
		return migrated;
	}
}
/**
* The settings kept for one owner, whichever version wrote them. Never throws: without usable storage, or where
* what is stored is broken, they are the defaults.
*/
function readSettings(storage, owner) {
	try {
		const newest = readNewest((key) => storage.getItem(key), owner);
		return newest === void 0 ? void 0 : parseSettings(newest);
	} catch {
		return;
	}
}
// src/dataProvider/failure.ts
var messageKeys = {
	badRequest: "SomethingWentWrong",
	unauthorized: "SessionExpired",
	notFound: "NotFound",
	server: "ServerErrorTryAgainLater",
	network: "ServerErrorTryAgainLater",
	missingToken: "SessionExpired"
};
/**
* Whether the server said no to an operation, and why is the caller's to show. What failed otherwise a message has told,
* with a way to support.
*/
var isRefusal = ({ status, message }) => status === "error" && message !== messageKeys.server;
/**
* A call that did not succeed. `message` is a catalogue key, or the server's own text for a bad request.
* It has been announced to the person already, unless the call asked to speak for itself.
*/
var CallFailure = class extends Error {
	name = "CallFailure";
	kind;
	/** HTTP status; 0 when no answer came. React-admin reads it. */
	status;
	/** The answer's OperationResponse, for a bad request. */
	response;
	correlationId;
	/** Seconds after which the server wants to be asked again; only where it says so. */
	retryAfter;
	constructor(kind, status, details = {}) {
		super(details.response?.message || messageKeys[kind]);
		this.kind = kind;
		this.status = status;
		if (details.response) this.response = details.response;
		if (details.correlationId) this.correlationId = details.correlationId;
		if (details.retryAfter !== void 0) this.retryAfter = details.retryAfter;
	}
	/** The same call is still running under its key: it is neither done nor refused, and is to be asked again. */
	get isStillRunning() {
		return this.status === 409 && this.retryAfter !== void 0;
	}
	/** Field errors by property name or path, for the fields of a form. */
	get fieldErrors() {
		return this.response?.errors ?? [];
	}
	/**
	* What a caller that asked for an operation gets back (spec §8): the body of a bad request, an error result for
	* other failures, nothing where the table says so.
	*/
	get operation() {
		if (this.kind !== "badRequest" && this.kind !== "server") return void 0;
		return {
			...this.response,
			status: "error",
			message: this.message,
			...this.correlationId && { correlationId: this.correlationId }
		};
	}
};
/**
* The operation result in the body of a bad request. A body of another make keeps its message, such as that of a
* gateway; one that says nothing counts as none.
*/
function responseOf(body) {
	if (isOperationResponse(body)) return body;
	if (!isObject(body) || typeof body.message !== "string") return void 0;
	return {
		message: body.message,
		status: "error"
	};
}
/**
* Judges an HTTP status by the table of spec §8; 403 is an "other failure" (docs/rulings.md).
* @param body the parsed body, undefined when there is none or it is no JSON.
*/
function failureOf(status, body, details = {}) {
	switch (status) {
		case 400:
		case 409: {
			const response = responseOf(body);
			return new CallFailure("badRequest", status, {
				...details,
				...response && { response }
			});
		}
		case 401: return new CallFailure("unauthorized", status, details);
		case 404: return new CallFailure("notFound", status, details);
		default: return new CallFailure("server", status, details);
	}
}
/**
* The answer of an operation, or of one that failed what the table of spec §8 says of it.
* @throws whatever is no failure of a call
*/
async function answerOrFailure(sending) {
	try {
		return await sending;
	} catch (error) {
		if (error instanceof CallFailure) return error.operation;
		throw error;
	}
}
/**
* What came of a verb of the data provider, as an operation: the id of its record, or the answer that refused it. The
* person has been told, unless a bad request is the caller's own to show.
* @throws whatever is no failure of a call
*/
function operationOf(verb) {
	return answerOrFailure(verb.then(({ data: { id } }) => ({
		status: "success",
		entityUID: typeof id === "string" ? id : ""
	})));
}
// src/settings/isOpenTo.ts
/** Who makes the documents of a terminal; undefined where it does not say. */
function providerOf({ integrations: { invoicing } }) {
	return isObject(invoicing) && typeof invoicing.provider === "string" ? invoicing.provider : void 0;
}
/**
* The one judgement of what is open to a person on a terminal: routes, menu, links, actions, inputs.
* @param terminal undefined before there is one: what asks something of it is closed then.
* @example isOpenTo({ access: 'billing' }, { roles: ['Merchant'] }, terminal) // false
*/
function isOpenTo({ access, feature, integration, provider }, { roles }, terminal) {
	if (access !== void 0 && !isAllowed(access, roles)) return false;
	if (integration !== void 0 && !terminal?.integrations[integration]) return false;
	if (provider !== void 0 && (!terminal || providerOf(terminal) !== provider)) return false;
	return [feature ?? []].flat().every((one) => terminal?.enabledFeatures.includes(one));
}
// contract/enums.ts
/**
* Every enumeration of docs/wire.md §2: word on the wire → its number, which is legal in a query; `null` where no
* number is documented. Bodies always carry the word.
*/
var enums = {
	transactionType: {
		regularDeal: 0,
		installments: 1,
		credit: 2,
		immediate: 3
	},
	jDealType: {
		J4: 0,
		J2: 1,
		J5: 2
	},
	cardPresence: {
		cardNotPresent: 0,
		regular: 1,
		Internet: null
	},
	paymentType: {
		card: 0,
		cheque: 1,
		cash: 2,
		bank: 3,
		blender: null
	},
	currency: {
		ILS: 0,
		USD: 1,
		EUR: 2
	},
	transactionStatus: {
		initial: 0,
		confirmedByAggregator: 10,
		confirmedByPinpadPreProcessor: 15,
		confirmedByProcessor: 20,
		awaitingForTransmission: 30,
		transmissionInProgress: 35,
		transmissionCancelingInProgress: 36,
		completed: 40,
		awaitingToSelectJ5: 45,
		chargeback: 50,
		chargebackFailed: null,
		rejectedByAggregator: -10,
		rejectedByProcessor: -20,
		cancelledByMerchant: -30,
		failedToConfirmByAggregator: -50,
		failedToConfirmByProcesor: -60,
		failedToCommitByAggregator: -70,
		transmissionToProcessorFailed: -80,
		rejectedBy3Dsecure: null
	},
	transactionQuickStatus: {
		Pending: 1,
		Completed: 2,
		Failed: 3,
		Canceled: 4,
		AwaitingForTransmission: 5,
		Chargeback: 6
	},
	finalizationStatus: {
		initial: null,
		failedToCancelByAggregator: null,
		canceledByAggregator: null
	},
	rejectionReason: {
		unknown: null,
		creditCardIsMerchantsCard: null,
		nationalIdIsMerchantsId: null,
		singleTransactionAmountExceeded: null,
		dailyAmountExceeded: null,
		creditCardDailyUsageExceeded: null,
		refundNotMatchRegularAmount: null,
		refundExceededCollateral: null,
		cardOwnerNationalIdRequired: null,
		authCodeRequired: null
	},
	specialTransactionType: {
		regularDeal: 0,
		initialDeal: 1,
		refund: -1
	},
	documentOrigin: {
		UI: 0,
		API: 1,
		checkout: 2,
		billing: 3,
		device: 4,
		paymentRequest: 5,
		bit: 6,
		ecwid: 7
	},
	propertyPresence: {
		All: null,
		Yes: null,
		No: null
	},
	solek: {
		UNKNOWN: null,
		ISRACARD: null,
		VISA: null,
		DINERS_CLUB: null,
		AMEX: null,
		JCB: null,
		DISCOVER: null,
		LEUMI_CARD: null,
		OTHER: null,
		MASTERCARD: null
	},
	quickDateFilter: {
		today: 0,
		yesterday: 1,
		thisWeek: 2,
		lastWeek: 3,
		last30Days: 4,
		thisMonth: 5,
		lastMonth: 6,
		last3Months: 7
	},
	repeatPeriodType: {
		oneTime: 0,
		monthly: 1,
		biMonthly: 2,
		quarter: 3,
		halfYear: 6,
		year: 12
	},
	startAtType: {
		today: 0,
		specifiedDate: 1
	},
	endAtType: {
		never: 0,
		specifiedDate: 1,
		afterNumberOfPayments: 2
	},
	/** Emitted in the spec's camelCase, accepted in any case; `all` and `inProgress` are not offered. */
	billingQuickStatus: {
		all: null,
		completed: null,
		inactive: null,
		failed: null,
		cardExpired: null,
		triggeredTomorrow: null,
		paused: null,
		expiredNextMonth: null,
		manualTrigger: null,
		inProgress: null
	},
	billingDealType: {
		CreditCard: null,
		InvoiceOnly: null,
		Bank: null
	},
	invoiceType: {
		invoice: 1,
		invoiceWithPaymentInfo: 2,
		creditNote: 3,
		paymentInfo: 4,
		refundInvoice: 5,
		receiptForDonation: null
	},
	invoiceStatus: {
		initial: null,
		sending: null,
		sent: null,
		sendingFailed: null,
		canceled: null
	},
	paymentRequestStatus: {
		initial: null,
		sending: null,
		sent: null,
		viewed: null,
		payed: null,
		paymentFailed: null,
		rejected: null,
		canceled: null,
		sendingFailed: null
	},
	paymentRequestQuickStatus: {
		pending: null,
		completed: null,
		failed: null,
		canceled: null,
		overdue: null,
		viewed: null
	},
	paymentRequestHistory: {
		PaymentRequestCreated: null,
		PaymentRequestUpdated: null,
		PaymentRequestSent: null,
		PaymentRequestCanceled: null,
		PaymentRequestViewed: null,
		PaymentRequestRejected: null,
		PaymentRequestPaymentFailed: null,
		PaymentRequestPayed: null
	},
	showDeleted: {
		OnlyActive: 0,
		OnlyDeleted: 1,
		All: 2
	},
	terminalStatus: {
		active: null,
		disabled: null
	},
	importStatus: {
		pending: null,
		succeeded: null,
		failed: null
	},
	dashboardGranularity: {
		day: null,
		week: null,
		month: null
	},
	dashboardComparison: {
		noComparison: null,
		comparisonDate: null
	},
	/** What an outgoing event tells of (contract/events.ts). */
	webhookEvent: {
		TransactionCreated: null,
		TransactionRejected: null,
		BillingDealCreated: null,
		BillingDealUpdated: null,
		CardTokenCreated: null,
		CardTokenDeleted: null,
		CreditCardExpired: null,
		ConsumerCreated: null,
		ConsumerUpdated: null,
		InvoiceGenerated: null,
		InvoiceGenerationFailed: null
	},
	consentMethod: { SMS: null },
	consentStatus: {
		pending: null,
		approved: null,
		declined: null,
		expired: null
	}
};
/** The words of an enumeration in their documented order. */
function enumValues(name) {
	return Object.keys(enums[name]);
}
/**
* Reads an enumeration value from a query: its word in any case, or its number (docs/wire.md §1.1).
* @returns the word, or undefined when the text is neither.
* @example parseEnum('currency', 'usd') // 'USD'
*/
function parseEnum(name, text) {
	const wanted = text.trim().toLowerCase();
	if (wanted === "") return void 0;
	const members = enums[name];
	const numbered = (word) => members[word] !== null && String(members[word]) === wanted;
	return enumValues(name).find((word) => word.toLowerCase() === wanted || numbered(word));
}
/** Name of the dictionary that explains an enumeration. @example dictionaryOf('currency') // 'currencyEnum' */
function dictionaryOf(name) {
	return `${name}Enum`;
}
var quickStatusByStatus = {
	initial: "Pending",
	confirmedByAggregator: "Pending",
	confirmedByPinpadPreProcessor: "Pending",
	confirmedByProcessor: "Pending",
	awaitingForTransmission: "AwaitingForTransmission",
	transmissionInProgress: "Pending",
	transmissionCancelingInProgress: "Pending",
	completed: "Completed",
	awaitingToSelectJ5: "Pending",
	chargeback: "Chargeback",
	chargebackFailed: "Failed",
	rejectedByAggregator: "Failed",
	rejectedByProcessor: "Failed",
	cancelledByMerchant: "Canceled",
	failedToConfirmByAggregator: "Failed",
	failedToConfirmByProcesor: "Failed",
	failedToCommitByAggregator: "Failed",
	transmissionToProcessorFailed: "Failed",
	rejectedBy3Dsecure: "Failed"
};
function transactionQuickStatus(status) {
	return quickStatusByStatus[status];
}
// contract/query.ts
/**
* Builds a query string as spec §5 "Request-building rules" say: empty and falsy values are dropped, arrays travel
* as repeated keys, `page` + `itemsPerPage` become `take` and `skip`. Names are sorted, so that equal questions have
* equal addresses.
* @returns the string without `?`; empty when nothing is left.
* @example buildQuery({ page: 2, itemsPerPage: 25, statuses: ['initial'], search: '' }) // 'skip=25&statuses=initial&take=25'
*/
function buildQuery(parameters) {
	const { page, itemsPerPage, ...rest } = parameters;
	const paging = typeof page === "number" && typeof itemsPerPage === "number" ? {
		take: itemsPerPage,
		skip: itemsPerPage * (page - 1)
	} : {};
	const sent = Object.entries({
		...rest,
		...paging
	}).map(([name, value]) => [name, [value].flat().filter(Boolean)]);
	return (0, import_query_string.stringify)(Object.fromEntries(sent));
}
/** What an address says of a name, the first where it says more; undefined when it says nothing. */
function parameterOf(search, name) {
	return [(0, import_query_string.parse)(search)[name]].flat()[0] ?? void 0;
}
var dayPattern = /^(\d{4})-(\d{2})-(\d{2})(?:T00:00(?::00(?:\.0+)?)?Z?)?$/;
/** Reads a calendar day `YYYY-MM-DD`, with or without a midnight time. @returns the day, undefined when it is none. */
function parseDay(text) {
	const match = dayPattern.exec(text.trim());
	if (!match) return void 0;
	const [, year, month, day] = match.map(Number);
	const date = new Date(Date.UTC(year, month - 1, day));
	return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900 && year < 2200 ? date.toISOString().slice(0, 10) : void 0;
}
// src/settings/terminalChoice.ts
/** The filter values an address carries; react-admin keeps them as JSON in `filter`. */
function filterOf(search) {
	try {
		const filter = JSON.parse(parameterOf(search, "filter") ?? "{}");
		return isObject(filter) ? filter : {};
	} catch {
		return {};
	}
}
/** The terminal an address names, if any. */
function terminalOfAddress(search) {
	const { terminalID } = filterOf(search);
	return typeof terminalID === "string" ? terminalID : void 0;
}
/** The same address on another terminal, from its first page. */
function addressOnTerminal(search, terminalID) {
	const { page: _page, ...rest } = (0, import_query_string.parse)(search);
	return `?${(0, import_query_string.stringify)({
		...rest,
		filter: JSON.stringify({
			...filterOf(search),
			terminalID
		})
	})}`;
}
/** Keeps the tab's choice in session storage, apart for each owner of the saved settings. */
function createTabChoice(storage, owner) {
	const key = `back-office.terminal.${owner}`;
	const stored = () => {
		try {
			return storage.getItem(key) ?? void 0;
		} catch {
			return;
		}
	};
	const current = createStore(stored());
	return {
		read: current.read,
		subscribe: current.subscribe,
		write(terminalID) {
			try {
				storage.setItem(key, terminalID);
			} catch {}
			current.write(terminalID);
		}
	};
}
// src/dataProvider/parseList.ts
/** A count of records, which some servers send as text. @returns undefined for whatever is none */
function countOf(value) {
	return (typeof value === "string" ? /^\s*\d+\s*$/.test(value) : Number.isInteger(value) && Number(value) >= 0) ? Number(value) : void 0;
}
var isCurrencySums = (value) => isObject(value) && typeof value.currency === "string" && isObject(value.amounts) && Object.values(value.amounts).every((amount) => typeof amount === "number");
/** Reads a list answer without trusting it. @param skip records before its first one */
function parseList(body, skip = 0) {
	if (!isObject(body)) return {
		data: [],
		totals: {}
	};
	const data = Array.isArray(body.data) ? body.data.filter(isObject) : [];
	const count = countOf(body.numberOfRecords);
	const totals = Object.entries(body).filter(([key, value]) => key.startsWith("totalAmount") && typeof value === "number");
	const sums = (Array.isArray(body.sums) ? body.sums : []).filter(isCurrencySums);
	return {
		data,
		...count !== void 0 && (data.length === 0 ? count <= skip : count >= skip + data.length) && { numberOfRecords: count },
		totals: {
			...Object.fromEntries(totals),
			...sums.length > 0 && { sums }
		}
	};
}
// src/settings/terminals.ts
var flags = ["cvvRequired", "nationalIDRequired"];
/** What a terminal says of payments, as far as it is sound. */
function parsePayments(row) {
	const settings = isObject(row.settings) ? row.settings : {};
	const { applyExternalCommission } = settings;
	const types = {
		charge: row.defaultInvoiceType,
		refund: row.defaultRefundInvoiceType
	};
	const invoiceTypes = Object.entries(types).filter(([, type]) => typeof type === "string");
	return {
		...typeof row.vatRate === "number" && { vatRate: row.vatRate },
		...Object.fromEntries(flags.filter((name) => typeof row[name] === "boolean").map((name) => [name, row[name]])),
		...typeof settings.allowJ5 === "boolean" && { allowJ5: settings.allowJ5 },
		...typeof applyExternalCommission === "string" && { externalCommission: applyExternalCommission },
		...invoiceTypes.length > 0 && { invoiceTypes: Object.fromEntries(invoiceTypes) }
	};
}
function parseTerminal(row) {
	const { terminalID, label, status, enabledFeatures, integrations, merchantID } = row;
	if (typeof terminalID !== "string") return void 0;
	return {
		terminalID,
		label: typeof label === "string" && label !== "" ? label : terminalID,
		status: typeof status === "string" ? status : "",
		enabledFeatures: Array.isArray(enabledFeatures) ? enabledFeatures.filter((one) => typeof one === "string") : [],
		integrations: isObject(integrations) ? integrations : {},
		...typeof merchantID === "string" && { merchantID },
		...parsePayments(row)
	};
}
/** All terminals of the merchant, disabled ones included, in the server's order. */
async function loadTerminals(http, signal, background = false) {
	return parseList(await http.call("terminals.list", {
		...signal && { signal },
		...background && { background }
	})).data.map(parseTerminal).filter((terminal) => terminal !== void 0);
}
/** Disabled terminals count as deleted. */
function isAvailable(terminal) {
	return terminal.status !== "disabled";
}
/**
* Chooses the terminal (spec §4): the one an address names, else the tab's own, else the saved one, else the first.
* Only an address or a person's own choice reaches a disabled one.
*/
function chooseTerminal(terminals, wanted) {
	const available = terminals.filter(isAvailable);
	const named = (among, id) => id === void 0 ? void 0 : among.find(({ terminalID }) => terminalID === id);
	return named(terminals, wanted.address) ?? named(terminals, wanted.tab) ?? named(available, wanted.saved) ?? available[0];
}
// src/meta/filterValues.ts
/** Reads react-admin's filter, which a link may have turned into anything. */
function readFilterValues(filter) {
	return isObject(filter) ? filter : {};
}
/** One value as the text of an input; empty for what no input can show. */
function textOf(value) {
	return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
/** The words of a filter that takes several. */
function wordsOf(value) {
	return (Array.isArray(value) ? value : [value]).map(textOf).filter((word) => word !== "");
}
function isEmpty(value) {
	return value === void 0 || value === null || value === "" || value === false || Array.isArray(value) && value.length === 0;
}
/** A quick date and explicit days exclude each other: the server would ignore the quick one (docs/wire.md §1.5). */
var rivals = {
	quickDateFilter: ["dateFrom", "dateTo"],
	dateFrom: ["quickDateFilter"],
	dateTo: ["quickDateFilter"]
};
/**
* The filter after a change. Empty values leave it, and so do the rivals of what was set.
* @example withFilter({ quickDateFilter: 'today' }, { dateFrom: '2026-11-01' }) // { dateFrom: '2026-11-01' }
*/
function withFilter(values, change) {
	const set = Object.entries(change).filter(([, value]) => !isEmpty(value));
	const gone = /* @__PURE__ */ new Set([...Object.keys(change), ...set.flatMap(([name]) => rivals[name] ?? [])]);
	const kept = Object.entries(values).filter(([name]) => !gone.has(name));
	return Object.fromEntries([...kept, ...set]);
}
/** True for a filter that has a value. */
function isActive(values, names) {
	return names.some((name) => !isEmpty(values[name]));
}
// src/list/address/listAddress.ts
/** Newest first is the server's own order, asked for by naming no field (docs/wire.md §1.1). */
var serverOrder = {
	field: "",
	order: "DESC"
};
/** True for a page and a page size the server takes; an address may hold anything. */
function isSoundPaging(page, perPage) {
	const isPositive = (value) => Number.isSafeInteger(value) && value > 0;
	return isPositive(page) && isPositive(perPage) && perPage <= 1e3;
}
/** A number as react-admin reads it too: digits alone, said once. */
function numberIn(parameters, name, otherwise) {
	const { [name]: text = String(otherwise) } = parameters;
	return typeof text === "string" && /^\d+$/.test(text) ? Number(text) : NaN;
}
/** True for an address that asks for something; a list opens its own way at one that does not. */
function saysAnything(search) {
	return Object.keys((0, import_query_string.parse)(search)).length > 0;
}
/** True for an address whose paging is sound or left to the list. */
function hasSoundPaging(search) {
	const parameters = (0, import_query_string.parse)(search);
	return isSoundPaging(numberIn(parameters, "page", 1), numberIn(parameters, "perPage", 100));
}
/** True when an address says everything about its list, the terminal included. */
function isCompleteAddress(search, addressed) {
	const parameters = (0, import_query_string.parse)(search);
	if ([
		"sort",
		"order",
		"page",
		"perPage"
	].some((name) => typeof parameters[name] !== "string")) return false;
	if (typeof parameters.filter !== "string" || !hasSoundPaging(search)) return false;
	try {
		const filter = JSON.parse(parameters.filter);
		return isObject(filter) && Object.entries(addressed).every(([name, value]) => filter[name] === value);
	} catch {
		return false;
	}
}
/** The address of a list. @example addressOf({ filter: {}, sort: '', order: 'DESC', page: 1, perPage: 100 }) */
function addressOf({ filter, displayedFilters = {}, ...parameters }) {
	const displayed = Object.keys(displayedFilters).length > 0 && { displayedFilters: JSON.stringify(displayedFilters) };
	return `?${(0, import_query_string.stringify)({
		filter: JSON.stringify(filter),
		...parameters,
		...displayed
	})}`;
}
// src/dataProvider/splitFilter.ts
/** Splits filter values into the parameters of the call's path and its query. */
function splitFilter(endpoint, filter) {
	const names = [...endpointOf(endpoint).path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
	const path = {};
	const query = {};
	for (const [name, value] of Object.entries(filter)) if (names.includes(name)) path[name] = String(value);
	else if (isQueryValue(value)) query[name] = value;
	return {
		path,
		query
	};
}
function isQueryValue(value) {
	return Array.isArray(value) ? value.every(isScalar) : isScalar(value);
}
function isScalar(value) {
	return value === null || [
		"string",
		"number",
		"boolean",
		"undefined"
	].includes(typeof value);
}
// src/dataProvider/warnOnce.ts
var warned = /* @__PURE__ */ new Set();
/** Tells whoever develops on the console, once: where a person is shown less, and nobody else would learn why. */
function warnOnce(text) {
	if (warned.has(text)) return;
	warned.add(text);
	console.warn(text);
}
/** A row or record as react-admin wants it, named by the fields that tell it from others. */
function toRecord({ name, idFields }, row) {
	const values = idFields.map((field) => row[field]);
	const isNamed = values.every((value) => typeof value === "string" && value !== "" || typeof value === "number");
	if (!isNamed) warnOnce(`${name}: a row without ${idFields.join(" and ")} can not be opened`);
	return {
		...row,
		id: isNamed ? values.join(":") : ""
	};
}
/** Fills every parameter of a path with the id. */
function pathWithId(endpoint, id) {
	const names = [...endpointOf(endpoint).path.matchAll(/\{(\w+)\}/g)];
	return Object.fromEntries(names.map(([, name]) => [name, String(id)]));
}
/** The parameters a list, its spreadsheet and its groups are asked with. */
function questionOf(resource, endpoint, question) {
	const { filter, sort, pagination } = question;
	const { path, query } = splitFilter(endpoint, {
		...filter,
		...resource.fixedFilter
	});
	const sorting = sort?.field ? {
		sortBy: sort.field,
		sortDesc: sort.order === "DESC"
	} : {};
	const paging = pagination ? {
		page: pagination.page,
		itemsPerPage: pagination.perPage
	} : {};
	return {
		path,
		query: {
			...query,
			...paging,
			...sorting
		}
	};
}
// src/i18n/locale.ts
var directions = {
	"he-IL": "rtl",
	"en-IL": "ltr"
};
var languages = {
	"he-IL": "he",
	"en-IL": "en"
};
/** Each language by its own name, as the language control shows it. */
var nativeNames = {
	"he-IL": "עברית",
	"en-IL": "English"
};
/** In which direction a language is written. */
function directionOf(locale) {
	return directions[locale];
}
/** The language subtag of a locale, for `lang`. @example languageOf('he-IL') // 'he' */
function languageOf(locale) {
	return languages[locale];
}
/** Takes a saved or foreign locale name if it is one of ours, else the fallback. */
function resolveLocale(wanted, fallback) {
	return locales.find((known) => known === wanted) ?? fallback;
}
/** Sets `lang` and `dir` of the document: before the first paint and at each change of language. */
function applyDocumentLocale(locale, root = document.documentElement) {
	root.lang = languageOf(locale);
	root.dir = directionOf(locale);
}
// src/list/views/soundView.ts
function isKnownValue(spec, value) {
	if (!("values" in spec)) return true;
	return wordsOf(value).every((word) => parseEnum(spec.values, word) !== void 0);
}
function takesFilter(declaration, name, value) {
	if (name === "showDeleted") return declaration.showDeleted === true;
	const table = filterTableOf(declaration);
	const spec = Object.hasOwn(table, name) ? table[name] : void 0;
	return spec !== void 0 && isKnownValue(spec, value);
}
/**
* A view as today's meta and filters allow: parameters the call no longer has, words that are no longer offered, and
* columns that have gone are left out and named. Before the meta is known, columns count as there.
*/
function soundView(view, declaration, meta) {
	const isGone = (field) => meta !== void 0 && !Object.hasOwn(meta.columns, field);
	const filters = Object.entries(view.filter);
	const taken = filters.filter(([name, value]) => takesFilter(declaration, name, value));
	const { order = [], hidden = [] } = view.columns ?? {};
	const lostSort = view.sort.field !== "" && isGone(view.sort.field);
	return {
		filter: Object.fromEntries(taken),
		sort: lostSort ? declaration.sort ?? serverOrder : view.sort,
		lost: [.../* @__PURE__ */ new Set([
			...filters.filter((entry) => !taken.includes(entry)).map(([name]) => name),
			...lostSort ? [view.sort.field] : [],
			...order.filter((field) => !hidden.includes(field) && isGone(field))
		])]
	};
}
/**
* The view a list opens with: the default one, on an address that says nothing.
* @param at.views undefined where nothing is saved.
*/
function openingView(declaration, meta, at) {
	const view = saysAnything(at.search) ? void 0 : defaultView(at.views ?? []);
	return view && {
		view,
		sound: soundView(view, declaration, meta)
	};
}
// src/list/address/listScope.ts
/**
* The scope of a declared list.
* @param selected the id of the selected terminal.
* @param parameters those of the route's path.
*/
function scopeOf({ name, terminal: use, parent }, selected, parameters) {
	const terminalID = use === "filter" ? selected : void 0;
	const ofParent = Object.entries(parent ?? {}).flatMap(([filter, parameter]) => {
		const value = parameters[parameter];
		return value === void 0 ? [] : [[filter, value]];
	});
	const addressed = { ...terminalID !== void 0 && { terminalID } };
	const permanent = {
		...addressed,
		...Object.fromEntries(ofParent)
	};
	return {
		permanent,
		addressed,
		storeKey: [name, ...Object.values(permanent)].join(".")
	};
}
// contract/meta.ts
/**
* The dataTypes the contract knows: guid, dictionary and date from spec §3, the rest from docs/wire.md §5.0; percent is a
* fraction from 0 to 1.
* A server may send others; they are shown as text.
*/
var dataTypes = [
	"guid",
	"dictionary",
	"date",
	"string",
	"number",
	"money",
	"percent",
	"boolean"
];
/**
* Reads a `$meta` answer without trusting it: columns that are no object are dropped, a missing name falls back
* to the field's own name and a missing dataType to `string`, so that a changed `$meta` never breaks a list.
* @throws TypeError when the answer has no `columns` object.
*/
function parseMeta(body) {
	if (!isObject(body) || !isObject(body.columns)) throw new TypeError("$meta answer has no columns");
	const columns = {};
	for (const [field, column] of Object.entries(body.columns)) {
		if (!isObject(column)) continue;
		columns[field] = {
			name: typeof column.name === "string" && column.name !== "" ? column.name : field,
			dataType: typeof column.dataType === "string" ? column.dataType : "string",
			...typeof column.dictionary === "string" && { dictionary: column.dictionary }
		};
	}
	return { columns };
}
// src/meta/keptMeta.ts
/** Prefix of every key; the number is the version of the shape. */
var keyPrefix = "back-office.meta.1.";
function parseKept(text, version) {
	const kept = JSON.parse(text ?? "null");
	return isObject(kept) && kept.version === version ? parseMeta(kept.meta) : void 0;
}
/**
* Keeps metas per key of their call (`columnsKeyOf`), locale and version of the application; another version's are overwritten. Without usable
* storage, or when what is stored is broken, nothing is kept.
*/
function createKeptMeta(storage, version) {
	const keyOf = (key, locale) => `${keyPrefix}${key}.${locale}`;
	return {
		read(key, locale) {
			try {
				return parseKept(storage.getItem(keyOf(key, locale)), version);
			} catch {
				return;
			}
		},
		write(key, locale, meta) {
			try {
				storage.setItem(keyOf(key, locale), JSON.stringify({
					version,
					meta
				}));
			} catch {}
		}
	};
}
var opened;
/** The browser's own store. */
function keptMeta() {
	opened ??= createKeptMeta({
		getItem: (key) => window.localStorage.getItem(key),
		setItem: (key, value) => window.localStorage.setItem(key, value)
	}, "0.1.0");
	return opened;
}
// src/resources/matchPath.ts
/** The segments of a path; a slash at its end says nothing. */
var segmentsOf = (path) => path.replace(/\/$/, "").split("/");
function decode(segment) {
	try {
		return decodeURIComponent(segment);
	} catch {
		return;
	}
}
/**
* Holds an address against a route pattern without optional parameters, for code that runs before the router is
* there.
* @returns the path's parameters, undefined when it does not fit.
* @example matchPath('/masav-file/:id/rows', '/masav-file/7/rows') // { id: '7' }
*/
function matchPath(pattern, pathname) {
	const wanted = segmentsOf(pattern);
	const given = segmentsOf(pathname);
	if (wanted.length !== given.length) return void 0;
	const parameters = {};
	for (const [index, segment] of wanted.entries()) {
		const found = given[index] ?? "";
		const value = segment.startsWith(":") ? decode(found) : void 0;
		if (value) parameters[segment.slice(1)] = value;
		else if (segment !== found) return void 0;
	}
	return parameters;
}
/** Whether each parameter that must be digits is; no record has another id (spec §2). */
function hasSoundParameters({ digits = [] }, parameters) {
	return digits.every((name) => /^\d+$/.test(parameters[name] ?? ""));
}
// src/settings/dictionaries.ts
/** Reads a dictionary answer without trusting it; entries that are no text are dropped. */
function parseDictionaries(body) {
	if (!isObject(body)) return {};
	return Object.fromEntries(Object.entries(body).filter((entry) => isObject(entry[1])).map(([name, codes]) => [name, Object.fromEntries(Object.entries(codes).filter((entry) => typeof entry[1] === "string"))]));
}
var calls = [
	"dictionaries.transaction",
	"dictionaries.merchant",
	"dictionaries.banks"
];
/**
* All dictionaries of spec §7 in one map; cached by the caller after the first load.
* @throws the signal's reason when the caller has left; never for a call that fails.
*/
async function loadDictionaries(http, locale, signal) {
	const question = {
		query: { lang: locale },
		...signal && { signal }
	};
	const answers = await Promise.all(calls.map((call) => http.call(call, question).catch(() => void 0)));
	signal?.throwIfAborted();
	return {
		dictionaries: Object.assign({}, ...answers.map(parseDictionaries)),
		isPartial: !answers.every(isObject)
	};
}
var symbols = {
	ILS: "₪",
	USD: "$",
	EUR: "€"
};
/** The contract's currencies, for when their words are missing. */
var codes = Object.fromEntries(Object.keys(enums.currency).map((code) => [code, code]));
/** Currencies in the dictionary's order; the first is the system's default (spec §9). */
function currenciesOf({ currencyEnum = codes }) {
	return Object.entries(currencyEnum).map(([code, name]) => ({
		code,
		name,
		symbol: symbols[code] ?? code
	}));
}
// src/i18n/lastLocale.ts
/** The language last chosen in this browser, whoever chose it: sign-in speaks it before anybody is known. */
var localeKey = "back-office.locale";
/** Undefined before anybody has chosen, or for a language that is not spoken. */
function lastLocale(storage) {
	const stored = storage.getItem(localeKey);
	return locales.find((locale) => locale === stored);
}
/** Keeps a choice for the next visit. */
function rememberLocale(storage, locale) {
	try {
		storage.setItem(localeKey, locale);
	} catch {}
}
// src/list/address/firstQuestion.ts
function parseFilter(text) {
	try {
		const filter = JSON.parse(text ?? "{}");
		return isObject(filter) ? filter : {};
	} catch {
		return {};
	}
}
/**
* The question a list will ask first at an address, as `useList` and react-admin's list controller put it, and the
* address it will then have; a test holds the two against each other.
* @param at.terminalID the selected terminal.
* @param at.meta the columns as far as they are known.
* @param at.views the list's saved views.
* @param at.parameters those of the route's path.
* @returns undefined for an address the list replaces before it asks.
*/
function firstPage(declaration, at) {
	if (!hasSoundPaging(at.search)) return void 0;
	const { permanent, addressed } = scopeOf(declaration, at.terminalID, at.parameters);
	const addressedFilter = parseFilter(parameterOf(at.search, "filter"));
	const opening = openingView(declaration, at.meta, at)?.sound;
	const first = {
		...opening?.filter ?? declaration.defaultFilter,
		...addressed
	};
	const filter = saysAnything(at.search) ? addressedFilter : first;
	const field = parameterOf(at.search, "sort");
	const pagination = {
		page: Number(parameterOf(at.search, "page") ?? 1),
		perPage: Number(parameterOf(at.search, "perPage") ?? 100)
	};
	const sort = field ? {
		field,
		order: parameterOf(at.search, "order") === "ASC" ? "ASC" : "DESC"
	} : opening?.sort ?? declaration.sort ?? serverOrder;
	const full = addressOf({
		filter: {
			...filter,
			...addressed
		},
		sort: sort.field,
		order: sort.order,
		...pagination
	});
	return {
		question: {
			pagination,
			sort,
			filter: {
				...filter,
				...permanent
			}
		},
		search: isCompleteAddress(at.search, addressed) ? at.search : full
	};
}
// src/dataProvider/http/httpClientFetch.ts
/**
* Fetches, and gives up after so many milliseconds without a byte, of the head or of the body; an answer that keeps
* coming may take as long as it likes.
* @throws CallFailure, also from reading the body, when the server has gone silent; whatever `fetch` throws.
*/
async function fetchInTime(address, request, silenceMs) {
	const silent = new AbortController();
	let timer;
	const rest = () => clearTimeout(timer);
	function listen() {
		rest();
		timer = setTimeout(() => silent.abort(new CallFailure("network", 0)), silenceMs);
	}
	listen();
	const signal = request.signal ? AbortSignal.any([request.signal, silent.signal]) : silent.signal;
	const response = await fetch(address, {
		...request,
		signal
	}).finally(rest);
	if (!response.body) return response;
	listen();
	const heard = new TransformStream({
		transform(chunk, controller) {
			listen();
			controller.enqueue(chunk);
		},
		flush: rest
	});
	return new Response(response.body.pipeThrough(heard), response);
}
// src/dataProvider/http/request.ts
/** The address of a call; equal questions have equal addresses. */
function addressOfCall(bases, { base, path }, call) {
	const query = buildQuery(call.query ?? {});
	return `${bases[base]}${fillPath(path, call.path)}${query && `?${query}`}`;
}
/** The headers of a call. */
function headersOfCall({ token, locale, uiVersion, sendsKeys }, call) {
	const headers = new Headers({
		accept: "application/json",
		authorization: `Bearer ${token}`,
		"accept-language": locale
	});
	if (call.body !== void 0) headers.set("content-type", "application/json");
	if (uiVersion) headers.set(versionHeader, uiVersion);
	if (sendsKeys && call.idempotencyKey !== void 0) headers.set(idempotencyHeader, call.idempotencyKey);
	return headers;
}
// src/dataProvider/namedCalls.ts
/** @throws CallFailure as the HTTP client does, and for an answer that is no OperationResponse. */
async function sendOperation(send, endpoint, call = {}) {
	const answer = await send(endpoint, {
		...call,
		expects: "operation"
	});
	if (!isOperationResponse(answer)) throw new CallFailure("network", 200);
	return answer;
}
/** The calls over a door to the network. */
function namedCalls(send) {
	return {
		send,
		async call(endpoint, ...[call]) {
			return await send(endpoint, call);
		},
		async operate(endpoint, ...[call]) {
			return answerOrFailure(sendOperation(send, endpoint, call));
		}
	};
}
// src/dataProvider/groups.ts
function parseGroup(group, toRecord) {
	const { groupValue } = group;
	const { data, totals } = parseList(group);
	const count = countOf(group.numberOfRecords);
	return {
		value: typeof groupValue === "string" ? groupValue : "",
		...count !== void 0 && { numberOfRecords: count },
		totals,
		rows: data.map(toRecord)
	};
}
/**
* Reads a grouped answer without trusting it; whatever is no group is left out.
* @throws CallFailure for an answer without groups.
*/
function parseGroups(body, toRecord) {
	const groups = isObject(body) && (body.groups === null ? [] : body.groups);
	if (!Array.isArray(groups)) throw new CallFailure("network", 200);
	return groups.filter(isObject).map((group) => parseGroup(group, toRecord));
}
// src/dataProvider/reads.ts
var readWith = (signal, background) => ({
	...signal && { signal },
	...background && { background }
});
function endpointFor(resource, kind) {
	const endpoint = resource.endpoints[kind];
	if (!endpoint) throw new RangeError(`resource ${resource.name} has no ${kind} call`);
	return endpoint;
}
/**
* The verbs that ask.
* @param resourceOf throws RangeError for a resource that is not declared.
*/
function createReads(http, resourceOf) {
	async function getList(name, query) {
		const resource = resourceOf(name);
		const endpoint = endpointFor(resource, "list");
		const body = await http.call(endpoint, {
			...questionOf(resource, endpoint, query),
			...readWith(query.signal, query.background),
			quiet: true
		});
		const { page = 1, perPage = 0 } = query.pagination ?? {};
		const { data, numberOfRecords: total, totals } = parseList(body, perPage * (page - 1));
		const rows = {
			data: data.map((row) => toRecord(resource, row)),
			meta: totals
		};
		if (total !== void 0) return {
			...rows,
			total
		};
		if (data.length === 0 && page === 1) return {
			...rows,
			total: 0
		};
		return {
			...rows,
			pageInfo: {
				hasNextPage: data.length >= perPage,
				hasPreviousPage: page > 1
			}
		};
	}
	async function getOne(name, { id, signal, background }) {
		const resource = resourceOf(name);
		const { get, list } = resource.endpoints;
		const call = readWith(signal, background);
		if (!get) {
			const [idField, another] = resource.idFields;
			if (idField === void 0 || another !== void 0) throw new RangeError(`resource ${name} has no get call`);
			const { data } = parseList(await http.call(list, {
				...call,
				query: { [idField]: id }
			}));
			const row = data.find((one) => toRecord(resource, one).id === String(id));
			if (!row) throw new CallFailure("notFound", 404);
			return { data: {
				...toRecord(resource, row),
				id
			} };
		}
		const query = resource.recordQuery && { query: resource.recordQuery };
		const body = await http.call(get, {
			...call,
			path: pathWithId(get, id),
			...query
		});
		if (!isObject(body)) throw new CallFailure("network", 200);
		return { data: {
			...toRecord(resource, body),
			id
		} };
	}
	return {
		getList,
		getOne,
		async getMeta(name, { signal, background } = {}) {
			const { meta } = resourceOf(name).endpoints;
			if (!meta) return void 0;
			return parseMeta(await http.call(meta, {
				...readWith(signal, background),
				quiet: true
			}));
		},
		async getGroups(name, question, { signal } = {}) {
			const resource = resourceOf(name);
			const endpoint = endpointFor(resource, "grouped");
			const call = {
				...questionOf(resource, endpoint, question),
				...signal && { signal },
				quiet: true
			};
			return parseGroups(await http.call(endpoint, call), (row) => toRecord(resource, row));
		},
		async exportList(name, question, options = {}) {
			const resource = resourceOf(name);
			const endpoint = endpointFor(resource, "excel");
			if (!http.download) throw new RangeError("this door fetches no files");
			return http.download(endpoint, {
				...questionOf(resource, endpoint, question),
				...options,
				quiet: true,
				ownFailure: true,
				fallbackName: `${name}.xlsx`
			});
		}
	};
}
// src/dataProvider/writes.ts
function newIdOf({ entityUID, entityID, entityReference }) {
	return entityUID ?? entityID ?? entityReference ?? "";
}
/**
* The verbs that change.
* @param resourceOf throws RangeError for a resource that is not declared.
*/
function createWrites(http, resourceOf) {
	/** @throws CallFailure with the operation's answer, field errors and all, where that says it was refused. */
	async function write(name, kind, record, { about, ...call }) {
		const choice = resourceOf(name).endpoints[kind];
		if (!choice) throw new RangeError(`resource ${name} has no ${kind} call`);
		const endpoint = typeof choice === "function" ? choice(record) : choice;
		const path = kind === "create" ? {} : pathWithId(endpoint, String(record.id));
		const deed = about ? {
			noun: name,
			deed: kind,
			name: about
		} : void 0;
		const answer = await sendOperation(http.call, endpoint, {
			...call,
			path,
			about: deed
		});
		if (answer.status === "error") throw new CallFailure("badRequest", 200, { response: answer });
		return answer;
	}
	return {
		create: (async (name, { data, meta }) => {
			const answer = await write(name, "create", data, {
				...meta,
				body: data
			});
			return { data: {
				...data,
				id: newIdOf(answer)
			} };
		}),
		update: (async (name, { id, data, previousData, meta }) => {
			await write(name, "update", {
				...data,
				...previousData,
				id
			}, {
				...meta,
				body: data
			});
			return { data: {
				...data,
				id
			} };
		}),
		delete: (async (name, { id, previousData, meta }) => {
			await write(name, "delete", {
				...previousData,
				id
			}, { ...meta });
			return { data: {
				...previousData,
				id
			} };
		})
	};
}
// src/dataProvider/dataProvider.ts
/** Verbs of react-admin that no screen asks for. */
function unused() {
	return Promise.reject(/* @__PURE__ */ new RangeError("the data provider has no such verb"));
}
/**
* @param resources the declarations, by name.
* @throws RangeError from each method, for a resource that is not declared or cannot do what is asked.
*/
function createDataProvider(http, resources) {
	function resourceOf(name) {
		const resource = resources[name];
		if (!resource) throw new RangeError(`resource ${name} is not declared`);
		return resource;
	}
	return {
		...createReads(http, resourceOf),
		...createWrites(http, resourceOf),
		getMany: unused,
		getManyReference: unused,
		updateMany: unused,
		deleteMany: unused,
		async download(endpoint, call) {
			if (!http.download) throw new RangeError("this door fetches no files");
			return http.download(endpoint, call);
		},
		async forJob() {
			const later = /* @__PURE__ */ new Map();
			const call = (endpoint, asked) => http.call(endpoint, {
				...asked,
				later,
				ownFailure: true
			});
			return {
				dataProvider: createDataProvider({
					...http,
					call
				}, resources),
				tell: () => later.forEach((tell) => tell())
			};
		},
		...namedCalls(http.call)
	};
}
// src/i18n/catalogues.ts
var loaders = {
	"he-IL": async () => (await __vitePreload(async () => {
		const { he } = await import("./he-diu775r.js");
		return { he };
	}, __vite__mapDeps([45,46]))).he,
	"en-IL": async () => (await __vitePreload(async () => {
		const { en } = await import("./en-eazrdes.js");
		return { en };
	}, [])).en
};
/** Loads the words of a language; each language is a chunk of its own. */
function loadCatalogue(locale) {
	return loaders[locale]();
}
// src/dataProvider/http/httpClientPreload.ts
/** Milliseconds for which an answer that was asked for ahead may stand in for a call. */
var freshMs = 3e4;
function keyOf(address, headers) {
	return JSON.stringify([address, ...headers]);
}
async function load(address, headers, silenceMs) {
	const response = await fetchInTime(address, { headers }, silenceMs);
	if (!response.ok) throw new Error(`${address} answered ${response.status}`);
	const text = await response.text();
	return {
		status: response.status,
		headers: response.headers,
		text,
		at: performance.now()
	};
}
/**
* Opens a preloader for one person and language. It makes GET calls only and announces nothing: whatever goes wrong,
* the door's own call tells.
*/
function createPreloader({ bases, silenceMs = 3e4, ...identity }) {
	const answers = /* @__PURE__ */ new Map();
	return {
		async call(reference, call = {}) {
			const endpoint = endpointOf(reference);
			if (endpoint.method !== "GET") throw new RangeError(`${endpoint.path} changes something`);
			const address = addressOfCall(bases, endpoint, call);
			const headers = headersOfCall(identity, call);
			const answer = load(address, headers, silenceMs);
			answers.set(keyOf(address, headers), answer);
			return JSON.parse((await answer).text);
		},
		async take(address, headers) {
			const key = keyOf(address, headers);
			const asked = answers.get(key);
			if (!asked) return void 0;
			answers.delete(key);
			const answer = await asked.catch((error) => {
				if (error instanceof CallFailure) throw error;
			});
			if (!answer || performance.now() - answer.at > freshMs) return void 0;
			return new Response(answer.text || null, {
				status: answer.status,
				headers: answer.headers
			});
		},
		clear: () => answers.clear()
	};
}
// src/app/preload.ts
/** Whatever goes wrong, the application's own call tells. */
var ignore$1 = () => void 0;
/** The declared list an address shows, if it shows one. */
function listRouteOf(pathname) {
	for (const resource of lists) {
		const definition = resource.page;
		const parameters = matchPath(definition.path, pathname);
		if (!parameters) continue;
		return hasSoundParameters(definition, parameters) ? {
			resource,
			definition,
			parameters
		} : void 0;
	}
}
/** The terminal of the first screen: an address or a choice decides alone, unless it is yet to be found. */
async function terminalOf(wanted, terminals) {
	return wanted.address ?? wanted.tab ?? wanted.saved ?? chooseTerminal(await terminals, wanted)?.terminalID;
}
/** What a list asks first, as soon as its terminal is known; undefined for an address it replaces before it asks. */
async function firstOf(list, terminals) {
	const { resource, parameters, search, wanted, views, meta } = list;
	const terminalID = await terminalOf(wanted, terminals);
	const first = terminalID === void 0 ? void 0 : firstPage(resource, {
		search,
		terminalID,
		parameters,
		meta,
		views
	});
	return first && {
		list: resource.name,
		...first
	};
}
/**
* Asks for a list's columns and, when these are known, for its first page: the only chain (spec §7).
* @returns what has been asked, as soon as it has.
*/
async function askForList(preloader, list, terminals) {
	const dataProvider = createDataProvider(preloader, listsByName);
	const meta = dataProvider.getMeta(list.resource.name);
	meta.catch(ignore$1);
	const first = await firstOf(list, terminals);
	if (!list.meta) await meta;
	if (first) dataProvider.getList(first.list, first.question).catch(ignore$1);
	return first;
}
/** Asks for the dashboard's first figures. */
async function askForFigures(preloader, search, terminal) {
	const { queryFor, readDashboardFilter } = await __vitePreload(async () => {
		const { queryFor, readDashboardFilter } = await import("./dashboardFilter-fjquyik.js");
		return {
			queryFor,
			readDashboardFilter
		};
	}, __vite__mapDeps([47,48,27]));
	const [call, terminalID] = ["dashboard.transactionsTotals", await terminal];
	if (terminalID === void 0) return;
	await preloader.call(call, { query: queryFor(call, readDashboardFilter(search), terminalID) });
}
/** The paths of the dashboard: its own and the root (spec §2). */
var dashboardPaths = ["/", routes.Dashboard.path];
/**
* Asks for what the first screen needs while the application is still loading: terminals, dictionaries, and on a
* list's address its columns and first page. Failures are left to the application, which asks again.
* @returns undefined, without a request, when nobody is signed in.
*/
function preload(config, around) {
	const session = readStoredSession(config.identity, around);
	if (!session) return void 0;
	const owner = ownerOf(session.person);
	const saved = around.saved(owner);
	const locale = resolveLocale(saved.locale ?? config.locale, config.fallbackLocale);
	const preloader = createPreloader({
		bases: config.apis,
		token: session.token,
		locale,
		uiVersion: config.uiVersion ?? around.version,
		silenceMs: 1e3 * config.readTimeoutSeconds
	});
	const route = listRouteOf(around.pathname);
	const mayRead = route && isOpenTo({ access: route.definition.access }, session.person, void 0);
	const terminals = loadTerminals(preloader);
	const wanted = {
		address: terminalOfAddress(around.search),
		tab: createTabChoice(around.tabStorage, owner).read(),
		saved: saved.terminalID
	};
	const list = mayRead && {
		...route,
		search: around.search,
		meta: keptMeta().read(columnsKeyOf(route.resource), locale),
		wanted,
		views: saved.lists?.[route.resource.name]?.views
	};
	terminals.catch(ignore$1);
	loadDictionaries(preloader, locale).catch(ignore$1);
	if (dashboardPaths.includes(around.pathname) && isOpenTo({ access: routes.Dashboard.access }, session.person, void 0)) askForFigures(preloader, around.search, terminalOf(wanted, terminals)).catch(ignore$1);
	return {
		locale,
		answers: preloader,
		list: list ? askForList(preloader, list, terminals).catch(ignore$1) : Promise.resolve(void 0)
	};
}
// src/boot.ts
async function preloadFirstScreen(config) {
	const preloaded = preload(await config, {
		origin: location.origin,
		pathname: location.pathname,
		search: location.search,
		storage: localStorage,
		tabStorage: sessionStorage,
		now: Date.now(),
		version: "0.1.0",
		saved: (owner) => readSettings(localStorage, owner) ?? {}
	});
	loadWords(() => preloaded?.locale).catch(ignore);
	return preloaded;
}
/** Loads the words beside the application: those of the last visit at once. */
async function loadWords(find) {
	const locale = find();
	if (locale) await loadCatalogue(locale);
}
/** What fails here is asked again by the application, which also says so. */
var ignore = () => void 0;
function start() {
	const config = loadConfig();
	loadWords(() => lastLocale(localStorage)).catch(ignore);
	return {
		config,
		preloaded: preloadFirstScreen(config).catch(ignore)
	};
}
/**
* The questions of the first screen, asked as soon as this file runs: it is small, stands before everything else in
* index.html, and the application finds the answers here.
*/
var boot = start();
export { answerOrFailure as $, paymentIntentPaths as $t, serverOrder as A, withVisibility as At, parseList as B, routeTable as Bt, warnOnce as C, soundWidth as Ct, isCompleteAddress as D, sameColumns as Dt, hasSoundPaging as E, orderedFields as Et, wordsOf as F, pathOfField as Ft, parseDay as G, masavFiles as Gt, createTabChoice as H, eventNames as Ht, chooseTerminal as I, recordOfRoute as It, enums as J, loadWantedWords as Jt, dictionaryOf as K, importBillingDeals as Kt, isAvailable as L, recordsByName as Lt, readFilterValues as M, dataResources as Mt, textOf as N, listOfRoute as Nt, isSoundPaging as O, visibleFields as Ot, withFilter as P, listsByName as Pt, CallFailure as Q, pathTo as Qt, loadTerminals as R, relativesOf as Rt, resolveLocale as S, withLastCharged as St, addressOf as T, densities as Tt, terminalOfAddress as U, terminalFormPath as Ut, addressOnTerminal as V, screens as Vt, parameterOf as W, terminalPath as Wt, transactionQuickStatus as X, __vitePreload as Xt, parseEnum as Y, withMessages as Yt, isOpenTo as Z, guardFallback as Zt, soundView as _, lengthFault as _t, headersOfCall as a, clsx as an, noPreferences as at, languageOf as b, isGuid as bt, lastLocale as c, endpointOf as cn, defaultView as ct, loadDictionaries as d, isRepeatable as dn, withDefaultView as dt, policyOf as en, failureOf as et, hasSoundParameters as f, mayBeGivenUp as fn, withRenamedView as ft, openingView as g, emails as gt, scopeOf as h, email as ht, addressOfCall as i, mirrored as in, savedKey as it, isActive as j, createStore as jt, saysAnything as k, withPosition as kt, rememberLocale as l, entitiesOf as ln, judgeViewName as lt, dataTypes as m, require_jsx_runtime as mn, withoutView as mt, loadCatalogue as n, transactionPaths as nn, operationOf as nt, fetchInTime as o, require_query_string as on, parseSettings as ot, keptMeta as p, createEmitter as pn, withView as pt, enumValues as q, areaWanted as qt, createDataProvider as r, createSvgIcon as rn, readSettings as rt, firstPage as s, columnsKeyOf as sn, cleanViewName as st, boot as t, routes as tn, isRefusal as tt, currenciesOf as u, filterTableOf as un, viewNamed as ut, applyDocumentLocale as v, maxLength as vt, splitFilter as w, withWidth as wt, nativeNames as x, fault as xt, directionOf as y, stringLength as yt, countOf as z, resources as zt };
