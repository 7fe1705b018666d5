import { p as isOperationResponse } from "./config-j31upzy.js";
import { Q as CallFailure } from "./boot-ejmxxq5.js";
import { t as readAnswer } from "./app-k3iiw52.js";
// src/dataProvider/http/fileDownload.ts
/** Characters no file name may hold on some system, and those that turn the order of a name around on the screen. */
var unsafe = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069/\\:*?"<>|]/gu;
function decoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return;
	}
}
/**
* The file name of a Content-Disposition header: RFC 5987's `filename*` before the plain `filename`; made safe, so
* that it is a name and no path.
* @param fallback the name of a file without a usable one.
* @example fileNameOf("attachment; filename*=UTF-8''%D7%90.xlsx", 'export.xlsx') // 'א.xlsx'
*/
function fileNameOf(contentDisposition, fallback) {
	const header = contentDisposition ?? "";
	const extended = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(header)?.[1];
	const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(header);
	const safe = ((extended && decoded(extended)) ?? plain?.[1] ?? plain?.[2] ?? "").replace(unsafe, "_").replace(/^[.\s]+|[.\s]+$/g, "");
	return /[^_]/.test(safe) ? safe : fallback;
}
/** True for an answer that holds a file; JSON is an OperationResponse, a page of HTML comes from somebody else. */
function isFile(response) {
	return response.ok && !/\b(json|html)\b/i.test(response.headers.get("content-type") ?? "");
}
function totalOf(headers) {
	const total = Number(headers.get("content-length"));
	return total > 0 && !headers.has("content-encoding") ? total : void 0;
}
/** Reads a body to its end and tells its progress, chunk by chunk. */
async function readFile(response, onProgress) {
	const total = totalOf(response.headers);
	const chunks = [];
	let received = 0;
	const reader = response.body?.getReader();
	for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
		chunks.push(next.value);
		received += next.value.byteLength;
		onProgress?.({
			received,
			...total !== void 0 && { total }
		});
	}
	return new Blob(chunks, { type: response.headers.get("content-type") ?? "" });
}
/** @throws CallFailure as `readAnswer` does, and for an answer that is no file. */
async function readDownload(response, call) {
	if (!isFile(response)) {
		const answer = await readAnswer(response);
		throw isOperationResponse(answer) ? new CallFailure("badRequest", response.status, { response: answer }) : new CallFailure("network", response.status);
	}
	const blob = await readFile(response, call.onProgress).catch(() => {
		throw new CallFailure("network", response.status);
	});
	if (blob.size === 0) throw new CallFailure("network", response.status);
	return {
		blob,
		fileName: fileNameOf(response.headers.get("content-disposition"), call.fallbackName)
	};
}
export { fileNameOf, readDownload };
