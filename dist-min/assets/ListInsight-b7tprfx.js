import { En as loadChunk, Ft as questionOf, Gn as useTranslate, rr as useQuery, yt as ListNotice } from "./app-k3iiw52.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/list/ListInsight.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What a list's own part says of its rows, for the question that the list asks now. */
function ListInsight({ list, load }) {
	const translate = useTranslate();
	const { name } = list.declaration;
	const { data, isError, refetch } = useQuery({
		queryKey: ["listInsight", name],
		queryFn: async () => ({ Insight: await loadChunk(load) }),
		staleTime: Infinity,
		gcTime: Infinity,
		retry: false
	});
	if (isError) {
		const again = {
			text: translate("list.retry"),
			act: () => void refetch()
		};
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListNotice, {
			urgent: true,
			text: translate("failure.part"),
			actions: [again]
		});
	}
	return data && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(data.Insight, {
		resource: name,
		filter: questionOf(list).filter
	});
}
export { ListInsight };
