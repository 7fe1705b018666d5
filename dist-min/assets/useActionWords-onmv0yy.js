import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Gn as useTranslate, X as amountInSentence, dr as require_react, fn as useSettings } from "./app-k3iiw52.js";
// src/actions/useActionWords.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** What questions and messages of actions say besides fields. */
function useActionWords() {
	const { currencies } = useSettings();
	return (0, import_react.useMemo)(() => ({ money(decimal, currency) {
		const code = typeof currency === "string" ? currency : "";
		return amountInSentence(decimal, currencies.find((one) => one.code === code) ?? { symbol: code });
	} }), [currencies]);
}
/** The words of a question about one record. */
function useQuestionText(name) {
	const translate = useTranslate();
	return (0, import_react.useCallback)(({ title, text, values }) => {
		const words = {
			name,
			smart_count: 1,
			...values
		};
		return {
			title: translate(title, words),
			text: translate(text, words)
		};
	}, [translate, name]);
}
export { useQuestionText as n, useActionWords as t };
