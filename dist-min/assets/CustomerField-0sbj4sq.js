import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { $ as lineGross, An as iconButtonClass, Gn as useTranslate, Ln as useDataProvider, Q as lineAmount, Z as formatMoney, at as totalsOfLines, dr as require_react, it as toDecimal, kn as buttonClass, nt as splitVat, rr as useQuery, rt as toAgorot, tt as percentageOf, wn as visuallyHidden, yn as useSaved } from "./app-k3iiw52.js";
import { B as parseList, St as withLastCharged, an as clsx, mn as require_jsx_runtime, xt as fault, yt as stringLength } from "./boot-ejmxxq5.js";
import { f as isObject } from "./config-j31upzy.js";
import { l as useFieldArray, t as useField, u as useFormContext } from "./useField-fbycvji.js";
import { t as MoneyText } from "./MoneyText-g01fbq2.js";
import { t as Combobox } from "./Combobox-oynjqua.js";
import { t as DeleteOutlined_default } from "./DeleteOutlined-bup41qk.js";
import { i as precision, r as parseDecimal, t as discountPercentage } from "./number-g77aatm.js";
import { t as required } from "./required-j0wxemo.js";
import { t as TextInput } from "./TextInput-h9yxk14.js";
import { t as textOf } from "./formTexts-iwm5trk.js";
import { t as FieldGrid } from "./FieldGrid-osfkjyc.js";
import { n as toNumber, t as filled } from "./wireValues-bm1jbkl.js";
import { t as documentTypesOf } from "./documentTypes-eptk0h6.js";
import { t as valueRows } from "./valueRows-mvibzwz.js";
import { t as CheckboxInput } from "./CheckboxInput-erdihkw.js";
import { t as DecimalInput } from "./DecimalInput-b29r5oh.js";
import { t as MoneyInput } from "./MoneyInput-iewr3gq.js";
import { t as SelectInput } from "./SelectInput-oc6oux8.js";
import { n as PhoneInput, r as useFieldValues } from "./NumberTextInput-juiz8vc.js";
import { t as EmailInput } from "./EmailInput-jjmg1xp.js";
import { t as NationalIdInput } from "./NationalIdInput-c311t9k.js";
// src/fields/lines/lineValues.ts
var emptyLine = {
	itemID: "",
	itemName: "",
	price: "",
	quantity: "1",
	discount: "",
	discountUnit: "amount",
	withoutVat: false
};
// src/fields/lines/lineOf.ts
/** A decimal of the wire as a form holds it; empty for what is no number. */
var amountText = (value) => typeof value === "number" ? formatMoney(value).replaceAll(",", "") : "";
/** An item of the catalogue as a line of a deal. */
function lineOf(item) {
	return {
		...emptyLine,
		itemID: typeof item.itemID === "string" ? item.itemID : "",
		itemName: typeof item.itemName === "string" ? item.itemName : "",
		price: amountText(item.price),
		withoutVat: item.vatExempt === true
	};
}
/** The lines of a deal, as they were. */
function linesOf({ items }) {
	return (Array.isArray(items) ? items : []).filter(isObject).map((item) => ({
		...lineOf(item),
		quantity: typeof item.quantity === "number" ? String(item.quantity) : "1",
		discount: item.discount ? amountText(item.discount) : "",
		withoutVat: item.withoutVat === true
	}));
}
// src/fields/lines/totals.ts
/** A number as typed; what is none is 0. */
var numberOf = (text) => Number(text) || 0;
/** Agorot of an amount as typed; what is none is 0. */
var agorotOf = (text) => toAgorot(text) || 0;
/** A line in agorot; a discount in percent is taken off price × quantity. */
function amountsOf(line) {
	const parts = {
		price: agorotOf(line.price),
		quantity: numberOf(line.quantity)
	};
	const discount = line.discountUnit === "percent" ? percentageOf(lineGross(parts), numberOf(line.discount)) : agorotOf(line.discount);
	return {
		...parts,
		discount,
		withoutVat: line.withoutVat
	};
}
/** What the deal comes to, in agorot: its lines, or the amount that was typed. */
function totalsOf({ dealDetails, transactionAmount, withoutVat }, vatRate) {
	if (dealDetails.items.length > 0) return totalsOfLines(dealDetails.items.map(amountsOf), vatRate);
	const amount = agorotOf(transactionAmount);
	return {
		amount,
		...splitVat(amount, withoutVat ? 0 : vatRate),
		discountTotal: 0,
		netDiscountTotal: 0
	};
}
/** A line as it travels. */
function toLine(line, currency) {
	const { discount } = amountsOf(line);
	return filled({
		itemID: line.itemID,
		itemName: line.itemName,
		currency,
		price: toNumber(line.price),
		quantity: toNumber(line.quantity),
		discount: line.discountUnit === "percent" && line.discount !== "" ? toDecimal(discount) : toNumber(line.discount),
		withoutVat: line.withoutVat || void 0
	});
}
// src/fields/deal/dealFaults.ts
/** A percentage travels as what it comes to, so that no rule of the request sees it. */
function percentageFault(typed) {
	const percentage = typed === "" ? 0 : parseDecimal(typed);
	if (percentage === void 0) return fault("OnlyNumbersAreAllowed");
	return precision(2)(typed) ?? discountPercentage(percentage);
}
/** Discounts in percent, line by line. */
function lineFaults(items) {
	return Object.fromEntries(items.map((line, index) => [`dealDetails.items.${index}.discount`, line.discountUnit === "percent" ? percentageFault(line.discount) : void 0]));
}
/** The name of a customer who is new. */
function newCustomerFaults({ consumerName }) {
	return { "dealDetails.consumerName": required(consumerName) ?? stringLength(3, 50)(consumerName.trim()) };
}
/** Whom a document is made out and sent to. */
function documentFaults({ consumerName, consumerEmail }) {
	return {
		"dealDetails.consumerName": required(consumerName) && fault("ConsumerNameIsRequired"),
		"dealDetails.consumerEmail": required(consumerEmail) && fault("ConsumerEmailIsRequired")
	};
}
// src/fields/customer/customerValues.ts
var noCustomer = {
	consumerID: "",
	consumerName: "",
	consumerEmail: "",
	consumerPhone: "",
	consumerNationalID: ""
};
var text$1 = (value) => typeof value === "string" ? value : "";
/** A customer of the server as the form holds one. */
function customerOf(row) {
	return {
		consumerID: text$1(row.consumerID),
		consumerName: text$1(row.consumerName),
		consumerEmail: text$1(row.consumerEmail),
		consumerPhone: text$1(row.consumerPhone),
		consumerNationalID: text$1(row.consumerNationalID)
	};
}
/** What a text says of a customer who was searched for by it: an address, a telephone, else a name. */
function customerByText(text) {
	const said = text.trim();
	if (said === "") return {};
	if (said.includes("@")) return { consumerEmail: said.slice(0, 50) };
	return /^[\d+\-() ]+$/.test(said) ? { consumerPhone: said.slice(0, 20) } : { consumerName: said.slice(0, 50) };
}
// src/fields/deal/dealBody.ts
/** Who bought what, as a form holds it. @param details of a deal as the server has it */
function dealDetailsOf(details) {
	return {
		...customerOf(details),
		dealDescription: textOf(details.dealDescription),
		dealReference: textOf(details.dealReference),
		items: linesOf(details)
	};
}
/** The deal as it travels; undefined where nothing of it is filled in. */
function toDeal({ items, ...deal }, currency) {
	const body = filled(deal);
	if (items.length === 0) return Object.keys(body).length > 0 ? body : void 0;
	return {
		...body,
		items: items.map((line) => toLine(line, currency))
	};
}
/**
* Amount, VAT and discounts in decimals. An amount that was typed travels as it is, for the rules to judge.
* @param vatRate undefined: the terminal does not say it, and the server knows it
*/
function toAmounts(values, vatRate) {
	const totals = totalsOf(values, vatRate ?? 0);
	const { amount, discountTotal, netDiscountTotal } = totals;
	const hasLines = values.dealDetails.items.length > 0;
	const vat = {
		vatRate: totals.vatRate,
		vatTotal: toDecimal(totals.vatTotal),
		netTotal: toDecimal(totals.netTotal)
	};
	return {
		total: amount,
		transactionAmount: hasLines ? toDecimal(amount) : toNumber(values.transactionAmount),
		vat: vatRate === void 0 && !values.withoutVat ? {} : vat,
		discounts: discountTotal > 0 ? {
			discountTotal: toDecimal(discountTotal),
			netDiscountTotal: toDecimal(netDiscountTotal)
		} : {}
	};
}
// src/fields/invoice/invoiceValues.ts
/** Types of documents that are made of a charge, the default of spec §3 first. */
var documentTypes = documentTypesOf.charge;
/** A document as it travels. @param locale its language */
function toInvoice({ invoiceType, invoiceSubject, sendCCTo }, locale) {
	const copies = sendCCTo.split(/[\s,;]+/).filter(Boolean);
	return filled({
		invoiceType,
		invoiceSubject,
		sendCCTo: copies.length > 0 ? copies : void 0,
		donation: invoiceType === "receiptForDonation" || void 0,
		invoiceLanguage: locale
	});
}
// src/fields/lines/TotalsText.module.css
var totals = "totals-4H2";
// src/fields/lines/TotalsText.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Discount, VAT and total of a deal; nothing while there is no amount. */
function TotalsText({ totals: totals$1, currency, vatRate }) {
	const translate = useTranslate();
	const { amount, discountTotal, netTotal, vatTotal } = totals$1;
	if (amount <= 0) return null;
	const rows = [
		{
			key: "discountTotal",
			agorot: -discountTotal,
			isShown: discountTotal > 0
		},
		{
			key: "netTotal",
			agorot: netTotal,
			isShown: vatRate !== void 0
		},
		{
			key: "vatTotal",
			agorot: vatTotal,
			isShown: vatRate !== void 0
		},
		{
			key: "total",
			agorot: amount,
			isShown: true
		}
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
		className: clsx(valueRows, totals),
		children: rows.filter(({ isShown }) => isShown).map(({ key, agorot }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: translate(`totalsField.${key}`) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
			amount: toDecimal(agorot),
			currency
		}) })] }, key))
	});
}
// src/ui/combobox/SearchInput.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** A text once the typing rests (spec §9 "Typeahead delay"). */
function useRested(text) {
	const [rested, setRested] = (0, import_react.useState)(text);
	(0, import_react.useEffect)(function waitForRest() {
		const timer = window.setTimeout(() => setRested(text), 500);
		return () => window.clearTimeout(timer);
	}, [text]);
	return [text === "" ? "" : rested, () => setRested(text)];
}
var everything = (options) => options;
/**
* Finds one of many by what is typed: a combobox whose list the server answers. Arrows move, Enter picks, Escape closes;
* Enter never submits the form while a text stands in it.
*/
function SearchInput({ queryKey, search, onPick, onText, ...field }) {
	const translate = useTranslate();
	const id = (0, import_react.useId)();
	const [text, setText] = (0, import_react.useState)("");
	const [closed, setClosed] = (0, import_react.useState)(false);
	const [rested, rest] = useRested(text.trim());
	const { data, isError } = useQuery({
		queryKey: [
			...queryKey,
			"search",
			rested
		],
		queryFn: ({ signal }) => search(rested, signal),
		enabled: rested !== "",
		staleTime: 3e4
	});
	const found = data ?? [];
	const isAnswered = rested !== "" && !closed && (data !== void 0 || isError);
	const isNone = isAnswered && !isError && found.length === 0;
	const isOpen = isAnswered && !isNone;
	function onKeyDown(event) {
		if (event.key !== "Enter" || text === "") return;
		event.preventDefault();
		if (rested === text.trim() && isOpen) return;
		event.defaultMuiPrevented = true;
		rest();
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Combobox, {
		...field,
		help: isNone ? translate("search.none") : field.help,
		id,
		options: found,
		filterOptions: everything,
		value: null,
		inputValue: text,
		onInputChange: (_, typed, reason) => {
			if (reason !== "input") return;
			setText(typed);
			onText?.(typed);
			setClosed(false);
		},
		onChange: (_, choice) => {
			const picked = found.find((one) => one === choice);
			if (!picked) return;
			setText("");
			onText?.("");
			onPick(picked);
		},
		open: isOpen,
		onOpen: () => setClosed(false),
		onClose: () => setClosed(true),
		onKeyDown,
		autoHighlight: true,
		clearOnBlur: false,
		forcePopupIcon: false,
		disableClearable: true,
		noOptionsText: translate("search.failed")
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
		className: visuallyHidden,
		role: "status",
		children: isAnswered && (isError ? translate("search.failed") : translate("search.found", { smart_count: found.length }))
	})] });
}
// src/fields/lines/LineFields.module.css
var line = "line-wjx";
var end = "end-wjx";
var amount = "amount-wjx";
var name = "name-wjx";
// src/fields/lines/LineFields.tsx
/** One line of a deal. */
function LineFields({ name: name$1, index, currency, onRemove }) {
	const translate = useTranslate();
	const line$1 = useFieldValues(`${name$1}.${index}`, emptyLine);
	const at = (field) => `${name$1}.${index}.${field}`;
	const title = translate("linesField.line", { number: index + 1 });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("fieldset", {
		className: line,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("legend", {
				className: visuallyHidden,
				children: title
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: name,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
					name: at("itemName"),
					label: translate("linesField.name"),
					maxLength: 250,
					required: true
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyInput, {
				name: at("price"),
				label: translate("linesField.price"),
				currency,
				required: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DecimalInput, {
				name: at("quantity"),
				label: translate("linesField.quantity"),
				required: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(DecimalInput, {
				name: at("discount"),
				label: translate("linesField.discount")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectInput, {
				name: at("discountUnit"),
				label: translate("linesField.discountUnit"),
				options: [{
					value: "amount",
					text: currency.symbol
				}, {
					value: "percent",
					text: "%"
				}]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: end,
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckboxInput, {
						name: at("withoutVat"),
						label: translate("linesField.withoutVat")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("strong", {
						className: amount,
						children: [
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
								className: visuallyHidden,
								children: translate("linesField.amount")
							}),
							" ",
							/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
								amount: toDecimal(lineAmount(amountsOf(line$1))),
								currency
							})
						]
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
						type: "button",
						className: iconButtonClass("small"),
						"aria-label": translate("linesField.remove", { line: line$1.itemName || title }),
						onClick: onRemove,
						children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DeleteOutlined_default, { fontSize: "inherit" })
					})
				]
			})
		]
	});
}
// src/fields/lines/LinesEditor.module.css
var lines = "lines-sEA";
var add = "add-sEA";
// src/fields/lines/searchItems.tsx
/** Items of the catalogue by any text of theirs, in the deal's currency only. */
function useSearchItems(currency) {
	const dataProvider = useDataProvider();
	return (0, import_react.useCallback)(async (text, signal) => {
		const query = {
			search: text,
			currency: currency.code,
			take: 10
		};
		const answer = await dataProvider.call("items.list", {
			query,
			signal,
			quiet: true,
			background: true
		});
		return parseList(answer).data.filter((row) => row.currency === currency.code).map((row) => {
			const line = lineOf(row);
			const detail = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
				amount: line.price,
				currency
			});
			return {
				id: line.itemID,
				title: line.itemName,
				detail,
				line
			};
		});
	}, [dataProvider, currency]);
}
// src/fields/lines/LinesEditor.tsx
/** The lines of a deal: items of the catalogue, found by search, and lines of free text. */
function LinesEditor({ name, currency, firstLine }) {
	const translate = useTranslate();
	const search = useSearchItems(currency);
	const { control, clearErrors } = useFormContext();
	const freeButton = (0, import_react.useRef)(null);
	const { fields, append, remove } = useFieldArray({
		control,
		name
	});
	const isFull = fields.length >= 100;
	function addFree() {
		add$1(fields.length === 0 && firstLine?.() || emptyLine);
	}
	function add$1(line) {
		if (isFull) return;
		clearErrors();
		append(line, {
			shouldFocus: line.itemID === "",
			focusName: `${name}.${fields.length}.itemName`
		});
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: lines,
		"aria-label": translate("linesField.title"),
		children: [
			fields.map(({ id }, index) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LineFields, {
				name,
				index,
				currency,
				onRemove: () => {
					remove(index);
					freeButton.current?.focus();
				}
			}, id)),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: add,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchInput, {
					label: translate("linesField.search"),
					queryKey: ["items", currency.code],
					search,
					onPick: ({ line }) => add$1(line)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					ref: freeButton,
					type: "button",
					className: buttonClass("beside"),
					"aria-disabled": isFull,
					onClick: addFree,
					children: translate("linesField.addFree")
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				role: "status",
				children: isFull && translate("MustHaveAtMost", { max: 100 })
			})
		]
	});
}
// src/fields/deal/AmountFields.tsx
var noLines = [];
/** How much a deal is: one amount, or lines that add up, under the names of a request. */
function AmountFields({ currency, beside, lines = true, required = true }) {
	const translate = useTranslate();
	const { getValues } = useFormContext();
	const hasLines = useFieldValues("dealDetails.items", noLines).length > 0;
	/** The first free line takes over what was typed as the amount, which is back when no line is left. */
	function firstLine() {
		const { transactionAmount, withoutVat } = getValues();
		return agorotOf(transactionAmount) > 0 ? {
			...emptyLine,
			price: transactionAmount,
			withoutVat
		} : emptyLine;
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldGrid, { children: [!hasLines && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyInput, {
			name: "transactionAmount",
			label: translate("dealField.amount"),
			currency,
			required
		}), beside] }),
		!hasLines && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckboxInput, {
			name: "withoutVat",
			label: translate("dealField.withoutVat")
		}),
		lines && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(LinesEditor, {
			name: "dealDetails.items",
			currency,
			firstLine
		})
	] });
}
// src/fields/customer/customer.module.css
var chosen = "chosen-81P";
var text = "text-81P";
var detail = "detail-81P";
var last = "last-81P";
var choice = "choice-81P";
// src/fields/customer/ChosenCustomer.tsx
var isAfter = (one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
/** The customer who was chosen, and the way to another one. Chosen just now, the focus is where one goes on: what follows. */
function ChosenCustomer({ customer, onChange }) {
	const translate = useTranslate();
	const { consumerName, consumerEmail, consumerPhone, consumerNationalID } = customer;
	const element = (0, import_react.useRef)(null);
	(0, import_react.useEffect)(function leadOn() {
		if (document.activeElement !== document.body) return;
		const { current } = element;
		[...current?.closest("form")?.querySelectorAll("input, select, textarea, [type=submit]") ?? []].find((field) => current && isAfter(current, field))?.focus();
	}, []);
	const details = [
		consumerEmail,
		consumerPhone,
		consumerNationalID
	].filter(Boolean);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		ref: element,
		className: chosen,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: text,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: consumerName }) }), details.map((text) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
				className: detail,
				children: text
			}, text))]
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: buttonClass(),
			onClick: onChange,
			children: translate("customerField.change")
		})]
	});
}
// src/fields/customer/useLastCharged.ts
/** The customers charged last on a terminal, and how one is put in front of them (spec §3). */
function useLastCharged({ terminalID }) {
	const [kept, keep] = useSaved("lastCharged");
	return {
		ids: kept.filter((one) => one.terminalID === terminalID).map(({ consumerID }) => consumerID),
		add(consumerID) {
			if (consumerID !== "") keep(withLastCharged(kept, {
				consumerID,
				terminalID
			}));
		}
	};
}
// src/fields/customer/searchCustomers.ts
/** A row of customers as a search shows it. */
function foundCustomer(row) {
	const customer = customerOf(row);
	const { consumerID, consumerName, consumerEmail, consumerPhone } = customer;
	return {
		id: consumerID,
		title: consumerName,
		detail: consumerPhone || consumerEmail,
		customer
	};
}
/** Customers by any text of theirs, as the server searches. */
function useSearchCustomers() {
	const dataProvider = useDataProvider();
	return (0, import_react.useCallback)(async (text, signal) => {
		const query = {
			search: text,
			take: 10
		};
		const answer = await dataProvider.call("consumers.list", {
			query,
			signal,
			quiet: true,
			background: true
		});
		return parseList(answer).data.map(foundCustomer).filter(({ id }) => id !== "");
	}, [dataProvider]);
}
// src/fields/customer/LastCharged.tsx
/** The customers charged last on this terminal, the last one first; nothing until there are some. */
function LastCharged({ terminal, onPick }) {
	const translate = useTranslate();
	const dataProvider = useDataProvider();
	const { ids } = useLastCharged(terminal);
	const { data } = useQuery({
		queryKey: [
			"customers",
			"lastCharged",
			...ids
		],
		enabled: ids.length > 0,
		queryFn: async ({ signal }) => {
			const query = {
				consumersID: ids.join(","),
				take: 5
			};
			const answer = await dataProvider.call("consumers.list", {
				query,
				signal,
				quiet: true,
				background: true
			});
			const byID = new Map(parseList(answer).data.map(foundCustomer).map((one) => [one.id, one]));
			return ids.map((id) => byID.get(id)).filter((one) => one !== void 0);
		}
	});
	if (!data || data.length === 0) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: last,
		"aria-label": translate("customerField.lastCharged"),
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", { children: translate("customerField.lastCharged") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: data.map(({ id, title, detail: detail$1, customer }) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
			type: "button",
			className: choice,
			onClick: () => onPick(customer),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: title }), detail$1 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
				className: "detail-81P",
				children: detail$1
			})]
		}) }, id)) })]
	});
}
// src/fields/customer/NewCustomer.tsx
/** A customer who is not kept yet; the form says when they are written to the server. @param props.name of the customer in the form */
function NewCustomer({ name, onSearch }) {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldGrid, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
			name: `${name}.consumerName`,
			label: translate("customerField.name"),
			maxLength: 50,
			required: true,
			autoFocus: true
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(EmailInput, {
			name: `${name}.consumerEmail`,
			label: translate("customerField.email"),
			maxLength: 50
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PhoneInput, {
			name: `${name}.consumerPhone`,
			label: translate("customerField.phone")
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(NationalIdInput, {
			name: `${name}.consumerNationalID`,
			label: translate("customerField.nationalID")
		})
	] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		className: buttonClass(),
		onClick: onSearch,
		children: translate("customerField.searchInstead")
	}) })] });
}
// src/fields/customer/CustomerField.tsx
/** Finds a customer; that one is missing is said here. */
function CustomerSearch({ name, required = false, onPick, onText }) {
	const translate = useTranslate();
	const search = useSearchCustomers();
	const { error } = useField({ name: `${name}.consumerID` });
	const help = [translate("customerField.searchHelp"), ...required ? [] : [translate("customerField.optional")]];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SearchInput, {
		label: translate("customerField.search"),
		help: help.join(" "),
		error,
		required,
		queryKey: ["customers"],
		search,
		onPick: ({ customer }) => onPick(customer),
		onText,
		autoFocus: true
	});
}
/** A customer: found by search or charged lately, a new one, or nobody by name. */
function CustomerField({ name, newName, terminal, required = false, onChange }) {
	const translate = useTranslate();
	const { setValue, clearErrors } = useFormContext();
	const customer = useFieldValues(name, noCustomer);
	const isNew = useFieldValues(newName, false);
	/** What was searched for. */
	const text = (0, import_react.useRef)("");
	function put(chosen) {
		clearErrors();
		for (const [field, text] of Object.entries(chosen)) setValue(`${name}.${field}`, text, { shouldDirty: true });
		onChange?.(chosen);
	}
	function begin(asNew) {
		put(asNew ? {
			...noCustomer,
			...customerByText(text.current)
		} : noCustomer);
		setValue(newName, asNew, { shouldDirty: true });
	}
	if (customer.consumerID) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChosenCustomer, {
		customer,
		onChange: () => begin(false)
	});
	if (isNew) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NewCustomer, {
		name,
		onSearch: () => begin(false)
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CustomerSearch, {
			name,
			required,
			onPick: put,
			onText: (typed) => text.current = typed
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(LastCharged, {
			terminal,
			onPick: put
		}),
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: buttonClass(),
			onClick: () => begin(true),
			children: translate("customerField.new")
		}) })
	] });
}
export { emptyLine as S, numberOf as _, documentTypes as a, lineOf as b, toAmounts as c, noCustomer as d, documentFaults as f, amountsOf as g, agorotOf as h, TotalsText as i, toDeal as l, newCustomerFaults as m, useLastCharged as n, toInvoice as o, lineFaults as p, AmountFields as r, dealDetailsOf as s, CustomerField as t, customerOf as u, totalsOf as v, linesOf as x, amountText as y };
