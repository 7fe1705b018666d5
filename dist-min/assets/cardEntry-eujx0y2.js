import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Dn as useStore, dr as require_react } from "./app-k3iiw52.js";
import { jt as createStore } from "./boot-ejmxxq5.js";
// src/settings/cardEntry.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** How many places have a card's fields on screen. */
var open = createStore(0);
/** Says that a card's fields are on screen while `active`; the support chat keeps out of the way meanwhile. */
function useCardEntry(active) {
	(0, import_react.useEffect)(function countCardEntry() {
		if (!active) return;
		open.change((count) => count + 1);
		return () => open.change((count) => count - 1);
	}, [active]);
}
/** Whether a card's fields are on screen anywhere in the page. */
function useIsCardTyped() {
	return useStore(open, (count) => count > 0);
}
export { useIsCardTyped as n, useCardEntry as t };
