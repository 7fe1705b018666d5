import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { $n as fieldErrorsOf, Cn as useHubAddress, Dn as useStore, Gn as useTranslate, Ln as useDataProvider, Nn as createRequiredContext, Rn as Link, S as useMessageText, bt as ForeignText, dr as require_react, er as refusalTexts, fn as useSettings, it as toDecimal, kn as buttonClass, rr as useQuery, rt as toAgorot, x as CardSkeleton, xt as useCurrentLocale, zn as useLocation } from "./app-k3iiw52.js";
import { s as readPaymentParameters } from "./wizardPaths-n2iopy2.js";
import { f as useWatch, o as FormProvider, r as FormFault, u as useFormContext } from "./useField-fbycvji.js";
import { G as parseDay, Qt as pathTo, Y as parseEnum, an as clsx, jt as createStore, mn as require_jsx_runtime, nn as transactionPaths, tt as isRefusal } from "./boot-ejmxxq5.js";
import { n as chooseCurrency, r as useSystemCurrency, t as OperationCurrencyProvider } from "./currency-bxkj05i.js";
import { n as maySend, t as MoneyNotices } from "./MoneyNotices-55vnb2t.js";
import { t as FieldStack } from "./FieldStack-bo0035c.js";
import { r as DraftNotice } from "./useDraft-d8h5v1a.js";
import { a as notesOf, c as ConfirmRows, i as useWizardTerminal, n as StepActions, o as ResultFrame, r as RefusedTerminal, s as useSteppedForm, t as WizardFrame } from "./WizardFrame-o1yolmc.js";
import { t as MoneyText } from "./MoneyText-g01fbq2.js";
import { t as CheckboxInput } from "./CheckboxInput-erdihkw.js";
import { n as PhoneInput, r as useFieldValues } from "./NumberTextInput-juiz8vc.js";
import { a as splitPayments, i as splitAfterFirst, r as paymentLimits } from "./installments-grq3b2z.js";
import { i as precision } from "./number-g77aatm.js";
import { _ as numberOf, b as lineOf, c as toAmounts, d as noCustomer, f as documentFaults, h as agorotOf, i as TotalsText, l as toDeal, m as newCustomerFaults, n as useLastCharged, o as toInvoice, p as lineFaults, r as AmountFields, t as CustomerField, u as customerOf, v as totalsOf, x as linesOf, y as amountText } from "./CustomerField-0sbj4sq.js";
import { n as toNumber, t as filled } from "./wireValues-bm1jbkl.js";
import { n as brandOf, t as brandByPrefix } from "./brands-lc91tu8.js";
import { a as toWireCard, i as presenceOf, r as missingCardFaults, s as digitsOf, t as emptyCard } from "./cardValues-km9khdc.js";
import { a as SavedCards, i as ExpiredCards, n as usableCards, o as savedCardText, r as useSavedCards, t as UnreadCards } from "./UnreadCards-bjmixup.js";
import { n as DocumentFields, r as CurrencyInput, t as RadioInput } from "./RadioInput-grci726.js";
import { t as TextInput } from "./TextInput-h9yxk14.js";
import { t as DecimalInput } from "./DecimalInput-b29r5oh.js";
import { t as documentTypesOf } from "./documentTypes-eptk0h6.js";
import { i as withoutCode, n as asksForVoice, r as isDouble, t as apiErrorOf } from "./apiError-hzq81g5.js";
import { r as Help } from "./Field-khuee7j.js";
import { t as SelectInput } from "./SelectInput-oc6oux8.js";
import { t as CardFields } from "./CardFields-f4bspv3.js";
import { n as nationalId } from "./nationalId-c9wuuf0.js";
import { t as BankFields } from "./BankFields-nr72zwi.js";
import { t as DateInput } from "./DateInput-n4yweyi.js";
import { t as FieldGrid } from "./FieldGrid-osfkjyc.js";
import { t as MoneyInput } from "./MoneyInput-iewr3gq.js";
import { t as SendButton } from "./SendButton-fs7uj0a.js";
import { t as lazyHub } from "./lazyHub-ih4x7io.js";
import { f as isObject } from "./config-j31upzy.js";
import { t as useMoneyCall } from "./useMoneyCall-lay9wje.js";
import { r as invalidIf } from "./date-cfltbd5.js";
import { n as requiredIf } from "./required-j0wxemo.js";
import { t as dealFieldOf } from "./dealFieldOf-d9ae75i.js";
import { a as checkRequest, n as blockRequest, o as refundRequest, r as chargeRequest, s as slipRequest } from "./transactionRequest-ko858b0.js";
import { n as restoreDraft, t as createCustomer } from "./createCustomer-k15em7x.js";
import { t as ShortId } from "./ShortId-paa3t6v.js";
import { t as valueRows } from "./valueRows-mvibzwz.js";
import { t as useRequestForm } from "./useRequestForm-ok3804r.js";
import { t as EmailInput } from "./EmailInput-jjmg1xp.js";
// src/wizards/payment/form/offers.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var has = ({ integrations }, name) => Object.hasOwn(integrations, name);
/** The terminal makes documents of its deals. */
var makesInvoices = (terminal) => has(terminal, "invoicing");
/** A document is asked for, and can be made: of charges and refunds in shekels (spec §5). */
function issuesInvoice({ issueInvoice, jDealType }, { terminal, currency }) {
	return issueInvoice && jDealType === "J4" && currency === "ILS" && makesInvoices(terminal);
}
/** Kinds of deals that a terminal offers, as words of JDealType. */
function dealTypesOf(kind, { allowJ5 }) {
	if (kind === "refund") return ["J4"];
	return allowJ5 ? [
		"J4",
		"J5",
		"J2"
	] : ["J4", "J2"];
}
/** What may pay, the usual first. */
function paymentMethodsOf(kind, { jDealType }, { terminal, currency, devices }, savedCards) {
	const paymentMethod = ["card"];
	if (savedCards > 0) paymentMethod.push("token");
	if (has(terminal, "pinpadProcessor") && devices.length > 0 && jDealType !== "J2") paymentMethod.push("pinPad");
	if (kind === "charge" && jDealType === "J4" && currency === "ILS") paymentMethod.push("bank");
	return paymentMethod;
}
/** Types of the deal that may be chosen: a hold and a transfer are regular. */
function transactionTypesOf({ jDealType, paymentMethod }) {
	if (jDealType !== "J4" || paymentMethod === "bank") return ["regularDeal"];
	return [
		"regularDeal",
		"installments",
		"credit",
		"immediate"
	];
}
/** Whether a typed card can be kept for the customer. */
function maySaveCard(kind, values, { enabledFeatures }) {
	return kind === "charge" && values.jDealType === "J4" && values.paymentMethod === "card" && values.dealDetails.consumerID !== "" && enabledFeatures.includes("CreditCardTokens");
}
/**
* How the customer's consent to a commission is asked for (spec §3): always, if a checkbox says so, or not at all. It is
* asked for by SMS, for which the terminal needs the service.
*/
function consentOf({ externalCommission, enabledFeatures }) {
	if (!enabledFeatures.includes("SmsNotification")) return void 0;
	if (externalCommission === "useSmsdByDefault") return "always";
	return externalCommission === "useCheckboxByDefault" ? "checkbox" : void 0;
}
/** Whether this deal waits for the customer's consent. */
function needsConsent(kind, { jDealType, askConsent }, terminal) {
	if (kind !== "charge" || jDealType !== "J4") return false;
	const asked = consentOf(terminal);
	return asked === "always" || asked === "checkbox" && askConsent;
}
// src/wizards/payment/paymentContext.ts
var [PaymentProvider, usePayment] = createRequiredContext("a wizard that moves money");
var usePaymentForm = () => useFormContext();
/** The values as they stand now. */
function usePaymentValues() {
	const { control, getValues } = usePaymentForm();
	useWatch({ control });
	return getValues();
}
// src/wizards/payment/confirm/ConsentPanel.module.css
var consent = "consent-NpA";
var title = "title-NpA";
// src/wizards/payment/confirm/ConsentPanel.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The customer's consent to the commission: how it stands, and the way to stop waiting. The wizard's button asks. */
function ConsentPanel({ gate: { consent: consent$1, isNeeded, isWaiting } }) {
	const translate = useTranslate();
	const messageText = useMessageText();
	const { terminal, currency } = usePayment();
	const { state: state$1, commission, message } = consent$1;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: consent,
		"aria-label": translate("payment.consent.title"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: title,
				children: translate("payment.consent.title")
			}),
			consentOf(terminal) === "checkbox" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckboxInput, {
				name: "askConsent",
				label: translate("payment.consent.ask"),
				disabled: isWaiting
			}),
			isNeeded && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PhoneInput, {
					name: "dealDetails.consumerPhone",
					label: translate("customerField.phone"),
					help: translate("payment.consent.phoneHelp"),
					readOnly: isWaiting || state$1 === "approved",
					required: true
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
					role: "status",
					className: "state-NpA",
					"data-state": state$1,
					children: [
						state$1 !== "none" && translate(`payment.consent.${state$1}`),
						" ",
						state$1 === "failed" && message && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForeignText, { children: messageText(message) }),
						commission !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
							translate("payment.consent.commission"),
							" ",
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
								amount: commission,
								currency
							})
						] })
					]
				}),
				isWaiting && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: buttonClass(),
					onClick: consent$1.cancel,
					children: translate("payment.consent.cancel")
				})
			] })
		]
	});
}
// src/fields/installments/installments.ts
var noInstallments = {
	numberOfPayments: "",
	initialPaymentAmount: ""
};
/**
* The payments of a deal in agorot: equal ones, or those that follow from a first one chosen by hand.
* @param total of the deal, in agorot
* @returns `impossible` when the payments do not come out
*/
function installmentsOf({ numberOfPayments, initialPaymentAmount }, total) {
	const count = numberOf(numberOfPayments);
	if (!Number.isInteger(count) || count < 1 || total < count) return "impossible";
	if (initialPaymentAmount === "") return splitPayments(total, count);
	if (precision(2)(initialPaymentAmount)) return "impossible";
	return splitAfterFirst(total, count, agorotOf(initialPaymentAmount)) ?? "impossible";
}
/** Payments as they travel. Of impossible ones the sum rule says what is wrong, on the field that was typed. */
function toInstallments(payments, typed, total) {
	if (payments === "impossible") return {
		numberOfPayments: toNumber(typed.numberOfPayments),
		initialPaymentAmount: toNumber(typed.initialPaymentAmount) ?? 0,
		installmentPaymentAmount: .01,
		totalAmount: toDecimal(total)
	};
	return {
		numberOfPayments: payments.numberOfPayments,
		initialPaymentAmount: toDecimal(payments.initialPaymentAmount),
		installmentPaymentAmount: toDecimal(payments.installmentPaymentAmount),
		totalAmount: toDecimal(payments.totalAmount)
	};
}
// src/wizards/payment/form/payments.ts
/** Whether a deal of this type is paid in parts. */
var isSpread = (type) => type === "installments" || type === "credit";
/** The type a deal is sent with: one that is not offered any more, as after another means was chosen, is regular. */
function typeOf(values) {
	return transactionTypesOf(values).includes(values.transactionType) ? values.transactionType : "regularDeal";
}
/**
* The payments of a deal in agorot.
* @param total of the deal, in agorot
* @returns undefined when the deal is paid at once; `impossible` when the payments do not come out
*/
function paymentsOf(values, total) {
	return isSpread(typeOf(values)) ? installmentsOf(values.installmentDetails, total) : void 0;
}
// src/wizards/payment/deal/DealTotals.tsx
/** What the deal comes to. */
function DealTotals() {
	const { currency, terminal } = usePayment();
	const { vatRate } = terminal;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TotalsText, {
		totals: totalsOf(usePaymentValues(), vatRate ?? 0),
		currency,
		vatRate
	});
}
// src/wizards/payment/confirm/PaymentMethodText.tsx
/** What pays, in one line; of a typed card its brand and last four digits. */
function PaymentMethodText() {
	const translate = useTranslate();
	const { savedCards, place } = usePayment();
	const { paymentMethod, creditCardSecureDetails, creditCardToken, pinPadDeviceID } = usePaymentValues();
	switch (paymentMethod) {
		case "card": {
			const digits = digitsOf(creditCardSecureDetails.cardNumber);
			const brand = brandOf(digits) ?? brandByPrefix(digits);
			return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [brand && `${translate(`cardBrand.${brand.name}`)} `, /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("bdi", {
				dir: "ltr",
				children: ["****", digits.slice(-4)]
			})] });
		}
		case "token": {
			const card = savedCards?.find(({ creditCardTokenID }) => creditCardTokenID === creditCardToken);
			return card ? savedCardText(card, translate) : translate("payment.paymentMethod.token");
		}
		case "pinPad": return place.devices.find(({ deviceID }) => deviceID === pinPadDeviceID)?.deviceName ?? translate("payment.paymentMethod.pinPad");
		case "bank": return translate("payment.paymentMethod.bank");
	}
}
// src/wizards/payment/confirm/ConfirmStep.tsx
/** Everything that is going to be sent, in words, before it is. */
function ConfirmStep() {
	const translate = useTranslate();
	const { kind, terminal, currency, place } = usePayment();
	const { dictionaries } = useSettings();
	const values = usePaymentValues();
	const { jDealType, dealDetails, invoiceDetails } = values;
	const { amount } = totalsOf(values, terminal.vatRate ?? 0);
	const payments = paymentsOf(values, amount);
	const movesMoney = jDealType !== "J2";
	const rows = [
		[translate("payment.confirm.what"), kind === "refund" ? translate("payment.confirm.refund") : translate(`payment.deal.types.${jDealType}`, { _: jDealType })],
		[translate("wizard.customer"), dealDetails.consumerName ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: dealDetails.consumerName }, "customer") : translate("wizard.noCustomer")],
		[translate(kind === "refund" ? "payment.paymentMethod.refundTitle" : "payment.paymentMethod.title"), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PaymentMethodText, {}, "paymentMethod")]
	];
	if (jDealType === "J4") rows.push([translate("payment.type.title"), translate(`payment.type.${typeOf(values)}`)]);
	if (payments && payments !== "impossible") rows.push([translate("installmentsField.count"), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		payments.numberOfPayments,
		" ·",
		" ",
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
			amount: toDecimal(payments.initialPaymentAmount),
			currency
		}),
		" + ",
		payments.numberOfPayments - 1,
		" ×",
		" ",
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
			amount: toDecimal(payments.installmentPaymentAmount),
			currency
		})
	] })]);
	if (movesMoney && kind === "charge" && place.currency !== "ILS") rows.push([translate("payment.deal.currencyRate"), Number(values.currencyRate) > 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
		dir: "ltr",
		children: values.currencyRate
	}, "rate") : translate("payment.deal.officialRate")]);
	if (issuesInvoice(values, place)) {
		const names = dictionaries.invoiceTypeEnum ?? {};
		rows.push([translate("invoiceField.type"), names[invoiceDetails.invoiceType] ?? invoiceDetails.invoiceType]);
	}
	if (dealDetails.dealDescription) rows.push([translate("dealField.description"), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: dealDetails.dealDescription }, "description")]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmRows, { rows }), movesMoney && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DealTotals, {})] });
}
// src/wizards/payment/CustomerStep.tsx
/** Who pays. */
function CustomerStep() {
	const { terminal } = usePayment();
	const { setValue } = usePaymentForm();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CustomerField, {
		name: "dealDetails",
		newName: "isNewCustomer",
		terminal,
		onChange: () => {
			setValue("creditCardToken", "", { shouldDirty: true });
			setValue("creditCardSecureDetails.cardOwnerName", "");
			setValue("creditCardSecureDetails.cardOwnerNationalID", "");
		}
	});
}
// src/wizards/payment/useStartField.ts
/** Begins a step at the field that people type first; a field that is not there leaves the focus to the heading. */
function useStartField(name) {
	const { setFocus } = usePaymentForm();
	const begin = (0, import_react.useEffectEvent)(() => name && setFocus(name));
	(0, import_react.useEffect)(function beginAtField() {
		begin();
	}, []);
}
// src/wizards/payment/deal/CurrencyFields.tsx
/** The currency of the deal, and the rate of a foreign one. */
function CurrencyFields() {
	const translate = useTranslate();
	const { kind, place } = usePayment();
	const { dealDetails } = usePaymentValues();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CurrencyInput, {
		name: "currency",
		items: dealDetails.items
	}), kind === "charge" && place.currency !== "ILS" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DecimalInput, {
		name: "currencyRate",
		label: translate("payment.deal.currencyRate"),
		help: translate("payment.deal.currencyRateHelp"),
		decimals: 4
	})] });
}
// src/wizards/payment/deal/DealStep.tsx
/** What is done, and for how much: one amount, or lines that add up. */
function DealStep() {
	const translate = useTranslate();
	const { kind, terminal, currency } = usePayment();
	const { jDealType } = usePaymentValues();
	const types = dealTypesOf(kind, terminal);
	useStartField("transactionAmount");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		types.length > 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioInput, {
			name: "jDealType",
			label: translate("payment.deal.type"),
			help: translate(`payment.deal.typeHelp.${jDealType}`, { _: "" }),
			options: types.map((value) => ({
				value,
				text: translate(`payment.deal.types.${value}`)
			}))
		}),
		jDealType !== "J2" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AmountFields, {
			currency,
			beside: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CurrencyFields, {}),
			lines: kind === "charge"
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DealTotals, {})] }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
			name: "dealDetails.dealDescription",
			label: translate("dealField.description"),
			help: translate("dealField.descriptionHelp"),
			maxLength: 250
		})
	] });
}
// src/wizards/payment/form/invoiceTypes.ts
/** Types of documents that are made of a charge or a refund, the default of spec §3 first. */
var invoiceTypesOf = (kind) => documentTypesOf[kind];
/** The terminal's own default, where it is one of them, else the specification's. */
function defaultInvoiceType(kind, { invoiceTypes }) {
	const offered = documentTypesOf[kind];
	return offered.find((type) => type === invoiceTypes?.[kind]) ?? offered[0] ?? "invoice";
}
// src/wizards/payment/InvoiceStep.tsx
/** The document that is made of the deal, if one is. */
function InvoiceStep() {
	const translate = useTranslate();
	const { kind, place } = usePayment();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DocumentFields, {
		label: translate("invoiceField.issue"),
		currency: place.currency,
		types: invoiceTypesOf(kind),
		customerName: "dealDetails"
	});
}
// src/wizards/payment/paymentMethod/DeviceFields.tsx
/** The device at which the customer presents the card; one alone is not asked for. */
function DeviceFields() {
	const translate = useTranslate();
	const { devices } = usePayment().place;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [devices.length > 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectInput, {
		name: "pinPadDeviceID",
		label: translate("payment.paymentMethod.device"),
		options: devices.map(({ deviceID, deviceName }) => ({
			value: deviceID,
			text: deviceName
		})),
		empty: translate("payment.paymentMethod.chooseDevice"),
		required: true
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Help, { children: translate("payment.paymentMethod.pinPadHelp") })] });
}
// src/wizards/payment/paymentMethod/PaymentCardFields.tsx
/** The card that pays, and whether it is kept. @param props.brief only what every deal needs */
function PaymentCardFields({ brief = false }) {
	const translate = useTranslate();
	const { kind, terminal } = usePayment();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardFields, {
		name: "creditCardSecureDetails",
		terminal,
		brief
	}), maySaveCard(kind, usePaymentValues(), terminal) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckboxInput, {
		name: "saveCreditCard",
		label: translate("payment.paymentMethod.saveCard")
	})] });
}
// src/wizards/payment/paymentMethod/TokenFields.tsx
var none$1 = [];
/** The card of the customer that pays. */
function TokenFields() {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SavedCards, {
		name: "creditCardToken",
		cards: usePayment().savedCards ?? none$1
	});
}
// src/wizards/payment/paymentMethod/useOfferedCard.ts
/**
* Keeps the saved card that pays among those that can be charged. The only one is chosen by itself, but never in place
* of another that was chosen and is not offered.
* @param cards undefined while they load
*/
function useOfferedCard(cards) {
	const { setValue } = usePaymentForm();
	const { paymentMethod, creditCardToken: chosen } = usePaymentValues();
	const dropped = (0, import_react.useRef)(false);
	const ids = cards && usableCards(cards).map(({ creditCardTokenID }) => creditCardTokenID);
	const isGone = chosen !== "" && ids?.includes(chosen) === false;
	const only = paymentMethod === "token" && chosen === "" && ids?.length === 1 ? ids[0] : void 0;
	(0, import_react.useEffect)(function dropCardNotOffered() {
		if (!isGone) return;
		dropped.current = true;
		setValue("creditCardToken", "");
	}, [isGone, setValue]);
	(0, import_react.useEffect)(function chooseTheOnlyOne() {
		if (only !== void 0 && !dropped.current) setValue("creditCardToken", only, { shouldDirty: true });
	}, [only, setValue]);
}
// src/wizards/payment/paymentMethod/useOwner.ts
/** Fills the owner of a typed card in from the customer, whose it is mostly; what was typed stays. */
function useOwner() {
	const { getValues, setValue } = usePaymentForm();
	const fill = (0, import_react.useEffectEvent)(() => {
		const { creditCardSecureDetails: card, dealDetails } = getValues();
		const { consumerName, consumerNationalID } = dealDetails;
		const isSound = consumerNationalID !== "" && nationalId(consumerNationalID) === void 0;
		if (card.cardOwnerName === "" && consumerName.length > 1) setValue("creditCardSecureDetails.cardOwnerName", consumerName);
		if (card.cardOwnerNationalID === "" && isSound) setValue("creditCardSecureDetails.cardOwnerNationalID", consumerNationalID);
	});
	(0, import_react.useEffect)(function fillOnArrival() {
		fill();
	}, []);
}
// src/wizards/payment/paymentMethod/TransferFields.tsx
var transfer = "bankTransferDetails";
/** The account a transfer comes from, and when. */
function TransferFields() {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(BankFields, {
		name: transfer,
		required: true
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldGrid, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DateInput, {
		name: `${transfer}.dueDate`,
		label: translate("payment.transfer.dueDate")
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
		name: `${transfer}.reference`,
		label: translate("payment.transfer.reference"),
		maxLength: 20
	})] })] });
}
// src/fields/installments/InstallmentsFields.tsx
/** The payments of a deal that is paid in parts; the first may be chosen by hand. */
function InstallmentsFields({ name, type, total, currency }) {
	const translate = useTranslate();
	const payments = installmentsOf(useFieldValues(name, noInstallments), total);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldGrid, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DecimalInput, {
		name: `${name}.numberOfPayments`,
		label: translate("installmentsField.count"),
		help: translate("installmentsField.countHelp", paymentLimits[type]),
		decimals: 0,
		required: true
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyInput, {
		name: `${name}.initialPaymentAmount`,
		label: translate("installmentsField.first"),
		help: translate("installmentsField.firstHelp"),
		currency
	})] }), payments !== "impossible" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
		className: "text-hYi",
		role: "status",
		children: [
			translate("installmentsField.firstPayment"),
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
				amount: toDecimal(payments.initialPaymentAmount),
				currency
			}),
			" · ",
			translate("installmentsField.furtherPayments", { smart_count: payments.numberOfPayments - 1 }),
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
				amount: toDecimal(payments.installmentPaymentAmount),
				currency
			})
		]
	})] });
}
// src/wizards/payment/paymentMethod/TypeFields.tsx
/** Another type begins with the least payments it may have, where fewer are asked for. */
function useLeastPayments() {
	const { getValues, setValue } = usePaymentForm();
	const { transactionType } = usePaymentValues();
	(0, import_react.useEffect)(function raiseToLeast() {
		if (!isSpread(transactionType)) return;
		const { min } = paymentLimits[transactionType];
		const count = getValues("installmentDetails.numberOfPayments");
		if (numberOf(count) < min) setValue("installmentDetails.numberOfPayments", String(min));
	}, [
		transactionType,
		getValues,
		setValue
	]);
}
/** The type of the deal, and the payments of one that is paid in parts. */
function TypeFields() {
	const translate = useTranslate();
	const { terminal, currency } = usePayment();
	const values = usePaymentValues();
	const types = transactionTypesOf(values);
	useLeastPayments();
	if (types.length < 2) return null;
	const type = typeOf(values);
	const { amount } = totalsOf(values, terminal.vatRate ?? 0);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioInput, {
		name: "transactionType",
		label: translate("payment.type.title"),
		options: types.map((value) => ({
			value,
			text: translate(`payment.type.${value}`)
		}))
	}), isSpread(type) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(InstallmentsFields, {
		name: "installmentDetails",
		type,
		total: amount,
		currency
	})] });
}
// src/wizards/payment/paymentMethod/PaymentStep.tsx
var fieldsOf = {
	card: PaymentCardFields,
	token: TokenFields,
	pinPad: DeviceFields,
	bank: TransferFields
};
/** What pays, and in how many parts. */
function PaymentStep() {
	const translate = useTranslate();
	const { kind, place, savedCards, refusal, terminal } = usePayment();
	const { setValue } = usePaymentForm();
	const values = usePaymentValues();
	const usable = usableCards(savedCards);
	const paymentMethod = paymentMethodsOf(kind, values, place, usable.length);
	const mayCome = values.paymentMethod === "token" && savedCards === void 0;
	const chosen = paymentMethod.includes(values.paymentMethod) ? values.paymentMethod : "card";
	(0, import_react.useEffect)(function dropMeansNotOffered() {
		if (values.paymentMethod !== chosen && !mayCome) setValue("paymentMethod", chosen);
	}, [
		values.paymentMethod,
		chosen,
		mayCome,
		setValue
	]);
	useOfferedCard(savedCards);
	useOwner();
	useStartField(refusal ? void 0 : "creditCardSecureDetails.cardNumber");
	const Fields = fieldsOf[chosen];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		paymentMethod.length > 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RadioInput, {
			name: "paymentMethod",
			label: translate(kind === "refund" ? "payment.paymentMethod.refundTitle" : "payment.paymentMethod.title"),
			options: paymentMethod.map((value) => ({
				value,
				text: translate(`payment.paymentMethod.${value}`)
			}))
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Fields, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnreadCards, {
			consumerID: values.dealDetails.consumerID,
			terminal
		}),
		usable.length === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExpiredCards, { cards: savedCards }),
		refusal && asksForVoice(refusal) && (chosen === "card" || chosen === "token") && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
			name: chosen === "card" ? "creditCardSecureDetails.authNum" : "okNumber",
			label: translate("payment.paymentMethod.voice"),
			help: translate("payment.paymentMethod.voiceHelp"),
			dir: "ltr",
			maxLength: 20
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TypeFields, {})
	] });
}
// src/wizards/payment/quick/QuickStep.module.css
var amount = "amount-0LL";
var more = "more-0LL";
// src/wizards/payment/quick/QuickStep.tsx
/** The whole of a quick charge: the amount, which has the focus, and a card. */
function QuickStep() {
	const translate = useTranslate();
	const { currency, refusal } = usePayment();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
			className: amount,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyInput, {
				name: "transactionAmount",
				label: translate("dealField.amount"),
				currency,
				required: true,
				autoFocus: true
			})
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PaymentCardFields, { brief: true }),
		refusal && asksForVoice(refusal) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
			name: "creditCardSecureDetails.authNum",
			label: translate("payment.paymentMethod.voice"),
			help: translate("payment.paymentMethod.voiceHelp"),
			dir: "ltr",
			maxLength: 20
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
			className: more,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("summary", { children: translate("payment.quick.more") }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldStack, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FieldGrid, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CurrencyFields, {}) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
				name: "dealDetails.dealDescription",
				label: translate("dealField.description"),
				help: translate("dealField.descriptionHelp"),
				maxLength: 250
			})] })]
		})
	] });
}
// src/wizards/payment/ErrorNotice.module.css
var refusal = "refusal-U3q";
// src/wizards/payment/ErrorNotice.tsx
/**
* Why the money call was refused, with the processor's code; it is read out. The focus goes to the code of a typed card,
* which has to be typed again, else to the notice.
*/
function ErrorNotice({ refusal: refusal$1 }) {
	const translate = useTranslate();
	const messageText = useMessageText();
	const { getValues, setFocus } = usePaymentForm();
	const element = (0, import_react.useRef)(null);
	const goOn = (0, import_react.useEffectEvent)(() => {
		if (refusal$1.code !== void 0 && !isDouble(refusal$1) && getValues("paymentMethod") === "card") setFocus("creditCardSecureDetails.cvv");
		else element.current?.focus();
	});
	(0, import_react.useEffect)(function moveFocusOn() {
		goOn();
	}, []);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		ref: element,
		className: refusal,
		role: "alert",
		tabIndex: -1,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: translate(refusal$1.code === void 0 ? "payment.refusal.failed" : "payment.refusal.refused") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForeignText, { children: messageText(refusal$1.message || "CouldNotCreateTransaction") }), refusal$1.code !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [" · ", /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "code-U3q",
				children: [
					translate("payment.refusal.code"),
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
						dir: "ltr",
						children: refusal$1.code
					})
				]
			})] })] }),
			refusal$1.transactionID && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: pathTo("Transaction", { id: refusal$1.transactionID }),
				children: translate(`payment.refusal.${isDouble(refusal$1) ? "openEarlier" : "open"}`)
			})
		]
	});
}
// src/wizards/payment/SendingText.module.css
var text$1 = "text-3mI";
// src/wizards/payment/SendingText.tsx
/** Says how far a sending has come, for those who do not see the button. */
function SendingText() {
	const translate = useTranslate();
	const { call, progress } = usePayment();
	const { paymentMethod } = usePaymentValues();
	const stage = progress?.status ?? (paymentMethod === "pinPad" ? "awaitingPinpad" : "sending");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
		role: "status",
		className: text$1,
		children: call.state === "sending" && translate(`payment.progress.${stage}`)
	});
}
// src/wizards/payment/SubmitButton.module.css
var submit = "submit-mlC";
// src/wizards/payment/SubmitButton.tsx
/** What is done and for how much. */
function What() {
	const translate = useTranslate();
	const { kind, terminal, currency } = usePayment();
	const values = usePaymentValues();
	const { amount } = totalsOf(values, terminal.vatRate ?? 0);
	const what = kind === "refund" ? "refund" : values.jDealType;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [translate(`payment.submit.${what}`, { _: translate("payment.submit.J4") }), values.jDealType !== "J2" && amount > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [" ", /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
		amount: toDecimal(amount),
		currency
	})] })] });
}
/**
* The one button that moves money: it says what it does, and rests only while a request runs or nobody may send. Where
* the customer has to agree to a commission first, it asks them.
*/
function SubmitButton({ gate }) {
	const translate = useTranslate();
	const { call } = usePayment();
	const isSending = call.state === "sending";
	const asks = !gate.isOpen && !isSending;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(SendButton, {
		className: submit,
		rests: !maySend(call) || gate.isWaiting,
		busy: isSending || gate.isWaiting,
		children: [
			asks && translate("payment.consent.send"),
			isSending && translate("payment.submit.sending"),
			!asks && !isSending && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(What, {})
		]
	});
}
// src/realtime/progressLine.ts
var statuses = [
	"sentToProcessor",
	"awaitingPinpad",
	"authorised",
	"declined"
];
/** Milliseconds a line stays open for the next listener; React may leave and come back at once. */
var graceMs = 1e3;
/** Reads a message of the hub. @returns undefined for what is none, or is about another connection's request. */
function parseProgress(message, connectionID) {
	if (!isObject(message) || typeof message.paymentTransactionID !== "string") return void 0;
	const status = statuses.find((known) => known === message.status);
	const isOthers = typeof message.connectionID === "string" && message.connectionID !== connectionID;
	if (!status || isOthers) return void 0;
	const { paymentTransactionID, message: words } = message;
	return {
		paymentTransactionID,
		status,
		...typeof words === "string" && { message: words }
	};
}
function createProgressLine(open) {
	const state = createStore({}, openOnce, closeSoon);
	let close;
	let closing;
	function openOnce() {
		clearTimeout(closing);
		close ??= open({
			onConnected: (connectionID) => state.change(({ latest }) => ({
				...latest && { latest },
				...connectionID && { connectionID }
			})),
			onMessage(message) {
				const latest = parseProgress(message, state.read().connectionID);
				if (latest) state.change((now) => ({
					...now,
					latest
				}));
			}
		});
	}
	function closeSoon() {
		closing = setTimeout(() => {
			close?.();
			close = void 0;
			state.write({});
		}, graceMs);
	}
	return {
		read: state.read,
		subscribe: state.subscribe,
		clear() {
			const { latest, connectionID } = state.read();
			if (latest) state.write(connectionID ? { connectionID } : {});
		}
	};
}
// src/realtime/useTransactionProgress.ts
/**
* Connects to the hub while the screen is shown: send `connectionID` with a request, `latest` tells how far it has come.
* Both are absent without a hub, and nothing may wait for them.
*/
function useTransactionProgress() {
	const address = useHubAddress();
	const [line] = (0, import_react.useState)(() => createProgressLine(lazyHub(address)));
	return {
		...useStore(line),
		clear: line.clear
	};
}
// src/wizards/payment/confirm/useConsent.ts
/** Milliseconds between two questions whether the customer has answered. */
var consentPollMs = 2e3;
var untouched = { state: "none" };
var answers = [
	"pending",
	"approved",
	"declined",
	"expired"
];
var method = { consentMethod: "SMS" };
/** What an answer of the server says, without trusting it; undefined: nothing new. */
function readStatus(answer) {
	const told = isObject(answer) && isObject(answer.additionalData) ? answer.additionalData : {};
	const state = answers.find((one) => one === told.consentStatus);
	if (!state) return void 0;
	return {
		state,
		...typeof told.commissionAmount === "number" && { commission: told.commissionAmount }
	};
}
/**
* Asks a customer by text message to agree to the commission, and waits for the answer (spec §4, docs/wire.md §5.3).
* @param subject what is agreed to; the consent to one thing is none to another
*/
function useConsent(subject) {
	const dataProvider = useDataProvider();
	const [kept, setStanding] = (0, import_react.useState)(untouched);
	const known = kept.subject === subject ? kept : untouched;
	const { state, consentID, terminalID } = known;
	const round = (0, import_react.useRef)(0);
	const ask = (0, import_react.useCallback)(async ({ consumerPhone, consumerName, consumerID, ...question }) => {
		round.current += 1;
		const mine = round.current;
		setStanding({
			state: "sending",
			subject
		});
		const person = Object.entries({
			consumerPhone,
			consumerName,
			consumerID
		}).filter(([, text]) => text !== "");
		const body = {
			...question,
			...method,
			dealDetails: Object.fromEntries(person)
		};
		const answer = await dataProvider.operate("transactions.createConsent", {
			body,
			quiet: true,
			ownSuccess: true
		});
		if (mine !== round.current) return;
		if (answer?.entityUID && answer.status !== "error") setStanding({
			state: "pending",
			subject,
			consentID: answer.entityUID,
			terminalID: question.terminalID
		});
		else {
			const message = answer && isRefusal(answer) ? refusalTexts(answer, true).join(" ") : "";
			setStanding({
				state: "failed",
				subject,
				message
			});
		}
	}, [dataProvider, subject]);
	const cancel = (0, import_react.useCallback)(() => {
		round.current += 1;
		setStanding(untouched);
	}, []);
	(0, import_react.useEffect)(function pollWhilePending() {
		if (state !== "pending" || !consentID) return void 0;
		const left = new AbortController();
		const timer = window.setInterval(() => {
			const call = {
				body: {
					terminalID,
					consentID,
					...method
				},
				background: true,
				ownSuccess: true,
				signal: left.signal
			};
			dataProvider.call("transactions.consentStatus", call).then((answer) => {
				const told = readStatus(answer);
				if (told) setStanding((before) => before.consentID === consentID ? {
					...before,
					...told
				} : before);
			}, () => void 0);
		}, consentPollMs);
		return () => {
			left.abort();
			window.clearInterval(timer);
		};
	}, [
		state,
		consentID,
		terminalID,
		dataProvider
	]);
	const { message, commission } = known;
	return {
		state,
		...message !== void 0 && { message },
		...commission !== void 0 && { commission },
		...consentID !== void 0 && { consentID },
		ask,
		cancel
	};
}
// src/wizards/payment/confirm/useConsentGate.ts
/** Holds a deal back until its customer has agreed to the commission; another amount or currency asks anew. */
function useConsentGate({ kind, terminal, currency }, values) {
	const translate = useTranslate();
	const isNeeded = needsConsent(kind, values, terminal);
	const { amount } = totalsOf(values, terminal.vatRate ?? 0);
	const { consumerPhone, consumerName, consumerID } = values.dealDetails;
	const consent = useConsent([
		amount,
		currency.code,
		consumerPhone
	].join(" "));
	const isOpen = !isNeeded || consent.state === "approved";
	async function ask() {
		if (consumerPhone.trim() === "") return {
			status: "error",
			errors: [{
				code: "dealDetails.consumerPhone",
				description: translate("Required")
			}]
		};
		const place = {
			terminalID: terminal.terminalID,
			currency: currency.code
		};
		await consent.ask({
			...place,
			transactionAmount: toDecimal(amount),
			consumerPhone,
			consumerName,
			consumerID
		});
	}
	return {
		consent,
		isNeeded,
		isOffered: kind === "charge" && values.jDealType === "J4" && consentOf(terminal) !== void 0,
		isOpen,
		isWaiting: !isOpen && (consent.state === "sending" || consent.state === "pending"),
		given: isNeeded && consent.consentID ? { extension: { consentID: consent.consentID } } : {},
		ask
	};
}
// src/wizards/payment/form/steps.ts
var fields = {
	customer: /^dealDetails\.consumer/,
	deal: /^(jDealType|transactionAmount|currency|withoutVat|dealDetails\.(items|deal)|root)/,
	payment: /^(paymentMethod|creditCard|okNumber|saveCreditCard|pinPad|bankTransferDetails|transactionType|installmentDetails)/,
	invoice: /^(issueInvoice|invoiceDetails|dealDetails\.consumer(Name|Email))/,
	confirm: /^/,
	all: /^/
};
/** Whether a field is judged when a step is done. */
var belongsTo = (step, field) => fields[step].test(field);
/** The steps of a wizard as its values stand. */
function stepsOf({ jDealType }, terminal) {
	return [
		"customer",
		"deal",
		"payment",
		...jDealType === "J4" && makesInvoices(terminal) ? ["invoice"] : [],
		"confirm"
	];
}
/** The step that shows a field; undefined when none does. */
function stepOfField(field, steps) {
	return steps.find((step) => step !== "confirm" && belongsTo(step, field));
}
// src/wizards/payment/form/afterRefusal.ts
/** Approvals by telephone, each of the refusal before it. */
var approvals = ["creditCardSecureDetails.authNum", "okNumber"];
/**
* Leads to what has to be changed: the card the processor refused, or the first faulty field.
* @param answer an answer with status error
* @param steps of the form as it was sent
*/
function afterRefusal(answer, steps) {
	const plain = withoutCode(answer);
	const isOfProcessor = plain.errors?.length !== answer.errors?.length;
	const [faulty] = Object.keys(fieldErrorsOf(plain));
	const home = faulty === void 0 ? void 0 : stepOfField(faulty, steps);
	return {
		answer: plain,
		cleared: asksForVoice(apiErrorOf(answer)) ? ["creditCardSecureDetails.cvv"] : ["creditCardSecureDetails.cvv", ...approvals],
		step: isOfProcessor && steps.includes("payment") ? "payment" : home
	};
}
// src/wizards/payment/form/faults.ts
function cardFaults({ paymentMethod, creditCardSecureDetails }, { terminal }) {
	return paymentMethod === "card" ? missingCardFaults(creditCardSecureDetails, terminal, "creditCardSecureDetails") : {};
}
function meansFaults(values, { devices }) {
	const { paymentMethod, creditCardToken, pinPadDeviceID, bankTransferDetails } = values;
	const { dueDate } = bankTransferDetails;
	return {
		"bankTransferDetails.dueDate": invalidIf(paymentMethod === "bank" && dueDate !== "" && parseDay(dueDate) === void 0),
		creditCardToken: requiredIf(creditCardToken, paymentMethod === "token"),
		pinPadDeviceID: requiredIf(pinPadDeviceID, paymentMethod === "pinPad" && devices.length > 1)
	};
}
/** What the terminal and the form ask for beyond the schema of the request (spec §5). */
function ownFaults(values, place) {
	return {
		currencyRate: precision(4)(values.currencyRate),
		...cardFaults(values, place),
		...meansFaults(values, place),
		...lineFaults(values.dealDetails.items),
		...issuesInvoice(values, place) && documentFaults(values.dealDetails),
		...values.isNewCustomer && newCustomerFaults(values.dealDetails)
	};
}
// src/wizards/payment/form/formFieldOf.ts
/** The field where a fault of the request is shown. */
function formFieldOf(path, { dealDetails, paymentMethod }) {
	if (path === "installmentDetails.totalAmount") return "installmentDetails.initialPaymentAmount";
	if (path === "installmentDetails") return "installmentDetails.numberOfPayments";
	if (path === "creditCardSecureDetails" && paymentMethod === "card") return "creditCardSecureDetails.cardNumber";
	return dealFieldOf(path, dealDetails.items.length > 0);
}
// src/wizards/payment/form/requests.ts
function toCard({ readCardNumber, ...card }) {
	return filled({
		...card,
		...toWireCard(card)
	});
}
/** Exactly one of the means; a card that was read by its stripe is present. */
function toPaymentMethod(values, { devices }) {
	const { paymentMethod, creditCardSecureDetails: card } = values;
	switch (paymentMethod) {
		case "card": return {
			creditCardSecureDetails: toCard(card),
			cardPresence: presenceOf(card)
		};
		case "token": return filled({
			creditCardToken: values.creditCardToken,
			cardPresence: "cardNotPresent",
			okNumber: values.okNumber
		});
		case "pinPad": return filled({
			pinPad: true,
			cardPresence: "regular",
			pinPadDeviceID: devices.length > 1 ? values.pinPadDeviceID : void 0
		});
		case "bank": {
			const { bank, bankBranch, ...rest } = values.bankTransferDetails;
			return {
				paymentTypeEnum: "bank",
				bankTransferDetails: filled({
					...rest,
					bank: toNumber(bank),
					bankBranch: toNumber(bankBranch)
				})
			};
		}
	}
}
function toPayments(values, total) {
	const { installmentDetails } = values;
	const transactionType = typeOf(values);
	const payments = paymentsOf(values, total);
	if (!payments) return { transactionType };
	return {
		transactionType,
		installmentDetails: toInstallments(payments, installmentDetails, total)
	};
}
function toInvoicing(values, place) {
	if (!issuesInvoice(values, place)) return {};
	return {
		issueInvoice: true,
		invoiceDetails: toInvoice(values.invoiceDetails, place.locale)
	};
}
function toBasics(values, { terminal, currency }) {
	return filled({
		terminalID: terminal.terminalID,
		currency,
		dealDetails: toDeal(values.dealDetails, currency)
	});
}
/** POST /api/transactions/create, a charge (J4). */
function toChargeRequest(values, place) {
	const { total, transactionAmount, vat, discounts } = toAmounts(values, place.terminal.vatRate);
	return filled({
		...toBasics(values, place),
		jDealType: "J4",
		...toPayments(values, total),
		paymentTypeEnum: "card",
		...toPaymentMethod(values, place),
		transactionAmount,
		...vat,
		...discounts,
		currencyRate: place.currency === "ILS" ? void 0 : toNumber(values.currencyRate) ?? 0,
		...values.saveCreditCard && maySaveCard("charge", values, place.terminal) && { saveCreditCard: true },
		...toInvoicing(values, place)
	});
}
/** POST /api/transactions/blocking, a hold (J5): regular deals only, nothing is saved and no document made. */
function toBlockRequest(values, place) {
	const { transactionAmount, vat } = toAmounts(values, place.terminal.vatRate);
	const { okNumber, paymentTypeEnum, bankTransferDetails, ...paymentMethod } = toPaymentMethod(values, place);
	return filled({
		...toBasics(values, place),
		jDealType: "J5",
		transactionType: "regularDeal",
		...paymentMethod,
		transactionAmount,
		...vat
	});
}
/** POST /api/transactions/checking, a card check (J2): no amount, no money moves. */
function toCheckRequest(values, place) {
	const { creditCardSecureDetails, creditCardToken, cardPresence } = toPaymentMethod(values, place);
	return filled({
		...toBasics({
			...values,
			dealDetails: {
				...values.dealDetails,
				items: []
			}
		}, place),
		jDealType: "J2",
		creditCardSecureDetails,
		creditCardToken,
		cardPresence
	});
}
/** POST /api/transactions/refund. */
function toRefundRequest(values, place) {
	const { total, transactionAmount, vat } = toAmounts(values, place.terminal.vatRate);
	const { paymentTypeEnum, bankTransferDetails, ...paymentMethod } = toPaymentMethod(values, place);
	return filled({
		...toBasics(values, place),
		...toPayments(values, total),
		...paymentMethod,
		transactionAmount,
		...vat,
		...toInvoicing(values, place)
	});
}
// src/wizards/payment/form/processing.ts
var charge = {
	endpoint: "transactions.create",
	schema: chargeRequest,
	toBody: toChargeRequest
};
/** By JDealType: three calls (docs/wire.md §7). */
var processes = {
	J4: charge,
	J2: {
		endpoint: "transactions.check",
		schema: checkRequest,
		toBody: toCheckRequest
	},
	J5: {
		endpoint: "transactions.block",
		schema: blockRequest,
		toBody: toBlockRequest
	}
};
var refundProcess = {
	endpoint: "transactions.refund",
	schema: refundRequest,
	toBody: toRefundRequest
};
/** @returns undefined for a type that nobody knows: `unknownDeal` says so to the person */
function processOf(jDealType) {
	return Object.hasOwn(processes, jDealType) ? processes[jDealType] : void 0;
}
/** By which request a deal is judged: one of a type nobody knows as a charge, until it is refused. */
function judgingProcess(kind, jDealType) {
	return kind === "refund" ? refundProcess : processOf(jDealType) ?? charge;
}
/** The local error of spec §8 for a type that cannot be processed; no request is made. */
function unknownDeal(jDealType, translate) {
	return {
		status: "error",
		message: translate("UnknownJDealType", { type: jDealType })
	};
}
// src/wizards/payment/form/rulesOf.ts
/** What judges a deal: what would be sent for it, and what the terminal and the form ask for besides. */
function rulesOf(kind, { jDealType }, place) {
	const { schema, toBody } = judgingProcess(kind, jDealType);
	return {
		schema,
		toBody: (values) => toBody(values, place),
		fieldOf: formFieldOf,
		ownFaults: (values) => ownFaults(values, place)
	};
}
// src/wizards/payment/result/outcome.ts
/** What a wizard has come to, from the answer and the values that were sent. */
function outcomeOf(answer, values, { kind, terminal, currency }) {
	const { jDealType, dealDetails } = values;
	return {
		kind,
		terminal: terminal.label,
		jDealType,
		transactionID: answer.entityUID,
		...jDealType !== "J2" && { amount: toDecimal(totalsOf(values, terminal.vatRate ?? 0).amount) },
		currency,
		customer: dealDetails.consumerName,
		email: dealDetails.consumerEmail,
		notes: notesOf(answer)
	};
}
// src/wizards/payment/form/paymentForm.ts
var emptyPaymentCard = {
	...emptyCard,
	authNum: ""
};
var emptyPayment = {
	jDealType: "J4",
	transactionAmount: "",
	withoutVat: false,
	currency: "",
	currencyRate: "",
	dealDetails: {
		...noCustomer,
		dealDescription: "",
		dealReference: "",
		items: []
	},
	isNewCustomer: false,
	paymentMethod: "card",
	creditCardSecureDetails: emptyPaymentCard,
	creditCardToken: "",
	okNumber: "",
	saveCreditCard: false,
	pinPadDeviceID: "",
	bankTransferDetails: {
		bank: "",
		bankBranch: "",
		bankAccount: "",
		dueDate: "",
		reference: ""
	},
	transactionType: "regularDeal",
	installmentDetails: {
		numberOfPayments: "2",
		initialPaymentAmount: ""
	},
	issueInvoice: false,
	invoiceDetails: {
		invoiceType: "",
		invoiceSubject: "",
		sendCCTo: ""
	},
	askConsent: false
};
// src/wizards/payment/start/restoreValues.ts
/** What a draft may keep of the values: nothing of a card. */
function keptValues({ creditCardSecureDetails, okNumber, ...values }) {
	return values;
}
/** How the draft of a payment is kept and brought back. */
var draftParts = {
	keep: keptValues,
	restore: restoreDraft
};
/** Values that hold no card any more. */
function withoutCard(values) {
	return {
		...values,
		creditCardSecureDetails: emptyPaymentCard,
		okNumber: ""
	};
}
// src/wizards/payment/paymentMethod/useDevices.ts
var none = [];
/** Reads the devices of an answer without trusting it. */
function parseDevices(body) {
	return (Array.isArray(body) ? body : []).filter(isObject).flatMap(({ deviceID, deviceName }) => typeof deviceID === "string" ? [{
		deviceID,
		deviceName: typeof deviceName === "string" ? deviceName : deviceID
	}] : []);
}
/** The card readers of a terminal; none while they load, or when it has none. */
function useDevices({ terminalID, integrations }) {
	const dataProvider = useDataProvider();
	const { data } = useQuery({
		queryKey: ["devices", terminalID],
		enabled: Object.hasOwn(integrations, "pinpadProcessor"),
		staleTime: 3e5,
		queryFn: async ({ signal }) => parseDevices(await dataProvider.call("terminals.devices", {
			path: { terminalID },
			signal,
			quiet: true
		}))
	});
	return data ?? none;
}
// src/wizards/payment/start/initialValues.ts
/** Values of a wizard that nobody has touched. */
function initialValues(kind, start, terminal, system) {
	return {
		...emptyPayment,
		invoiceDetails: {
			...emptyPayment.invoiceDetails,
			invoiceType: defaultInvoiceType(kind, terminal)
		},
		...start,
		currency: start.currency || system.code
	};
}
// src/wizards/payment/start/quickStart.ts
/**
* What a quick charge begins with. It shows an amount and a typed card and must send nothing else: lines come to their
* sum, and a saved card is left out.
*/
function quickStart({ paymentMethod, creditCardToken, ...start }) {
	const { dealDetails = emptyPayment.dealDetails } = start;
	if (dealDetails.items.length === 0) return start;
	const { amount } = totalsOf({
		...emptyPayment,
		dealDetails
	}, 0);
	return {
		...start,
		transactionAmount: toDecimal(amount).toFixed(2),
		withoutVat: dealDetails.items.every(({ withoutVat }) => withoutVat),
		dealDetails: {
			...dealDetails,
			items: []
		}
	};
}
// src/wizards/payment/usePaymentPlaces.ts
/** The values a wizard that moves money begins with on a terminal; they stay those of its first draw. */
function useInitialValues({ kind, quick = false, start }, terminal) {
	const { currency } = useSystemCurrency();
	const [initial] = (0, import_react.useState)(() => initialValues(kind, quick ? quickStart(start) : start, terminal, currency));
	return initial;
}
/** What a payment on a terminal depends on besides its values: currencies, language and devices. */
function usePaymentPlaces(terminal) {
	const locale = useCurrentLocale();
	const { currencies } = useSettings();
	const devices = useDevices(terminal);
	const currencyOf = (values) => chooseCurrency(currencies, values.currency);
	return {
		currencyOf,
		placeOf: (values) => ({
			terminal,
			currency: currencyOf(values).code,
			locale,
			devices
		})
	};
}
// src/wizards/payment/usePaymentSubmit.ts
/** Sends what a wizard that moves money has gathered. */
function usePaymentSubmit(kind, call) {
	const translate = useTranslate();
	const dataProvider = useDataProvider();
	async function send(values, place, further) {
		const how = kind === "refund" ? refundProcess : processOf(values.jDealType);
		if (!how) return unknownDeal(values.jDealType, translate);
		const { terminal, currency } = place;
		const amount = toDecimal(totalsOf(values, terminal.vatRate ?? 0).amount);
		return call.send(how.endpoint, {
			body: {
				...how.toBody(values, place),
				...further
			},
			place: {
				terminalID: terminal.terminalID,
				...values.jDealType !== "J2" && { amount },
				currency
			},
			ownAnswer: true
		});
	}
	return {
		send,
		saveCustomer: (values, terminalID) => createCustomer(dataProvider, values.dealDetails, {
			name: "dealDetails",
			terminalID
		})
	};
}
// src/wizards/payment/form/refusalSubject.ts
function meansOf(values) {
	switch (values.paymentMethod) {
		case "card": return toWireCard(values.creditCardSecureDetails);
		case "token": return values.creditCardToken;
		case "pinPad": return values.pinPadDeviceID;
		case "bank": return values.bankTransferDetails;
	}
}
/**
* What a refusal is about: how much, and what pays. Another amount or card has not been refused; a security code or an
* approval that is typed for it changes nothing. Never kept or told: it has the card in it.
*/
function refusalSubject(values) {
	const { jDealType, currency, paymentMethod, installmentDetails } = values;
	const { amount } = totalsOf(values, 0);
	return JSON.stringify([
		jDealType,
		currency,
		amount,
		typeOf(values),
		installmentDetails,
		paymentMethod,
		meansOf(values)
	]);
}
// src/wizards/payment/useRefusal.ts
/** Keeps why a sending was refused until what it is about has changed: what was typed for it is for nothing else. */
function useRefusal({ watch, getValues, setValue }) {
	const [refusal, tell] = (0, import_react.useState)();
	(0, import_react.useEffect)(function forgetWithItsSubject() {
		if (!refusal) return void 0;
		const subject = refusalSubject(getValues());
		const subscription = watch(() => {
			if (refusalSubject(getValues()) === subject) return;
			subscription.unsubscribe();
			tell(void 0);
			for (const field of approvals) setValue(field, "");
		});
		return () => subscription.unsubscribe();
	}, [
		refusal,
		watch,
		getValues,
		setValue
	]);
	return {
		refusal,
		tell
	};
}
// src/wizards/payment/usePaymentWizard.ts
/** The workings of the wizards that move money: what they begin with, consent, devices, sending and what came of it. */
function usePaymentWizard({ wizard, kind, quick = false, start, hasStart, onDone }) {
	const { terminal, refused } = useWizardTerminal();
	const initial = useInitialValues({
		kind,
		quick,
		start
	}, terminal);
	const { currencyOf, placeOf } = usePaymentPlaces(terminal);
	const call = useMoneyCall(terminal.terminalID);
	const submit = usePaymentSubmit(kind, call);
	const { latest, connectionID, clear } = useTransactionProgress();
	const charged = useLastCharged(terminal);
	const sent = (0, import_react.useRef)(void 0);
	const stepsFor = (now) => quick ? ["all"] : stepsOf(now, terminal);
	const form = useSteppedForm({
		initial,
		firstStep: quick ? "all" : "customer",
		stepsOf: stepsFor,
		belongsTo,
		stepOfField,
		rulesOf: (typed) => rulesOf(kind, typed, placeOf(typed)),
		draft: {
			wizard,
			terminalID: terminal.terminalID,
			isBrought: !hasStart,
			...draftParts
		},
		finishStep: (step, typed) => step === "customer" && typed.isNewCustomer ? saveCustomer(typed) : void 0,
		send,
		onSent
	});
	const { values } = form;
	const { getValues, reset, setValue } = form.methods;
	const currency = currencyOf(values);
	const savedCards = useSavedCards(values.dealDetails.consumerID, terminal);
	const gate = useConsentGate({
		kind,
		terminal,
		currency
	}, values);
	const { refusal, tell } = useRefusal(form.methods);
	async function send(typed) {
		if (refused) return void 0;
		if (!gate.isOpen) return gate.ask();
		clear();
		tell(void 0);
		sent.current = withoutCard(typed);
		const further = {
			...connectionID && { connectionID },
			...gate.given
		};
		const answer = await submit.send(typed, placeOf(typed), further);
		return answer && isRefusal(answer) ? showRefusal(answer, typed) : answer;
	}
	function showRefusal(refused, typed) {
		const { answer, cleared, step } = afterRefusal(refused, stepsFor(typed));
		for (const field of cleared) setValue(field, "");
		tell(apiErrorOf(refused));
		if (step && !quick) form.setStep(step);
		return answer;
	}
	async function saveCustomer(typed) {
		const answer = await submit.saveCustomer(typed, terminal.terminalID);
		if (answer?.entityUID && answer.status !== "error") {
			setValue("dealDetails.consumerID", answer.entityUID, { shouldDirty: true });
			setValue("isNewCustomer", false);
		}
		return answer;
	}
	function onSent(answer) {
		const now = getValues();
		const made = sent.current ?? now;
		reset(withoutCard(now));
		form.finish();
		if (kind === "charge") charged.add(made.dealDetails.consumerID);
		onDone(outcomeOf(answer, made, {
			kind,
			terminal,
			currency: currencyOf(made)
		}));
	}
	function startOver() {
		form.startOver();
		gate.consent.cancel();
	}
	const payment = {
		kind,
		terminal,
		currency,
		place: placeOf(values),
		savedCards,
		call,
		progress: latest,
		refusal
	};
	return {
		...form,
		payment,
		gate,
		refused,
		startOver
	};
}
// src/wizards/payment/PaymentWizard.tsx
var parts = {
	customer: CustomerStep,
	deal: DealStep,
	payment: PaymentStep,
	invoice: InvoiceStep,
	confirm: ConfirmStep,
	all: QuickStep
};
/** A wizard that moves money, on the terminal it started with. */
function PaymentWizard(options) {
	const translate = useTranslate();
	const wizard = usePaymentWizard(options);
	const { payment, gate, methods, formProps, values, steps, step, isLast, previous, setStep, refused } = wizard;
	const { kind, terminal, currency, call, refusal } = payment;
	const Part = parts[step];
	const amount = values.jDealType === "J2" ? 0 : toDecimal(totalsOf(values, terminal.vatRate ?? 0).amount);
	/** A draft of what turned out to have been made must not be sent once more; what was typed anew is another deal. */
	function forgetMade(attempt) {
		if (wizard.brought && (attempt.amount ?? 0) === amount) wizard.startOver();
	}
	const rests = call.state === "sending" || call.state === "checking";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(OperationCurrencyProvider, {
		code: values.currency,
		choose: (code) => methods.setValue("currency", code ?? ""),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormProvider, {
			...methods,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PaymentProvider, {
				value: payment,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(WizardFrame, {
					steps: steps.map((name) => ({
						name,
						title: translate(`payment.step.${name === "all" ? kind : name}`)
					})),
					current: step,
					...!rests && { onStep: (name) => setStep(steps.find((one) => one === name) ?? step) },
					summary: {
						terminal: terminal.label,
						customer: values.dealDetails.consumerName || void 0,
						amount: kind === "refund" ? -amount : amount,
						currency
					},
					closeTo: pathTo("Transactions"),
					form: formProps,
					notice: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
						wizard.brought && methods.formState.isDirty && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DraftNotice, { onDiscard: wizard.startOver }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyNotices, {
							call,
							paths: transactionPaths,
							onFound: forgetMade
						}),
						refusal && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ErrorNotice, { refusal }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormFault, {
							step: true,
							rulesOnly: refusal !== void 0
						})
					] }),
					actions: refused ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RefusedTerminal, {
						terminal,
						refused
					}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StepActions, {
						onBack: previous && (() => setStep(previous)),
						rests,
						send: isLast && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SubmitButton, { gate })
					}),
					children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldStack, { children: [
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Part, {}),
						isLast && gate.isOffered && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConsentPanel, { gate }),
						/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SendingText, {})
					] })
				})
			})
		})
	});
}
// src/wizards/payment/result/Slip.module.css
var slip = "slip-fuL";
// src/wizards/payment/result/IssuedInvoice.tsx
/** Says that the deal's document was issued and leads to it; its number joins when it comes. */
function IssuedInvoice({ invoiceID }) {
	const translate = useTranslate();
	const dataProvider = useDataProvider();
	const { data } = useQuery({
		queryKey: [
			"invoices",
			"slip",
			invoiceID
		],
		queryFn: async ({ signal }) => {
			const path = { id: invoiceID };
			return dataProvider.call("invoices.get", {
				path,
				signal,
				quiet: true,
				background: true
			});
		}
	});
	const number = data?.invoiceNumber;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		to: pathTo("Invoice", { id: invoiceID }),
		children: number ? translate("payment.result.issuedAs", { number: `\u2068${number}\u2069` }) : translate("payment.result.issued")
	});
}
// src/wizards/payment/result/Slip.tsx
var timeFormat = new Intl.DateTimeFormat("en-GB", {
	dateStyle: "short",
	timeStyle: "short"
});
function timeOf(transactionTimestamp = "") {
	const instant = Date.parse(transactionTimestamp);
	return Number.isNaN(instant) ? "" : timeFormat.format(instant).replace(",", "");
}
/** What a slip says; the server's details follow when they come, and the slip does without them. */
function Slip({ transactionID, outcome }) {
	const translate = useTranslate();
	const dataProvider = useDataProvider();
	const { data } = useQuery({
		queryKey: [
			"transactions",
			"slip",
			transactionID
		],
		queryFn: async ({ signal }) => {
			const path = { id: transactionID };
			return dataProvider.call("transactions.get", {
				path,
				signal,
				quiet: true,
				background: true
			});
		}
	});
	const time = timeOf(data?.transactionTimestamp);
	const cardNumber = data?.creditCardDetails?.cardNumber;
	const { authNum, shvaShovarNumber } = data?.shvaTransactionDetails ?? {};
	const payments = data?.numberOfPayments ?? 1;
	const rows = [
		[
			translate("payment.result.business"),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: data?.merchantName }, "business"),
			Boolean(data?.merchantName)
		],
		[
			translate("wizard.terminal"),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: outcome.terminal }, "terminal"),
			true
		],
		[
			translate("wizard.customer"),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: outcome.customer }, "customer"),
			outcome.customer !== ""
		],
		[
			translate("payment.result.time"),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
				dir: "ltr",
				children: time
			}, "time"),
			time !== ""
		],
		[
			translate("installmentsField.count"),
			payments,
			payments > 1
		],
		[
			translate("cardField.number"),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
				dir: "ltr",
				children: `****${cardNumber?.slice(-4)}`
			}, "card"),
			Boolean(cardNumber)
		],
		[
			translate("payment.result.authorization"),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
				dir: "ltr",
				children: authNum
			}, "authorization"),
			Boolean(authNum)
		],
		[
			translate("payment.result.voucher"),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
				dir: "ltr",
				children: shvaShovarNumber
			}, "voucher"),
			Boolean(shvaShovarNumber)
		],
		[
			translate("payment.step.invoice"),
			data?.invoiceID && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(IssuedInvoice, { invoiceID: data.invoiceID }, "invoice"),
			Boolean(data?.invoiceID)
		],
		[
			translate("payment.result.transaction"),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShortId, {
				id: transactionID,
				name: translate("payment.result.transaction")
			}, "id"),
			true
		]
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
		className: clsx(valueRows, slip),
		children: rows.filter(([, , isThere]) => isThere).map(([label, value]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: label }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: value })] }, label))
	});
}
// src/wizards/payment/result/SlipForm.module.css
var form = "form-URq";
var sent = "sent-URq";
// src/wizards/payment/result/SlipForm.tsx
/** Sends the slip of a transaction by e-mail. */
function SlipForm({ transactionID, email }) {
	const translate = useTranslate();
	const dataProvider = useDataProvider();
	const [sentTo, setSentTo] = (0, import_react.useState)();
	const toBody = ({ email: address }) => ({
		paymentTransactionID: transactionID,
		email: address
	});
	const { methods, formProps } = useRequestForm({
		defaultValues: { email },
		unguarded: true,
		schema: slipRequest,
		toBody,
		save: async (values) => {
			const body = toBody(values);
			const answer = await dataProvider.operate("transactions.sendSlip", {
				body,
				ownSuccess: true
			});
			setSentTo(answer && answer.status !== "error" ? body.email : void 0);
			return answer;
		}
	});
	const { isSubmitting } = methods.formState;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormProvider, {
		...methods,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
			className: form,
			...formProps,
			"aria-label": translate("payment.result.slip"),
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmailInput, {
					name: "email",
					label: translate("payment.result.slipTo")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SendButton, {
					rests: isSubmitting,
					beside: true,
					children: translate("payment.result.send")
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
					role: "status",
					className: sent,
					children: sentTo !== void 0 && translate("payment.result.sent", { email: sentTo })
				})
			]
		})
	});
}
// src/wizards/payment/result/ResultPage.tsx
/** What became of the deal: its slip to print or send, and what a person does next. Enter begins another one. */
function ResultPage({ outcome, onAgain }) {
	const translate = useTranslate();
	const { kind, jDealType, amount, currency, transactionID, notes } = outcome;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ResultFrame, {
		title: translate(`payment.result.${kind === "refund" ? "refund" : jDealType}`),
		amount,
		currency,
		notes,
		onEnter: onAgain,
		actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: buttonClass("filled"),
			onClick: onAgain,
			children: translate(`payment.result.again.${kind}`)
		}), transactionID && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: buttonClass(),
			onClick: () => window.print(),
			children: translate("payment.result.print")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			className: buttonClass(),
			to: pathTo("Transaction", { id: transactionID }),
			children: translate("payment.result.open")
		})] })] }),
		children: [transactionID && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Slip, {
			transactionID,
			outcome
		}), transactionID && jDealType === "J4" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SlipForm, {
			transactionID,
			email: outcome.email
		})]
	});
}
// src/wizards/payment/start/startOf.ts
var text = (value) => typeof value === "string" ? value : "";
/** What can still be given back of a transaction, in decimals. */
function refundable({ transactionAmount, totalRefund }) {
	return toDecimal((toAgorot(Number(transactionAmount)) || 0) - (toAgorot(Number(totalRefund ?? 0)) || 0));
}
function ofTransaction(kind, row) {
	const deal = isObject(row.dealDetails) ? row.dealDetails : {};
	const items = kind === "charge" ? linesOf(deal) : [];
	const token = text(row.creditCardToken);
	const amount = kind === "refund" ? refundable(row) : row.transactionAmount;
	return {
		currency: text(row.currency),
		transactionAmount: items.length > 0 ? "" : amountText(amount),
		withoutVat: items.length === 0 && row.vatRate === 0,
		dealDetails: {
			...emptyPayment.dealDetails,
			...customerOf(deal),
			dealDescription: text(deal.dealDescription),
			items
		},
		...token && {
			paymentMethod: "token",
			creditCardToken: token
		}
	};
}
/**
* What a wizard begins with: the empty form, then what the transaction, the customer, the item and the amount of its
* address say, the more exact after the more general.
*/
function startOf(kind, given, records) {
	const { customer, item, transaction } = records;
	const start = transaction ? ofTransaction(kind, transaction) : {};
	let deal = start.dealDetails ?? emptyPayment.dealDetails;
	if (customer) deal = {
		...deal,
		...customerOf(customer)
	};
	if (item) {
		const before = start.currency;
		start.currency = parseEnum("currency", text(item.currency)) ?? before ?? "";
		if (kind === "charge") {
			const items = start.currency === before ? deal.items : [];
			deal = {
				...deal,
				items: [...items, lineOf(item)]
			};
			start.transactionAmount = "";
		} else {
			start.transactionAmount = amountText(item.price);
			start.withoutVat = item.vatExempt === true;
		}
	}
	if (given.amount) {
		start.transactionAmount = amountText(Number(given.amount));
		deal = {
			...deal,
			items: []
		};
	}
	return {
		...start,
		dealDetails: deal
	};
}
// src/wizards/payment/start/usePaymentStart.ts
/**
* What a wizard begins with by its address; undefined while it loads. What cannot be loaded has been told to the person
* and is left out.
*/
function usePaymentStart(kind, given) {
	const dataProvider = useDataProvider();
	const { customerID, itemID, transactionID } = given;
	const asks = customerID !== void 0 || itemID !== void 0 || transactionID !== void 0;
	const { data } = useQuery({
		queryKey: [
			"paymentStart",
			kind,
			given
		],
		enabled: asks,
		gcTime: 0,
		staleTime: Infinity,
		queryFn: async ({ signal }) => {
			const read = async (endpoint, id) => {
				if (id === void 0) return void 0;
				const answer = await dataProvider.call(endpoint, {
					path: { id },
					signal
				}).catch(() => {
					signal.throwIfAborted();
				});
				return isObject(answer) ? answer : void 0;
			};
			const [customer, item, transaction] = await Promise.all([
				read("consumers.get", customerID),
				read("items.get", itemID),
				read("transactions.get", transactionID)
			]);
			return startOf(kind, given, {
				...customer && { customer },
				...item && { item },
				...transaction && { transaction }
			});
		}
	});
	return asks ? data : startOf(kind, given, {});
}
// src/wizards/payment/PaymentPage.tsx
/** A wizard that moves money, from what its address gives to what became of it, again and again. */
function PaymentPage({ wizard, kind, quick = false }) {
	const { search } = useLocation();
	const [round, setRound] = (0, import_react.useState)(0);
	const [outcome, setOutcome] = (0, import_react.useState)();
	const given = round === 0 ? readPaymentParameters(search) : {};
	const start = usePaymentStart(kind, given);
	function again() {
		setOutcome(void 0);
		setRound(round + 1);
	}
	if (outcome) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultPage, {
		outcome,
		onAgain: again
	});
	if (!start) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardSkeleton, {});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PaymentWizard, {
		wizard,
		kind,
		quick,
		start,
		hasStart: Object.keys(given).length > 0,
		onDone: setOutcome
	}, round);
}
/** The pages of the wizards that move money (spec §2), by their route. */
var pages = {
	Charge: () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PaymentPage, {
		wizard: "Charge",
		kind: "charge"
	}),
	QuickCharge: () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PaymentPage, {
		wizard: "QuickCharge",
		kind: "charge",
		quick: true
	}),
	Refund: () => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PaymentPage, {
		wizard: "Refund",
		kind: "refund"
	})
};
export { pages };
