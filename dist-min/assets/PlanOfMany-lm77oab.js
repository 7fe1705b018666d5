import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { At as rowName, Gn as useTranslate, On as useJobs, Qn as newsOf, dr as require_react, er as refusalTexts, lt as groupDigits, rr as useQuery } from "./app-k3iiw52.js";
import { t as labelOf } from "./actions-bvmkp5u.js";
import { n as RefusedRows, t as SumsText } from "./SumsText-i898zhy.js";
import { t as TaskDialog } from "./TaskDialog-ehy2yh5.js";
import { t as ConfirmDialog } from "./ConfirmDialog-o17rvq4.js";
import { Q as CallFailure, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { t as readEach } from "./readEach-enamn00.js";
// src/actions/many/plan.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
function sumsOf(amounts) {
	const sums = {};
	for (const amount of amounts) if (amount) sums[amount.currency] = (sums[amount.currency] ?? 0) + amount.agorot;
	return sums;
}
/** @param movesMoney rows at hand have amounts. */
function planOf(rows, skipped, movesMoney) {
	const amounts = rows.map(({ amount }) => amount);
	const unknown = movesMoney ? amounts.filter((amount) => amount === void 0).length : 0;
	return {
		rows,
		skipped,
		sums: sumsOf(amounts),
		unknown
	};
}
var isSame = (one, other) => one?.agorot === other.agorot && one.currency === other.currency;
/** Compares what came of each row with the plan; a row without an outcome was not reached. */
function reportOf({ rows, skipped }, outcomes) {
	const planned = new Map(rows.map((row) => [row.id, row]));
	const done = outcomes.filter((outcome) => outcome.done);
	const movedBy = ({ id, amount }) => amount ?? planned.get(id)?.amount;
	return {
		done: done.length,
		refused: [...skipped, ...outcomes.flatMap((one) => one.done ? [] : [{
			id: one.id,
			name: planned.get(one.id)?.name,
			reason: one.reason
		}])],
		moved: sumsOf(done.map(movedBy)),
		differences: done.flatMap(({ id, amount }) => {
			const row = planned.get(id);
			return amount && !isSame(row?.amount, amount) ? [{
				id,
				name: row?.name,
				planned: row?.amount,
				moved: amount
			}] : [];
		})
	};
}
// src/actions/many/planFor.ts
function judge(action, id, row, { columns, format, place }) {
	const name = action.name?.(row) ?? rowName(row, columns, format);
	const said = (reason) => ({
		id,
		name,
		reason,
		mending: action.mends?.(row)
	});
	const planned = {
		id,
		name,
		amount: action.amount?.(row)
	};
	const why = action.skips?.(row, place);
	if (why !== void 0) return {
		row: planned,
		skipped: said(why)
	};
	const doubt = action.doubts?.(row);
	return {
		row: planned,
		...doubt !== void 0 && { doubtful: said(doubt) }
	};
}
/**
* What an action would do with rows, which it would leave alone and why, and which of the others deserve a look.
* @param rowOf the row of an id, where it is at hand; what is not is not judged
*/
function planFor(action, ids, rowOf, told) {
	const all = ids.map((id) => {
		const row = rowOf(id);
		return row ? judge(action, id, row, told) : { row: { id } };
	});
	const plan = planOf(all.filter(({ skipped }) => !skipped).map(({ row }) => row), all.flatMap(({ skipped }) => skipped ?? []), action.amount !== void 0);
	const doubtful = all.flatMap((one) => one.doubtful ?? []);
	return doubtful.length > 0 ? {
		...plan,
		doubtful
	} : plan;
}
// src/actions/many/PlanDialog.tsx
/** Says what an action on many rows will do, before it does anything: how many, how much, and who is left alone. */
function PlanDialog({ action, plan: { rows, skipped, doubtful = [], sums, unknown, unjudged = 0 }, onAnswer }) {
	const translate = useTranslate();
	const counted = (key, count) => translate(key, {
		smart_count: count,
		count: groupDigits(count)
	});
	const { title, text, values, agree = labelOf(action), refuse = "action.cancel", tone } = action.asks;
	const words = {
		smart_count: rows.length,
		count: groupDigits(rows.length),
		name: rows[0]?.name ?? "",
		...values
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ConfirmDialog, {
		title: translate(title, words),
		text: translate(text, words),
		agree: translate(agree),
		refuse: translate(refuse),
		tone: tone ?? (action.danger ? "danger" : "careful"),
		onAnswer,
		children: [
			Object.keys(sums).length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
				translate("plan.sums"),
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SumsText, { sums }),
				unknown > 0 && ` · ${counted("plan.unknown", unknown)}`
			] }),
			unjudged > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: counted("plan.unjudged", unjudged) }),
			doubtful.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RefusedRows, {
				title: counted("plan.doubtful", doubtful.length),
				refused: doubtful
			}),
			skipped.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RefusedRows, {
				title: counted("plan.skipped", skipped.length),
				refused: skipped
			})
		]
	});
}
// src/actions/many/rehearse.ts
/** Records that are read for a plan at most; who asks for more is told how many are judged later. */
var mostRead = 100;
var planWith = (rehearsal, rowOf) => planFor(rehearsal.action, rehearsal.ids, rowOf, {
	...rehearsal.list,
	place: rehearsal.tools
});
/** The rows of a plan that cannot be judged by what is at hand. */
function unjudgedOf({ action, rowOf, stale }, { rows }) {
	if (!action.skips) return [];
	const isJudged = ({ id }) => {
		const row = rowOf(id);
		return !stale && row !== void 0 && !action.judgesRecord?.(row);
	};
	return rows.filter((row) => !isJudged(row)).map(({ id }) => id);
}
/** The plan by what is at hand alone; undefined where records are to be read first. */
function planAtHand(rehearsal) {
	const plan = planWith(rehearsal, rehearsal.rowOf);
	return unjudgedOf(rehearsal, plan).length === 0 ? plan : void 0;
}
/** Records by their ids; what cannot be read is left out. */
async function readRecords({ list, tools }, ids) {
	const { dataProvider } = await tools.dataProvider.forJob();
	const answers = await readEach(ids, (id) => dataProvider.getOne(list.declaration.name, { id }).then(({ data }) => [[id, data]], () => []));
	return new Map(answers.flat());
}
/**
* What an action would do with rows. Those that were never on screen, or whose verdict depends on more than a list tells,
* are judged by their records; what still cannot be judged is counted in the plan.
*/
async function rehearse(rehearsal) {
	const plan = planWith(rehearsal, rehearsal.rowOf);
	const unjudged = unjudgedOf(rehearsal, plan);
	if (unjudged.length > mostRead) return {
		...plan,
		unjudged: unjudged.length
	};
	const records = await readRecords(rehearsal, unjudged);
	const rowOf = (id) => {
		const [row, record] = [rehearsal.rowOf(id), records.get(id)];
		return record ? {
			...row,
			...record
		} : row;
	};
	return {
		...planWith(rehearsal, rowOf),
		unjudged: unjudged.length - records.size
	};
}
// src/actions/many/runMany.ts
/** Whether going on makes sense: what the server refused is about some rows, no answer is about all. */
var isRefusal = (error) => error instanceof CallFailure && (error.kind === "badRequest" || error.kind === "notFound");
async function attempt(action, rows, tools) {
	try {
		return await action.run(rows, tools);
	} catch (error) {
		if (!isRefusal(error)) throw error;
		const reason = error.response && refusalTexts(error.response, true).join(" ") || error.message;
		return rows.map(({ id }) => ({
			id,
			done: false,
			reason
		}));
	}
}
/**
* Does what a plan says, some rows at a time, and reports against it: done, refused with a reason, not reached. A person
* may leave the list meanwhile, or cancel; the call under way is then still waited for. A call without an answer stops
* it. What was changed is told once, at the end.
*/
async function runMany({ jobs, action, plan, tools, again }) {
	const { rows, skipped, sums } = plan;
	const outcomes = [];
	const work = () => {
		const total = rows.length + skipped.length;
		return {
			kind: "bulk",
			said: action.done,
			...action.notDone && { saidNot: action.notDone },
			total,
			planned: sums,
			...reportOf(plan, outcomes)
		};
	};
	const { id, signal } = jobs.start({
		name: labelOf(action),
		work: work(),
		asksBeforeUnload: true
	});
	let state = "done";
	let failure;
	const { dataProvider, tell } = await tools.dataProvider.forJob();
	try {
		for (let start = 0; start < rows.length; start += action.atOnce) {
			if (signal.aborted) {
				state = "cancelled";
				break;
			}
			outcomes.push(...await attempt(action, rows.slice(start, start + action.atOnce), {
				...tools,
				dataProvider
			}));
			jobs.progress(id, work());
		}
	} catch (error) {
		state = "failed";
		if (error instanceof CallFailure) failure = newsOf(error);
	}
	tell();
	const done = new Set(outcomes.filter((outcome) => outcome.done).map((outcome) => outcome.id));
	const left = rows.map((row) => row.id).filter((rowID) => !done.has(rowID));
	jobs.finish(id, {
		state,
		work: work(),
		...failure && { failure },
		...left.length > 0 && { again: {
			count: left.length,
			Dialog: again(left)
		} }
	});
}
// src/actions/many/PlanOfMany.tsx
/** Rows that were read, as they are asked about. */
function askedRows(rows) {
	const byId = new Map(rows.map((row) => [String(row.id), row]));
	return {
		ids: [...byId.keys()],
		rowOf: (id) => byId.get(id)
	};
}
/** The plan of an action, made anew with each opening; it stays as it was made. */
function usePlan({ action, rows, list, tools }, isFilled) {
	const key = (0, import_react.useId)();
	const [progress, setProgress] = (0, import_react.useState)();
	const [atHand] = (0, import_react.useState)(() => typeof rows === "function" ? void 0 : planAtHand({
		...rows,
		action,
		list,
		tools
	}));
	const { data: plan, isError } = useQuery({
		queryKey: [
			"plan",
			list.declaration.name,
			action.key,
			key
		],
		staleTime: Infinity,
		gcTime: 0,
		retry: false,
		enabled: isFilled,
		refetchOnWindowFocus: action.mends ? "always" : false,
		...atHand && { initialData: atHand },
		queryFn: async ({ signal }) => {
			const tell = (read, of) => setProgress({
				read,
				of
			});
			return rehearse({
				...typeof rows === "function" ? askedRows(await rows({
					signal,
					tell
				})) : rows,
				action,
				list,
				tools
			});
		}
	});
	return {
		plan,
		isError,
		progress
	};
}
/** There is nothing to be done, or nothing known yet. */
function NoPlan({ action, plan, failed, progress, onClose }) {
	const translate = useTranslate();
	const close = {
		text: translate("action.cancel"),
		act: onClose
	};
	const count = plan?.skipped.length ?? 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(TaskDialog, {
		title: translate(labelOf(action)),
		main: close,
		onEscape: onClose,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				"aria-live": "polite",
				"aria-busy": !plan && !failed,
				children: translate(plan ? "plan.nothing" : failed ? "plan.failed" : "plan.reading")
			}),
			!plan && !failed && progress && progress.of > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("plan.checked", {
				read: groupDigits(progress.read),
				total: groupDigits(progress.of)
			}) }),
			plan && count > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RefusedRows, {
				title: translate("plan.skipped", {
					smart_count: count,
					count: groupDigits(count)
				}),
				refused: plan.skipped
			})
		]
	});
}
/**
* Asks what an action on many rows needs to know, reads what its plan needs, shows the plan, and runs it as one. The report
* leads back here with the rows that were not done.
*/
function PlanOfMany(props) {
	const { action, again = action, list, tools, onClose, onStart } = props;
	const jobs = useJobs();
	const [filled, setFilled] = (0, import_react.useState)();
	const { plan, isError, progress } = usePlan(props, !action.Form || filled !== void 0);
	if (action.Form && !filled) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(action.Form, {
		onClose,
		onFilled: setFilled
	});
	if (!plan || plan.rows.length === 0) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(NoPlan, {
		action,
		...plan && { plan },
		failed: isError,
		progress,
		onClose
	});
	const { Form: _, ...others } = {
		...again === "whole" ? action : again,
		...filled
	};
	const retry = (ids) => {
		const rowOf = (id) => typeof props.rows === "function" ? void 0 : props.rows.rowOf(id);
		const rows = again === "whole" ? props.rows : {
			ids,
			rowOf,
			stale: true
		};
		return (asked) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlanOfMany, {
			action: others,
			again,
			rows,
			list,
			tools,
			...asked
		});
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlanDialog, {
		action: {
			...action,
			...filled
		},
		plan,
		onAnswer: (agreed) => {
			onClose();
			if (!agreed) return;
			onStart?.();
			runMany({
				jobs,
				tools,
				plan,
				action: {
					...action,
					...filled
				},
				again: retry
			});
		}
	});
}
export { planFor as n, PlanOfMany as t };
