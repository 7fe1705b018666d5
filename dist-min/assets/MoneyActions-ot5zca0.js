import { n as maySend, t as MoneyNotices } from "./MoneyNotices-55vnb2t.js";
import { t as useMoneyCall } from "./useMoneyCall-lay9wje.js";
import { n as ActionBar, t as useChosenAction } from "./useChosenAction-lz28joe.js";
import { a as useSendMoney, i as useRunOperation, n as MoneyDialog, r as runsAtOnce, t as ActionDialog } from "./ActionDialog-in41nz3.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/actions/record/MoneyActions.tsx
var import_jsx_runtime = require_jsx_runtime();
/**
* A record's actions, some of which move money: what became of calls whose answer was lost is said below them, and
* until that is known none is sent.
*/
function MoneyActions(props) {
	const { actions, record, name, tools, retry, terminalID, paths } = props;
	const call = useMoneyCall(terminalID);
	const runOperation = useRunOperation(tools);
	const send = useSendMoney(call);
	async function run(action) {
		if (action.kind === "operation") await runOperation(action, record);
		if (action.kind === "money" && action.order) await send(action, record, action.order(record));
	}
	const { chosen, running, choose, agree, close } = useChosenAction(record, run, runsAtOnce);
	const notices = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyNotices, {
		call,
		paths
	});
	const isDisabled = (action) => action.kind === "money" && !action.Dialog && !maySend(call);
	const hasOwnNotices = chosen?.kind === "money" && chosen.Dialog !== void 0;
	const dialog = {
		record,
		name,
		onClose: close,
		onAgree: agree
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActionBar, {
			actions,
			record,
			running,
			isDisabled,
			retry,
			isOpen: chosen !== void 0,
			onChoose: choose
		}),
		!hasOwnNotices && notices,
		chosen?.kind === "money" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyDialog, {
			...dialog,
			action: chosen,
			call,
			notices
		}),
		chosen && chosen.kind !== "money" && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActionDialog, {
			...dialog,
			action: chosen
		})
	] });
}
export { MoneyActions };
