import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Gn as useTranslate, Ln as useDataProvider, Vn as useParams, Wn as useLocaleState, dn as useSelectedTerminal, dr as require_react, fn as useSettings, ur as useQueryClient, yt as ListNotice } from "./app-k3iiw52.js";
import { t as billingDealUpdate } from "./billingDealRequest-05yc5z6.js";
import { i as cardRequest, u as paymentLines } from "./requestParts-oq1e56j.js";
import { n as restoreDraft, o as paymentsOf, s as toPayment, t as createCustomer } from "./createCustomer-k15em7x.js";
import { r as LoadedRecord } from "./RecordForm-ospu8a5.js";
import { t as RecordFormPage } from "./RecordFormPage-b0er59o.js";
import { Qt as pathTo, mn as require_jsx_runtime, nt as operationOf, xt as fault } from "./boot-ejmxxq5.js";
import { r as useSystemCurrency } from "./currency-bxkj05i.js";
import { n as requiredIf } from "./required-j0wxemo.js";
import { a as toWireCard, r as missingCardFaults, t as emptyCard } from "./cardValues-km9khdc.js";
import { a as documentTypes, c as toAmounts, f as documentFaults, l as toDeal, m as newCustomerFaults, o as toInvoice, p as lineFaults, s as dealDetailsOf, t as CustomerField, v as totalsOf, y as amountText } from "./CustomerField-0sbj4sq.js";
import { n as documentPaymentFaults, r as saysPayments, t as PaymentsEditor } from "./PaymentsEditor-jzevlju.js";
import { i as toSchedule, r as scheduleValuesOf, t as ScheduleFields } from "./ScheduleFields-gswdavd.js";
import { n as toNumber, t as filled } from "./wireValues-bm1jbkl.js";
import { t as textOf } from "./formTexts-iwm5trk.js";
import { u as useFormContext } from "./useField-fbycvji.js";
import { t as DealSumFields } from "./DealSumFields-dqj11q8.js";
import { n as DocumentFields, t as RadioInput } from "./RadioInput-grci726.js";
import { r as useFieldValues } from "./NumberTextInput-juiz8vc.js";
import { t as FormColumn } from "./FormColumn-nz6tlp8.js";
import { t as FormSection } from "./FormSection-hhc2zub.js";
import { t as currencyOf } from "./factWords-dnaq85r.js";
import { r as Help, t as Below } from "./Field-khuee7j.js";
import { t as israelDay } from "./israelDay-fjzvcio.js";
import { t as BankFields } from "./BankFields-nr72zwi.js";
import { t as CardFields } from "./CardFields-f4bspv3.js";
import { a as SavedCards, i as ExpiredCards, n as usableCards, r as useSavedCards, t as UnreadCards } from "./UnreadCards-bjmixup.js";
import { t as cardBody } from "./cardBody-kfjgv5j.js";
// src/resources/billingDeals/form/conflictFields.ts
/** Fields of the form by the key of their words. */
var fields = {
	"dealField.amount": "transactionAmount",
	"dealField.currency": "currency",
	"dealField.description": "dealDetails.dealDescription",
	"dealField.reference": "dealDetails.dealReference",
	"scheduleField.repeatPeriodType": "billingSchedule.repeatPeriodType",
	"scheduleField.repeatPeriod": "billingSchedule.repeatPeriod",
	"scheduleField.startAtType": "billingSchedule.startAtType",
	"scheduleField.startAt": "billingSchedule.startAt",
	"scheduleField.endAtType": "billingSchedule.endAtType",
	"scheduleField.endAt": "billingSchedule.endAt",
	"scheduleField.endAtNumberOfPayments": "billingSchedule.endAtNumberOfPayments",
	"bankField.account": "bankDetails.bankAccount",
	"invoiceField.subject": "invoiceDetails.invoiceSubject"
};
/** The fields of a deal as a conflict shows them. @param words those of codes, by dictionary */
function conflictFields(translate, words) {
	const wordOf = (name) => (value) => typeof value === "string" ? words[name]?.[value] ?? value : "";
	return Object.entries(fields).map(([key, name]) => {
		const leaf = name.slice(name.lastIndexOf(".") + 1);
		return {
			name,
			label: translate(key),
			...leaf.endsWith("Type") && { show: wordOf(`${leaf}Enum`) }
		};
	});
}
// src/resources/billingDeals/form/dealValues.ts
function methodOf({ invoiceOnly, paymentType, creditCardToken }) {
	if (invoiceOnly) return "invoiceOnly";
	if (paymentType === "bank") return "bank";
	return paymentType === void 0 || creditCardToken ? "token" : "card";
}
/** A card that was deleted is not offered again. */
var tokenOf = ({ creditCardToken, tokenNotAvailable }) => tokenNotAvailable ? "" : creditCardToken ?? "";
/** The form of a deal as it is; of a new one without a record. @param currency for one that names none */
function dealValues(deal, currency, invoiceType) {
	const dealDetails = dealDetailsOf(deal.dealDetails ?? {});
	const { items } = dealDetails;
	const { bank, bankBranch, bankAccount } = deal.bankDetails ?? {};
	return {
		dealDetails,
		isNewCustomer: false,
		currency: deal.currency ?? currency,
		transactionAmount: items.length > 0 ? "" : amountText(deal.transactionAmount),
		withoutVat: items.length === 0 && deal.vatRate === 0,
		paymentMethod: methodOf(deal),
		creditCardToken: tokenOf(deal),
		creditCardSecureDetails: emptyCard,
		bankDetails: {
			bank: textOf(bank),
			bankBranch: textOf(bankBranch),
			bankAccount: textOf(bankAccount)
		},
		billingSchedule: scheduleValuesOf(deal.billingSchedule),
		issueInvoice: deal.issueInvoice === true,
		invoiceDetails: {
			invoiceType: deal.invoiceDetails?.invoiceType ?? invoiceType,
			invoiceSubject: deal.invoiceDetails?.invoiceSubject ?? "",
			sendCCTo: (deal.invoiceDetails?.sendCCTo ?? []).join(", ")
		},
		paymentDetails: paymentsOf(deal.paymentDetails)
	};
}
/** Documents are made in shekels alone (spec §5); a deal for invoices only always makes one. */
var makesDocument = ({ issueInvoice, paymentMethod, currency }) => paymentMethod === "invoiceOnly" || issueInvoice && currency === "ILS";
/** A document that nothing is charged for says by itself how it is paid. */
var tellsPayments = ({ paymentMethod, invoiceDetails }) => paymentMethod === "invoiceOnly" && saysPayments(invoiceDetails.invoiceType);
/** What is charged. A card that is typed is judged with the rest, and travels by itself beforehand. */
function toMethod({ paymentMethod, creditCardToken, bankDetails, creditCardSecureDetails }) {
	switch (paymentMethod) {
		case "token": return {
			paymentType: "card",
			creditCardToken: creditCardToken || null
		};
		case "card": {
			const { readCardNumber, ...card } = creditCardSecureDetails;
			return {
				paymentType: "card",
				creditCardSecureDetails: filled({
					...card,
					...toWireCard(card)
				})
			};
		}
		case "bank": {
			const { bank, bankBranch, bankAccount } = bankDetails;
			if (bank + bankBranch + bankAccount === "") return { paymentType: "bank" };
			return {
				paymentType: "bank",
				bankDetails: {
					bank: toNumber(bank),
					bankBranch: toNumber(bankBranch),
					bankAccount
				}
			};
		}
		case "invoiceOnly": return {};
	}
}
/** What a form sends to create a deal. */
function dealBody(values, { terminalID, vatRate, locale }) {
	const { currency, invoiceDetails, paymentMethod } = values;
	const { total, transactionAmount, vat } = toAmounts(values, vatRate);
	return {
		terminalID,
		currency,
		transactionAmount,
		...total > 0 && vat,
		...toMethod(values),
		billingSchedule: toSchedule(values.billingSchedule),
		dealDetails: toDeal(values.dealDetails, currency),
		...makesDocument(values) ? {
			issueInvoice: true,
			invoiceDetails: toInvoice(invoiceDetails, locale)
		} : { issueInvoice: false },
		...paymentMethod === "invoiceOnly" && { paymentDetails: tellsPayments(values) ? values.paymentDetails.map(toPayment) : [] }
	};
}
/** Lines with what the form does not show of the lines they were; each was one line at most. */
function keptLines(lines, before) {
	const left = [...before];
	return lines.map((line) => {
		const isSame = (item) => (item.itemID ?? "") === (line.itemID ?? "") && item.itemName === line.itemName;
		const at = left.findIndex(isSame);
		const [item] = at < 0 ? [] : left.splice(at, 1);
		const { sku, externalReference } = item ?? {};
		return {
			...sku && { sku },
			...externalReference && { externalReference },
			...line
		};
	});
}
/** What a form sends to change a deal: what it does not show stays as it was. */
function dealUpdateBody(values, deal, place) {
	const { billingDealID, updateTimestamp, terminalID } = deal;
	const body = dealBody(values, {
		...place,
		terminalID
	});
	const items = body.dealDetails?.items && keptLines(body.dealDetails.items, deal.dealDetails?.items ?? []);
	return {
		...body,
		billingDealID,
		updateTimestamp,
		dealDetails: {
			...deal.dealDetails,
			items: null,
			...body.dealDetails,
			...items && { items }
		},
		...body.invoiceDetails && { invoiceDetails: {
			...deal.invoiceDetails,
			...body.invoiceDetails
		} }
	};
}
// src/resources/billingDeals/form/dealFaults.ts
/** What a deal needs beyond the schema of its request: somebody to charge, and a way to. */
function dealFaults(values, terminal) {
	const { dealDetails, isNewCustomer, paymentMethod, creditCardToken, creditCardSecureDetails } = values;
	return {
		"dealDetails.consumerID": !isNewCustomer && dealDetails.consumerID === "" ? fault("Required") : void 0,
		creditCardToken: requiredIf(creditCardToken, paymentMethod === "token"),
		...paymentMethod === "card" && missingCardFaults(creditCardSecureDetails, terminal, "creditCardSecureDetails"),
		...lineFaults(dealDetails.items),
		...makesDocument(values) && documentFaults(dealDetails),
		...tellsPayments(values) && documentPaymentFaults("paymentDetails", values.paymentDetails, {
			invoiceType: values.invoiceDetails.invoiceType,
			amount: totalsOf(values, terminal.vatRate ?? 0).amount
		}),
		...isNewCustomer && newCustomerFaults(dealDetails)
	};
}
// src/resources/billingDeals/form/dealSoFar.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** A deal as its next charges are counted from it. */
function dealSoFar(deal) {
	const { billingSchedule, startsOn, nextScheduledTransaction, currentDeal, currentTransactionTimestamp } = deal;
	if (!startsOn) return void 0;
	return {
		schedule: billingSchedule,
		startsOn: startsOn.slice(0, 10),
		next: nextScheduledTransaction ?? null,
		chargesMade: currentDeal ?? 0,
		chargedOn: currentTransactionTimestamp ? israelDay(new Date(currentTransactionTimestamp)) : null,
		pausedFrom: deal.pausedFrom,
		pausedTo: deal.pausedTo
	};
}
// src/resources/billingDeals/form/dealMethods.ts
/** How a deal may be charged, the usual first. */
function dealMethods({ enabledFeatures }, { currency, usable, standing }) {
	if (standing === "invoiceOnly") return ["invoiceOnly"];
	const methods = [];
	if (enabledFeatures.includes("CreditCardTokens")) methods.push(...usable === 0 ? [] : ["token"], "card");
	if (currency === "ILS") methods.push("bank", ...standing === void 0 ? ["invoiceOnly"] : []);
	return methods;
}
// src/resources/billingDeals/form/PaymentFields.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Keeps the choice among what is offered: another customer has other cards, another currency no account. */
function useOfferedMethod(offered, chosen, mayCome) {
	const { setValue } = useFormContext();
	const kept = offered.includes(chosen) || mayCome ? chosen : offered[0] ?? chosen;
	(0, import_react.useEffect)(function dropMethodNotOffered() {
		if (kept !== chosen) setValue("paymentMethod", kept);
	}, [
		kept,
		chosen,
		setValue
	]);
	return kept;
}
/** Where a saved card is asked for, chooses the only one that can be charged; drops one that is not this customer's or was deleted. */
function useOfferedCard(cards, isAsked) {
	const { setValue } = useFormContext();
	const chosen = useFieldValues("creditCardToken", "");
	const isGone = chosen !== "" && cards?.every(({ creditCardTokenID }) => creditCardTokenID !== chosen) === true;
	const [first, ...others] = usableCards(cards);
	const only = isAsked && others.length === 0 ? first?.creditCardTokenID : void 0;
	(0, import_react.useEffect)(function keepCardOffered() {
		if (isGone) setValue("creditCardToken", "");
		else if (chosen === "" && only !== void 0) setValue("creditCardToken", only);
	}, [
		isGone,
		chosen,
		only,
		setValue
	]);
}
/** What is charged: a saved card, one that is typed, an account, or nothing but a document. */
function PaymentFields({ terminal, standing }) {
	const translate = useTranslate();
	const consumerID = useFieldValues("dealDetails.consumerID", "");
	const currency = useFieldValues("currency", "");
	const chosen = useFieldValues("paymentMethod", "token");
	const cards = useSavedCards(consumerID, terminal);
	const offered = dealMethods(terminal, {
		currency,
		usable: (cards && usableCards(cards))?.length,
		standing
	});
	const method = useOfferedMethod(offered, chosen, cards === void 0);
	useOfferedCard(cards, method === "token");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		offered.length > 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioInput, {
			name: "paymentMethod",
			label: translate("dealFact.paymentMethod"),
			options: offered.map((value) => ({
				value,
				text: translate(`deal.method.${value}`)
			}))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnreadCards, {
			consumerID,
			terminal
		}),
		method === "token" && cards && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SavedCards, {
			name: "creditCardToken",
			cards
		}),
		method === "card" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardFields, {
			name: "creditCardSecureDetails",
			terminal,
			help: translate("deal.cardHelp")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExpiredCards, { cards })] }),
		method === "bank" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Help, { children: translate("deal.bankHelp") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BankFields, { name: "bankDetails" })] }),
		method === "invoiceOnly" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Help, { children: translate("deal.invoiceOnlyHelp") })
	] });
}
// src/resources/billingDeals/form/DealFields.tsx
/** Who is charged; a deal that stands keeps its customer. */
function CustomerSection({ terminal, deal }) {
	const translate = useTranslate();
	const { setValue } = useFormContext();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
		title: translate("dealFact.payer"),
		children: deal ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: deal.dealDetails?.consumerName }) }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CustomerField, {
			name: "dealDetails",
			newName: "isNewCustomer",
			terminal,
			required: true,
			onChange: () => setValue("paymentMethod", "token")
		})
	});
}
/** What a deal that charges nothing issues is a plain invoice, unless somebody wants another kind. */
function usePlainInvoice() {
	const { watch, setValue } = useFormContext();
	(0, import_react.useEffect)(function beginWithInvoice() {
		const subscription = watch(({ paymentMethod }, { name, type }) => {
			if (name !== "paymentMethod" || type !== "change" || paymentMethod !== "invoiceOnly") return;
			setValue("invoiceDetails.invoiceType", "invoice");
		});
		return () => subscription.unsubscribe();
	}, [watch, setValue]);
}
function DocumentSection({ amount, currency }) {
	const translate = useTranslate();
	const isOnly = useFieldValues("paymentMethod", "") === "invoiceOnly";
	const type = useFieldValues("invoiceDetails.invoiceType", "");
	const isOther = isOnly && documentTypes.every((one) => one !== type);
	usePlainInvoice();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: translate("deal.document"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DocumentFields, {
			label: translate("deal.issueInvoice"),
			currency: currency.code,
			always: isOnly,
			types: isOther ? [type, ...documentTypes] : documentTypes,
			customerName: "dealDetails"
		}), isOnly && saysPayments(type) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PaymentsEditor, {
			name: "paymentDetails",
			amount,
			currency
		})]
	});
}
/** The fields of a billing deal. */
function DealFields({ terminal, vatRate, deal }) {
	const translate = useTranslate();
	const { currencies } = useSettings();
	const { watch } = useFormContext();
	const values = watch();
	const currency = currencyOf({ currency: values.currency }, currencies);
	const totals = totalsOf(values, vatRate ?? 0);
	const standing = deal && (deal.invoiceOnly ? "invoiceOnly" : deal.paymentType === "bank" ? "bank" : "token");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormColumn, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CustomerSection, {
			terminal,
			deal
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
			title: translate("deal.amountTitle"),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DealSumFields, {
				values,
				currency,
				vatRate
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
			title: translate("deal.methodTitle"),
			children: [deal?.tokenNotAvailable && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Below, {
				id: "deal-card",
				error: translate("CardTokenDeleted")
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PaymentFields, {
				terminal,
				standing
			})]
		})
	] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormColumn, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
		title: translate("deal.schedule"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ScheduleFields, {
			name: "billingSchedule",
			agorot: totals.amount,
			currency,
			deal: deal && dealSoFar(deal)
		})
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DocumentSection, {
		amount: totals.amount,
		currency
	})] })] });
}
// src/resources/billingDeals/form/usePrepareDeal.ts
var isDone = (answer) => answer !== void 0 && answer.status !== "error";
/** An answer about a card, its faults named as the fields of the form. */
function ofCard(answer) {
	if (!answer?.errors) return answer;
	const errors = answer.errors.map((error) => ({
		...error,
		...error.code && { code: `creditCardSecureDetails.${error.code}` }
	}));
	return {
		...answer,
		errors
	};
}
/**
* Saves what a deal needs first: a customer who is new, and a card that was typed. Each is saved once: the form knows it
* from then on, though the deal itself be refused.
*/
function usePrepareDeal(terminalID) {
	const dataProvider = useDataProvider();
	const verbs = dataProvider;
	const queryClient = useQueryClient();
	async function saveCustomer(values, form) {
		const { dealDetails } = values;
		const answer = await createCustomer(dataProvider, dealDetails, {
			name: "dealDetails",
			terminalID
		});
		if (!isDone(answer)) return { refused: answer };
		const consumerID = answer.entityUID ?? "";
		form.setValue("dealDetails.consumerID", consumerID);
		form.setValue("isNewCustomer", false);
		return { values: {
			...values,
			isNewCustomer: false,
			dealDetails: {
				...dealDetails,
				consumerID
			}
		} };
	}
	async function saveCard(values, form) {
		const { creditCardSecureDetails: card, dealDetails } = values;
		const data = cardBody(card, terminalID, dealDetails);
		const meta = {
			quiet: true,
			about: data.cardNumber?.slice(-4)
		};
		const answer = ofCard(await operationOf(verbs.create("cards", {
			data,
			meta
		})));
		if (!isDone(answer)) return { refused: answer };
		const saved = {
			creditCardToken: answer.entityUID ?? "",
			paymentMethod: "token"
		};
		await queryClient.invalidateQueries({ queryKey: ["cardTokens"] });
		form.setValue("creditCardToken", saved.creditCardToken);
		form.setValue("paymentMethod", saved.paymentMethod);
		form.setValue("creditCardSecureDetails", emptyCard);
		return { values: {
			...values,
			...saved
		} };
	}
	return async (typed, form) => {
		let values = typed;
		for (const [isNeeded, save] of [[typed.isNewCustomer, saveCustomer], [typed.paymentMethod === "card", saveCard]]) {
			const prepared = isNeeded ? await save(values, form) : { values };
			if ("refused" in prepared) return prepared;
			({values} = prepared);
		}
		return { values };
	};
}
// src/resources/billingDeals/form/DealFormPage.tsx
/** A card that is typed is judged with the deal, though it travels by itself; payments are those of deals for invoices only. */
var schema = billingDealUpdate.shape({
	creditCardSecureDetails: cardRequest.notRequired().default(void 0),
	paymentDetails: paymentLines()
});
function DealForm({ customer }) {
	const translate = useTranslate();
	const [locale] = useLocaleState();
	const { terminal } = useSelectedTerminal();
	const { allTerminals, dictionaries } = useSettings();
	const { currency } = useSystemCurrency();
	const prepare = usePrepareDeal(terminal.terminalID);
	const terminalOf = (deal) => allTerminals.find(({ terminalID }) => terminalID === deal?.terminalID) ?? terminal;
	/** What a deal bears stays, whatever the rate is now. */
	const vatRateOf = (deal) => deal?.vatRate || terminalOf(deal).vatRate;
	const placeOf = (deal) => ({
		terminalID: terminalOf(deal).terminalID,
		vatRate: vatRateOf(deal),
		locale
	});
	const invoiceType = terminal.invoiceTypes?.charge ?? "invoiceWithPaymentInfo";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordFormPage, {
		resource: "billingDeals",
		schema,
		valuesOf: (deal) => dealValues(deal.billingDealID || !customer ? deal : { dealDetails: customer }, currency.code, invoiceType),
		toBody: (values, deal) => deal ? dealUpdateBody(values, deal, placeOf(deal)) : dealBody(values, placeOf(void 0)),
		contextOf: ({ startsOn }) => startsOn ? { startsOn } : {},
		ownFaults: (values, deal) => dealFaults(values, terminalOf(deal)),
		prepare,
		draft: (deal) => ({
			name: `billingDeal ${deal ? `${deal.billingDealID} ${deal.updateTimestamp}` : customer?.consumerID ?? ""}`,
			terminalID: terminal.terminalID,
			restore: restoreDraft
		}),
		conflictFields: conflictFields(translate, dictionaries),
		nameOf: ({ dealDetails }) => dealDetails.consumerName,
		pathOf: (id) => id === void 0 ? pathTo("BillingDeals") : pathTo("BillingDeal", { id }),
		children: (deal) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DealFields, {
			terminal: terminalOf(deal),
			vatRate: vatRateOf(deal),
			deal
		})
	});
}
/** Sets up a billing deal, of a customer whom the address may name, or changes one. */
function DealFormPage() {
	const translate = useTranslate();
	const { customerid } = useParams();
	if (customerid === void 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DealForm, {});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LoadedRecord, {
		resource: "customers",
		id: customerid,
		children: (customer) => customer.deleted === true ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListNotice, {
			urgent: true,
			text: translate("deal.customerDeleted"),
			actions: []
		}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DealForm, { customer })
	}, customerid);
}
export { DealFormPage };
