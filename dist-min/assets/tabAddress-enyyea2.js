import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Hn as useSearchParams, dr as require_react, zn as useLocation } from "./app-k3iiw52.js";
// src/record/tabAddress.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** The tab an address names, and how to name another; what the history keeps beside the address stays. */
function useTabAddress() {
	const [search, setSearch] = useSearchParams();
	const { state } = useLocation();
	const choose = (0, import_react.useCallback)((tab) => setSearch((before) => {
		const next = new URLSearchParams(before);
		next.set("tab", tab);
		return next;
	}, {
		replace: true,
		state
	}), [setSearch, state]);
	return {
		tab: search.get("tab"),
		choose
	};
}
export { useTabAddress as t };
