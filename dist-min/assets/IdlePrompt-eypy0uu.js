import { Dn as useStore, Gn as useTranslate, kn as buttonClass, v as ModalCard, wn as visuallyHidden } from "./app-k3iiw52.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/app/session/IdlePrompt.module.css
var seconds = "seconds-_Xt";
// src/app/session/IdlePrompt.tsx
var import_jsx_runtime = require_jsx_runtime();
/** Seconds at which a screen reader says how many are left. */
var spoken = [
	60,
	30,
	10
];
/** Asks whether somebody is there before an idle session ends (spec §4 "Idle timer"). */
function IdlePrompt({ timer, monitor }) {
	const translate = useTranslate();
	const { phase, secondsLeft } = useStore(timer);
	const ended = useStore(monitor);
	if (phase !== "warning" || ended) return null;
	const lastSpoken = spoken.findLast((seconds) => secondsLeft <= seconds) ?? spoken[0];
	const left = (seconds) => translate("session.idle.left", { smart_count: seconds });
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(ModalCard, {
		title: translate("session.idle.prompt"),
		onEscape: timer.refresh,
		actions: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: buttonClass("filled"),
			onClick: timer.refresh,
			children: translate("session.idle.renew")
		}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
			type: "button",
			className: buttonClass(),
			onClick: () => void monitor.signOut(),
			children: translate("shell.signOut")
		})] }),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("session.idle.question") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				className: seconds,
				"aria-hidden": "true",
				children: left(secondsLeft)
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", {
				className: visuallyHidden,
				role: "timer",
				"aria-live": "assertive",
				"aria-atomic": "true",
				children: left(lastSpoken)
			})
		]
	});
}
export { IdlePrompt };
