import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Dn as useStore, Sn as signatureOf, bn as useAttempts, dr as require_react, st as usePlainDataProvider, xn as isRepeatable } from "./app-k3iiw52.js";
import { t as israelDay } from "./israelDay-fjzvcio.js";
import { Q as CallFailure, jt as createStore } from "./boot-ejmxxq5.js";
import { a as pause, c as progressOf, i as resolveAttempt, l as verdictOf, o as listFilterOf, r as isSettled, s as answerOf } from "./MoneyNotices-55vnb2t.js";
import { p as isOperationResponse } from "./config-j31upzy.js";
// src/attempts/sendAttempt.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Milliseconds until an answer counts as lost; a customer at a card reader takes a while. */
var answerMs = 12e4;
/** Milliseconds another tab's attempt may take to show in this tab's storage. */
var showMs = 500;
/** Seconds between two questions about an attempt that is still running. */
var longestRetry = 10;
/**
* Sends until the server answers; while the same attempt is running there, asks again under its key.
* @param onRunning told when it is.
*/
async function post({ dataProvider, keyed }, attempt, { path, body, ownAnswer, quiet }, onRunning) {
	const until = Date.now() + answerMs;
	for (;;) {
		const timeout = new AbortController();
		const timer = setTimeout(() => timeout.abort(/* @__PURE__ */ new Error("no answer in time")), until - Date.now());
		try {
			const answer = await dataProvider.send(attempt.endpoint, {
				...path && { path },
				...body && { body: withAttempt(body, attempt.attemptID) },
				idempotencyKey: attempt.attemptID,
				expects: "operation",
				ownSuccess: true,
				...ownAnswer && { ownAnswer },
				...quiet && { quiet },
				signal: timeout.signal
			});
			return isOperationResponse(answer) ? answer : void 0;
		} catch (error) {
			const running = error instanceof CallFailure && verdictOf(error, keyed) === "running";
			if (running) onRunning();
			if (!running || Date.now() >= until) throw error;
			await pause(1e3 * Math.min(Math.max(error.retryAfter ?? 1, 1), longestRetry));
		} finally {
			clearTimeout(timer);
		}
	}
}
function withAttempt(body, attemptID) {
	const extension = typeof body.extension === "object" ? body.extension : {};
	return {
		...body,
		extension: {
			...extension,
			attemptID
		}
	};
}
/** Ends an attempt whose fate is known; one that was not found stays until it is sent again or given up. */
function endingOf(resolution, attempt, { journal }) {
	if (resolution.kind !== "found") {
		const isOver = resolution.kind === "notFound" && isSettled(attempt);
		journal.keep({
			...attempt,
			state: isOver ? "notFound" : "unanswered"
		});
		return resolution;
	}
	journal.drop(attempt.attemptID);
	const response = answerOf(resolution.details);
	return {
		kind: progressOf(resolution.details) === "refused" ? "answered" : "found",
		response
	};
}
async function sendAlone(sending, attempt, order) {
	const { journal, keyed, dataProvider, found, onChecking } = sending;
	let sentBefore = journal.read().some(({ attemptID }) => attemptID === attempt.attemptID);
	journal.keep(attempt);
	try {
		const response = await post(sending, attempt, order, () => {
			sentBefore = true;
		});
		journal.drop(attempt.attemptID);
		return {
			kind: "answered",
			response
		};
	} catch (error) {
		if (verdictOf(error, keyed, sentBefore) === "answered") {
			journal.drop(attempt.attemptID);
			return {
				kind: "answered",
				response: error instanceof CallFailure ? error.operation : void 0
			};
		}
		journal.keep({
			...attempt,
			state: "unanswered"
		});
		onChecking();
		return endingOf(await resolveAttempt(attempt, {
			dataProvider,
			keyed,
			found
		}), attempt, sending);
	}
}
/** Another attempt at the same that has not ended. */
function rivalOf(attempt, { journal }) {
	const wanted = signatureOf(attempt);
	return journal.read().find((one) => one.attemptID !== attempt.attemptID && one.state !== "notFound" && signatureOf(one) === wanted);
}
/** The same, given the moment that another tab's entry takes to show. */
async function awaitRival(attempt, sending) {
	const until = Date.now() + showMs;
	while (!rivalOf(attempt, sending) && Date.now() < until) await pause(20);
	return rivalOf(attempt, sending);
}
/** The ending that a rival has brought about; undefined when there is nothing in the way of sending. */
async function endingOfRival(rival, sending) {
	const { journal, dataProvider, keyed, found, onChecking } = sending;
	onChecking();
	const isOpen = journal.read().some(({ attemptID }) => attemptID === rival.attemptID);
	const resolution = await resolveAttempt(rival, {
		dataProvider,
		keyed: keyed || !isOpen,
		found
	}, isOpen);
	if (resolution.kind === "unknown") return resolution;
	if (resolution.kind === "notFound") {
		journal.drop(rival.attemptID);
		return;
	}
	const ending = endingOf(resolution, rival, sending);
	return ending.kind === "found" ? ending : void 0;
}
/**
* Sends an attempt, alone among all tabs of this browser that would do the same. Whoever finds another attempt at the
* same in the way is given that one's transaction and sends nothing, unless it has none.
*/
async function sendAttempt(sending, attempt, order) {
	let seen;
	return sending.locks.hold(signatureOf(attempt), async () => {
		const rival = seen ?? rivalOf(attempt, sending);
		return (rival && await endingOfRival(rival, sending)) ?? sendAlone(sending, {
			...attempt,
			startedAt: (/* @__PURE__ */ new Date()).toISOString(),
			state: "sending"
		}, order);
	}, async () => {
		sending.onChecking();
		seen = await awaitRival(attempt, sending);
	});
}
// src/attempts/paymentClient.ts
function newAttempt(endpoint, { place }) {
	const now = /* @__PURE__ */ new Date();
	return {
		...place,
		attemptID: crypto.randomUUID(),
		endpoint,
		day: israelDay(now),
		startedAt: now.toISOString(),
		state: "sending"
	};
}
/** Whether what is wanted may go under the name of an attempt that was sent before. */
var isSameAgain = (before, wanted) => signatureOf(before) === signatureOf(wanted) && isRepeatable(before);
/** An attempt at the same that came to nothing: sent again under its own name it stays one. */
function adoptable(wanted, kept) {
	return kept.find((one) => one.state === "notFound" && isSameAgain(one, wanted));
}
/** Ends every attempt at the same, or frees it to be sent again; not while another tab sends it. */
function settleAll(attempt, wasMade, { journal, locks }) {
	const wanted = signatureOf(attempt);
	return locks.hold(wanted, async () => {
		for (const one of journal.read().filter((kept) => signatureOf(kept) === wanted)) if (wasMade) journal.drop(one.attemptID);
		else journal.keep({
			...one,
			state: "notFound"
		});
	});
}
function createPaymentClient(dataProvider, attempts) {
	const { journal, keyed, found } = attempts;
	const current = createStore({ state: "idle" });
	let own;
	let body;
	let running;
	function stand(state, foundID) {
		const ofOwn = own && {
			attemptID: own.attemptID,
			listFilter: listFilterOf(own, body)
		};
		current.write({
			state,
			...foundID && { foundID },
			...ofOwn
		});
	}
	/** This screen's attempt with the moment of its last sending, which the journal has. */
	function lastSent() {
		return own && (journal.read().find(({ attemptID }) => attemptID === own?.attemptID) ?? own);
	}
	async function toEnd(run) {
		const ending = await run();
		if (ending.kind === "notFound" || ending.kind === "unknown") {
			stand(ending.kind);
			return;
		}
		own = void 0;
		if (ending.kind === "found") stand("found", ending.response.entityUID);
		else stand("idle");
		return ending.response;
	}
	/** Runs one thing at a time; whoever calls meanwhile gets the same. */
	function once(run) {
		running ??= toEnd(run).finally(() => {
			running = void 0;
		});
		return running;
	}
	async function look(attempt, settled) {
		stand("checking");
		return endingOf(await resolveAttempt(attempt, {
			dataProvider,
			keyed,
			found
		}, settled), attempt, attempts);
	}
	/** Sends the attempt that came to nothing once more, or a new one. */
	async function begin(endpoint, order) {
		const before = lastSent();
		if (before && current.read().state === "unknown") return look(before, false);
		const wanted = newAttempt(endpoint, order);
		const isSame = before !== void 0 && isSameAgain(before, wanted);
		if (before && !isSame) {
			const ending = await look(before, true);
			if (ending.kind !== "notFound") return ending;
			journal.drop(before.attemptID);
		}
		own = isSame ? before : adoptable(wanted, journal.read()) ?? wanted;
		({body} = order);
		stand("sending");
		return sendAttempt({
			...attempts,
			dataProvider,
			onChecking: () => stand("checking")
		}, own, order);
	}
	return {
		send: (endpoint, order) => once(() => begin(endpoint, order)),
		async check() {
			const attempt = lastSent();
			return attempt && once(() => look(attempt, false));
		},
		async settle(wasMade) {
			if (!own || current.read().state !== "unknown") return;
			await settleAll(own, wasMade, attempts);
			own = void 0;
			stand(wasMade ? "found" : "idle");
		},
		read: current.read,
		subscribe: current.subscribe
	};
}
// src/attempts/useUnresolved.ts
/**
* The attempts on a terminal that somebody has to hear about: those that were open when the screen opened, until they
* are dismissed, and those that another tab has given up meanwhile. What another tab is sending just now is its own.
* @param ownID the attempt of this screen, which it speaks about itself.
*/
function useUnresolved({ journal }, terminalID, ownID) {
	const kept = useStore(journal);
	const [found] = (0, import_react.useState)(() => journal.read().filter(({ state }) => state !== "notFound"));
	const [dismissed, setDismissed] = (0, import_react.useState)([]);
	return {
		unresolved: (0, import_react.useMemo)(() => {
			const later = kept.filter(({ state, attemptID }) => state === "unanswered" && !found.some(isNamed(attemptID)));
			return [...found, ...later].filter((one) => one.terminalID === terminalID && one.attemptID !== ownID && !dismissed.includes(one.attemptID));
		}, [
			kept,
			found,
			dismissed,
			terminalID,
			ownID
		]),
		dismiss: (0, import_react.useCallback)(({ attemptID }) => setDismissed((before) => [...before, attemptID]), [])
	};
}
function isNamed(attemptID) {
	return (attempt) => attempt.attemptID === attemptID;
}
// src/attempts/useMoneyCall.ts
/**
* Money calls of one screen on one terminal: sent once, journalled before they leave, and looked for when their answer
* is lost (docs/attempts.md).
* @param terminalID the terminal the screen works on.
*/
function useMoneyCall(terminalID) {
	const dataProvider = usePlainDataProvider();
	const attempts = useAttempts();
	const [client] = (0, import_react.useState)(() => createPaymentClient(dataProvider, attempts));
	const { send, check, settle } = client;
	const { attemptID, ...known } = useStore(client);
	return {
		send,
		check,
		settle,
		...known,
		...useUnresolved(attempts, terminalID, attemptID)
	};
}
export { useMoneyCall as t };
