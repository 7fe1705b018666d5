import { En as loadChunk, Ln as useDataProvider, dn as useSelectedTerminal, ln as useIsOpen, rr as useQuery } from "./app-k3iiw52.js";
import { M as readFilterValues } from "./boot-ejmxxq5.js";
// src/actions/useActions.ts
/** Loads declared actions once; undefined until they are there. */
function useLoadedActions(resource, kind, load) {
	const { data, isError, refetch } = useQuery({
		queryKey: [
			"declaredActions",
			resource,
			kind
		],
		queryFn: () => loadChunk(load),
		staleTime: Infinity,
		gcTime: Infinity,
		retry: false
	});
	return {
		actions: data,
		failed: isError,
		retry: () => void refetch()
	};
}
/** The terminal a record belongs to; what says none belongs to the selected one. */
function terminalOf({ terminalID }, tools) {
	return typeof terminalID === "string" ? terminalID : tools.terminalID;
}
/** What actions work with. */
function useActionTools(showDeleted, within = {}) {
	const dataProvider = useDataProvider();
	const { terminal } = useSelectedTerminal();
	const isOpen = useIsOpen();
	return {
		dataProvider,
		terminalID: terminal.terminalID,
		showDeleted,
		within,
		isOpen
	};
}
/** What a list's actions work with. */
function useListTools({ controller, permanent }) {
	return useActionTools(Number(readFilterValues(controller.filterValues).showDeleted) === 1, permanent);
}
export { useLoadedActions as i, useActionTools as n, useListTools as r, terminalOf as t };
