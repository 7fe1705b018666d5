import { Gn as useTranslate, rt as toAgorot } from "./app-k3iiw52.js";
import { a as hindranceOf, i as hasPause, n as access, o as isOver, r as charging, t as PauseForm } from "./PauseForm-bbpijou.js";
import { n as report, t as outcomesOf } from "./outcomes-fuoown0.js";
import { t as dayText } from "./dayText-muasmku.js";
import { B as parseList, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/resources/billingDeals/queuedDeals.ts
/** How each deal fared in a call on several (docs/wire.md §5.5). */
var outcomesOfDeals = (ids, answer) => outcomesOf(ids, answer, {
	list: "notQueuedDeals",
	wordOf: (code) => `deal.hindrance.${code}`
});
// src/resources/billingDeals/PauseManyForm.tsx
var import_jsx_runtime = require_jsx_runtime();
/** What a pause makes of the action on many deals: one call for each, as the contract has it. */
var pausing = (body) => ({
	asks: {
		title: "deal.pause.titleOfMany",
		text: "deal.pause.textOfMany",
		values: {
			from: dayText(body.pausedFrom),
			to: dayText(body.pausedTo)
		},
		tone: "forward"
	},
	async run([row], { dataProvider }) {
		if (!row) return [];
		return outcomesOfDeals([row.id], await dataProvider.call("billing.pause", {
			path: { id: row.id },
			body,
			...report
		}));
	}
});
/** Asks from when to when many deals are paused, before the plan is made. */
function PauseManyForm(props) {
	const { onClose, onFilled } = props;
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PauseForm, {
		title: translate("deal.pause.formOfMany"),
		text: translate("deal.pause.text"),
		send: translate("deal.pause.toPlan"),
		save: async (body) => {
			onFilled(pausing(body));
			return {
				status: "success",
				message: ""
			};
		},
		onClose
	});
}
// src/resources/billingDeals/terminalDeals.ts
/** Rows of one question; a server gives a thousand at most. */
var take = 1e3;
/** The deals of a terminal that a filter keeps, all pages of them, as rows of the list. */
async function dealsOf({ dataProvider, terminalID }, filter) {
	const rows = [];
	for (;;) {
		const query = {
			terminalID,
			...filter,
			take,
			skip: rows.length
		};
		const { data } = parseList(await dataProvider.call("billing.list", { query }));
		rows.push(...data.map((row) => ({
			...row,
			id: String(row.billingDealID)
		})));
		if (data.length < take) return rows;
	}
}
/** Those whose charge is due. */
var dueDeals = (tools) => dealsOf(tools, { actual: true });
/** Those that are active. */
var activeDeals = (tools) => dealsOf(tools, { onlyActive: true });
// src/resources/billingDeals/manyActions.ts
/** What a deal charges each time. */
var amountOf = ({ transactionAmount, currency }) => transactionAmount === void 0 || !currency ? void 0 : {
	agorot: toAgorot(transactionAmount),
	currency
};
/** Calls on several deals take a thousand at most. */
var atOnce = 500;
/** Sends the ids of several deals, and reads how each fared. */
var runOn = (endpoint) => async (rows, { dataProvider }) => {
	const ids = rows.map(({ id }) => id);
	return outcomesOfDeals(ids, await dataProvider.call(endpoint, {
		body: { billingDealsID: ids },
		...report
	}));
};
/** Charges what is due of them. */
var trigger = {
	key: "trigger",
	label: "deal.trigger.action",
	kind: "many",
	...charging,
	done: "QueuedTransactions",
	notDone: "CouldNotQueueTransactions",
	skips: hindranceOf,
	judgesRecord: () => true,
	amount: amountOf,
	asks: {
		title: "deal.trigger.titleOfMany",
		text: "deal.trigger.textOfMany",
		tone: "forward"
	}
};
var triggerTicked = {
	...trigger,
	atOnce,
	run: runOn("billing.trigger")
};
/** Pauses them one by one, from day to day as its form says. */
var pause = {
	key: "pause",
	label: "deal.pause.action",
	kind: "many",
	access,
	Form: PauseManyForm,
	asks: {
		title: "deal.pause.titleOfMany",
		text: "deal.pause.textOfMany"
	},
	done: "deal.pause.doneMany",
	skips(deal) {
		if (isOver(deal)) return "deal.hindrance.DealFinished";
		if (deal.active === false) return "deal.hindrance.DealInactive";
		return hasPause(deal) ? "deal.hindrance.DealHasPause" : void 0;
	},
	atOnce: 1,
	run: async () => []
};
/** What can be done with ticked deals. */
var bulkActions = [
	triggerTicked,
	{
		key: "activate",
		label: "deal.activate.action",
		kind: "many",
		...charging,
		asks: {
			title: "deal.activate.titleOfMany",
			text: "deal.activate.textOfMany",
			tone: "forward"
		},
		done: "deal.activate.doneMany",
		skips: (deal) => isOver(deal) ? "deal.hindrance.DealFinished" : deal.active === true ? "deal.hindrance.DealActive" : void 0,
		amount: amountOf,
		atOnce,
		run: runOn("billing.activate")
	},
	pause,
	{
		key: "unpause",
		label: "deal.unpause.action",
		kind: "many",
		...charging,
		asks: {
			title: "deal.unpause.titleOfMany",
			text: "deal.unpause.text",
			tone: "forward"
		},
		done: "deal.unpause.doneMany",
		skips: (deal) => hasPause(deal) ? void 0 : "deal.hindrance.DealNotPaused",
		amount: amountOf,
		atOnce: 1,
		async run([row], { dataProvider }) {
			if (!row) return [];
			return outcomesOfDeals([row.id], await dataProvider.call("billing.unpause", {
				path: { id: row.id },
				...report
			}));
		}
	},
	{
		key: "disable",
		label: "deal.disable.action",
		kind: "many",
		danger: true,
		access,
		asks: {
			title: "deal.disable.titleOfMany",
			text: "deal.disable.textOfMany"
		},
		done: "deal.disable.doneMany",
		skips: (deal) => deal.active === false ? "deal.hindrance.DealInactive" : void 0,
		amount: amountOf,
		atOnce,
		run: runOn("billing.disable")
	}
];
/** What can be done with all deals of a terminal. */
var listActions = [{
	...trigger,
	label: "deal.trigger.all",
	rows: dueDeals,
	again: triggerTicked,
	async run(rows, { dataProvider, terminalID }) {
		const answer = await dataProvider.call("billing.triggerByTerminal", {
			path: { terminalID },
			...report
		});
		return outcomesOfDeals(rows.map(({ id }) => id), answer);
	}
}, {
	...pause,
	key: "pauseAll",
	label: "deal.pause.all",
	rows: activeDeals
}];
export { bulkActions, listActions };
