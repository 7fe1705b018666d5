import { Gn as useTranslate, Ln as useDataProvider, rr as useQuery, ur as useQueryClient, yt as ListNotice } from "./app-k3iiw52.js";
import { Q as CallFailure, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { r as recordQuery } from "./queries-isfcnpr.js";
// src/record/RecordFailure.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What stands where a record could not be read: there is none such, or a way to ask again. */
function RecordFailure({ error, onRetry }) {
	const translate = useTranslate();
	const missing = error instanceof CallFailure && (error.kind === "notFound" || error.status === 400);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ListNotice, {
		urgent: true,
		text: translate(missing ? "record.notFound" : "record.failed"),
		actions: missing ? [] : [{
			text: translate("list.retry"),
			act: onRetry
		}]
	});
}
// src/record/useRecord.ts
/**
* A full record, asked for at each visit; until it comes, the row of a list that has shown it stands in.
* @param seeds names of the resources whose lists show rows of such records.
* @param staleTime milliseconds for which an answer that is there already is not asked for again.
*/
function useRecord(resource, id, seeds, staleTime = 0) {
	const dataProvider = useDataProvider();
	const queryClient = useQueryClient();
	const { data, error, isPlaceholderData, isFetchedAfterMount, refetch } = useQuery({
		...recordQuery(dataProvider, resource, id),
		placeholderData: () => {
			return seeds.map((name) => queryClient.getQueryData([
				name,
				"getOne",
				{
					id,
					meta: void 0
				}
			])).find((row) => row !== void 0);
		},
		staleTime
	});
	return {
		record: data,
		isPartial: isPlaceholderData,
		isFresh: isFetchedAfterMount,
		error,
		retry: () => void refetch()
	};
}
export { RecordFailure as n, useRecord as t };
