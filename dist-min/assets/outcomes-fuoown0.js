import { f as isObject, p as isOperationResponse } from "./config-j31upzy.js";
// src/actions/many/outcomes.ts
/** How a call on several rows is made whose report tells what came of it. */
var report = {
	quiet: true,
	ownAnswer: true,
	expects: "operation"
};
/** Why single rows were left out, by id. */
function reasonsOf({ additionalData }, { list, wordOf }) {
	const rows = isObject(additionalData) ? additionalData[list] : void 0;
	const found = (Array.isArray(rows) ? rows : []).filter(isObject).flatMap(({ id, code }) => {
		if (typeof id !== "string") return [];
		return [[id, typeof code === "string" ? wordOf(code) : "SomethingWentWrong"]];
	});
	return new Map(found);
}
/**
* How each row fared in a call on several: those the answer names were left out, each for its reason; the rest is done.
* An answer with status error that names none has done none.
*/
function outcomesOf(ids, answer, leftOut) {
	const operation = isOperationResponse(answer) ? answer : void 0;
	const reasons = reasonsOf(operation ?? {}, leftOut);
	const refusedAll = operation?.status === "error" && reasons.size === 0;
	const message = operation?.message || "SomethingWentWrong";
	return ids.map((id) => {
		const reason = refusedAll ? message : reasons.get(id);
		return reason === void 0 ? {
			id,
			done: true
		} : {
			id,
			done: false,
			reason
		};
	});
}
export { report as n, outcomesOf as t };
