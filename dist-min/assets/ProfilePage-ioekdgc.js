import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Gn as useTranslate, Mn as usePerson, O as Chip, Rn as Link, dn as useSelectedTerminal, dr as require_react, fn as useSettings } from "./app-k3iiw52.js";
import { t as FormSection } from "./FormSection-hhc2zub.js";
import { L as isAvailable, Wt as terminalPath, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { t as checkboxLabel } from "./checkboxLabel-njpck4k.js";
import { t as valueRows } from "./valueRows-mvibzwz.js";
import { a as page, i as list } from "./terminals.module-bcpzx98.js";
// src/resources/terminals/ProfilePage.tsx
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var import_jsx_runtime = require_jsx_runtime();
/** Who is signed in, and as what. */
function PersonSection() {
	const translate = useTranslate();
	const { displayName, roles } = usePerson();
	const names = roles.map((role) => translate(`shell.role.${role}`)).join(", ");
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FormSection, {
		title: translate("terminalPage.profile.person"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("dl", {
			className: valueRows,
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: translate("terminalPage.profile.name") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: displayName }) })] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: translate("terminalPage.profile.roles") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: names || translate("terminalPage.profile.noRole") })] })]
		})
	});
}
function TerminalLine({ terminal, isSelected }) {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
			to: terminalPath(terminal.terminalID),
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: terminal.label })
		}),
		isSelected && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Chip, {
			tone: "info",
			children: translate("terminalPage.selected")
		}),
		!isAvailable(terminal) && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Chip, {
			tone: "neutral",
			children: translate("terminalPage.disabled")
		})
	] });
}
/** The person's own page: who they are, and the terminals they work on. */
function ProfilePage() {
	const translate = useTranslate();
	const { terminals, allTerminals } = useSettings();
	const { terminalID } = useSelectedTerminal().terminal;
	const [showsDisabled, setShowsDisabled] = (0, import_react.useState)(false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: page,
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(PersonSection, {}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
			title: translate("terminalPage.profile.terminals"),
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: checkboxLabel,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					type: "checkbox",
					checked: showsDisabled,
					onChange: ({ target }) => setShowsDisabled(target.checked)
				}), translate("terminal.showDeleted")]
			}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: list,
				children: (showsDisabled ? allTerminals : terminals).map((terminal) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(TerminalLine, {
					terminal,
					isSelected: terminal.terminalID === terminalID
				}, terminal.terminalID))
			})]
		})]
	});
}
export { ProfilePage };
