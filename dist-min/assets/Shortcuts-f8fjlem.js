import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Bn as useNavigate, Dn as useStore, Gn as useTranslate, Tt as rowSelector, dr as require_react, g as useCurrentRoute, ln as useIsOpen, p as sheetStore, wt as focusRow, yn as useSaved } from "./app-k3iiw52.js";
import { Qt as pathTo, en as policyOf, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { t as checkboxLabel } from "./checkboxLabel-njpck4k.js";
import { t as TaskDialog } from "./TaskDialog-ehy2yh5.js";
// src/app/shortcuts/onScreen.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** What of the page is on screen: lists that rest are not. */
function onScreen(selector) {
	return [...document.querySelectorAll(selector)].filter((one) => one.closest("[aria-hidden=true]") === null);
}
/** Moves the focus to the first filter of the list. @returns false where there is none. */
function focusFilters() {
	const [first] = onScreen(":is(input, select, button)").filter((one) => one.closest("[data-filters]") !== null);
	first?.focus();
	return first !== void 0;
}
/** Opens the record beside, on the page of one; else moves the focus along the rows, from none to the first. */
function moveOn(towards) {
	const [link] = onScreen(`[data-neighbour=${towards}]`);
	if (link) return link.click();
	const rows = onScreen(rowSelector);
	const at = rows.findIndex((row) => row.contains(document.activeElement));
	focusRow(at < 0 ? rows[0] : rows[at + (towards === "next" ? 1 : -1)], false);
}
// src/app/shortcuts/shortcuts.ts
/** The keys that act by themselves. `sheet` is the same place with the shift key. */
var shortcutKeys = {
	sheet: {
		code: "Slash",
		cap: "?"
	},
	filters: {
		code: "Slash",
		cap: "/"
	},
	next: {
		code: "KeyJ",
		cap: "J"
	},
	previous: {
		code: "KeyK",
		cap: "K"
	},
	charge: {
		code: "KeyN",
		cap: "N"
	},
	quickCharge: {
		code: "KeyQ",
		cap: "Q"
	},
	goTo: {
		code: "KeyG",
		cap: "G"
	}
};
/** The lists that follow `goTo`. */
var destinations = [
	{
		route: "Transactions",
		code: "KeyT",
		cap: "T"
	},
	{
		route: "Customers",
		code: "KeyC",
		cap: "C"
	},
	{
		route: "Items",
		code: "KeyI",
		cap: "I"
	},
	{
		route: "BillingDeals",
		code: "KeyB",
		cap: "B"
	},
	{
		route: "PaymentRequests",
		code: "KeyP",
		cap: "P"
	},
	{
		route: "Invoices",
		code: "KeyV",
		cap: "V"
	}
];
/** Milliseconds within which the second key follows the first. */
var sequenceMs = 1500;
var names = [
	"filters",
	"next",
	"previous",
	"charge",
	"quickCharge",
	"goTo"
];
/**
* Reads keys one after the other, by their place on the keyboard, so that a Hebrew layout gives the same shortcuts.
* @returns for each key what it means; undefined for none, also for the first of two.
*/
function createKeyReader() {
	let leaderAt = -Infinity;
	return ({ code, key, shiftKey, ctrlKey, metaKey, altKey, timeStamp }) => {
		const isSecond = timeStamp - leaderAt < sequenceMs;
		leaderAt = -Infinity;
		if (ctrlKey || metaKey || altKey) return void 0;
		if (shiftKey) return code === shortcutKeys.sheet.code || key === "?" ? "sheet" : void 0;
		if (isSecond) return destinations.find((one) => one.code === code);
		const name = names.find((one) => shortcutKeys[one].code === code);
		if (name !== "goTo") return name;
		leaderAt = timeStamp;
	};
}
var typing = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])";
var overPage = "dialog[open], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]";
/** Whether keys mean what they say: somebody types, chooses in a menu or answers a dialog. */
function isTaken({ target, defaultPrevented, isComposing }) {
	if (defaultPrevented || isComposing) return true;
	return target instanceof Element && target.closest(typing) !== null || document.querySelector(overPage) !== null;
}
// src/app/shortcuts/ShortcutSheet.module.css
var groups = "groups-plP";
var title = "title-plP";
var lines = "lines-plP";
var line = "line-plP";
var key = "key-plP";
// src/app/shortcuts/ShortcutSheet.tsx
var import_jsx_runtime = require_jsx_runtime();
function Lines({ title: title$1, lines: lines$1 }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
		className: title,
		children: title$1
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
		className: lines,
		children: lines$1.map(({ caps, text }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: line,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: text }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", {
				dir: "ltr",
				children: caps.map((cap) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("kbd", {
					className: key,
					children: cap
				}, cap))
			})]
		}, text))
	})] });
}
/** Every shortcut of the keyboard that is open to the person, and the switch that turns those of single keys off. */
function ShortcutSheet({ onClose }) {
	const translate = useTranslate();
	const isOpen = useIsOpen();
	const [enabled, setEnabled] = useSaved("shortcuts");
	const words = (key) => translate(`shortcuts.${key}`);
	const line = (name) => ({
		caps: [shortcutKeys[name].cap],
		text: words(name)
	});
	const lists = destinations.filter(({ route }) => isOpen(policyOf(route))).map(({ route, cap }) => ({
		caps: [shortcutKeys.goTo.cap, cap],
		text: translate(`route.${route}`)
	}));
	const alwaysThere = [
		{
			caps: ["↑", "↓"],
			text: words("rows")
		},
		{
			caps: ["Enter"],
			text: words("open")
		},
		{
			caps: ["Space"],
			text: words("tick")
		},
		{
			caps: [
				"Shift",
				"→",
				"←"
			],
			text: words("width")
		},
		{
			caps: ["Esc"],
			text: words("close")
		}
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(TaskDialog, {
		title: translate("shell.shortcuts"),
		main: {
			text: translate("shell.close"),
			act: onClose
		},
		onEscape: onClose,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: checkboxLabel,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "checkbox",
					checked: enabled,
					onChange: (event) => setEnabled(event.target.checked)
				}), words("enabled")]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: groups,
				"data-off": !enabled || void 0,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Lines, {
					title: words("anywhere"),
					lines: [
						"charge",
						"quickCharge",
						"filters",
						"next",
						"previous",
						"sheet"
					].map(line)
				}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Lines, {
					title: words("goTo"),
					lines: lists
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Lines, {
				title: words("lists"),
				lines: alwaysThere
			})
		]
	});
}
// src/app/shortcuts/Shortcuts.tsx
/**
* Shortcuts of single keys, for who has not switched them off (WCAG 2.1.4). None fires while somebody types or a dialog
* is open, and in a wizard only their sheet opens: what is typed there is not left by a slip.
*/
function Shortcuts() {
	const navigate = useNavigate();
	const isOpen = useIsOpen();
	const inWizard = useCurrentRoute()?.definition.layout === "wizard";
	const [enabled] = useSaved("shortcuts");
	const sheetOpen = useStore(sheetStore);
	const [read] = (0, import_react.useState)(createKeyReader);
	function act(pressed) {
		if (pressed === "sheet") {
			sheetStore.write(true);
			return true;
		}
		if (inWizard) return false;
		if (pressed === "filters") return focusFilters();
		if (pressed === "next" || pressed === "previous") moveOn(pressed);
		else if (pressed === "charge" || pressed === "quickCharge") navigate(pathTo(pressed === "charge" ? "Charge" : "QuickCharge"));
		else if (isOpen(policyOf(pressed.route))) navigate(pathTo(pressed.route));
		return true;
	}
	const listen = (0, import_react.useEffectEvent)((event) => {
		if (isTaken(event)) return;
		const pressed = read(event);
		if (pressed && act(pressed)) event.preventDefault();
	});
	(0, import_react.useEffect)(function listenToKeys() {
		if (!enabled) return void 0;
		const hear = (event) => listen(event);
		document.addEventListener("keydown", hear);
		return () => document.removeEventListener("keydown", hear);
	}, [enabled]);
	return sheetOpen && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ShortcutSheet, { onClose: () => sheetStore.write(false) });
}
export { Shortcuts };
