import { $ as answerOrFailure } from "./boot-ejmxxq5.js";
import { n as saveFile } from "./saveFile-k6d7m42.js";
// src/actions/saveDownload.ts
/**
* Hands a file that comes to the browser's downloads, as an operation: what kept it from coming is its answer, and the
* person has been told, unless the call asked otherwise.
* @example run: ({ id }, { dataProvider }) => saveDownload(dataProvider.download('invoices.download', { … }))
*/
function saveDownload(download) {
	return answerOrFailure(download.then((file) => {
		saveFile(file);
		return { status: "success" };
	}));
}
export { saveDownload as t };
