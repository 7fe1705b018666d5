// src/ui/inputs/formats/typed.ts
/**
* Lays out the characters that count, with separators between them, and finds the caret's place again: behind as many
* characters that count as before. After an insertion it skips a separator, after a deletion it does not.
* @param counts tells which characters of the raw text count
* @param layOut writes those characters
*/
function keepCaret({ text, caret, before }, counts, layOut) {
	const only = (part) => [...part].filter((one) => counts.test(one)).join("");
	const behind = only(text.slice(0, caret)).length;
	const laidOut = layOut(only(text));
	let place = 0;
	for (let seen = 0; seen < behind && place < laidOut.length; place += 1) if (counts.test(laidOut[place] ?? "")) seen += 1;
	if (text.length > before.length) while (place > 0 && place < laidOut.length && !counts.test(laidOut[place] ?? "")) place += 1;
	return {
		text: laidOut,
		caret: place
	};
}
/** Keeps some characters only, at most so many. @param counts one character, not global */
function onlyCharacters(counts, max = Infinity) {
	return (change) => keepCaret(change, counts, (characters) => characters.slice(0, max));
}
export { onlyCharacters as n, keepCaret as t };
