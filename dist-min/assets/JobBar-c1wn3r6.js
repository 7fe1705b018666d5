import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Gn as useTranslate, On as useJobs, S as useMessageText, V as useFocusAround, bt as ForeignText, dr as require_react, kn as buttonClass, lt as groupDigits } from "./app-k3iiw52.js";
import { O as successMessageMs } from "./config-j31upzy.js";
import { t as SupportLink } from "./SupportLink-im62eh5.js";
import { mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { n as RefusedRows, r as FoldedRows, t as SumsText } from "./SumsText-i898zhy.js";
// src/ui/focus/useFocusBack.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** For a bar that goes once a person is done with it: the focus goes back to where it came from, else to the title. */
function useFocusBack(place) {
	(0, import_react.useLayoutEffect)(function restoreFocus() {
		const bar = place.current;
		let before;
		const enter = ({ relatedTarget }) => {
			if (relatedTarget instanceof HTMLElement && !bar?.contains(relatedTarget)) before = relatedTarget;
		};
		bar?.addEventListener("focusin", enter);
		return () => {
			bar?.removeEventListener("focusin", enter);
			if (!bar?.contains(document.activeElement)) return;
			const back = before?.isConnected ? before : document.querySelector("h1");
			queueMicrotask(() => back?.focus());
		};
	}, [place]);
}
// src/actions/jobs/byteText.ts
/** A number of bytes as people read it. @example byteText(1_300_000) // '1.3 MB' */
function byteText(bytes) {
	if (bytes < 1e3) return `${bytes} B`;
	const kilobytes = bytes / 1e3;
	return kilobytes < 999.5 ? `${Math.round(kilobytes)} kB` : `${(kilobytes / 1e3).toFixed(1)} MB`;
}
// src/actions/jobs/FileJob.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A file that is made here counts rows, not bytes. */
function Making({ done, rows }) {
	const translate = useTranslate();
	const total = rows === void 0 ? "…" : groupDigits(Math.max(rows, done));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("progress", {
		"aria-label": translate("job.export.progress"),
		...rows !== void 0 && {
			value: done,
			max: Math.max(rows, done)
		}
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("job.bulk.progress", {
		done: groupDigits(done),
		total
	}) })] });
}
function Downloading({ work: { received, total, rows } }) {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("progress", {
		"aria-label": translate("job.export.progress"),
		...total !== void 0 && {
			value: received,
			max: total
		}
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [received > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
		dir: "ltr",
		children: total === void 0 ? byteText(received) : `${byteText(received)} / ${byteText(total)}`
	}), rows !== void 0 && " · "] }), rows !== void 0 && translate("job.export.rows", {
		smart_count: rows,
		count: groupDigits(rows)
	})] })] });
}
/** How much of a file has come, then what it is called. */
function FileJob({ work, state }) {
	const translate = useTranslate();
	switch (state) {
		case "running": return work.done === void 0 ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Downloading, { work }) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Making, {
			done: work.done,
			rows: work.rows
		});
		case "cancelled": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("job.export.cancelled") });
		case "failed": return null;
		case "done": return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: work.fileName }),
			" · ",
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
				dir: "ltr",
				children: byteText(work.received)
			})
		] });
	}
}
// src/actions/jobs/ImportJob.tsx
/** How much of a file has left, then that its rows are being taken in. */
function Sending({ work: { sent, total } }) {
	const translate = useTranslate();
	const isWhole = sent > 0 && sent >= total;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("progress", {
		"aria-label": translate("job.import.progress"),
		...!isWhole && {
			value: sent,
			max: total
		}
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: isWhole ? translate("job.import.taking") : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("bdi", {
		dir: "ltr",
		children: [
			byteText(sent),
			" / ",
			byteText(total)
		]
	}) })] });
}
/** A file on its way, then what became of its rows. */
function ImportJob({ work, state }) {
	const translate = useTranslate();
	if (state === "running") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Sending, { work });
	if (state === "cancelled") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate(work.sent >= work.total ? "job.import.cancelledLate" : "job.import.cancelled") });
	if (!work.counts) return null;
	const { succeeded, failed } = work.counts;
	const said = (key, count) => translate(key, {
		smart_count: count,
		count: groupDigits(count)
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [said("job.import.succeeded", succeeded), failed > 0 && ` · ${said("job.import.failed", failed)}`] });
}
// src/actions/jobs/jobs.module.css
var jobs = "jobs-dIl";
var job = "job-dIl";
var actions = "actions-dIl";
// src/actions/many/RowsReport.tsx
/** Rows that moved something else than was planned. */
function Differences({ differences }) {
	const translate = useTranslate();
	const rows = differences.map(({ id, name, planned, moved }) => ({
		id,
		name,
		said: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SumsText, { sums: { [moved.currency]: moved.agorot } }), planned && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [` · ${translate("job.bulk.planned")} `, /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SumsText, { sums: { [planned.currency]: planned.agorot } })] })] })
	}));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FoldedRows, {
		title: translate("job.bulk.differences"),
		rows
	});
}
/** What came of many rows against their plan: done, refused and left alone, how much, and where it differs. */
function RowsReport({ said, saidNot = "job.bulk.refused", total, done, refused, planned, moved, differences }) {
	const translate = useTranslate();
	const counts = [
		[said, done],
		[saidNot, refused.length],
		["job.bulk.notReached", total - done - refused.length]
	];
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [
		/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: counts.filter(([text, count]) => text === said || count > 0).map(([text, count]) => translate(text, {
			smart_count: count,
			count: groupDigits(count)
		})).join(" · ") }),
		Object.keys(planned).length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SumsText, { sums: moved }),
			` · ${translate("job.bulk.planned")} `,
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(SumsText, { sums: planned })
		] }),
		refused.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RefusedRows, {
			title: translate("job.bulk.reasons"),
			refused
		}),
		differences.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Differences, { differences })
	] });
}
// src/actions/jobs/RowsJob.tsx
/** How many rows are through, then what came of them. */
function RowsJob({ work, state }) {
	const translate = useTranslate();
	if (state !== "running") return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsReport, { ...work });
	const through = work.done + work.refused.length;
	const text = translate("job.bulk.progress", {
		done: groupDigits(through),
		total: groupDigits(work.total)
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("progress", {
		value: through,
		max: work.total,
		"aria-label": text
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: text })] });
}
// src/actions/jobs/JobItem.tsx
/** Whether a job ended as it should, with nothing left to read: it goes by itself after a while. */
function isSettled({ state, work }) {
	switch (work.kind) {
		case "bulk": return state === "done" && work.refused.length === 0;
		case "import": return state === "done" && work.counts?.failed === 0;
		case "export": return state === "done" || state === "cancelled";
	}
}
/** How far a job is, or what came of it. */
function JobWork({ job: { work, state } }) {
	switch (work.kind) {
		case "bulk": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RowsJob, {
			work,
			state
		});
		case "import": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ImportJob, {
			work,
			state
		});
		case "export": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FileJob, {
			work,
			state
		});
	}
}
/** Another try of the rows that were not done, which its plan comes before. */
function AgainButton({ id, again: { count, Dialog } }) {
	const translate = useTranslate();
	const jobs = useJobs();
	const [open, setOpen] = (0, import_react.useState)(false);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
		type: "button",
		className: buttonClass(),
		onClick: () => setOpen(true),
		children: translate("job.bulk.again", {
			smart_count: count,
			count: groupDigits(count)
		})
	}), open && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Dialog, {
		onClose: () => setOpen(false),
		onStart: () => jobs.dismiss(id)
	})] });
}
function JobButtons({ job: { id, name, work, state, retry, failure, again } }) {
	const translate = useTranslate();
	const jobs = useJobs();
	const isRunning = state === "running";
	const verb = isRunning ? "cancelNamed" : "dismissNamed";
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: actions,
		children: [
			state === "failed" && retry && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: buttonClass(),
				onClick: () => {
					jobs.dismiss(id);
					retry();
				},
				children: translate("shell.retry")
			}),
			again && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(AgainButton, {
				id,
				again
			}),
			failure?.support && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SupportLink, {
				...failure.support,
				className: buttonClass()
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: buttonClass(),
				"aria-label": translate(`job.${work.kind}.${verb}`, { name: translate(name, { _: name }) }),
				onClick: () => isRunning ? jobs.cancel(id) : jobs.dismiss(id),
				children: translate(isRunning ? "job.cancel" : "shell.close")
			})
		]
	});
}
/** One job: how far it is and how to stop it, or what came of it. */
function JobItem({ job: job$1 }) {
	const translate = useTranslate();
	const messageText = useMessageText();
	const { dismiss } = useJobs();
	const { id, name, work, state, failure } = job$1;
	const settled = isSettled(job$1);
	(0, import_react.useEffect)(function dismissByItself() {
		if (!settled) return void 0;
		const timer = window.setTimeout(() => dismiss(id), successMessageMs);
		return () => window.clearTimeout(timer);
	}, [
		settled,
		dismiss,
		id
	]);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: job,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: translate(`job.${work.kind}.state.${state}`, { name: translate(name, { _: name }) }) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(JobWork, { job: job$1 }),
			failure && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: "failed-dIl",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForeignText, { children: messageText(failure.message, failure.messageArgs) }), failure.details?.map((text) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("span", { children: [" ", /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ForeignText, { children: text })] }, text))]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(JobButtons, { job: job$1 })
		]
	});
}
// src/actions/jobs/JobBar.tsx
/** The bar of jobs: it covers nothing that waits for an answer, and work goes on beside it. */
function JobBar({ jobs: jobs$1 }) {
	const translate = useTranslate();
	const bar = (0, import_react.useRef)(null);
	useFocusAround(bar);
	useFocusBack(bar);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("section", {
		ref: bar,
		className: jobs,
		"aria-label": translate("job.label"),
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", { children: jobs$1.map((job) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(JobItem, { job }, job.id)) })
	});
}
export { JobBar };
