import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Gn as useTranslate, Jn as StoreContextProvider, Kn as I18nContextProvider, Un as useSetLocale, Yn as memoryStore, dr as require_react, hn as ProductProvider, kn as buttonClass, l as awaitLanguageFocus, m as useDocumentTitle, o as applyAppearance, s as resolveAppearance, u as takeLanguageFocus, xt as useCurrentLocale } from "./app-k3iiw52.js";
import { b as locales } from "./config-j31upzy.js";
import { b as languageOf, l as rememberLocale, mn as require_jsx_runtime, v as applyDocumentLocale, x as nativeNames } from "./boot-ejmxxq5.js";
import { t as Accessibility } from "./Accessibility-k546xqk.js";
// src/app/shell/standalone/PublicStatement.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var page = "page-I2J";
// src/app/shell/standalone/PublicStatement.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A button that changes to the other language and keeps the focus over the change. */
function OtherLanguage() {
	const current = useCurrentLocale();
	const setLocale = useSetLocale();
	const button = (0, import_react.useRef)(null);
	const [other = current] = locales.filter((locale) => locale !== current);
	(0, import_react.useEffect)(function keepFocusOverChange() {
		if (takeLanguageFocus()) button.current?.focus();
	}, []);
	function change() {
		awaitLanguageFocus();
		rememberLocale(localStorage, other);
		setLocale(other);
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		ref: button,
		type: "button",
		className: buttonClass("plain"),
		lang: languageOf(other),
		onClick: change,
		children: nativeNames[other]
	});
}
function Statement() {
	const translate = useTranslate();
	const locale = useCurrentLocale();
	const title = translate("page.accessibility.title");
	useDocumentTitle(title);
	(0, import_react.useLayoutEffect)(function keepDocumentInStep() {
		applyDocumentLocale(locale);
		applyAppearance(resolveAppearance("system"));
	}, [locale]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: page,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("header", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h1", { children: title }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(OtherLanguage, {}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
				className: buttonClass(),
				href: "/",
				children: translate("session.signIn")
			})
		] }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("main", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Accessibility, {}) })]
	});
}
/** Where react-admin keeps the language while the page lives. */
var store = memoryStore();
/** The accessibility statement for who is not signed in: it is everybody's to read. */
function PublicStatement({ i18nProvider, product }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(StoreContextProvider, {
		value: store,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(I18nContextProvider, {
			value: i18nProvider,
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ProductProvider, {
				value: product,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Statement, {})
			})
		})
	});
}
export { PublicStatement };
