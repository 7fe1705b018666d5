import { mn as require_jsx_runtime, rn as createSvgIcon } from "./boot-ejmxxq5.js";
import { An as iconButtonClass, Gn as useTranslate } from "./app-k3iiw52.js";
import { t as useCopy } from "./useCopy-mqyjp4o.js";
// node_modules/@mui/icons-material/esm/ContentCopyOutlined.js
var import_jsx_runtime = require_jsx_runtime();
var ContentCopyOutlined_default = createSvgIcon(/*#__PURE__*/ (0, import_jsx_runtime.jsx)("path", { d: "M16 1H4c-1.1 0-2 .9-2 2v14h2V3h12zm3 4H8c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h11c1.1 0 2-.9 2-2V7c0-1.1-.9-2-2-2m0 16H8V7h11z" }), "ContentCopyOutlined");
// src/ui/CopyButton.tsx
/** Copies a text. @param name what is copied, for the button's own name. */
function CopyButton({ text, name }) {
	const translate = useTranslate();
	const copy = useCopy();
	const label = translate("copy.named", { name });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		className: iconButtonClass("small"),
		"aria-label": label,
		title: label,
		onClick: () => void copy(text),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ContentCopyOutlined_default, { fontSize: "inherit" })
	});
}
export { CopyButton as t };
