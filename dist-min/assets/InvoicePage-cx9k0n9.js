import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Gn as useTranslate, Ln as useDataProvider, Nn as createRequiredContext, Q as lineAmount, R as addressText, Rn as Link, X as amountInSentence, dn as useSelectedTerminal, dr as require_react, fn as useSettings, it as toDecimal, jn as Notice, k as toneClass, kn as buttonClass, ln as useIsOpen, rr as useQuery, x as CardSkeleton, xt as useCurrentLocale, zn as useLocation } from "./app-k3iiw52.js";
import { Qt as pathTo, an as clsx, mn as require_jsx_runtime, q as enumValues, x as nativeNames, xt as fault } from "./boot-ejmxxq5.js";
import { a as readInvoiceParameters } from "./wizardPaths-n2iopy2.js";
import { a as notesOf, c as ConfirmRows, i as useWizardTerminal, o as ResultFrame, s as useSteppedForm } from "./WizardFrame-o1yolmc.js";
import { n as documentPaymentFaults, r as saysPayments, t as PaymentsEditor } from "./PaymentsEditor-jzevlju.js";
import { i as AddressFields, n as noAddress, r as toAddress, t as addressOf } from "./addressValues-kcu10xf.js";
import { a as documentTypes, c as toAmounts, d as noCustomer, g as amountsOf, i as TotalsText, l as toDeal, m as newCustomerFaults, o as toInvoice, p as lineFaults, r as AmountFields, s as dealDetailsOf, t as CustomerField, u as customerOf, v as totalsOf, y as amountText } from "./CustomerField-0sbj4sq.js";
import { n as restoreDraft, o as paymentsOf, s as toPayment, t as createCustomer } from "./createCustomer-k15em7x.js";
import { f as useWatch, u as useFormContext } from "./useField-fbycvji.js";
import { r as Help } from "./Field-khuee7j.js";
import { t as israelToday } from "./israelToday-cp8f9ra.js";
import { r as shownDay } from "./dayText-f7k6wgl.js";
import { t as MoneyText } from "./MoneyText-g01fbq2.js";
import { t as EmailInput } from "./EmailInput-jjmg1xp.js";
import { t as FieldGrid } from "./FieldGrid-osfkjyc.js";
import { t as NationalIdInput } from "./NationalIdInput-c311t9k.js";
import { n as PhoneInput } from "./NumberTextInput-juiz8vc.js";
import { t as TextInput } from "./TextInput-h9yxk14.js";
import { b as locales } from "./config-j31upzy.js";
import { t as SelectInput } from "./SelectInput-oc6oux8.js";
import { n as chooseCurrency } from "./currency-bxkj05i.js";
import { t as invoiceRequest } from "./invoiceRequest-nt3m2uo.js";
import { t as required } from "./required-j0wxemo.js";
import { t as dealFieldOf } from "./dealFieldOf-d9ae75i.js";
import { t as SteppedWizard } from "./SteppedWizard-o49cu87.js";
// src/wizards/invoicing/InvoiceMade.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** What the server made of it: number, allocation number, whom it was sent to; nothing until that is known. */
function Facts({ id }) {
	const translate = useTranslate();
	const dataProvider = useDataProvider();
	const { invoiceTypeEnum = {} } = useSettings().dictionaries;
	const { data } = useQuery({
		queryKey: [
			"invoices",
			"made",
			id
		],
		enabled: id !== "",
		retry: false,
		queryFn: ({ signal }) => dataProvider.call("invoices.get", {
			path: { id },
			signal,
			ownFailure: true,
			background: true
		})
	});
	if (!data) return null;
	const type = data.invoiceType ?? "";
	const said = (text) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: text }, text);
	const rows = [
		[invoiceTypeEnum[type] ?? type, data.invoiceNumber],
		[translate("wizard.customer"), data.consumerName],
		[translate("invoice.sentTo"), data.consumerEmail],
		[translate("invoiceWizard.allocation.number"), data.allocationNumber]
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmRows, { rows: rows.filter(([, value]) => value).map(([label, value]) => [label, said(value)]) });
}
/** What has become of a document: it was issued. Enter begins another one. */
function InvoiceMade({ made, onAgain }) {
	const translate = useTranslate();
	const { id, amount, currency, notes } = made;
	const page = pathTo("Invoice", { id });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ResultFrame, {
		title: translate("invoiceWizard.made"),
		amount,
		currency,
		notes,
		onEnter: onAgain,
		actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: buttonClass("filled"),
			onClick: onAgain,
			children: translate("invoiceWizard.again")
		}), id !== "" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			className: buttonClass(),
			to: page,
			children: translate("invoiceWizard.open")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			className: buttonClass(),
			to: `${page}?tab=copy`,
			children: translate("invoiceWizard.copy")
		})] })] }),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Facts, { id })
	});
}
/** The kind of the document; undefined for a word that is none. */
var typeOf = ({ invoiceDetails: { invoiceType } }) => enumValues("invoiceType").find((one) => one === invoiceType);
/** The rate a document bears: none for a donation. */
var vatRateOf = (values, { vatRate }) => typeOf(values) === "receiptForDonation" ? 0 : vatRate;
/** What a document comes to, in agorot. */
var invoiceTotals = (values, place) => totalsOf(values, vatRateOf(values, place) ?? 0);
/** What the wizard sends. */
function invoiceBody(values, place) {
	const { invoiceDetails, dealDetails, paymentDetails } = values;
	const { consumerAddress, ...deal } = dealDetails;
	const address = toAddress(consumerAddress);
	const { transactionAmount: invoiceAmount, vat } = toAmounts(values, vatRateOf(values, place));
	return {
		terminalID: place.terminalID,
		currency: "ILS",
		invoiceAmount,
		...vat,
		dealDetails: {
			...toDeal(deal, "ILS"),
			...address && { consumerAddress: address }
		},
		invoiceDetails: toInvoice(invoiceDetails, invoiceDetails.invoiceLanguage),
		paymentDetails: saysPayments(invoiceDetails.invoiceType) ? paymentDetails.map(toPayment) : []
	};
}
// src/wizards/invoicing/invoiceContext.ts
var [InvoiceSceneProvider, useInvoiceScene] = createRequiredContext("the invoice wizard");
/** The values as they stand now. */
function useInvoiceValues() {
	const { control, getValues } = useFormContext();
	useWatch({ control });
	return getValues();
}
// src/wizards/invoicing/LostAnswer.tsx
/** Nobody knows whether the document was issued: what can be done about it. */
function LostAnswer() {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(Notice, {
		urgent: true,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("invoiceWizard.lost") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			to: pathTo("Invoices"),
			children: translate("invoiceWizard.lookUp")
		}) })]
	});
}
// contract/rules/allocation.ts
/** Net amounts in agorot from which a tax invoice needs an allocation number of the Tax Authority, the newest first. */
var thresholds = [
	["2026-06-01", 5e5],
	["2026-01-01", 1e6],
	["2025-01-01", 2e6],
	["2024-05-05", 25e5]
];
/**
* The net amount, in agorot, from which a tax invoice of a day needs an allocation number, without which its buyer can not
* deduct the VAT; Infinity before there were any.
*/
function allocationThreshold(day) {
	return thresholds.find(([from]) => from <= day)?.[1] ?? Number.POSITIVE_INFINITY;
}
/** Whether a document needs an allocation number: a tax invoice that bears VAT, by its day and net amount. */
function needsAllocation({ invoiceType, invoiceDate, netTotal, vatTotal }) {
	return (invoiceType === "invoice" || invoiceType === "invoiceWithPaymentInfo") && vatTotal > 0 && netTotal >= allocationThreshold(invoiceDate);
}
// src/wizards/invoicing/AllocationNote.module.css
var note = "note-cPe";
// src/wizards/invoicing/AllocationNote.tsx
/** Says that the document needs an allocation number of the Tax Authority, and what it lacks for one. */
function AllocationNote() {
	const translate = useTranslate();
	const { terminal, currency } = useInvoiceScene();
	const values = useInvoiceValues();
	const invoiceType = typeOf(values);
	const { netTotal, vatTotal } = invoiceTotals(values, terminal);
	const invoiceDate = israelToday();
	if (!invoiceType || !needsAllocation({
		invoiceType,
		invoiceDate,
		netTotal,
		vatTotal
	})) return null;
	const isMissing = values.dealDetails.consumerNationalID.trim() === "";
	const amount = amountInSentence(toDecimal(allocationThreshold(invoiceDate)), currency);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		role: "status",
		className: clsx(note, toneClass(isMissing ? "warning" : "info")),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("invoiceWizard.allocation.due", { amount }) }), isMissing && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("invoiceWizard.allocation.missing") })]
	});
}
// src/wizards/invoicing/steps/AmountStep.tsx
/** What the document comes to: items with their VAT and discounts, or one amount. */
function AmountStep() {
	const translate = useTranslate();
	const { currency, terminal } = useInvoiceScene();
	const values = useInvoiceValues();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Help, { children: translate("OnlyIlsInvoices") }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AmountFields, { currency }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TotalsText, {
			totals: invoiceTotals(values, terminal),
			currency,
			vatRate: vatRateOf(values, terminal)
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AllocationNote, {})
	] });
}
// src/wizards/invoicing/preview/DocumentPreview.module.css
var page = "page-U22";
var head = "head-U22";
var title = "title-U22";
var muted = "muted-U22";
var recipient = "recipient-U22";
var lines = "lines-U22";
// src/wizards/invoicing/preview/PreviewLines.tsx
/** The lines of a document, as they will be printed. */
function PreviewLines({ lines: lines$1, currency }) {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("table", {
		className: lines,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("thead", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
				scope: "col",
				children: translate("linesField.name")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
				scope: "col",
				children: translate("linesField.quantity")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("th", {
				scope: "col",
				children: translate("dealField.amount")
			})
		] }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("tbody", { children: lines$1.map(({ name, detail, quantity, amount }, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("tr", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("td", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: name }), detail !== "" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
				className: "muted-U22",
				children: [" · ", detail]
			})] }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
				dir: "ltr",
				children: quantity
			}) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("td", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
				amount,
				currency
			}) })
		] }, index)) })]
	});
}
// src/wizards/invoicing/preview/DocumentPreview.tsx
/** Whom the document is made out to. */
function Recipient() {
	const translate = useTranslate();
	const { consumerName, consumerEmail, consumerPhone, consumerNationalID, consumerAddress } = useInvoiceValues().dealDetails;
	const said = [
		consumerName,
		consumerNationalID,
		addressText(consumerAddress),
		consumerEmail,
		consumerPhone
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("address", {
		className: recipient,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: muted,
			children: translate("invoiceWizard.preview.to")
		}), said.filter(Boolean).map((text) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: text }) }, text))]
	});
}
/** The document as it will be issued, drawn from what is typed: its number comes with its issue. */
function DocumentPreview() {
	const translate = useTranslate();
	const { terminal, currency } = useInvoiceScene();
	const values = useInvoiceValues();
	const { invoiceTypeEnum = {}, paymentTypeEnum = {} } = useSettings().dictionaries;
	const { invoiceDetails, dealDetails, paymentDetails } = values;
	const { invoiceType, invoiceSubject } = invoiceDetails;
	const totals = invoiceTotals(values, terminal);
	const lines = dealDetails.items.map((item) => ({
		name: item.itemName,
		detail: item.withoutVat ? translate("linesField.withoutVat") : "",
		quantity: item.quantity,
		amount: toDecimal(lineAmount(amountsOf(item)))
	}));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("article", {
		className: page,
		"aria-label": translate("invoiceWizard.preview.title"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", {
				className: head,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: terminal.label }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
					dir: "ltr",
					children: shownDay(israelToday())
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				className: title,
				children: invoiceTypeEnum[invoiceType] ?? invoiceType
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: muted,
				children: translate("invoiceWizard.preview.unnumbered")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Recipient, {}),
			invoiceSubject !== "" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: invoiceSubject }) }),
			lines.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PreviewLines, {
				lines,
				currency
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TotalsText, {
				totals,
				currency,
				vatRate: vatRateOf(values, terminal)
			}),
			saysPayments(invoiceType) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
				className: "payments-U22",
				"aria-label": translate("paymentsField.title"),
				children: paymentDetails.map(({ paymentType, amount, cardNumber, chequeNumber }, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dt", { children: [
					paymentTypeEnum[paymentType] ?? paymentType,
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
						dir: "ltr",
						children: cardNumber && `****${cardNumber}`
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
						dir: "ltr",
						children: chequeNumber
					})
				] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
					amount,
					currency
				}) })] }, index))
			})
		]
	});
}
// src/wizards/invoicing/steps/ConfirmStep.tsx
/** The document before it is issued: what it will say, where it goes, and what it lacks. */
function ConfirmStep() {
	const translate = useTranslate();
	const { invoiceDetails, dealDetails } = useInvoiceValues();
	const addresses = [dealDetails.consumerEmail, invoiceDetails.sendCCTo].filter(Boolean).join(", ");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
			translate("invoiceWizard.goesTo"),
			" ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
				dir: "ltr",
				children: addresses
			})
		] }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AllocationNote, {}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DocumentPreview, {})
	] });
}
// contract/rules/invoiceCustomer.ts
/** Tax documents say where their customer is. */
var withAddress = [
	"invoice",
	"invoiceWithPaymentInfo",
	"creditNote",
	"refundInvoice"
];
var isMissing = (text) => !text?.trim();
/**
* What is missing of a document's customer: name and e-mail address for every one, the address for tax documents, the
* identity number for donations, which are reported by it.
*/
function customerFaults(invoiceType, { consumerName, consumerEmail, consumerNationalID, consumerAddress }) {
	const lacksAddress = withAddress.includes(invoiceType) && addressText(consumerAddress ?? {}) === "";
	const lacksDonor = invoiceType === "receiptForDonation" && isMissing(consumerNationalID);
	return [
		...isMissing(consumerName) ? [{
			field: "consumerName",
			fault: fault("ConsumerNameIsRequired")
		}] : [],
		...isMissing(consumerEmail) ? [{
			field: "consumerEmail",
			fault: fault("ConsumerEmailIsRequired")
		}] : [],
		...lacksAddress ? [{
			field: "consumerAddress",
			fault: fault("AddressIsRequired")
		}] : [],
		...lacksDonor ? [{
			field: "consumerNationalID",
			fault: fault("Required")
		}] : []
	];
}
// src/wizards/invoicing/steps/CustomerStep.tsx
/** Brings the address of a customer who was chosen, and takes it away with them. */
function useCustomerAddress() {
	const dataProvider = useDataProvider();
	const { setValue, getValues } = useFormContext();
	return async (id) => {
		setValue("dealDetails.consumerAddress", noAddress, { shouldDirty: true });
		if (id === "") return;
		const asked = {
			path: { id },
			quiet: true,
			ownFailure: true,
			background: true
		};
		const customer = await dataProvider.call("consumers.get", asked).catch(() => void 0);
		if (!customer || getValues("dealDetails.consumerID") !== id) return;
		setValue("dealDetails.consumerAddress", addressOf(customer.consumerAddress), { shouldDirty: true });
	};
}
/** Whom the document is made out and sent to: a customer, a new one, or somebody by name alone. */
function CustomerStep() {
	const translate = useTranslate();
	const { terminal } = useInvoiceScene();
	const values = useInvoiceValues();
	const bringAddress = useCustomerAddress();
	const type = typeOf(values);
	const asked = (type ? customerFaults(type, {}) : []).map(({ field }) => field);
	const label = (field) => translate(`customerField.${field}`);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CustomerField, {
			name: "dealDetails",
			newName: "isNewCustomer",
			terminal,
			onChange: ({ consumerID }) => void bringAddress(consumerID)
		}),
		!values.isNewCustomer && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldGrid, { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
				name: "dealDetails.consumerName",
				label: label("name"),
				maxLength: 50,
				required: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmailInput, {
				name: "dealDetails.consumerEmail",
				label: label("email"),
				maxLength: 50,
				required: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PhoneInput, {
				name: "dealDetails.consumerPhone",
				label: label("phone")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NationalIdInput, {
				name: "dealDetails.consumerNationalID",
				label: translate("invoiceWizard.nationalID"),
				required: asked.includes("consumerNationalID")
			})
		] }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(AddressFields, {
			name: "dealDetails.consumerAddress",
			required: asked.includes("consumerAddress")
		})
	] });
}
// src/wizards/invoicing/steps/DocumentStep.tsx
/** What kind of document it is, what it is about, its language, and who gets a copy. */
function DocumentStep() {
	const translate = useTranslate();
	const { invoiceTypeEnum: names = {} } = useSettings().dictionaries;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldGrid, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectInput, {
			name: "invoiceDetails.invoiceType",
			label: translate("invoiceField.type"),
			options: enumValues("invoiceType").map((value) => ({
				value,
				text: names[value] ?? value
			}))
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectInput, {
			name: "invoiceDetails.invoiceLanguage",
			label: translate("invoiceWizard.language"),
			options: locales.map((value) => ({
				value,
				text: nativeNames[value]
			}))
		})] }),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
			name: "invoiceDetails.invoiceSubject",
			label: translate("invoiceField.subject"),
			maxLength: 250
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
			name: "invoiceDetails.sendCCTo",
			label: translate("invoiceField.copies"),
			help: translate("invoiceField.copiesHelp"),
			dir: "ltr",
			inputMode: "email"
		})
	] });
}
// src/wizards/invoicing/steps/PaymentsStep.tsx
/** How the document is paid, or how its money is given back. */
function PaymentsStep() {
	const { currency, terminal } = useInvoiceScene();
	const { amount } = invoiceTotals(useInvoiceValues(), terminal);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PaymentsEditor, {
		name: "paymentDetails",
		amount,
		currency
	});
}
// src/wizards/invoicing/form/invoiceRules.ts
/** The field where a fault is shown; that there is no address is said at its first part. */
function fieldOf(path, { dealDetails }) {
	if (path === "dealDetails.consumerAddress") return "dealDetails.consumerAddress.street";
	return dealFieldOf(path === "invoiceAmount" ? "transactionAmount" : path, dealDetails.items.length > 0);
}
/** What the kind of document asks of its customer. */
function recipientFaults(values) {
	const type = typeOf(values);
	if (!type) return {};
	return Object.fromEntries(customerFaults(type, values.dealDetails).map(({ field, fault }) => [fieldOf(`dealDetails.${field}`, values), fault]));
}
/** What judges a document: what would be sent for it, and what its kind asks for besides. */
function invoiceRules(place) {
	return {
		schema: invoiceRequest,
		toBody: (values) => invoiceBody(values, place),
		fieldOf,
		ownFaults: (values) => ({
			...values.isNewCustomer && newCustomerFaults(values.dealDetails),
			...recipientFaults(values),
			transactionAmount: values.dealDetails.items.length > 0 ? void 0 : required(values.transactionAmount),
			...lineFaults(values.dealDetails.items),
			...documentPaymentFaults("paymentDetails", values.paymentDetails, {
				invoiceType: values.invoiceDetails.invoiceType,
				amount: invoiceTotals(values, place).amount
			})
		})
	};
}
// src/wizards/invoicing/form/invoiceSteps.ts
/** Steps of the wizard, in their order: only some kinds say how they were paid. */
var stepsOf = ({ invoiceDetails }) => [
	"document",
	"customer",
	"amount",
	...saysPayments(invoiceDetails.invoiceType) ? ["payments"] : [],
	"confirm"
];
var fields = {
	document: /^invoiceDetails/,
	customer: /^dealDetails\.consumer/,
	amount: /^(transactionAmount|withoutVat|dealDetails\.(items|deal)|root)/,
	payments: /^paymentDetails/,
	confirm: /^/
};
/** Whether a field is judged when a step is done. */
var belongsTo = (step, field) => fields[step].test(field);
/** The step that shows a field; undefined when none does. */
var stepOfField = (field, steps) => steps.find((step) => step !== "confirm" && belongsTo(step, field));
// src/wizards/invoicing/form/invoiceValues.ts
/** An empty document, made out to a customer where one is given. */
function newInvoice({ invoiceType, locale }, customer) {
	return {
		invoiceDetails: {
			invoiceType,
			invoiceSubject: "",
			sendCCTo: "",
			invoiceLanguage: locale
		},
		dealDetails: {
			...customer ? customerOf(customer) : noCustomer,
			consumerAddress: customer ? addressOf(customer.consumerAddress) : noAddress,
			dealDescription: "",
			dealReference: "",
			items: []
		},
		isNewCustomer: false,
		transactionAmount: "",
		withoutVat: false,
		paymentDetails: []
	};
}
/** A document that could not be issued, as it was typed. */
function invoiceValuesOf(invoice, defaults) {
	const { dealDetails, invoiceDetails, invoiceAmount, vatRate } = invoice;
	const details = dealDetailsOf({
		consumerID: invoice.consumerID,
		consumerName: invoice.consumerName,
		consumerEmail: invoice.consumerEmail,
		consumerPhone: invoice.consumerPhone,
		consumerNationalID: invoice.consumerNationalID,
		...dealDetails
	});
	const isPlain = details.items.length === 0;
	return {
		...newInvoice(defaults),
		invoiceDetails: {
			invoiceType: invoiceDetails?.invoiceType ?? invoice.invoiceType ?? defaults.invoiceType,
			invoiceSubject: invoiceDetails?.invoiceSubject ?? "",
			sendCCTo: (invoiceDetails?.sendCCTo ?? []).join(", "),
			invoiceLanguage: invoiceDetails?.invoiceLanguage || defaults.locale
		},
		dealDetails: {
			...details,
			consumerAddress: addressOf(dealDetails?.consumerAddress)
		},
		transactionAmount: isPlain ? amountText(invoiceAmount) : "",
		withoutVat: isPlain && vatRate === 0,
		paymentDetails: paymentsOf(invoice.paymentDetails)
	};
}
// src/wizards/invoicing/useSendInvoice.ts
/**
* Issues a document once. A server that could not issue it keeps it, and the next try changes that one. The same document
* goes by the same key however often it is sent, so that a lost answer makes no second one.
*/
function useSendInvoice(invoice) {
	const dataProvider = useDataProvider();
	const kept = (0, import_react.useRef)(invoice);
	const attempt = (0, import_react.useRef)({
		text: "",
		key: ""
	});
	const [isLost, setLost] = (0, import_react.useState)(false);
	/** The key of what is sent; another document is another attempt. */
	function keyOf(body) {
		const text = JSON.stringify(body);
		if (attempt.current.text !== text) attempt.current = {
			text,
			key: crypto.randomUUID()
		};
		return attempt.current.key;
	}
	async function send(body) {
		const { current } = kept;
		const call = {
			quiet: true,
			ownSuccess: true
		};
		const answer = current ? await dataProvider.operate("invoices.update", {
			path: { id: current.invoiceID },
			body: {
				...body,
				invoiceID: current.invoiceID,
				updateTimestamp: current.updateTimestamp
			},
			...call
		}) : await dataProvider.operate("invoices.create", {
			body,
			idempotencyKey: keyOf(body),
			...call
		});
		setLost(!answer);
		if (answer?.status === "error" && answer.entityUID) kept.current = {
			invoiceID: answer.entityUID,
			updateTimestamp: answer.concurrencyToken
		};
		return answer;
	}
	return {
		send,
		isLost
	};
}
// src/wizards/invoicing/useInvoiceWizard.ts
/** The workings of the invoice wizard, on the terminal it started with. */
function useInvoiceWizard({ start, onDone }) {
	const dataProvider = useDataProvider();
	const { terminal, refused } = useWizardTerminal();
	const currency = chooseCurrency(useSettings().currencies, "ILS");
	const locale = useCurrentLocale();
	const place = {
		terminalID: terminal.terminalID,
		vatRate: terminal.vatRate
	};
	const [initial] = (0, import_react.useState)(() => {
		const defaults = {
			invoiceType: documentTypes.find((type) => type === terminal.invoiceTypes?.charge) ?? documentTypes[0] ?? "invoice",
			locale
		};
		return start.invoice ? invoiceValuesOf(start.invoice, defaults) : newInvoice(defaults, start.customer);
	});
	const { send, isLost } = useSendInvoice(start.invoice);
	const form = useSteppedForm({
		initial,
		firstStep: "document",
		stepsOf,
		belongsTo,
		stepOfField,
		rulesOf: () => invoiceRules(place),
		draft: {
			wizard: `CreateInvoice ${start.invoice?.invoiceID ?? ""}`.trim(),
			terminalID: terminal.terminalID,
			isBrought: !start.customer,
			keep: (values) => ({ ...values }),
			restore: restoreDraft
		},
		finishStep: (step, typed) => step === "customer" && typed.isNewCustomer ? saveCustomer(typed) : void 0,
		send: async (typed) => refused ? void 0 : send(invoiceBody(typed, place)),
		onSent
	});
	const { setValue, getValues, reset } = form.methods;
	async function saveCustomer({ dealDetails }) {
		const { terminalID } = place;
		const answer = await createCustomer(dataProvider, dealDetails, {
			name: "dealDetails",
			terminalID
		});
		if (answer?.entityUID && answer.status !== "error") {
			setValue("dealDetails.consumerID", answer.entityUID, { shouldDirty: true });
			setValue("isNewCustomer", false);
		}
		return answer;
	}
	function onSent(answer) {
		const made = getValues();
		reset(made);
		form.finish();
		onDone({
			id: answer.entityUID ?? "",
			amount: toDecimal(invoiceTotals(made, place).amount),
			currency,
			notes: notesOf(answer)
		});
	}
	return {
		...form,
		terminal,
		refused,
		currency,
		isLost
	};
}
// src/wizards/invoicing/InvoiceWizard.tsx
var parts = {
	document: DocumentStep,
	customer: CustomerStep,
	amount: AmountStep,
	payments: PaymentsStep,
	confirm: ConfirmStep
};
/** Issues a document, or changes one that could not be issued, step by step. */
function InvoiceWizard(options) {
	const translate = useTranslate();
	const wizard = useInvoiceWizard(options);
	const { values, terminal, currency } = wizard;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(InvoiceSceneProvider, {
		value: {
			terminal,
			currency
		},
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SteppedWizard, {
			wizard,
			parts,
			titleOf: (step) => translate(`invoiceWizard.step.${step}`),
			summary: {
				customer: values.dealDetails.consumerName || void 0,
				amount: toDecimal(invoiceTotals(values, terminal).amount),
				currency
			},
			closeTo: pathTo("Invoices"),
			notice: wizard.isLost && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LostAnswer, {}),
			send: translate("invoiceWizard.issue")
		})
	});
}
// src/wizards/invoicing/start/useInvoiceStart.ts
/** What the ids of an address stand for; what can not be read has been told, and is left out. */
async function readStart(client, given, signal) {
	const { invoice: id, customerID } = given;
	if (id) {
		const invoice = await client.call("invoices.get", {
			path: { id },
			signal
		}).catch(() => signal.throwIfAborted());
		if (!invoice) return {};
		return invoice.invoiceNumber || invoice.deleted ? { isIssued: true } : { invoice };
	}
	if (!customerID) return {};
	const asked = {
		path: { id: customerID },
		signal,
		ownFailure: true
	};
	const customer = await client.call("consumers.get", asked).catch(() => signal.throwIfAborted());
	return customer && !customer.deleted ? { customer } : {};
}
/** What the wizard begins with by its address; undefined while it loads. */
function useInvoiceStart(given) {
	const client = useDataProvider();
	const asks = Object.keys(given).length > 0;
	const { data } = useQuery({
		queryKey: ["invoiceStart", given],
		enabled: asks,
		gcTime: 0,
		staleTime: Infinity,
		queryFn: ({ signal }) => readStart(client, given, signal)
	});
	return asks ? data : {};
}
// src/wizards/invoicing/InvoicePage.tsx
/** Stands where a document of the address can not be changed any more. */
function AlreadyIssued({ id }) {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
		urgent: true,
		actions: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			className: buttonClass(),
			to: pathTo("Invoice", { id }),
			children: translate("invoiceWizard.open")
		}),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("invoiceWizard.alreadyIssued") })
	});
}
/** Stands where nobody makes the terminal's documents. */
function NoProvider() {
	const translate = useTranslate();
	const { terminal } = useSelectedTerminal();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
		title: translate("invoiceWizard.noProvider.title"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("invoiceWizard.noProvider.text", { terminal: terminal.label }) })
	});
}
/** The invoice wizard, from what its address gives to the document that was issued, again and again. */
function InvoicePage() {
	const { search } = useLocation();
	const isOffered = useIsOpen()({ integration: "invoicing" });
	const [round, setRound] = (0, import_react.useState)(0);
	const [made, setMade] = (0, import_react.useState)();
	const given = round === 0 ? readInvoiceParameters(search) : {};
	const start = useInvoiceStart(given);
	function again() {
		setMade(void 0);
		setRound(round + 1);
	}
	if (made) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(InvoiceMade, {
		made,
		onAgain: again
	});
	if (!isOffered) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoProvider, {});
	if (!start) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardSkeleton, {});
	if (start.isIssued) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AlreadyIssued, { id: given.invoice ?? "" });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(InvoiceWizard, {
		start,
		onDone: setMade
	}, round);
}
export { InvoicePage };
