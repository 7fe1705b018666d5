import { xt as useCurrentLocale } from "./app-k3iiw52.js";
import { t as Bars } from "./Bars-ha18hgi.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/ui/charts/MonthBars.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Amounts month by month as bars. */
function MonthBars({ months, amounts, currency }) {
	const month = new Intl.DateTimeFormat(useCurrentLocale(), {
		month: "numeric",
		year: "2-digit",
		timeZone: "UTC"
	});
	const names = months.map((one) => month.format(/* @__PURE__ */ new Date(`${one}-01T00:00:00Z`)));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Bars, {
		names,
		series: [{
			amounts,
			color: "var(--accent)"
		}],
		currency
	});
}
export { MonthBars };
