import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Gn as useTranslate, dr as require_react } from "./app-k3iiw52.js";
import { n as maySend, t as MoneyNotices } from "./MoneyNotices-55vnb2t.js";
import { t as useMoneyCall } from "./useMoneyCall-lay9wje.js";
import { t as TaskDialog } from "./TaskDialog-ehy2yh5.js";
import { a as useSendMoney, n as MoneyDialog } from "./ActionDialog-in41nz3.js";
import { t as labelOf } from "./actions-bvmkp5u.js";
import { t as terminalOf } from "./useActions-d8ukh9p.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/actions/row/MoneyOfRow.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** An action that moves money, chosen in a row's menu: there is no page to tell of lost answers, so a dialog does. */
function MoneyOfRow({ action, record, name, tools, onClose }) {
	const translate = useTranslate();
	const call = useMoneyCall(terminalOf(record, tools));
	const send = useSendMoney(call);
	const [agreed, setAgreed] = (0, import_react.useState)(false);
	const notices = /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyNotices, {
		call,
		paths: action.paths
	});
	async function pay() {
		if (!action.order) return;
		setAgreed(true);
		if (await send(action, record, action.order(record))) onClose();
	}
	const isNews = call.state !== "idle" && call.state !== "sending";
	if (agreed && isNews || !action.Dialog && !maySend(call) && call.state !== "sending") {
		const close = {
			text: translate("shell.close"),
			act: onClose
		};
		return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TaskDialog, {
			title: translate(labelOf(action)),
			main: close,
			onEscape: onClose,
			children: notices
		});
	}
	if (agreed) return null;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyDialog, {
		action,
		record,
		name,
		call,
		notices,
		onClose,
		onAgree: () => void pay()
	});
}
export { MoneyOfRow };
