const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/MoneyOfRow-dfmcf33.js","assets/rolldown-runtime-ks8d4l7.js","assets/app-k3iiw52.js","assets/config-j31upzy.js","assets/boot-ejmxxq5.js","assets/boot-jp7zf7t.css","assets/app-etb98fb.css","assets/MoneyNotices-55vnb2t.js","assets/MoneyText-g01fbq2.js","assets/MoneyNotices-loq6ldd.css","assets/useMoneyCall-lay9wje.js","assets/israelDay-fjzvcio.js","assets/TaskDialog-ehy2yh5.js","assets/DialogFrame-lpe2wl1.js","assets/DialogFrame-cwtfyom.css","assets/ActionDialog-in41nz3.js","assets/ConfirmDialog-o17rvq4.js","assets/actions-bvmkp5u.js","assets/useActionWords-onmv0yy.js","assets/useActions-d8ukh9p.js"])))=>i.map(i=>d[i]);
import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { At as rowName, Bn as useNavigate, Gn as useTranslate, Tn as lazyPart, dr as require_react, ln as useIsOpen, tr as require_react_dom, ut as useNarrow } from "./app-k3iiw52.js";
import { a as MenuList, i as MenuItem, t as MenuPopup } from "./MenuPopup-m5oepbs.js";
import { t as MaterialTheme } from "./MaterialTheme-by4iwfk.js";
import { t as Sheet } from "./Sheet-b56574n.js";
import { Xt as __vitePreload, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { t as labelOf } from "./actions-bvmkp5u.js";
import { i as useRunOperation, r as runsAtOnce, t as ActionDialog } from "./ActionDialog-in41nz3.js";
import { t as offeredOn } from "./isOffered-pag4coe.js";
import { i as useLoadedActions, r as useListTools } from "./useActions-d8ukh9p.js";
// src/ui/menus/MenuSheet.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_react_dom = /* @__PURE__ */ __toESM(require_react_dom(), 1);
var sheet = "sheet-Isu";
var content = "content-Isu";
// src/ui/menus/MenuSheet.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A menu for a phone: a sheet at the lower edge that keeps the focus until it closes. */
function MenuSheet({ label, heading: heading$1, items, onClose }) {
	const list = (0, import_react.useRef)(null);
	(0, import_react.useLayoutEffect)(function focusFirst() {
		list.current?.querySelector("[role=menuitem]")?.focus();
	}, []);
	function choose(item) {
		onClose();
		item.onSelect();
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sheet, {
		label,
		className: sheet,
		onClose,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: content,
			children: [heading$1 !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: "heading-AwS",
				children: heading$1
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MaterialTheme, { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuList, {
				ref: list,
				"aria-label": label,
				autoFocusItem: true,
				children: items.map((item) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MenuItem, {
					...item.danger && { className: "danger-AwS" },
					onClick: () => choose(item),
					children: item.label
				}, item.key))
			}) })]
		})
	});
}
// src/actions/row/ChosenOfRow.tsx
var MoneyOfRow = lazyPart(async () => (await __vitePreload(async () => {
	const { MoneyOfRow } = await import("./MoneyOfRow-dfmcf33.js");
	return { MoneyOfRow };
}, __vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19]))).MoneyOfRow);
/** What was chosen for a row and does not run at once: its form, or a question and then what it does. */
function ChosenOfRow({ action, record, name, tools, onClose }) {
	const run = useRunOperation(tools);
	const [running, setRunning] = (0, import_react.useState)(false);
	const chosen = {
		record,
		name,
		onClose
	};
	if (action.kind === "money") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(MoneyOfRow, {
		...chosen,
		action,
		tools
	});
	function agree() {
		if (action.kind !== "operation") return;
		setRunning(true);
		run(action, record).then(onClose);
	}
	return running ? null : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ActionDialog, {
		...chosen,
		action,
		onAgree: agree
	});
}
// src/actions/row/OpenRowMenu.tsx
var noActions = async () => [];
/** The menu of one row, and then what was chosen in it. */
function OpenRowMenu({ list, record, action, anchor, section, onChoose, onClose }) {
	const translate = useTranslate();
	const navigate = useNavigate();
	const narrow = useNarrow();
	const isOpen = useIsOpen();
	const tools = useListTools(list);
	const { declaration, columns, format } = list;
	const { actions, failed, retry } = useLoadedActions(declaration.name, "row", declaration.actions?.row ?? noActions);
	const name = rowName(record, columns, format);
	const runOperation = useRunOperation(tools);
	function giveFocusBack() {
		if (anchor.current?.isConnected || document.activeElement !== document.body) return;
		section.current?.querySelector("[data-row-link]")?.focus();
	}
	function close() {
		(0, import_react_dom.flushSync)(onClose);
		giveFocusBack();
	}
	function choose(one) {
		if (one.kind === "link") navigate(one.path(record));
		else if (runsAtOnce(one)) runOperation(one, record).then(giveFocusBack);
		else onChoose(one);
	}
	if (action) return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ChosenOfRow, {
		action,
		record,
		name,
		tools,
		onClose: close
	});
	if (!actions && !failed) return null;
	const items = offeredOn(actions ?? [], record, tools, isOpen).map((one) => ({
		key: one.key,
		label: translate(labelOf(one)),
		danger: one.danger ?? false,
		onSelect: () => choose(one)
	}));
	const missing = failed ? {
		key: "retry",
		label: translate("shell.retry"),
		onSelect: retry
	} : {
		key: "none",
		label: translate("action.none"),
		onSelect: onClose
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(narrow ? MenuSheet : MenuPopup, {
		anchor,
		label: translate("action.label", { name }),
		...narrow && { heading: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: name }) }) },
		items: items.length > 0 ? items : [missing],
		onClose
	});
}
export { OpenRowMenu };
