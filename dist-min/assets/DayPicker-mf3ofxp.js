const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/CalendarPopover-mzgow78.js","assets/rolldown-runtime-ks8d4l7.js","assets/MaterialTheme-by4iwfk.js","assets/app-k3iiw52.js","assets/config-j31upzy.js","assets/boot-ejmxxq5.js","assets/boot-jp7zf7t.css","assets/app-etb98fb.css","assets/formatErrorMessage-grw9h7f.js","assets/capitalize-fbmjiyc.js","assets/IconButton-mimmoky.js","assets/ButtonBase-o8agz9r.js","assets/AnchoredPopover-lr73v4n.js","assets/getActiveElement-gq3q9sb.js","assets/Portal-gkfbg2o.js","assets/contains-hgq6l00.js","assets/useSlot-d56y98b.js","assets/createSvgIcon-gcnah6s.js"])))=>i.map(i=>d[i]);
import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { An as iconButtonClass, Gn as useTranslate, Tn as lazyPart, dr as require_react, ot as CalendarMonthOutlined_default } from "./app-k3iiw52.js";
import { Xt as __vitePreload, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/ui/days/DayPicker.module.css
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
var picker = "picker-nyk";
// src/ui/days/DayPicker.tsx
var import_jsx_runtime = require_jsx_runtime();
var CalendarPopover = lazyPart(async () => (await __vitePreload(async () => {
	const { CalendarPopover } = await import("./CalendarPopover-mzgow78.js");
	return { CalendarPopover };
}, __vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]))).CalendarPopover);
/** A field for a day, which is typed, and beside it a button with a calendar, whose code loads when a person comes near. */
function DayPicker({ label, disabled, children, ...choice }) {
	const name = useTranslate()("shell.calendar", { name: label });
	const button = (0, import_react.useRef)(null);
	const [open, setOpen] = (0, import_react.useState)(false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", {
		className: picker,
		children: [
			children,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				ref: button,
				type: "button",
				className: iconButtonClass("small"),
				"aria-label": name,
				title: name,
				"aria-haspopup": "dialog",
				"aria-expanded": open,
				disabled,
				...CalendarPopover.near,
				onClick: () => setOpen(true),
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CalendarMonthOutlined_default, { fontSize: "inherit" })
			}),
			open && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(CalendarPopover, {
				...choice,
				anchor: button,
				label: name,
				onClose: () => setOpen(false)
			})
		]
	});
}
export { DayPicker as t };
