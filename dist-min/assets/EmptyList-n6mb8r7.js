import { Gn as useTranslate, ct as CreateLink, yt as ListNotice } from "./app-k3iiw52.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/list/EmptyList.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A list without rows: why, and the next step. */
function EmptyList({ create, filtered, showDeleted, onClear }) {
	const translate = useTranslate();
	if (filtered) {
		const clear = {
			text: translate("list.clearFilters"),
			act: onClear
		};
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListNotice, {
			text: translate("list.emptyFiltered"),
			actions: [clear]
		});
	}
	if (showDeleted) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListNotice, {
		text: translate("list.emptyDeleted"),
		actions: []
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListNotice, {
		text: translate("list.empty"),
		actions: [],
		...create && { further: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CreateLink, { create }) }
	});
}
export { EmptyList };
