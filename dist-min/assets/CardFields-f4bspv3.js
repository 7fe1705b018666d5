import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Gn as useTranslate, dr as require_react, en as adornment } from "./app-k3iiw52.js";
import { f as useWatch, t as useField, u as useFormContext } from "./useField-fbycvji.js";
import { t as useCardEntry } from "./cardEntry-eujx0y2.js";
import { n as brandOf, t as brandByPrefix } from "./brands-lc91tu8.js";
import { r as toShownExpiry } from "./expiry-bbevte7.js";
import { t as DigitsInput } from "./DigitsInput-c2fhv04.js";
import { c as groupCardNumber, o as cardNumberFormat, r as missingCardFaults, s as digitsOf, t as emptyCard } from "./cardValues-km9khdc.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { r as givenLengths } from "./cvc-iodp7ya.js";
import { n as onlyCharacters } from "./typed-nz2btcz.js";
import { t as ExpiryInput } from "./ExpiryInput-oljks7i.js";
import { t as FieldGrid } from "./FieldGrid-osfkjyc.js";
import { t as NationalIdInput } from "./NationalIdInput-c311t9k.js";
import { t as TextInput } from "./TextInput-h9yxk14.js";
// src/ui/inputs/card/cardTrack.ts
/** Characters that begin a track; on a Hebrew keyboard the semicolon arrives as `ף`. */
var trackStart = /^[;%ף]$/;
var firstTrack = /%[Bb](\d{8,19})\^[^^]{2,26}\^(\d\d)(\d\d)/;
var secondTrack = /(?:^|[;ף?])(\d{8,19})[=Dd](\d\d)(\d\d)/;
/** Reads number and expiry off a magnetic stripe, track 1 or 2 (ISO 7813: the year stands before the month). */
function parseTrack(text) {
	const [, cardNumber, year, month] = firstTrack.exec(text) ?? secondTrack.exec(text) ?? [];
	if (!cardNumber) return void 0;
	return {
		cardNumber,
		expiry: toShownExpiry({
			month: Number(month),
			year: 2e3 + Number(year)
		})
	};
}
// src/ui/inputs/formats/digitsText.ts
/** How many digits are expected, in words. @param lengths those that are allowed, the least first */
function digitsText(lengths, translate) {
	const [min, max] = [lengths[0], lengths.at(-1)];
	if (min === max) return translate("expects.digits", { count: min });
	return translate(`expects.${lengths.length === 2 ? "either" : "between"}`, {
		min,
		max
	});
}
// src/ui/inputs/card/useCardReader.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Milliseconds without a key after which a track counts as broken off; readers type far faster. */
var brokenOffMs = 400;
/** Whether what begins a track could be meant as a text where it is typed: only fields of digits are listened to. */
function takesTexts(target) {
	if (target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
	return target instanceof HTMLInputElement && ![
		"numeric",
		"decimal",
		"tel"
	].includes(target.inputMode);
}
/**
* Listens for a magnetic stripe reader, which types a whole track and Enter: none of its keys reaches the page.
* @param onRead gets number and expiry; the rest of the track is dropped
*/
function useCardReader(onRead) {
	const read = (0, import_react.useEffectEvent)(onRead);
	(0, import_react.useEffect)(function listenForReader() {
		let track;
		let timer;
		function swallow(event) {
			event.preventDefault();
			event.stopPropagation();
		}
		function drop() {
			window.clearTimeout(timer);
			track = void 0;
		}
		function onKeyDown(event) {
			if (event.ctrlKey || event.metaKey || event.isComposing) return;
			if (track === void 0) {
				if (!trackStart.test(event.key) || takesTexts(event.target)) return;
				track = "";
			}
			swallow(event);
			window.clearTimeout(timer);
			timer = window.setTimeout(drop, brokenOffMs);
			if (event.key !== "Enter") {
				if (event.key.length === 1) track += event.key;
				return;
			}
			const card = parseTrack(track);
			drop();
			if (card) read(card);
		}
		document.addEventListener("keydown", onKeyDown, true);
		return () => {
			drop();
			document.removeEventListener("keydown", onKeyDown, true);
		};
	}, []);
}
// src/ui/inputs/CardNumberInput.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* A card's number in the groups of its brand, which is named beside it. A magnetic stripe reader fills in number and
* expiry from anywhere on the page where no text is typed. It is the customer's card: no browser fills it in or keeps it.
*/
function CardNumberInput({ expiryName, onRead, ...props }) {
	const translate = useTranslate();
	const { setValue } = useFormContext();
	const { value } = useField({ name: props.name });
	const digits = digitsOf(value);
	const brand = brandByPrefix(digits) ?? brandOf(digits);
	function take({ cardNumber, expiry }) {
		const options = {
			shouldDirty: true,
			shouldTouch: true
		};
		setValue(props.name, groupCardNumber(cardNumber), options);
		if (expiryName) setValue(expiryName, expiry, options);
		onRead?.();
	}
	useCardReader(take);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DigitsInput, {
		...props,
		expects: brand && !brand.lengths.includes(digits.length) ? digitsText(brand.lengths, translate) : void 0,
		format: cardNumberFormat,
		onIntercept: ({ text, pasted }) => {
			const card = pasted ? parseTrack(text) : void 0;
			if (card) take(card);
			return card !== void 0;
		},
		adornment: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
			className: adornment,
			role: "status",
			children: brand && translate(`cardBrand.${brand.name}`)
		})
	});
}
// src/ui/inputs/card/CvcInput.tsx
var format = onlyCharacters(/\d/, 4);
/** A card's security code: at most four digits (spec §5); nothing keeps it. */
function CvcInput({ numberName, ...props }) {
	const translate = useTranslate();
	const number = digitsOf(String(useWatch({ name: numberName }) ?? ""));
	const own = brandByPrefix(number)?.cvcLengths ?? givenLengths(number);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(DigitsInput, {
		...props,
		format,
		expects: digitsText(own, translate)
	});
}
// src/fields/card/CardFields.module.css
var grid = "grid-7Yv";
// src/fields/card/CardFields.tsx
/** A card that is typed or read by its stripe. */
function CardFields({ name, terminal, brief = false, help, autoFocus = false }) {
	const translate = useTranslate();
	const { getValues, setValue, setFocus } = useFormContext();
	const at = (field) => name ? `${name}.${field}` : field;
	const [cardNumber, readCardNumber] = useWatch({ name: [at("cardNumber"), at("readCardNumber")] }).map(String);
	const card = {
		...emptyCard,
		cardNumber: cardNumber ?? "",
		readCardNumber: readCardNumber ?? ""
	};
	const needs = (field) => missingCardFaults(card, terminal)[field] !== void 0;
	useCardEntry(true);
	function goOn() {
		setValue(at("readCardNumber"), String(getValues(at("cardNumber"))));
		setFocus(at("cvv"));
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: grid,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CardNumberInput, {
				name: at("cardNumber"),
				expiryName: at("cardExpiration"),
				label: translate("cardField.number"),
				help,
				onRead: goOn,
				autoFocus,
				required: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ExpiryInput, {
				name: at("cardExpiration"),
				label: translate("cardField.expiry"),
				required: true
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(CvcInput, {
				name: at("cvv"),
				label: translate("cardField.cvc"),
				numberName: at("cardNumber"),
				required: needs("cvv")
			})
		]
	}), (!brief || needs("cardOwnerNationalID")) && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FieldGrid, { children: [!brief && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TextInput, {
		name: at("cardOwnerName"),
		label: translate("cardField.owner"),
		maxLength: 50
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NationalIdInput, {
		name: at("cardOwnerNationalID"),
		label: translate("cardField.ownerID"),
		required: needs("cardOwnerNationalID")
	})] })] });
}
export { CardFields as t };
