import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Gn as useTranslate, dr as require_react, lt as groupDigits, wn as visuallyHidden } from "./app-k3iiw52.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/list/ListAnnouncement.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Says which page and which order the rows are in, once they are there, to who can not see it. */
function ListAnnouncement({ list: { controller, columns } }) {
	const translate = useTranslate();
	const { page, perPage, sort, total, data, isFetching, isPlaceholderData } = controller;
	const asked = JSON.stringify([
		page,
		perPage,
		sort
	]);
	const [said, setSaid] = (0, import_react.useState)({
		asked,
		text: ""
	});
	if (said.asked !== asked && data && !isFetching && !isPlaceholderData) setSaid({
		asked,
		text: words()
	});
	function words() {
		const pages = groupDigits(Math.max(1, Math.ceil((total ?? 0) / perPage)));
		const column = columns?.find(({ field }) => field === sort.field);
		return [
			translate(total === void 0 ? "list.pageUncounted" : "list.page", {
				page: groupDigits(page),
				pages
			}),
			translate("list.rows", {
				smart_count: data?.length ?? 0,
				count: groupDigits(data?.length ?? 0)
			}),
			...column ? [column.label, translate(sort.order === "DESC" ? "list.descending" : "list.ascending")] : []
		].join(", ");
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: visuallyHidden,
		"aria-live": "polite",
		"data-announces": "page",
		children: said.text
	});
}
export { ListAnnouncement };
