import { Gn as useTranslate, dn as useSelectedTerminal, jn as Notice } from "./app-k3iiw52.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/pages/featureNotice/FeatureNotice.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Stands where something would be made that needs features the selected terminal does not have (docs/rulings.md). */
function FeatureNotice({ feature }) {
	const translate = useTranslate();
	const { terminal } = useSelectedTerminal();
	const missing = [feature].flat().filter((one) => !terminal.enabledFeatures.includes(one));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notice, {
		title: translate("page.feature.title"),
		children: missing.map((one) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("page.feature.text", {
			feature: translate(`page.feature.name.${one}`),
			terminal: terminal.label
		}) }, one))
	});
}
export { FeatureNotice };
