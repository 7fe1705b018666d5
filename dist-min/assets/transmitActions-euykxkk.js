import { rt as toAgorot } from "./app-k3iiw52.js";
import { n as report, t as outcomesOf } from "./outcomes-fuoown0.js";
import { f as isObject, p as isOperationResponse } from "./config-j31upzy.js";
import { t as addDays } from "./calendarDays-iukpuns.js";
import { t as israelDay } from "./israelDay-fjzvcio.js";
import { t as readEach } from "./readEach-enamn00.js";
import { B as parseList } from "./boot-ejmxxq5.js";
// src/fields/transmission/transmitted.ts
var wordOf = (code) => `transaction.transmit.hindrance.${code}`;
/** How each transaction fared that was named to be transmitted (docs/wire.md §5.4). */
var outcomesOfSome = (ids, answer) => outcomesOf(ids, answer, {
	list: "notQueuedTransactions",
	wordOf
});
/**
* How everything that waited on a terminal fared against the plan: the answer names what it took along. Of the plan some
* may be gone by then, and what came to wait after it goes along. A server that names nothing has done what was planned.
*/
function outcomesOfAll(planned, answer) {
	const ids = planned.map(({ id }) => id);
	const more = isOperationResponse(answer) && isObject(answer.additionalData) ? answer.additionalData : {};
	if (!Array.isArray(more.queuedTransactions)) return outcomesOfSome(ids, answer);
	const queued = new Set(more.queuedTransactions.filter((id) => typeof id === "string"));
	const late = [...queued].filter((id) => !ids.includes(id));
	return [...ids.map((id) => queued.has(id) ? {
		id,
		done: true
	} : {
		id,
		done: false,
		reason: wordOf("NotInThisState")
	}), ...late.map((id) => ({
		id,
		done: true
	}))];
}
// src/fields/transmission/waitingTransactions.ts
/** Rows of one question; a server gives a thousand at most. */
var take = 1e3;
/** Card deals of a terminal that a filter keeps, all pages of them, as rows of the list. */
async function dealsOf({ dataProvider, terminalID }, filter) {
	const rows = [];
	for (;;) {
		const query = {
			terminalID,
			jDealType: "J4",
			paymentType: "card",
			...filter,
			take,
			skip: rows.length
		};
		const { data } = parseList(await dataProvider.call("transactions.list", { query }));
		rows.push(...data.map((row) => ({
			...row,
			id: String(row.paymentTransactionID)
		})));
		if (data.length < take) return rows;
	}
}
/** Those of them that wait, by their records: rows do not tell. */
async function stillWaiting({ dataProvider }, rows) {
	return (await readEach(rows, async (row) => ({
		...row,
		...await dataProvider.call("transactions.get", { path: { id: String(row.id) } })
	}))).filter(({ allowTransmission }) => allowTransmission);
}
/**
* What waits on a terminal for its transmission. Deals that were given back before it go along; every night transmits, so
* that they are of yesterday at the earliest.
*/
async function waitingTransactions(tools) {
	const [waiting, givenBack] = await Promise.all([dealsOf(tools, { notTransmitted: true }), dealsOf(tools, {
		statuses: ["chargeback"],
		dateFrom: addDays(israelDay(/* @__PURE__ */ new Date()), -1)
	})]);
	return [...waiting, ...await stillWaiting(tools, givenBack)];
}
// src/fields/transmission/transmitActions.ts
/** Ids that one call takes at most (docs/wire.md §1.1: a thousand). */
var atOnce = 500;
/** Whether a row may wait; of a deal that was given back only its record tells whether it was transmitted before. */
function mayWait({ jDealType, paymentTypeEnum, status, allowTransmission }) {
	if (jDealType !== "J4" || paymentTypeEnum !== "card") return false;
	return status === "awaitingForTransmission" || status === "chargeback" && allowTransmission !== false;
}
/** What it moves: a refund takes away. */
function movedBy(row) {
	const { transactionAmount, currency, specialTransactionType } = row;
	if (transactionAmount === void 0 || !currency) return void 0;
	const agorot = toAgorot(transactionAmount);
	return {
		agorot: specialTransactionType === "refund" ? -agorot : agorot,
		currency
	};
}
var transmit = {
	key: "transmit",
	label: "transaction.transmit.action",
	kind: "many",
	asks: {
		title: "transaction.transmit.titleOfMany",
		text: "transaction.transmit.textOfMany",
		tone: "forward"
	},
	done: "QueuedTransactions",
	notDone: "CouldNotQueueTransactions",
	skips: (row) => mayWait(row) ? void 0 : "transaction.transmit.hindrance.NotInThisState",
	judgesRecord: ({ status }) => status === "chargeback",
	amount: movedBy
};
/** Transmits ticked transactions, all of one terminal. */
var transmitTicked = {
	...transmit,
	atOnce,
	async run(rows, { dataProvider, terminalID }) {
		const ids = rows.map(({ id }) => id);
		const body = {
			terminalID,
			paymentTransactionIDs: ids
		};
		return outcomesOfSome(ids, await dataProvider.call("transmissions.transmit", {
			body,
			...report
		}));
	}
};
/** Transmits everything that waits on the terminal, in one call. */
var transmitAll = {
	...transmit,
	key: "transmitAll",
	label: "transaction.transmit.all",
	rows: waitingTransactions,
	again: transmitTicked,
	async run(rows, { dataProvider, terminalID }) {
		const path = { terminalID };
		return outcomesOfAll(rows, await dataProvider.call("transmissions.transmitByTerminal", {
			path,
			...report
		}));
	}
};
export { transmitTicked as n, transmitAll as t };
