import { Gn as useTranslate, Rn as Link, S as useMessageText, bt as ForeignText, fn as useSettings, it as toDecimal, ln as useIsOpen } from "./app-k3iiw52.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { t as ShortId } from "./ShortId-paa3t6v.js";
import { t as MoneyText } from "./MoneyText-g01fbq2.js";
// src/actions/jobs/FoldedRows.module.css
var folded = "folded-Td5";
var said = "said-Td5";
// src/actions/jobs/MendLink.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Leads to where a row is mended, in a tab of its own, so that the plan or the report stays. */
function MendLink({ mending, name }) {
	const translate = useTranslate();
	if (!useIsOpen()(mending)) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
		to: mending.path,
		target: "_blank",
		"aria-label": translate("plan.mendRow", { name }),
		children: translate("plan.mend")
	});
}
// src/actions/jobs/FoldedRows.tsx
/** A few rows openly, more of them folded: each by its name, and what is said of it. */
function FoldedRows({ title, rows }) {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("details", {
		className: folded,
		open: rows.length <= 3,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("summary", { children: title }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: rows.map(({ id, name, said: said$1, mending }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
			name === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShortId, {
				id,
				name: translate("copy.recordId")
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: name }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: said,
				children: said$1
			}),
			mending && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MendLink, {
				mending,
				name: name ?? id
			})
		] }, id)) })]
	});
}
// src/actions/jobs/RefusedRows.tsx
/** Rows that were refused, or will be left alone, each with its reason. */
function RefusedRows({ title, refused }) {
	const messageText = useMessageText();
	const rows = refused.map(({ id, name, reason, mending }) => ({
		id,
		name,
		mending,
		said: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForeignText, { children: messageText(reason) })
	}));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FoldedRows, {
		title,
		rows
	});
}
// src/actions/many/SumsText.tsx
/** Sums beside each other, each in its currency. */
function SumsText({ sums }) {
	const { currencies } = useSettings();
	return Object.entries(sums).map(([code, agorot], index) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [index > 0 && " · ", /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
		amount: toDecimal(agorot),
		currency: currencies.find((one) => one.code === code) ?? {
			code,
			name: code,
			symbol: code
		}
	})] }, code));
}
export { RefusedRows as n, FoldedRows as r, SumsText as t };
