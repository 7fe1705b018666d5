import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { dr as require_react } from "./app-k3iiw52.js";
// src/actions/useNow.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** The longest a browser's timer can wait. */
var longestWaitMs = 2 ** 31 - 1;
/** The time, kept true around moments at which something changes. @param moments in milliseconds */
function useNow(moments) {
	const [now, setNow] = (0, import_react.useState)(() => Date.now());
	const next = Math.min(...moments.filter((moment) => moment !== void 0 && moment > now).map(Number));
	(0, import_react.useEffect)(function lookAgainAtTheNext() {
		if (!Number.isFinite(next)) return void 0;
		const wait = Math.min(Math.max(0, next - Date.now()), longestWaitMs);
		const timer = setTimeout(() => setNow(Date.now()), wait);
		return () => clearTimeout(timer);
	}, [next]);
	return now;
}
export { useNow as t };
