import { X as amountInSentence, on as parseWireDate, rn as dateText } from "./app-k3iiw52.js";
// src/record/facts/factWords.ts
/** The currency of a record; a code nobody knows is its own symbol, and no code the system's currency. */
function currencyOf({ currency }, currencies) {
	const wanted = typeof currency === "string" ? currency : "";
	return (wanted === "" ? currencies[0] : currencies.find(({ code }) => code === wanted)) ?? {
		code: wanted,
		name: wanted,
		symbol: wanted
	};
}
/** Words for the facts of one record. */
function factWords(record, { dictionaries, currencies, timeZone }, { translate, pathOf }) {
	const currency = currencyOf(record, currencies);
	return {
		translate,
		pathOf,
		money: (amount) => amountInSentence(amount, currency),
		date: (value) => {
			const date = parseWireDate(value);
			return date ? `\u2066${dateText(date, timeZone)}\u2069` : "";
		},
		word: (dictionary, code) => code ? dictionaries[dictionary]?.[code] ?? code : ""
	};
}
export { factWords as n, currencyOf as t };
