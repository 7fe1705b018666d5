// src/actions/many/readEach.ts
/** Reads at once, so that many do not keep others waiting. */
var atOnce = 6;
/** Reads something of each, a few at a time. @throws the signal's reason, once it is aborted */
async function readEach(items, read, { signal, tell } = {}) {
	const found = [];
	for (let start = 0; start < items.length; start += atOnce) {
		signal?.throwIfAborted();
		tell?.(start, items.length);
		found.push(...await Promise.all(items.slice(start, start + atOnce).map(read)));
	}
	return found;
}
export { readEach as t };
