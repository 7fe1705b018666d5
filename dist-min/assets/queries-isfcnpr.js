import { En as loadChunk, nr as queryOptions } from "./app-k3iiw52.js";
// src/record/queries.ts
/** Milliseconds for which a record that was asked for while a person came near counts as asked for by their visit. */
var recordFreshMs = 5e3;
/**
* A whole record.
* @param background no person waits for it yet.
*/
function recordQuery(dataProvider, resource, id, background = false) {
	return queryOptions({
		queryKey: [
			resource,
			"getRecord",
			id
		],
		queryFn: async ({ signal }) => {
			const asked = {
				id,
				signal,
				background
			};
			return (await dataProvider.getOne(resource, asked)).data;
		},
		staleTime: recordFreshMs,
		retry: false
	});
}
/** How the page of a noun's records is declared. */
function recordPageQuery(resource, load) {
	return queryOptions({
		queryKey: ["declaredRecordPage", resource],
		queryFn: () => loadChunk(load),
		staleTime: Infinity,
		gcTime: Infinity,
		retry: false
	});
}
export { recordPageQuery as n, recordQuery as r, recordFreshMs as t };
