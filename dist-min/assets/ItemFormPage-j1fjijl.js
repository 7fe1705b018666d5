import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Gn as useTranslate, Ln as useDataProvider, dn as useSelectedTerminal, dr as require_react, fn as useSettings, kn as buttonClass } from "./app-k3iiw52.js";
import { A as create$3, D as words, E as word, S as text, _ as money, c as flag, d as ids, f as instant, n as amount, u as guid, w as updateTimestamp } from "./schemaResolver-o963qvc.js";
import { r as writeFields } from "./shared-gko42qg.js";
import { t as RecordFormPage } from "./RecordFormPage-b0er59o.js";
import { Qt as pathTo, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { n as chooseCurrency, r as useSystemCurrency } from "./currency-bxkj05i.js";
import { f as useWatch, t as useField } from "./useField-fbycvji.js";
import { t as FormSection } from "./FormSection-hhc2zub.js";
import { t as CheckboxInput } from "./CheckboxInput-erdihkw.js";
import { t as FieldGrid } from "./FieldGrid-osfkjyc.js";
import { t as MoneyInput } from "./MoneyInput-iewr3gq.js";
import { t as SelectInput } from "./SelectInput-oc6oux8.js";
import { t as TextInput } from "./TextInput-h9yxk14.js";
import { f as isObject } from "./config-j31upzy.js";
import { t as Combobox } from "./Combobox-oynjqua.js";
import { n as toText } from "./formTexts-iwm5trk.js";
// contract/entities/item.ts
var basics = {
	itemID: guid().required(),
	itemName: text().required(),
	price: money().min(0).required(),
	currency: word("currency").required(),
	terminalID: guid(),
	category: text(),
	vatExempt: flag(),
	externalReference: text(),
	billingDesktopRefNumber: text(),
	woocommerceID: text(),
	ecwidID: text()
};
create$3(basics);
create$3({
	...basics,
	sku: text(),
	merchantID: guid(),
	origin: text(),
	active: flag().required(),
	deleted: flag(),
	created: instant().required(),
	...writeFields,
	updateTimestamp: updateTimestamp().required()
});
/** What creates an item; an update adds itemID and, if it has it, updateTimestamp (docs/wire.md §3.3 R). */
var itemRequest = create$3({
	terminalID: guid(),
	itemName: words(250).required(),
	price: amount(0).required(),
	currency: word("currency").required(),
	category: words(50),
	vatExempt: flag(),
	sku: words(50),
	externalReference: words(50),
	billingDesktopRefNumber: words(50),
	woocommerceID: words(50),
	ecwidID: words(50),
	origin: words(50),
	active: flag()
});
itemRequest.shape({
	itemID: guid().required(),
	updateTimestamp: updateTimestamp()
});
ids(guid().required());
// src/resources/items/CategoryInput.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var category = "category-rLI";
// src/resources/items/CategoryInput.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The names in an answer of the import of categories; they come as texts or as objects with a name. */
function categoriesOf(additionalData) {
	const categories = isObject(additionalData) ? additionalData.categories : void 0;
	if (!Array.isArray(categories)) return [];
	const names = categories.map((one) => isObject(one) ? one.name ?? one.categoryName ?? one.category : one);
	return [...new Set(names.filter((name) => typeof name === "string" && name !== ""))];
}
/** A category, typed or chosen from those of the invoicing provider, which are fetched when the person asks. */
function CategoryInput({ terminalID }) {
	const translate = useTranslate();
	const dataProvider = useDataProvider();
	const { terminal } = useSelectedTerminal();
	const [categories, setCategories] = (0, import_react.useState)();
	const [running, setRunning] = (0, import_react.useState)(false);
	const help = categories && translate("item.categoriesFound", {
		smart_count: categories.length,
		count: categories.length
	});
	const { id, field, value, error } = useField({
		name: "category",
		help,
		maxLength: 50
	});
	async function importCategories() {
		setRunning(true);
		const answer = await dataProvider.operate("items.importCategories", { query: { terminalID } });
		setRunning(false);
		if (answer && answer.status !== "error") setCategories(categoriesOf(answer.additionalData));
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: category,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Combobox, {
			id,
			label: translate("item.category"),
			help,
			error,
			freeSolo: true,
			options: (categories ?? []).map((name) => ({
				id: name,
				title: name
			})),
			value: null,
			inputValue: value,
			onInputChange: (_, text, reason) => {
				if (reason !== "reset") field.onChange(text);
			},
			inputRef: field.ref,
			onBlur: field.onBlur
		}), terminal.integrations.invoicing !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: buttonClass("beside"),
			disabled: running,
			onClick: () => void importCategories(),
			children: translate("item.importCategories")
		})]
	});
}
// src/resources/items/ItemFields.tsx
function PriceFields() {
	const translate = useTranslate();
	const { currencies } = useSettings();
	const code = useWatch({ name: "currency" });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldGrid, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyInput, {
		name: "price",
		label: translate("item.price"),
		currency: chooseCurrency(currencies, code),
		required: true
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SelectInput, {
		name: "currency",
		label: translate("item.currency"),
		options: currencies.map((one) => ({
			value: one.code,
			text: `${one.name} (${one.symbol})`
		})),
		required: true
	})] });
}
/** The fields of an item. */
function ItemFields({ terminalID, autoFocus }) {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: translate("item.details"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
				name: "itemName",
				label: translate("item.name"),
				maxLength: 250,
				required: true,
				autoFocus
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PriceFields, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CheckboxInput, {
				name: "vatExempt",
				label: translate("item.vatExempt")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CategoryInput, { terminalID }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldGrid, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
				name: "sku",
				label: translate("item.sku"),
				maxLength: 50,
				dir: "ltr"
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
				name: "externalReference",
				label: translate("item.externalReference"),
				help: translate("item.externalReferenceHelp"),
				maxLength: 50,
				dir: "ltr"
			})] })
		]
	});
}
// src/resources/items/itemValues.ts
/** The form of an item as it is. @param currency for one that names none */
function itemValues(item, currency) {
	return {
		itemName: item.itemName ?? "",
		price: item.price?.toFixed(2) ?? "",
		currency: item.currency ?? currency,
		vatExempt: item.vatExempt === true,
		category: item.category ?? "",
		sku: item.sku ?? "",
		externalReference: item.externalReference ?? ""
	};
}
/** What a form sends to create an item. */
function itemBody(values, terminalID) {
	return {
		terminalID,
		itemName: values.itemName.trim(),
		price: toText(values.price),
		currency: values.currency,
		vatExempt: values.vatExempt,
		category: toText(values.category),
		sku: toText(values.sku),
		externalReference: toText(values.externalReference)
	};
}
/** What a form sends to change an item: what it does not show stays as it was. */
function itemUpdateBody(values, item) {
	const { itemID, updateTimestamp, billingDesktopRefNumber, woocommerceID, ecwidID, active } = item;
	return {
		...itemBody(values, item.terminalID),
		itemID,
		updateTimestamp,
		billingDesktopRefNumber,
		woocommerceID,
		ecwidID,
		active
	};
}
/** The fields of an item as a conflict shows them. */
function itemConflictFields(translate) {
	const yesOrNo = (value) => translate(value === true ? "list.yes" : "list.no");
	return [
		{
			name: "itemName",
			label: translate("item.name")
		},
		{
			name: "price",
			label: translate("item.price")
		},
		{
			name: "currency",
			label: translate("item.currency")
		},
		{
			name: "vatExempt",
			label: translate("item.vatExempt"),
			show: yesOrNo
		},
		{
			name: "category",
			label: translate("item.category")
		},
		{
			name: "sku",
			label: translate("item.sku")
		},
		{
			name: "externalReference",
			label: translate("item.externalReference")
		}
	];
}
// src/resources/items/ItemFormPage.tsx
/** Adds an item to the catalogue of the selected terminal, or changes one. */
function ItemFormPage() {
	const translate = useTranslate();
	const { terminalID } = useSelectedTerminal().terminal;
	const { currency } = useSystemCurrency();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordFormPage, {
		resource: "items",
		schema: itemRequest.omit(["terminalID"]),
		valuesOf: (item) => itemValues(item, currency.code),
		toBody: (values, item) => item ? itemUpdateBody(values, item) : itemBody(values, terminalID),
		conflictFields: itemConflictFields(translate),
		pathOf: (id) => id === void 0 ? pathTo("Items") : pathTo("Item", { id }),
		narrow: true,
		children: (item) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ItemFields, {
			terminalID: item?.terminalID ?? (item ? "" : terminalID),
			autoFocus: item?.deleted !== true
		})
	});
}
export { ItemFormPage };
