// src/actions/isOffered.ts
/** Those of a record's actions that are offered now, judged on the record as the server sent it. */
function offeredOn(actions, record, place, isOpen, now = Date.now()) {
	return actions.filter((action) => {
		const end = action.until?.(record);
		return isOpen(action) && (end === void 0 || end.getTime() > now) && (action.offered?.(record, place) ?? true);
	});
}
export { offeredOn as t };
