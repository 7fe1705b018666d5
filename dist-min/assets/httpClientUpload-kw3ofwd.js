// src/dataProvider/http/httpClientUpload.ts
/** The headers of an answer; the names in lower case. */
function headersFrom(request) {
	return request.getAllResponseHeaders().trim().split(/\r?\n/).filter(Boolean).map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1)]);
}
/**
* Sends a file, which the browser reads as it goes. No `fetch`: of its progress a browser tells nothing.
* @throws TypeError without an answer; the reason of the signal.
*/
function sendFile(address, { method, headers, signal }, { content, name, onProgress }) {
	const form = new FormData();
	form.append("file", content, name);
	const request = new XMLHttpRequest();
	request.open(method, address);
	for (const [header, value] of headers) request.setRequestHeader(header, value);
	return new Promise((resolve, reject) => {
		const abort = () => request.abort();
		signal?.addEventListener("abort", abort);
		const tell = ({ loaded, total }) => onProgress?.({
			sent: loaded,
			total
		});
		request.upload.addEventListener("progress", tell);
		request.upload.addEventListener("load", tell);
		request.addEventListener("load", () => resolve(new Response(request.responseText || null, {
			status: request.status,
			headers: headersFrom(request)
		})));
		request.addEventListener("error", () => reject(/* @__PURE__ */ new TypeError("no answer")));
		request.addEventListener("abort", () => reject(signal?.reason ?? /* @__PURE__ */ new TypeError("aborted")));
		request.addEventListener("loadend", () => signal?.removeEventListener("abort", abort));
		request.send(form);
	});
}
export { sendFile };
