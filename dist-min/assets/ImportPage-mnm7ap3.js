import { r as __toESM } from "./rolldown-runtime-ks8d4l7.js";
import { Dn as useStore, Gn as useTranslate, Ln as useDataProvider, O as Chip, On as useJobs, Qn as newsOf, Rn as Link, cr as keepPreviousData, dn as useSelectedTerminal, dr as require_react, kn as buttonClass, lt as groupDigits, n as isOpen, rr as useQuery, wn as visuallyHidden } from "./app-k3iiw52.js";
import { t as SendButton } from "./SendButton-fs7uj0a.js";
import { n as RecordNotes, t as RecordNote } from "./RecordNotes-t8wr8te.js";
import { A as serverOrder, Kt as importBillingDeals, Q as CallFailure, Qt as pathTo, an as clsx, mn as require_jsx_runtime } from "./boot-ejmxxq5.js";
import { n as saveFile } from "./saveFile-k6d7m42.js";
import { n as isCardNumber } from "./cardNumber-h6xbeaz.js";
import { t as FormSection } from "./FormSection-hhc2zub.js";
import { n as RelatedList } from "./RelatedList-gls3wr0.js";
import { t as ConfirmDialog } from "./ConfirmDialog-o17rvq4.js";
import { t as israelToday } from "./israelToday-cp8f9ra.js";
import { C as maximumTake, f as isObject, p as isOperationResponse } from "./config-j31upzy.js";
// contract/import/columns.ts
var import_react = /* @__PURE__ */ __toESM(require_react(), 1);
/** The columns of a file of billing deals (docs/wire.md §5.6), in the order of a file that is made anew. */
var importColumns = [
	"consumerExternalReference",
	"consumerName",
	"consumerEmail",
	"consumerPhone",
	"consumerNationalID",
	"dealReference",
	"dealDescription",
	"transactionAmount",
	"currency",
	"vatRate",
	"paymentType",
	"creditCardToken",
	"bank",
	"bankBranch",
	"bankAccount",
	"repeatPeriodType",
	"startAt",
	"endAt",
	"endAtNumberOfPayments",
	"issueInvoice",
	"invoiceType",
	"invoiceSubject"
];
/** Greatest number of rows of a file, and its greatest size. */
var maximumImportRows = 1e5;
var maximumImportBytes = 52428800;
// src/resources/importBillingDeals/import.module.css
var page = "page-_v5";
var drop = "drop-_v5";
var file = "file-_v5";
var reading = "reading-_v5";
var figures = "figures-_v5";
var tools = "tools-_v5";
var listTitle = "listTitle-_v5";
var rows = "rows-_v5";
var row = "row-_v5";
var name = "name-_v5";
var amount = "amount-_v5";
var faults = "faults-_v5";
// contract/import/cells.ts
/** The least digits of a card number that is looked for: shorter ones are references, telephones and accounts. */
var fewestDigits = 13;
/** Says whether a text holds what may be the whole number of a card, spaces and hyphens within it included. */
function holdsCardNumber(text) {
	return (text.match(/\d(?:[ -]?\d){12,}/g) ?? []).some((found) => {
		const digits = found.replaceAll(/\D/g, "");
		return digits.length >= fewestDigits && isCardNumber(digits);
	});
}
// src/resources/importBillingDeals/fileFaults.ts
/** Greatest size of a file, in megabytes. */
var maximumMegabytes = maximumImportBytes / 1024 / 1024;
/** What is wrong with a file before anything of it is read. */
function fileFaults({ name, size }) {
	if (holdsCardNumber(name)) return [{ key: "FileNameHoldsCardNumber" }];
	if (!name.toLowerCase().endsWith(".csv")) return [{ key: "OnlyCsvFilesAreAllowed" }];
	return size > 52428800 ? [{
		key: "FileTooLarge",
		values: { max: maximumMegabytes }
	}] : [];
}
/** What a file is called that was made of another one. @example partName('deals.csv', 'checked') // 'deals-checked.csv' */
function partName(name, part) {
	return `${name.replace(/\.csv$/i, "").replace(/(-(checked|failed))+$/, "")}-${part}.csv`;
}
// src/resources/importBillingDeals/rehearsal/csvLine.ts
/**
* One row of a merchant's own file: its cells stay as they are, also what a spreadsheet takes for a formula; it is theirs.
* @param separator as the file has it
*/
function csvLine(cells, separator) {
	const isPlain = (cell) => !cell.includes(separator) && !/["\r\n]|^\s|\s$/.test(cell);
	return `${cells.map((cell) => isPlain(cell) ? cell : `"${cell.replaceAll("\"", "\"\"")}"`).join(separator)}\r\n`;
}
// src/resources/importBillingDeals/FileChooser.tsx
var import_jsx_runtime = require_jsx_runtime();
/** A file with the header alone, to be filled in. */
function saveTemplate() {
	const blob = new Blob(["﻿", csvLine(importColumns, ",")], { type: "text/csv;charset=utf-8" });
	saveFile({
		blob,
		fileName: "billing-deals.csv"
	});
}
/** Takes a file that is dropped on it, or chosen. */
function FileChooser({ input, fault, onChoose }) {
	const translate = useTranslate();
	const id = (0, import_react.useId)();
	const [over$1, setOver] = (0, import_react.useState)(false);
	function drag(event) {
		event.preventDefault();
		setOver(event.type === "dragover");
		const [file] = event.type === "drop" ? event.dataTransfer.files : [];
		if (file) onChoose(file);
	}
	const limits = {
		rows: groupDigits(maximumImportRows),
		size: maximumMegabytes
	};
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: clsx(drop, over$1 && "over-_v5"),
		onDragOver: drag,
		onDragLeave: drag,
		onDrop: drag,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("strong", { children: translate("dealImport.drop") }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("label", {
				className: buttonClass(),
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("input", {
					ref: input,
					className: visuallyHidden,
					type: "file",
					name: "file",
					accept: ".csv,text/csv",
					"aria-required": true,
					"aria-describedby": `${id}help ${id}fault`,
					"aria-invalid": Boolean(fault),
					onChange: ({ target }) => {
						const [file] = target.files ?? [];
						target.value = "";
						if (file) onChoose(file);
					}
				}), translate("dealImport.choose")]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				id: `${id}help`,
				children: [
					translate("dealImport.limits", limits),
					" ",
					translate("dealImport.noCards")
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: buttonClass("quiet"),
				onClick: saveTemplate,
				children: translate("dealImport.template")
			})
		]
	}), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		role: "alert",
		id: `${id}fault`,
		children: fault
	})] });
}
// src/resources/importBillingDeals/FileReading.tsx
/** A file that is being judged: how far that is, and how to stop it. */
function FileReading({ name, progress, onCancel }) {
	const translate = useTranslate();
	const rows = progress?.rows ?? 0;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
		className: reading,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				role: "status",
				children: [
					translate("dealImport.reading"),
					" ",
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: name })
				]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("progress", {
				"aria-label": translate("dealImport.progress"),
				...progress && {
					value: progress.done,
					max: progress.total
				}
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate("dealImport.rowsRead", {
				smart_count: rows,
				count: groupDigits(rows)
			}) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: buttonClass(),
				onClick: onCancel,
				children: translate("dealImport.cancel")
			})
		]
	});
}
// src/resources/importBillingDeals/FileRefused.tsx
/** Why nothing of a file can be imported. */
function FileRefused({ name, faults: faults$2 }) {
	const translate = useTranslate();
	const hidesName = faults$2.some(({ key }) => key === "FileNameHoldsCardNumber");
	const valuesOf = ({ values = {} }) => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, typeof value === "number" ? groupDigits(value) : value]));
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(RecordNote, {
		tone: "danger",
		children: [/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [translate("dealImport.refused"), !hidesName && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [": ", /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: name })] })] }), /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("ul", {
			className: faults,
			children: [faults$2.length === 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("li", { children: translate("dealImport.broken") }), faults$2.map((fault) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [fault.column !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(import_jsx_runtime.Fragment, { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: fault.column }), ": "] }), translate(fault.key, valuesOf(fault))] }, `${fault.column} ${fault.key}`))]
		})]
	});
}
// src/resources/importBillingDeals/ImportFigures.tsx
/** Numbers of rows, each under its word `dealImport.figure.<name>`. */
function ImportFigures({ figures: figures$1 }) {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dl", {
		className: figures,
		children: Object.entries(figures$1).map(([name, count]) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", { children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("dt", { children: translate(`dealImport.figure.${name}`) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("dd", { children: groupDigits(count) })] }, name))
	});
}
// src/resources/importBillingDeals/rehearsal/verdict.ts
/** To which of them a row belongs. */
function kindOf({ faults, sameAs }) {
	if (faults.length > 0) return "faulty";
	return sameAs === void 0 ? "good" : "repeated";
}
// src/resources/importBillingDeals/VerdictRow.tsx
var tones = {
	faulty: "danger",
	repeated: "info",
	good: "success"
};
/** One row of a file: which, whose, how much, and what is wrong with it. */
function VerdictRow({ verdict }) {
	const translate = useTranslate();
	const { rowNumber, name: name$1, amount: amount$1, faults: faults$1, sameAs } = verdict;
	const kind = kindOf(verdict);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", {
		className: row,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: translate("dealImport.row", { row: groupDigits(rowNumber) }) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: name,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: name$1 || "—" })
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: amount,
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", {
					dir: "ltr",
					children: amount$1
				})
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Chip, {
				tone: tones[kind],
				children: translate(`dealImport.kind.${kind}`)
			}) }),
			faults$1.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("ul", {
				className: "faults-_v5",
				children: faults$1.map(({ column, key, values }) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("li", { children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: column }),
					": ",
					translate(key, { ...values })
				] }, `${column} ${key}`))
			}),
			sameAs !== void 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
				className: "faults-_v5",
				children: translate("dealImport.sameAs", { row: groupDigits(sameAs) })
			})
		]
	});
}
// src/resources/importBillingDeals/VerdictList.tsx
var perPage = 50;
var kinds = [
	"faulty",
	"repeated",
	"good"
];
/** The rows of a file with what was found, those with faults first; the worker keeps them and gives some at a time. */
function VerdictList({ summary, rehearsal }) {
	const translate = useTranslate();
	const id = (0, import_react.useId)();
	const [kind, setKind] = (0, import_react.useState)();
	const [page, setPage] = (0, import_react.useState)(1);
	const { data = [] } = useQuery({
		queryKey: [
			"dealImport",
			id,
			kind,
			page
		],
		queryFn: () => rehearsal.page(kind, (page - 1) * perPage, perPage),
		placeholderData: keepPreviousData,
		gcTime: 0,
		retry: false
	});
	const pages = Math.ceil((kind === void 0 ? summary.rows : summary[kind]) / perPage);
	const show = (next) => {
		setKind(next);
		setPage(1);
	};
	const chip = (next, word, count) => /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("button", {
		type: "button",
		className: buttonClass(),
		"aria-pressed": kind === next,
		onClick: () => show(next),
		children: [
			translate(`dealImport.figure.${word}`),
			" ",
			groupDigits(count)
		]
	}, word);
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("section", {
		"aria-labelledby": id,
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("h3", {
				id,
				className: listTitle,
				children: translate("dealImport.rows")
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: tools,
				children: [chip(void 0, "rows", summary.rows), kinds.filter((each) => summary[each] > 0).map((each) => chip(each, each, summary[each]))]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("ol", {
				className: rows,
				children: data.map((verdict) => /* @__PURE__ */ (0, import_jsx_runtime.jsx)(VerdictRow, { verdict }, verdict.rowNumber))
			}),
			pages > 1 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("nav", {
				className: "tools-_v5",
				"aria-label": translate("list.pages"),
				children: [
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
						type: "button",
						className: buttonClass(),
						disabled: page === 1,
						onClick: () => setPage(page - 1),
						children: translate("list.previous")
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("span", {
						role: "status",
						children: translate("list.page", {
							page: groupDigits(page),
							pages: groupDigits(pages)
						})
					}),
					/* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
						type: "button",
						className: buttonClass(),
						disabled: page >= pages,
						onClick: () => setPage(page + 1),
						children: translate("list.next")
					})
				]
			})
		]
	});
}
// src/resources/importBillingDeals/FileVerdict.tsx
/** What stands in the way of a file, or will be left out of it. */
function Notes({ summary: { cards, faulty, repeated, unread } }) {
	const translate = useTranslate();
	const said = (key, count) => translate(key, {
		smart_count: count,
		count: groupDigits(count)
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(RecordNotes, { children: [
		cards > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordNote, {
			tone: "danger",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: said("dealImport.cards", cards) })
		}),
		cards === 0 && faulty > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordNote, {
			tone: "warning",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: said("dealImport.leftOut", faulty) })
		}),
		repeated > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordNote, {
			tone: "info",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: said("dealImport.onlyOnce", repeated) })
		}),
		unread.length > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordNote, {
			tone: "info",
			children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", { children: [
				translate("dealImport.unread"),
				" ",
				/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: unread.join(", ") })
			] })
		})
	] });
}
/** What was found out about a file: how many rows may be imported, and what is wrong with the others. */
function FileVerdict({ name, summary, rehearsal }) {
	const translate = useTranslate();
	const { rows, good, faulty, repeated } = summary;
	const save = async () => saveFile({
		blob: await rehearsal.checkedFile(),
		fileName: partName(name, "checked")
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: translate("dealImport.verdict"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(ImportFigures, { figures: {
				rows,
				good,
				faulty,
				repeated
			} }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(Notes, { summary }),
			faulty > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", { children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
				type: "button",
				className: buttonClass(),
				onClick: () => void save(),
				children: translate("dealImport.checkedFile")
			}) }),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(VerdictList, {
				summary,
				rehearsal
			})
		]
	});
}
// src/resources/importBillingDeals/ImportOutcome.tsx
var [declaration] = importBillingDeals.lists;
var imports = {
	declaration,
	path: pathTo("ImportBillingDeals"),
	isOpen: true
};
/** The first rows of an import; where some failed, of those. */
var rowsOf = ({ importID, terminalID, counts }) => ({
	by: "importID",
	itself: void 0,
	origin: {
		list: declaration.name,
		question: {
			pagination: {
				page: 1,
				perPage: 25
			},
			sort: serverOrder,
			filter: {
				importID,
				terminalID,
				...counts.failed > 0 && { status: "failed" }
			}
		}
	}
});
/** What became of a file: how many rows are deals now, its rows in the list, and what can be done about the others. */
function ImportOutcome({ sent, running, onAgain }) {
	const translate = useTranslate();
	const [asking, setAsking] = (0, import_react.useState)(false);
	const { total, succeeded, failed, skipped } = sent.counts;
	const said = (key, count) => translate(key, {
		smart_count: count,
		count: groupDigits(count)
	});
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(FormSection, {
		title: translate("dealImport.outcome"),
		children: [
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
				role: "status",
				children: /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ImportFigures, { figures: {
					rows: total,
					succeeded,
					failed,
					known: skipped
				} })
			}),
			failed > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "tools-_v5",
				children: [failed > skipped && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: buttonClass(),
					disabled: running,
					onClick: () => onAgain(false),
					children: said("dealImport.again", failed - skipped)
				}), skipped > 0 && /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: buttonClass(),
					disabled: running,
					onClick: () => setAsking(true),
					children: said("dealImport.insist", skipped)
				})]
			}),
			/* @__PURE__ */ (0, import_jsx_runtime.jsx)(RelatedList, {
				list: imports,
				tie: rowsOf(sent)
			}),
			asking && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ConfirmDialog, {
				title: said("dealImport.insisting.title", skipped),
				text: translate("dealImport.insisting.text"),
				agree: translate("dealImport.insisting.agree"),
				refuse: translate("form.cancel"),
				onAnswer: (agreed) => {
					setAsking(false);
					if (agreed) onAgain(true);
				}
			})
		]
	});
}
// src/resources/importBillingDeals/rehearsal/fileRefusal.ts
/** A file of which no row is judged. */
var FileRefusal = class extends Error {
	name = "FileRefusal";
	faults;
	constructor(faults) {
		super(faults.map(({ key }) => key).join());
		this.faults = faults;
	}
};
// src/resources/importBillingDeals/rehearsal/openRehearsal.ts
/** Questions and their answers, which come in any order. */
function createQuestions(post) {
	const waiting = /* @__PURE__ */ new Map();
	let lastID = 0;
	return {
		ask(question) {
			lastID += 1;
			const asked = Promise.withResolvers();
			waiting.set(lastID, asked);
			post({
				id: lastID,
				...question
			});
			return asked.promise;
		},
		answer(id, answer) {
			waiting.get(id)?.resolve(answer);
			waiting.delete(id);
		},
		fail(error) {
			for (const { reject } of waiting.values()) reject(error);
			waiting.clear();
		}
	};
}
function fileIn(answer) {
	if (answer instanceof Blob) return answer;
	throw new TypeError("no file");
}
/** Rehearses a file beside the page. @param today Israel's day */
function openRehearsal(file, { today, onProgress }) {
	const worker = new Worker(new URL(
		/* @vite-ignore */
		"/assets/worker-D-1V2anr.js",
		"" + import.meta.url
	), { type: "module" });
	const questions = createQuestions((message) => worker.postMessage(message, []));
	const summary = Promise.withResolvers();
	function stop() {
		const error = /* @__PURE__ */ new Error("the rehearsal has stopped");
		summary.reject(error);
		questions.fail(error);
	}
	worker.addEventListener("message", ({ data }) => {
		switch (data.told) {
			case "progress": return onProgress(data.progress);
			case "done": return summary.resolve(data.summary);
			case "refused": return summary.reject(new FileRefusal(data.faults));
			case "answer": return questions.answer(data.id, data.answer);
		}
	});
	worker.addEventListener("error", stop);
	worker.postMessage({
		ask: "rehearse",
		file,
		today
	}, []);
	return {
		summary: summary.promise,
		async page(kind, from, count) {
			const answer = await questions.ask({
				ask: "page",
				kind,
				from,
				count
			});
			return answer instanceof Blob ? [] : answer;
		},
		checkedFile: async () => fileIn(await questions.ask({ ask: "checkedFile" })),
		fileOf: async (rowNumbers) => fileIn(await questions.ask({
			ask: "fileOf",
			rowNumbers
		})),
		close() {
			worker.terminate();
			stop();
		}
	};
}
// src/resources/importBillingDeals/useRehearsal.ts
/** One file at a time: chosen, judged beside the page, and forgotten with it. */
function useRehearsal() {
	const [stage, setStage] = (0, import_react.useState)({ at: "choosing" });
	const open = (0, import_react.useRef)(void 0);
	(0, import_react.useEffect)(function forgetFile() {
		return () => open.current?.close();
	}, []);
	function leave() {
		open.current?.close();
		open.current = void 0;
		setStage({ at: "choosing" });
	}
	async function read(file) {
		setStage({
			at: "reading",
			file
		});
		const rehearsal = openRehearsal(file, {
			today: israelToday(),
			onProgress: (progress) => open.current === rehearsal && setStage({
				at: "reading",
				file,
				progress
			})
		});
		open.current = rehearsal;
		try {
			const summary = await rehearsal.summary;
			if (open.current === rehearsal) setStage({
				at: "judged",
				file,
				rehearsal,
				summary
			});
		} catch (error) {
			if (open.current !== rehearsal) return;
			rehearsal.close();
			setStage({
				at: "refused",
				file,
				faults: error instanceof FileRefusal ? error.faults : []
			});
		}
	}
	return {
		stage,
		leave,
		choose(file) {
			leave();
			const faults = fileFaults(file);
			if (faults.length > 0) setStage({
				at: "refused",
				file,
				faults
			});
			else read(file);
		}
	};
}
// src/resources/importBillingDeals/failedRows.ts
/** Reads all rows of an import that failed. @throws CallFailure */
async function readFailedRows(dataProvider, { terminalID, importID }) {
	const rows = [];
	for (let skip = 0;; skip += maximumTake) {
		const { data } = await dataProvider.call("import.list", {
			path: { terminalID },
			query: {
				importID,
				status: "failed",
				take: maximumTake,
				skip
			}
		});
		rows.push(...data ?? []);
		if ((data ?? []).length < 1e3) break;
	}
	const numbersOf = (isKnown) => rows.filter(({ billingDealID }) => Boolean(billingDealID) === isKnown).map(({ rowNumber }) => rowNumber);
	return {
		known: numbersOf(true),
		others: numbersOf(false)
	};
}
// src/resources/importBillingDeals/importCounts.ts
/** Reads the additional data of an upload's answer without trusting it. */
function importCountsOf(additionalData) {
	const data = isObject(additionalData) ? additionalData : {};
	const countOf = (name) => typeof data[name] === "number" ? data[name] : 0;
	return {
		total: countOf("total"),
		succeeded: countOf("succeeded"),
		failed: countOf("failed"),
		skipped: countOf("skipped")
	};
}
// src/resources/importBillingDeals/uploadDeals.ts
/** A refusal inside of an answer of success is one, too. */
function assertDone(answer) {
	if (!isOperationResponse(answer)) throw new CallFailure("network", 200);
	if (answer.status === "error") throw new CallFailure("badRequest", 200, { response: answer });
	return {
		importID: answer.entityUID ?? "",
		counts: importCountsOf(answer.additionalData)
	};
}
function failureOf(error) {
	return error instanceof CallFailure ? newsOf(error) : { message: "SomethingWentWrong" };
}
/** The key of a terminal's uploads among the jobs. */
var uploadKey = (terminalID) => `import ${terminalID}`;
/** Sends a file as a job of the page, whatever screen the person is on; its end is told there and to the caller. */
async function uploadDeals(order, parts) {
	const { terminalID, content, name, insists } = order;
	const { jobs, dataProvider, onOutcome } = parts;
	let work = {
		kind: "import",
		sent: 0,
		total: content.size
	};
	const { id, signal } = jobs.start({
		name,
		work,
		key: uploadKey(terminalID),
		asksBeforeUnload: true,
		retry: () => void uploadDeals(order, parts)
	});
	const isWhole = () => work.sent > 0 && work.sent >= work.total;
	const end = (outcome, state, failure) => {
		jobs.finish(id, {
			state,
			work,
			...failure && { failure }
		});
		onOutcome(outcome);
	};
	try {
		const done = assertDone(await dataProvider.call("import.upload", {
			path: { terminalID },
			...insists && { query: { insist: true } },
			file: {
				content,
				name,
				onProgress({ sent, total }) {
					work = {
						...work,
						sent,
						total
					};
					jobs.progress(id, work);
				}
			},
			signal,
			ownFailure: true,
			ownAnswer: true,
			expects: "operation"
		}));
		work = {
			...work,
			counts: done.counts
		};
		end({
			kind: "answered",
			...done
		}, "done");
	} catch (error) {
		const outcome = error instanceof CallFailure && (error.kind === "badRequest" || !isOpen(error)) && !signal.aborted ? { kind: "refused" } : {
			kind: "unknown",
			isWhole: isWhole()
		};
		if (signal.aborted) end(outcome, "cancelled");
		else end(outcome, "failed", failureOf(error));
	}
}
// src/resources/importBillingDeals/useUpload.ts
/** Sends a file to a terminal, then again what failed of it. */
function useUpload(terminalID) {
	const dataProvider = useDataProvider();
	const jobs = useJobs();
	const running = useStore(jobs).some(({ key, state }) => key === uploadKey(terminalID) && state === "running");
	const [sent, setSent] = (0, import_react.useState)();
	const [unknown, setUnknown] = (0, import_react.useState)();
	function send(order, rowNumbers) {
		setUnknown(void 0);
		uploadDeals({
			...order,
			terminalID
		}, {
			jobs,
			dataProvider,
			onOutcome(outcome) {
				setUnknown(outcome.kind === "unknown" ? outcome : void 0);
				if (outcome.kind !== "answered") return;
				const { importID, counts } = outcome;
				setSent({
					terminalID,
					importID,
					counts,
					...rowNumbers && { rowNumbers }
				});
			}
		});
	}
	return {
		running,
		sent,
		unknown,
		/** Forgets what was sent. */
		reset() {
			setSent(void 0);
			setUnknown(void 0);
		},
		sendAll: ({ file }) => send({
			content: file,
			name: file.name,
			insists: false
		}),
		/** Sends what failed of the last file; the rows that had been imported before, or the others. */
		async sendAgain({ file, rehearsal }, last, insists) {
			const failed = await readFailedRows(dataProvider, last).catch(() => void 0);
			if (!failed) return;
			const { known, others } = failed;
			const rows = (insists ? known : others).map((row) => last.rowNumbers?.[row - 1] ?? row);
			if (rows.length === 0) return;
			send({
				content: await rehearsal.fileOf(rows),
				name: partName(file.name, "failed"),
				insists
			}, rows);
		}
	};
}
// src/resources/importBillingDeals/ImportPage.tsx
/** Nobody knows what became of a file that was sent; what is known is said. */
function Unknown({ isWhole }) {
	const translate = useTranslate();
	return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("div", {
		role: "alert",
		children: /* @__PURE__ */ (0, import_jsx_runtime.jsxs)(RecordNote, {
			tone: "warning",
			children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate(isWhole ? "dealImport.unknown.whole" : "dealImport.unknown.part") }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Link, {
				to: pathTo("ImportBillingDeals"),
				children: translate("dealImport.toList")
			})]
		})
	});
}
/** What is known of the chosen file. */
function Chosen({ stage, onLeave }) {
	switch (stage.at) {
		case "choosing":
		case "refused": return null;
		case "reading": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FileReading, {
			name: stage.file.name,
			progress: stage.progress,
			onCancel: onLeave
		});
		case "judged": return /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FileVerdict, {
			name: stage.file.name,
			summary: stage.summary,
			rehearsal: stage.rehearsal
		});
	}
}
/** Imports billing deals from a file: chosen, judged here row by row, sent, and what became of each row. */
function ImportPage() {
	const translate = useTranslate();
	const { terminal } = useSelectedTerminal();
	const { stage, choose, leave } = useRehearsal();
	const { running, sent, unknown, reset, sendAll, sendAgain } = useUpload(terminal.terminalID);
	const judged = stage.at === "judged" ? stage : void 0;
	const input = (0, import_react.useRef)(null);
	const [lacksFile, setLacksFile] = (0, import_react.useState)(false);
	const isSound = judged !== void 0 && judged.summary.good > 0 && judged.summary.cards === 0 && !sent;
	function submit() {
		if (isSound && !running) sendAll(judged);
		if (stage.at === "choosing") setLacksFile(true);
		input.current?.focus();
	}
	const lacking = lacksFile && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(RecordNote, {
		tone: "danger",
		children: translate("dealImport.lacksFile")
	});
	const fault = stage.at === "refused" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FileRefused, {
		name: stage.file.name,
		faults: stage.faults
	}) : lacking;
	return /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("form", {
		className: page,
		noValidate: true,
		onSubmit: (event) => {
			event.preventDefault();
			submit();
		},
		children: [
			stage.at === "choosing" || stage.at === "refused" ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(FileChooser, {
				input,
				fault,
				onChoose: choose
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("p", {
				className: file,
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("bdi", { children: stage.file.name }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", {
					type: "button",
					className: buttonClass("quiet"),
					onClick: () => {
						reset();
						leave();
					},
					children: translate("dealImport.another")
				})]
			}),
			sent && judged ? /* @__PURE__ */ (0, import_jsx_runtime.jsx)(ImportOutcome, {
				sent,
				running,
				onAgain: (insists) => void sendAgain(judged, sent, insists)
			}) : /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Chosen, {
				stage,
				onLeave: leave
			}),
			unknown && /* @__PURE__ */ (0, import_jsx_runtime.jsx)(Unknown, { isWhole: unknown.isWhole }),
			(isSound || !judged) && /* @__PURE__ */ (0, import_jsx_runtime.jsxs)("div", {
				className: "send-_v5",
				children: [/* @__PURE__ */ (0, import_jsx_runtime.jsx)("p", { children: translate(running ? "dealImport.running" : "dealImport.to", { terminal: terminal.label }) }), /* @__PURE__ */ (0, import_jsx_runtime.jsx)(SendButton, {
					rests: running || stage.at === "reading",
					children: judged ? translate("dealImport.send", {
						smart_count: judged.summary.good,
						count: groupDigits(judged.summary.good)
					}) : translate("dealImport.sendFile")
				})]
			})
		]
	});
}
export { ImportPage };
