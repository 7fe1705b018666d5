const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/BulkActions-o5ck9vx.js","assets/rolldown-runtime-ks8d4l7.js","assets/app-k3iiw52.js","assets/config-j31upzy.js","assets/boot-ejmxxq5.js","assets/boot-jp7zf7t.css","assets/app-etb98fb.css","assets/actions-bvmkp5u.js","assets/PlanOfMany-lm77oab.js","assets/SumsText-i898zhy.js","assets/ShortId-paa3t6v.js","assets/CopyButton-ihub5hu.js","assets/useCopy-mqyjp4o.js","assets/ShortId-dt6j8qp.css","assets/MoneyText-g01fbq2.js","assets/SumsText-kbdnpma.css","assets/TaskDialog-ehy2yh5.js","assets/DialogFrame-lpe2wl1.js","assets/DialogFrame-cwtfyom.css","assets/ConfirmDialog-o17rvq4.js","assets/readEach-enamn00.js","assets/useActions-d8ukh9p.js"])))=>i.map(i=>d[i]);
import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Gn as useTranslate, Ln as useDataProvider, Tn as lazyPart, dr as require_react, kn as buttonClass, lt as groupDigits, qn as useNotify, ur as useQueryClient } from "./app-k3iiw52.js";
import { S as maximumSelection } from "./config-j31upzy.js";
import { Q as CallFailure, Xt as __vitePreload, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
// src/list/selection/SelectionActions.module.css
var actions = "actions-Im4";
// src/list/selection/collectIds.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/**
* The ids of every row of a list, page by page.
* @returns undefined when the server counts more rows than the limit.
* @throws the signal's reason when the person has cancelled, and whatever reading throws.
*/
async function collectIds({ readPage, limit, signal, onProgress }) {
	const found = /* @__PURE__ */ new Set();
	for (let page = 1;; page += 1) {
		const { ids, total } = await readPage(page);
		signal.throwIfAborted();
		if (total > limit) return void 0;
		for (const id of ids) found.add(id);
		onProgress(found.size, total);
		if (ids.length === 0 || found.size >= total) return [...found];
	}
}
// src/list/selection/useSelectMatching.ts
/** Rows asked for at once; small enough for the progress to move. */
var rowsAtOnce = 250;
/** Ticks every row of the filter, on whatever page, with progress; leaving the list gives up. */
function useSelectMatching({ declaration, controller, permanent }, selection) {
	const dataProvider = useDataProvider();
	const notify = useNotify();
	const queryClient = useQueryClient();
	const [progress, setProgress] = (0, import_react.useState)();
	const running = (0, import_react.useRef)(void 0);
	(0, import_react.useEffect)(function giveUpWithList() {
		return () => running.current?.abort();
	}, []);
	const tellLimit = () => notify("SelectionLimit", {
		type: "warning",
		messageArgs: { smart_count: maximumSelection }
	});
	async function collect({ signal }) {
		const { sort, filterValues } = controller;
		const ids = await collectIds({
			readPage: async (page) => {
				const { data, total } = await dataProvider.getList(declaration.name, {
					pagination: {
						page,
						perPage: rowsAtOnce
					},
					sort,
					filter: {
						...filterValues,
						...permanent
					}
				});
				for (const row of data) queryClient.setQueryData([
					declaration.name,
					"getOne",
					{
						id: row.id,
						meta: void 0
					}
				], row);
				return {
					ids: data.map(({ id }) => id).filter((id) => id !== ""),
					total: total ?? data.length
				};
			},
			limit: maximumSelection,
			signal,
			onProgress: (done, total) => setProgress({
				done,
				total
			})
		});
		if (ids) selection.add(ids);
		else tellLimit();
	}
	async function start() {
		const total = controller.total ?? 0;
		if (total > 1e3) return tellLimit();
		const abort = new AbortController();
		running.current = abort;
		setProgress({
			done: 0,
			total
		});
		try {
			await collect(abort);
		} catch (error) {
			const announced = error instanceof CallFailure && error.kind !== "badRequest";
			if (!abort.signal.aborted && !announced) notify(error instanceof CallFailure ? error.message : "SomethingWentWrong", { type: "error" });
		} finally {
			if (running.current === abort) setProgress(void 0);
		}
	}
	function cancel() {
		running.current?.abort();
		running.current = void 0;
		setProgress(void 0);
	}
	return {
		progress,
		start,
		cancel
	};
}
// src/list/selection/SelectionActions.tsx
var import_jsx_runtime = require_jsx_runtime();
var BulkActions = lazyPart(async () => (await __vitePreload(async () => {
	const { BulkActions } = await import("./BulkActions-o5ck9vx.js");
	return { BulkActions };
}, __vite__mapDeps([0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21]))).BulkActions);
/** What can be done with the ticked rows, and ticking all rows of the filter. */
function SelectionActions({ list, selection }) {
	const translate = useTranslate();
	const notify = useNotify();
	const { progress, start, cancel } = useSelectMatching(list, selection);
	const total = list.controller.total ?? 0;
	async function copyIds() {
		try {
			await navigator.clipboard.writeText([...selection.ids].join("\n"));
			notify("CopiedToClipboard", { type: "success" });
		} catch {
			notify("CanNotCopyToClipboard", { type: "error" });
		}
	}
	if (progress) {
		const text = translate("selection.progress", {
			done: groupDigits(progress.done),
			total: groupDigits(progress.total)
		});
		return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
			className: actions,
			children: [
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("progress", {
					value: progress.done,
					max: progress.total,
					"aria-label": text
				}),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: text }),
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: buttonClass(),
					onClick: cancel,
					children: translate("selection.cancel")
				})
			]
		});
	}
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: actions,
		children: [
			total > selection.ids.size && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: buttonClass("quiet"),
				onClick: () => void start(),
				children: translate("selection.matching", {
					smart_count: total,
					count: groupDigits(total)
				})
			}),
			list.declaration.actions?.bulk && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(BulkActions, {
				list,
				selection
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: buttonClass(),
				onClick: () => void copyIds(),
				children: translate("selection.copyIds")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: buttonClass(),
				onClick: selection.clear,
				children: translate("selection.clear")
			})
		]
	});
}
export { SelectionActions };
