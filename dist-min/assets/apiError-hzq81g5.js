// src/attempts/apiError.ts
var processorCode = /^\d{1,4}$/;
/** Reads a refusal off an answer with status error (docs/wire.md §1.4: errors[0].code is the processor's code). */
function apiErrorOf({ message, errors, entityUID }) {
	const ofProcessor = errors?.find(({ code = "" }) => processorCode.test(code));
	return {
		message: ofProcessor?.description || (message ?? ""),
		...ofProcessor?.code !== void 0 && { code: ofProcessor.code.padStart(3, "0") },
		...entityUID && { transactionID: entityUID }
	};
}
/** After these the customer's company may approve by telephone: a number that is typed then (docs/rulings.md). */
var asksForVoice = ({ code }) => code === "003" || code === "004";
/** The same was made minutes ago (docs/rulings.md): nothing was asked of the processor this time. */
var isDouble = ({ code }) => code === "425";
/** The answer without the processor's code, which names no field. */
function withoutCode(answer) {
	return {
		...answer,
		errors: answer.errors?.filter(({ code = "" }) => !processorCode.test(code)) ?? []
	};
}
export { withoutCode as i, asksForVoice as n, isDouble as r, apiErrorOf as t };
