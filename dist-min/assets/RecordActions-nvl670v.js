const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/MoneyActions-ot5zca0.js","assets/MoneyNotices-55vnb2t.js","assets/rolldown-runtime-ks8d4l7.js","assets/app-k3iiw52.js","assets/config-j31upzy.js","assets/boot-ejmxxq5.js","assets/boot-jp7zf7t.css","assets/app-etb98fb.css","assets/MoneyText-g01fbq2.js","assets/MoneyNotices-loq6ldd.css","assets/useMoneyCall-lay9wje.js","assets/israelDay-fjzvcio.js","assets/useChosenAction-lz28joe.js","assets/actions-bvmkp5u.js","assets/useChosenAction-h1o63vj.css","assets/ActionDialog-in41nz3.js","assets/ConfirmDialog-o17rvq4.js","assets/DialogFrame-lpe2wl1.js","assets/DialogFrame-cwtfyom.css","assets/useActionWords-onmv0yy.js"])))=>i.map(i=>d[i]);
import { Tn as lazyPart, ln as useIsOpen } from "./app-k3iiw52.js";
import { t as offeredOn } from "./isOffered-pag4coe.js";
import { n as ActionBar, r as actions, t as useChosenAction } from "./useChosenAction-lz28joe.js";
import { i as useRunOperation, r as runsAtOnce, t as ActionDialog } from "./ActionDialog-in41nz3.js";
import { Xt as __vitePreload, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { i as useLoadedActions, n as useActionTools, t as terminalOf } from "./useActions-d8ukh9p.js";
import { t as useNow } from "./useNow-l2xjup1.js";
// src/actions/record/PlainActions.tsx
var import_jsx_runtime = require_jsx_runtime();
var never = () => false;
/** A record's actions, none of which moves money. */
function PlainActions({ actions, record, name, tools, retry }) {
	const runOperation = useRunOperation(tools);
	const run = async (action) => action.kind === "operation" && runOperation(action, record);
	const { chosen, running, choose, agree, close } = useChosenAction(record, run, runsAtOnce);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActionBar, {
		actions,
		record,
		running,
		isOpen: chosen !== void 0,
		isDisabled: never,
		onChoose: choose,
		retry
	}), chosen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActionDialog, {
		action: chosen,
		record,
		name,
		onClose: close,
		onAgree: agree
	})] });
}
// src/actions/record/RecordActions.tsx
var MoneyActions = lazyPart(async () => (await __vitePreload(async () => {
	const { MoneyActions } = await import("./MoneyActions-ot5zca0.js");
	return { MoneyActions };
}, __vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19]))).MoneyActions);
var noActions = async () => [];
/** What can be done with a record, on its page: what is declared for the page, else for its row. */
function RecordActions({ declaration, record, name }) {
	const isOpen = useIsOpen();
	const tools = useActionTools(false);
	const { row, record: own } = declaration.actions ?? {};
	const [kind, load] = own ? ["record", own] : ["row", row ?? noActions];
	const { actions: loaded, failed, retry } = useLoadedActions(declaration.name, kind, load);
	const actions$1 = loaded ?? [];
	const now = useNow(actions$1.map(({ until }) => until?.(record)?.getTime()));
	if (!loaded && !failed) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { className: actions });
	const bar = {
		actions: offeredOn(actions$1, record, tools, isOpen, now),
		record,
		name,
		tools,
		...failed && { retry }
	};
	const money = actions$1.find((action) => action.kind === "money");
	if (money?.kind !== "money") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(PlainActions, { ...bar });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyActions, {
		...bar,
		terminalID: terminalOf(record, tools),
		paths: money.paths
	});
}
export { RecordActions as t };
