import { C as maximumTake } from "./config-j31upzy.js";
import { t as israelDay } from "./israelDay-fjzvcio.js";
import { Q as CallFailure } from "./boot-ejmxxq5.js";
import { Mt as fieldValue, Qn as newsOf } from "./app-k3iiw52.js";
import { n as saveFile } from "./saveFile-k6d7m42.js";
// src/list/export/csv.ts
/** What a spreadsheet would take for a formula, blanks and controls before it included. */
var formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
var plainNumber = /^-?\d+(\.\d+)?$/;
/** A value as a cell that no spreadsheet runs: what looks like a formula is marked as text, as OWASP advises. */
function cell(text) {
	const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll("\"", "\"\"")}"` : safe;
}
/** One row of a file of comma-separated values (RFC 4180). */
function csvRow(texts) {
	return `${texts.map(cell).join(",")}\r\n`;
}
/** A file of rows; the mark at its beginning tells spreadsheets that it is UTF-8, or they show no Hebrew. */
function csvFile(rows) {
	return new Blob(["﻿", ...rows], { type: "text/csv;charset=utf-8" });
}
// src/list/export/exportView.ts
var currencyField = "currency";
/** A row as the list shows it; ids whole, and amounts as numbers that can be summed, their currency beside them. */
function textsOf(row, view) {
	const { columns, format } = view;
	const texts = format(row);
	const cells = columns.map(({ field, dataType }) => {
		const value = fieldValue(row, field);
		if (dataType === "money" && typeof value === "number") return value.toFixed(2);
		return dataType === "guid" && texts[`$${field}`] || (texts[field] ?? "");
	});
	return lacksCurrency(view) ? [...cells, String(row[currencyField] ?? "")] : cells;
}
var lacksCurrency = ({ columns, currency }) => currency !== void 0 && columns.some(({ dataType }) => dataType === "money") && !columns.some(({ field }) => field === currencyField);
/**
* What a list shows, all pages of it, as a file: its columns, its filters, its order. Read page by page; a row that
* moves to a later page meanwhile is in it once.
* @returns a download as `runExport` runs it.
*/
function downloadOfView(view, readPage) {
	return async (resource, question, { signal, onProgress } = {}) => {
		const heads = view.columns.map(({ label }) => label);
		const rows = [csvRow(view.currency !== void 0 && lacksCurrency(view) ? [...heads, view.currency] : heads)];
		const seen = /* @__PURE__ */ new Set();
		for (let page = 1;; page += 1) {
			const pagination = {
				page,
				perPage: maximumTake
			};
			const { data = [], total } = await readPage(resource, {
				...question,
				pagination,
				signal,
				background: true
			});
			signal?.throwIfAborted();
			const more = data.filter(({ id }) => id === "" || !seen.has(id));
			for (const row of more) {
				seen.add(row.id);
				rows.push(csvRow(textsOf(row, view)));
			}
			onProgress?.({
				received: 0,
				done: rows.length - 1
			});
			if (data.length < 1e3 || total !== void 0 && page * 1e3 >= total) break;
		}
		return {
			blob: csvFile(rows),
			fileName: `${view.title}-${israelDay(/* @__PURE__ */ new Date())}.csv`
		};
	};
}
// src/list/export/runExport.ts
/** Milliseconds between two reports of one export's progress. */
var reportEveryMs = 150;
/** Exports a list as a job of the page, unless the very same is under way. */
async function runExport(request, parts) {
	const { resource, question, rows, as = "sheet" } = request;
	const { jobs, download, save, now = () => performance.now() } = parts;
	const key = JSON.stringify([
		"export",
		as,
		resource,
		question
	]);
	if (jobs.read().some((job) => job.key === key && job.state === "running")) return;
	const work = {
		kind: "export",
		rows,
		received: 0
	};
	const { id, signal } = jobs.start({
		name: `resource.${resource}.name`,
		work,
		key,
		retry: () => void runExport(request, parts)
	});
	let reported = -Infinity;
	const onProgress = (progress) => {
		if (signal.aborted || now() - reported < reportEveryMs) return;
		reported = now();
		jobs.progress(id, {
			...work,
			...progress
		});
	};
	try {
		const file = await download(resource, question, {
			signal,
			onProgress
		});
		signal.throwIfAborted();
		save(file);
		jobs.finish(id, {
			state: "done",
			work: {
				...work,
				received: file.blob.size,
				fileName: file.fileName
			}
		});
	} catch (error) {
		const failure = error instanceof CallFailure ? newsOf(error) : { message: "SomethingWentWrong" };
		jobs.finish(id, signal.aborted ? { state: "cancelled" } : {
			state: "failed",
			failure
		});
	}
}
// src/list/export/startExport.ts
/** Begins an export as a job of the page; its outcome is told there. */
function startExport(request, view, { jobs, dataProvider }) {
	const { exportList, getList } = dataProvider;
	runExport(request, {
		jobs,
		download: request.as === "view" ? downloadOfView(view, getList) : exportList,
		save: saveFile
	});
}
export { startExport };
