import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Gn as useTranslate, Rn as Link, Sn as signatureOf, bn as useAttempts, dr as require_react, fn as useSettings, kn as buttonClass, st as usePlainDataProvider } from "./app-k3iiw52.js";
import { Q as CallFailure, X as transactionQuickStatus, Y as parseEnum, bt as isGuid, mn as require_jsx_runtime, z as countOf } from "./boot-ejmxxq5.js";
import { t as MoneyText } from "./MoneyText-g01fbq2.js";
import { f as isObject } from "./config-j31upzy.js";
// src/attempts/AttemptNotice.module.css
var attempt = "attempt-snx";
var title = "title-snx";
var actions = "actions-snx";
// src/attempts/AttemptNotice.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Says in words what became of a money call, and offers the next step. */
function AttemptNotice({ title: title$1, news, children, href, listHref, ...acts }) {
	const { onCheck, onSettle, onGoOn } = acts;
	const translate = useTranslate();
	const { keyed } = useAttempts();
	const isOver = news === "found" || news === "refused" || news === "notFound";
	const isDoubtful = news === "notFound" && !keyed;
	const button = (key, act) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		className: buttonClass(),
		onClick: act,
		children: translate(`attempt.${key}`)
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		className: attempt,
		"data-news": news,
		"aria-label": title$1,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h2", {
				className: title,
				children: title$1
			}),
			children,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				role: "status",
				children: translate(`attempt.${isDoubtful ? "notSeen" : news}`)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: actions,
				children: [
					href !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
						className: buttonClass(),
						to: href,
						...onGoOn && { onClick: onGoOn },
						children: translate("attempt.open")
					}),
					(news === "unknown" || isDoubtful) && listHref !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("a", {
						className: buttonClass(),
						href: listHref,
						target: "_blank",
						rel: "noreferrer",
						children: translate("attempt.look")
					}),
					news === "unknown" && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
						button("check", onCheck),
						button("isThere", () => onSettle(true)),
						button("isNotThere", () => onSettle(false))
					] }),
					isOver && onGoOn && button("goOn", onGoOn)
				]
			})
		]
	});
}
// src/attempts/outcome.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Statuses of the 4xx kind that say nothing about what was done. */
var undecided = /* @__PURE__ */ new Set([408, 499]);
/**
* Judges a failed money call. Answered: the server has decided, nothing more will happen. Running: the same attempt is
* being worked on. No answer: network, timeout, an answer nobody can read, 5xx.
* @param keyed the server knows Idempotency-Key: 422 then says that the key was used before, for another body.
* @param sentBefore what is turned away at the door now may have come in then: only the call itself can decide.
*/
function verdictOf(error, keyed, sentBefore = false) {
	if (!(error instanceof CallFailure)) return "noAnswer";
	if (keyed && error.isStillRunning) return "running";
	if (sentBefore) return error.kind === "badRequest" ? "answered" : "noAnswer";
	if (error.kind === "missingToken") return "answered";
	if (keyed && error.status === 422) return "noAnswer";
	return error.status >= 400 && error.status < 500 && !undecided.has(error.status) ? "answered" : "noAnswer";
}
/** Statuses of a transaction whose outcome the server does not know yet. */
var underWay = /* @__PURE__ */ new Set([
	"initial",
	"confirmedByAggregator",
	"confirmedByPinpadPreProcessor"
]);
/** @param details a transaction's details. */
function progressOf({ status }) {
	const known = typeof status === "string" ? parseEnum("transactionStatus", status) : void 0;
	if (known === void 0) return "done";
	if (underWay.has(known)) return "pending";
	return transactionQuickStatus(known) === "Failed" ? "refused" : "done";
}
/** The answer that was lost, as far as the transaction tells it. */
function answerOf(details) {
	const { paymentTransactionID, processorResultCode, rejectionMessage } = details;
	const refused = progressOf(details) === "refused";
	return {
		status: refused ? "error" : "success",
		...typeof paymentTransactionID === "string" && { entityUID: paymentTransactionID },
		...refused && typeof rejectionMessage === "string" && { message: rejectionMessage },
		...refused && typeof processorResultCode === "number" && { errors: [{ code: String(processorResultCode) }] }
	};
}
// src/attempts/ownDetails.ts
/** Milliseconds by which the clocks of the browser and the server may differ. */
var clockMs = 36e5;
function isEarlier({ transactionTimestamp }, { startedAt }) {
	const text = String(transactionTimestamp);
	return Date.parse(/(Z|[+-]\d\d:\d\d)$/i.test(text) ? text : `${text}Z`) < Date.parse(startedAt) - clockMs;
}
/** How the details of a transaction are held against an attempt. */
function judgeOf(attempt) {
	const { attemptID, endpoint, transactionID } = attempt;
	const isSelection = endpoint.endsWith(".selectJ5");
	return (details) => {
		const { extension, initialTransactionID, paymentTransactionID } = details;
		if (isSelection && paymentTransactionID === transactionID) return "earlier";
		const name = isSelection ? initialTransactionID : isObject(extension) ? extension.attemptID : void 0;
		if (typeof name === "string") return name === (isSelection ? transactionID : attemptID) ? "own" : "other";
		return isEarlier(details, attempt) ? "earlier" : "unsaid";
	};
}
// src/attempts/whereToLook.ts
/** A day some days away from an Israel day, YYYY-MM-DD. */
function dayFrom(day, days) {
	return new Date(Date.parse(`${day}T00:00:00Z`) + days * 864e5).toISOString().slice(0, 10);
}
/** The day before an attempt: the clocks of the browser and the server need not agree at midnight. */
var dayBefore = ({ day }) => dayFrom(day, -1);
/** What every transaction of an attempt has. */
function filterOf({ endpoint, terminalID, amount, transactionID, billingDealID }) {
	return {
		terminalID,
		...amount !== void 0 && {
			amountFrom: amount,
			amountTo: amount
		},
		...endpoint.endsWith(".check") && { jDealType: "J2" },
		...endpoint.endsWith(".selectJ5") && transactionID !== void 0 && { initialTransactionID: transactionID },
		...billingDealID !== void 0 && { billingDealID }
	};
}
/** The card a request names, as a list may be filtered by it: the id of a saved one, the last digits of a typed one. */
function cardFilter(body) {
	const { creditCardToken: creditCardTokenID, creditCardSecureDetails: card } = body;
	if (typeof creditCardTokenID === "string") return { creditCardTokenID };
	const digits = isObject(card) && typeof card.cardNumber === "string" ? card.cardNumber.replace(/\D/g, "") : "";
	return digits === "" ? {} : { cardNumber: digits.slice(-4) };
}
/**
* Where a person looks for an attempt that nobody could find: by amount, card and the days around it.
* @param body the request, while the page has it; what outlives the page knows nothing of cards.
*/
function listFilterOf(attempt, body = {}) {
	const days = {
		dateFrom: dayBefore(attempt),
		dateTo: dayFrom(attempt.day, 1)
	};
	return {
		...filterOf(attempt),
		...days,
		...cardFilter(body)
	};
}
/** The address of the list that a filter leaves. */
function listPath({ all }, filter) {
	return `${all}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}
// src/attempts/findAttempt.ts
var pageSize = 100;
/** Details that are asked for at once. */
var atOnce = 4;
/** @throws CallFailure for an answer that can not tell: money must not be sent again for it. */
function readPage(answer, { skip, take }) {
	const body = isObject(answer) ? answer : {};
	const rows = Array.isArray(body.data) ? body.data : [void 0];
	const ids = rows.map((row) => isObject(row) ? row.paymentTransactionID : void 0);
	const count = countOf(body.numberOfRecords);
	const isCounted = count !== void 0 && count > skip + rows.length;
	if (!(body.status !== "error" && ids.every((id) => typeof id === "string" && isGuid(id))) || isCounted && rows.length === 0) throw new CallFailure("network", 200);
	return {
		ids: ids.map(String),
		size: rows.length,
		isLast: !isCounted && rows.length < take
	};
}
/**
* The transaction of an attempt, by calls that every server has: the list by terminal, amount and day, page by page,
* then each candidate's details, which return what the request carried in `extension`.
* @throws CallFailure when it cannot be asked, or an answer cannot be read; the caller's abort reason when it left.
*/
async function findAttempt(calls, attempt, signal) {
	const asked = {
		background: true,
		...signal && { signal }
	};
	const judge = judgeOf(attempt);
	const seen = /* @__PURE__ */ new Set();
	async function pageOf(further) {
		const query = {
			...filterOf(attempt),
			...further
		};
		return readPage(await calls.call("transactions.list", {
			query,
			...asked
		}), further);
	}
	async function detailsOf(id) {
		const details = await calls.call("transactions.get", {
			path: { id },
			...asked
		});
		const named = isObject(details) ? String(details.paymentTransactionID) : "";
		if (!isObject(details) || named.toLowerCase() !== id.toLowerCase()) throw new CallFailure("network", 200);
		return details;
	}
	/** Details of the rows, a few at a time, until one of them is the attempt's. */
	async function ownAmong({ ids }) {
		for (let from = 0; from < ids.length; from += atOnce) {
			const some = await Promise.all(ids.slice(from, from + atOnce).map(detailsOf));
			for (const details of some) {
				const judgement = judge(details);
				if (judgement === "own") return details;
				seen.add(judgement);
			}
		}
	}
	let isLast = false;
	for (let skip = 0; skip < 1e3 && !isLast;) {
		const page = await pageOf({
			dateFrom: dayBefore(attempt),
			take: pageSize,
			skip
		});
		const own = await ownAmong(page);
		if (own) return {
			kind: "found",
			details: own
		};
		skip += page.size;
		isLast = page.isLast;
	}
	const own = await ownAmong(await pageOf({
		take: 20,
		skip: 0
	}));
	if (own) return {
		kind: "found",
		details: own
	};
	return { kind: !isLast || seen.has("unsaid") && !seen.has("other") ? "unclear" : "none" };
}
// src/attempts/pause.ts
/** Waits. @throws the signal's reason when it aborts. */
function pause(ms, signal) {
	return new Promise((resolve, reject) => {
		const leave = () => {
			clearTimeout(timer);
			reject(signal?.reason instanceof Error ? signal.reason : new DOMException("left", "AbortError"));
		};
		const timer = setTimeout(() => {
			signal?.removeEventListener("abort", leave);
			resolve();
		}, ms);
		if (signal?.aborted) leave();
		else signal?.addEventListener("abort", leave, { once: true });
	});
}
// src/attempts/resolveAttempt.ts
/** Milliseconds within which a request that was cut off may still begin to show on a server without keys. */
var settleMs = 3e4;
/** Milliseconds between two looks. */
var lookMs = 1500;
/** Looks that fail in a row before the outcome counts as unknown. */
var failedLooks = 6;
/** Milliseconds of such looks after which one more is taken, as the computer may have slept, and how long that one has. */
var [failingMs, lastLookMs] = [3e4, 5e3];
/** Milliseconds a transaction may stay undecided before its outcome counts as unknown. */
var pendingMs = 12e4;
/** Whether nothing of an attempt can be on its way any more, on any server. */
function isSettled({ startedAt }) {
	return Date.now() - Date.parse(startedAt) >= settleMs;
}
/** Looks once, in limited time. @throws CallFailure when there is no answer by then, and what `findAttempt` throws. */
function findAttemptInTime(dataProvider, attempt, signal) {
	const silence = pause(lastLookMs, signal).then(() => {
		throw new CallFailure("network", 0);
	});
	return Promise.race([findAttempt(dataProvider, attempt, signal), silence]);
}
/**
* Looks for an attempt until it is clear what became of it. With keys two looks are enough to allow sending again, as
* a request that comes late is answered with the transaction of the other. Without them nothing may be on its way any
* more: the attempt must be older than `settleMs` when the last look begins.
* @param settled waits for that with keys, too, because something else is going to be sent.
* @throws the signal's reason when the caller left.
*/
async function resolveAttempt(attempt, { dataProvider, keyed, found, signal }, settled = false) {
	const begun = Date.now();
	let [failures, answered] = [0, begun];
	for (let looks = 1;; looks += 1) {
		const asked = Date.now();
		const isOver = isSettled(attempt);
		const isLast = failures > 0 && asked - answered >= failingMs;
		try {
			const look = await (isLast ? findAttemptInTime : findAttempt)(dataProvider, attempt, signal);
			failures = 0;
			answered = Date.now();
			if (look.kind === "found") {
				if (progressOf(look.details) !== "pending") {
					found?.(attempt.endpoint);
					return look;
				}
				if (asked - begun > pendingMs) return { kind: "unknown" };
			} else if (isOver || keyed && !settled && looks > 1) return { kind: look.kind === "none" ? "notFound" : "unknown" };
		} catch {
			signal?.throwIfAborted();
			failures += 1;
			if (failures >= failedLooks || isLast) return { kind: "unknown" };
		}
		await pause(lookMs * Math.min(looks, 4), signal);
	}
}
// src/attempts/UnresolvedAttempt.tsx
var timeFormat = new Intl.DateTimeFormat("en-GB", {
	dateStyle: "short",
	timeStyle: "short"
});
/** Says what became of an attempt whose answer was lost: looked for, found with a link to it, not found, or unknown. */
function UnresolvedAttempt(props) {
	const [looks, setLooks] = (0, import_react.useState)(1);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Search, {
		...props,
		onAgain: () => setLooks(looks + 1)
	}, looks);
}
/** Looks for the attempt once. */
function Search(props) {
	const { attempt, paths, onDone, onFound, onAgain } = props;
	const translate = useTranslate();
	const { currencies } = useSettings();
	const dataProvider = usePlainDataProvider();
	const { journal, locks, keyed, found } = useAttempts();
	const [{ news, transactionID }, setNews] = (0, import_react.useState)({ news: "checking" });
	const tell = (0, import_react.useEffectEvent)((known) => {
		setNews(known);
		if (known.news === "found") onFound?.(attempt);
	});
	(0, import_react.useEffect)(function lookForIt() {
		const left = new AbortController();
		const { signal } = left;
		async function look() {
			signal.throwIfAborted();
			const resolution = await resolveAttempt(attempt, {
				dataProvider,
				keyed,
				found,
				signal
			}, true);
			if (resolution.kind !== "found") return { news: resolution.kind };
			const { details } = resolution;
			return {
				news: progressOf(details) === "refused" ? "refused" : "found",
				transactionID: answerOf(details).entityUID
			};
		}
		locks.hold(signatureOf(attempt), look).then((known) => !signal.aborted && tell(known), () => {});
		return () => left.abort();
	}, [
		attempt,
		dataProvider,
		keyed,
		locks,
		found
	]);
	function end(wasMade) {
		if (wasMade) journal.drop(attempt.attemptID);
		else journal.keep({
			...attempt,
			state: "notFound"
		});
		onDone(attempt);
	}
	function settle(wasMade) {
		if (wasMade) onFound?.(attempt);
		end(wasMade);
	}
	const { amount, currency, endpoint, startedAt } = attempt;
	const time = `\u2066${timeFormat.format(new Date(startedAt)).replace(",", "")}\u2069`;
	const action = translate(`attempt.action.${endpoint.replace("transactions.", "")}`);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AttemptNotice, {
		title: translate("attempt.lost"),
		news,
		href: transactionID && paths.one(transactionID),
		listHref: listPath(paths, listFilterOf(attempt)),
		onCheck: onAgain,
		onSettle: settle,
		onGoOn: () => end(news !== "notFound"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
			action,
			amount !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [" ", /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyText, {
				amount,
				...currencyOf(currencies, currency)
			})] }),
			". ",
			translate("attempt.sent", { time })
		] })
	});
}
function currencyOf(all, code) {
	const currency = all.find((one) => one.code === code);
	return currency && { currency };
}
// src/attempts/MoneyNotices.tsx
/** Whether a screen may send: nothing is under way, and nobody waits for news of an earlier attempt. */
function maySend({ state, unresolved }) {
	return unresolved.length === 0 && (state === "idle" || state === "notFound" || state === "found");
}
/** All there is to say about lost answers on a screen with money calls: earlier attempts first, then its own. */
function MoneyNotices({ call, paths, onFound }) {
	const translate = useTranslate();
	const { state, foundID, listFilter, unresolved } = call;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [unresolved.map((attempt) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(UnresolvedAttempt, {
		attempt,
		paths,
		onDone: call.dismiss,
		onFound
	}, attempt.attemptID)), state !== "idle" && state !== "sending" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AttemptNotice, {
		title: translate("attempt.lost"),
		news: state,
		href: foundID && paths.one(foundID),
		listHref: listFilter && listPath(paths, listFilter),
		onCheck: () => void call.check(),
		onSettle: (wasMade) => void call.settle(wasMade)
	})] });
}
export { pause as a, progressOf as c, resolveAttempt as i, verdictOf as l, maySend as n, listFilterOf as o, isSettled as r, answerOf as s, MoneyNotices as t };
