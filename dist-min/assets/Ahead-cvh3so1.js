import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { A as knownMeta, Ln as useDataProvider, a as visibleMenu, b as preloadPage, dr as require_react, h as routeOf, j as prefetchMeta, ln as useIsOpen, ur as useQueryClient, xt as useCurrentLocale } from "./app-k3iiw52.js";
import { It as recordOfRoute, Nt as listOfRoute } from "./boot-ejmxxq5.js";
import { t as fieldNamesQuery } from "./useFieldNames-lwnzvz5.js";
import { n as recordPageQuery, r as recordQuery } from "./queries-isfcnpr.js";
// src/app/ahead/usePrefetchedMetas.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* Asks, one after the other, for the columns of lists nobody has opened in this browser: a list whose columns are known
* is drawn once, with its rows.
* @param routes those of the menu.
*/
function usePrefetchedMetas(routes) {
	const client = useQueryClient();
	const dataProvider = useDataProvider();
	const locale = useCurrentLocale();
	const wanted = routes.join();
	(0, import_react.useEffect)(function askForColumns() {
		let isLeft = false;
		async function askAll() {
			for (const route of wanted.split(",")) {
				const list = listOfRoute(route);
				if (isLeft) return;
				if (list && knownMeta(client, dataProvider, list, locale) === void 0) await prefetchMeta(client, dataProvider, list, locale, true);
			}
		}
		askAll();
		return () => {
			isLeft = true;
		};
	}, [
		wanted,
		client,
		dataProvider,
		locale
	]);
}
// src/app/ahead/usePreloadedLinks.ts
/** Milliseconds on one place that tell a person who means it from one who passes. */
var restMs = 80;
/** The address of the link or row a person is at. */
function addressAt(target) {
	const place = target instanceof Element ? target.closest("a[href^=\"/\"], [data-row^=\"/\"]") : null;
	return place?.getAttribute("href") ?? place?.getAttribute("data-row") ?? void 0;
}
/**
* Loads ahead what a link or row leads to: the code of its page when a person comes near, and its record when they stay
* there. A finger that touches a row may only scroll: it asks for no record.
*/
function usePreloadedLinks() {
	const client = useQueryClient();
	const dataProvider = useDataProvider();
	const locale = useCurrentLocale();
	(0, import_react.useEffect)(function preloadWhatIsNear() {
		let at;
		let timer;
		function preloadCode({ name }) {
			preloadPage(name);
			const record = recordOfRoute(name);
			if (!record) return;
			client.prefetchQuery(fieldNamesQuery(locale));
			if (record.record) client.prefetchQuery(recordPageQuery(record.name, record.record));
		}
		function askForRecord({ name, isSound, parameters }) {
			const record = isSound ? recordOfRoute(name) : void 0;
			const [id] = Object.values(parameters);
			if (record && id !== void 0) client.prefetchQuery(recordQuery(dataProvider, record.name, id, true));
		}
		function near(event) {
			const address = addressAt(event.target);
			if (address === at) return;
			at = address;
			clearTimeout(timer);
			const route = address === void 0 ? void 0 : routeOf(new URL(address, window.location.origin).pathname);
			if (!route) return;
			preloadCode(route);
			if (!(event instanceof PointerEvent && event.pointerType === "touch")) timer = setTimeout(askForRecord, restMs, route);
		}
		const signs = ["pointerover", "focusin"];
		signs.forEach((sign) => document.addEventListener(sign, near, { passive: true }));
		return () => {
			clearTimeout(timer);
			signs.forEach((sign) => document.removeEventListener(sign, near));
		};
	}, [
		client,
		dataProvider,
		locale
	]);
}
// src/app/ahead/Ahead.tsx
/** Asks ahead for what a person is likely to need next. */
function Ahead() {
	const isOpen = useIsOpen();
	usePrefetchedMetas((0, import_react.useMemo)(() => visibleMenu(isOpen).flatMap(({ entries }) => entries.map(({ route }) => route)), [isOpen]));
	usePreloadedLinks();
	return null;
}
export { Ahead };
