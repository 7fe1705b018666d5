import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { n as maySend } from "./MoneyNotices-55vnb2t.js";
import { Bn as useNavigate, Gn as useTranslate, Zn as untilRead, dr as require_react, qn as useNotify, ur as useQueryClient } from "./app-k3iiw52.js";
import { t as ConfirmDialog } from "./ConfirmDialog-o17rvq4.js";
import { t as labelOf } from "./actions-bvmkp5u.js";
import { n as useQuestionText, t as useActionWords } from "./useActionWords-onmv0yy.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/actions/AskFirst.tsx
var import_jsx_runtime = require_jsx_runtime();
/** The question before an action on one record. */
function AskFirst({ action, question, name, onAnswer }) {
	const translate = useTranslate();
	const textOf = useQuestionText(name);
	const { agree = labelOf(action), refuse = "action.cancel", tone } = question;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmDialog, {
		...textOf(question),
		agree: translate(agree),
		refuse: translate(refuse),
		tone: tone ?? (action.danger ? "danger" : "careful"),
		onAnswer
	});
}
// src/actions/useRunAction.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** Whether it runs as soon as it is chosen: an operation without a question. */
var runsAtOnce = (action) => action.kind === "operation" && action.asks === void 0;
/**
* Runs an operation, one at a time, and waits until what it changed has been read again. Whatever comes of it the
* person is told.
*/
function useRunOperation(tools) {
	const queryClient = useQueryClient();
	const translate = useTranslate();
	const notify = useNotify();
	const running = (0, import_react.useRef)(false);
	return async (action, record) => {
		if (running.current) return;
		running.current = true;
		const answer = await action.run(record, tools).catch(() => void 0);
		await untilRead(queryClient);
		if (action.done && answer && answer.status !== "error") notify(translate(action.done), { type: "success" });
		running.current = false;
	};
}
/**
* Sends what moves money through the attempts, waits as above, says what was done and opens what came of it.
* @returns what the server answered; nothing while nobody knows.
*/
function useSendMoney(call) {
	const queryClient = useQueryClient();
	const translate = useTranslate();
	const notify = useNotify();
	const navigate = useNavigate();
	const words = useActionWords();
	return async (action, record, order) => {
		const answer = await call.send(action.endpoint, action.Dialog ? {
			...order,
			quiet: true
		} : order);
		await untilRead(queryClient);
		if (!answer || answer.status === "error") return answer;
		const { text, values } = action.done(record, order, words);
		notify(translate(text, values), { type: "success" });
		if (action.follows && answer.entityUID) navigate(action.paths.one(answer.entityUID));
		return answer;
	};
}
// src/actions/ActionDialog.tsx
/** What comes before, or in place of, an action that was chosen: its form, or a question. */
function ActionDialog({ action, record, name, onClose, onAgree }) {
	const words = useActionWords();
	if (action.kind === "dialog") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(action.Dialog, {
		record,
		onClose
	});
	const question = action.kind === "link" ? void 0 : action.asks?.(record, words);
	if (!question) return null;
	const answer = (agreed) => agreed ? onAgree() : onClose();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AskFirst, {
		action,
		question,
		name,
		onAnswer: answer
	});
}
/** The same before an action that moves money, whose form shows what became of lost answers itself. */
function MoneyDialog({ call, notices, ...chosen }) {
	const send = useSendMoney(call);
	const { action, record, onClose } = chosen;
	if (!action.Dialog) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActionDialog, { ...chosen });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(action.Dialog, {
		record,
		onClose,
		blocked: !maySend(call),
		isLost: call.state !== "idle" && call.state !== "sending",
		notices,
		send: async (order) => {
			const answer = await send(action, record, order);
			if (answer && answer.status !== "error") onClose();
			return answer;
		}
	});
}
export { useSendMoney as a, useRunOperation as i, MoneyDialog as n, runsAtOnce as r, ActionDialog as t };
