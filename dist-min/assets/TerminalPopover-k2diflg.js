import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Gn as useTranslate, dn as useSelectedTerminal, dr as require_react, fn as useSettings, un as useSelectTerminal } from "./app-k3iiw52.js";
import { t as AnchoredPopover } from "./AnchoredPopover-lr73v4n.js";
import { t as checkboxLabel } from "./checkboxLabel-njpck4k.js";
import { L as isAvailable, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { t as Combobox } from "./Combobox-oynjqua.js";
// src/ui/combobox/InlineList.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var list = "list-vYe";
// src/ui/combobox/InlineList.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Stands in for the floating part of an Autocomplete whose list is always open below its input. */
function InlineList({ children }) {
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		className: list,
		children: typeof children === "function" ? null : children
	});
}
// src/ui/combobox/TerminalPicker.tsx
/** The combobox as the content of a popover: its list always open below the search, which starts empty. */
function useInline(inline, placeholder) {
	const [search, setSearch] = (0, import_react.useState)("");
	if (!inline) return {};
	return {
		autoFocus: true,
		placeholder,
		open: true,
		inputValue: search,
		onInputChange: (_, text, reason) => {
			if (reason !== "reset") setSearch(text);
		},
		forcePopupIcon: false,
		slots: { popper: InlineList },
		onClose: (_, reason) => {
			if (reason === "escape" || reason === "selectOption") inline.onClose();
		}
	};
}
/** The shared terminal picker: a searchable list, label "Terminal", showing labels, its value a terminalID (spec §2). */
function TerminalPicker(props) {
	const { value, onChange, showDeleted = false, required = false, disabled = false, clearable = false } = props;
	const translate = useTranslate();
	const id = (0, import_react.useId)();
	const { terminals, allTerminals } = useSettings();
	const inline = useInline(props.inline, translate("terminal.search"));
	const chosen = allTerminals.find(({ terminalID }) => terminalID === value);
	const offered = showDeleted ? allTerminals : terminals;
	const choiceOf = (terminal) => ({
		id: terminal.terminalID,
		title: isAvailable(terminal) ? terminal.label : `${terminal.label} (${translate("terminal.deleted")})`
	});
	const options = (chosen && !offered.includes(chosen) ? [...offered, chosen] : offered).map(choiceOf);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Combobox, {
		id,
		label: translate("terminal.label"),
		required,
		error: props.error ?? (required && !chosen ? translate("TerminalNotSelected") : void 0),
		options,
		value: chosen ? choiceOf(chosen) : null,
		onChange: (_, choice) => onChange(typeof choice === "string" ? choice : choice?.id),
		disabled,
		disableClearable: !clearable,
		autoHighlight: true,
		noOptionsText: translate("terminal.none"),
		...inline
	});
}
// src/app/shell/controls/TerminalPopover.module.css
var popover = "popover-eGN";
// src/app/shell/controls/TerminalPopover.tsx
/** Chooses the terminal of this tab. */
function TerminalPopover({ anchor, onClose }) {
	const translate = useTranslate();
	const { terminals, allTerminals } = useSettings();
	const { terminal } = useSelectedTerminal();
	const select = useSelectTerminal();
	const [showDeleted, setShowDeleted] = (0, import_react.useState)(false);
	function choose(terminalID) {
		onClose();
		if (terminalID !== void 0) select(terminalID);
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AnchoredPopover, {
		anchor,
		label: translate("terminal.choose"),
		onClose,
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: popover,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(TerminalPicker, {
				value: terminal.terminalID,
				onChange: choose,
				showDeleted,
				inline: { onClose }
			}), allTerminals.length > terminals.length && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: checkboxLabel,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "checkbox",
					checked: showDeleted,
					onChange: ({ currentTarget }) => setShowDeleted(currentTarget.checked)
				}), translate("terminal.showDeleted")]
			})]
		})
	});
}
export { TerminalPopover };
