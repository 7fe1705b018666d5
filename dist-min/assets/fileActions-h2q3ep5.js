import { t as saveDownload } from "./saveDownload-nfgc4et.js";
// src/resources/masavFiles/fileActions.ts
var hasRows = ({ rowsCount }) => rowsCount !== 0;
var run = ({ id }, { dataProvider }) => saveDownload(dataProvider.download("masav.download", {
	path: { masavFileId: String(id) },
	fallbackName: `masav-${id}.txt`
}));
/** What can be done with a file: it is had the first time after a question, since that locks its rows. */
var fileActions = [{
	key: "download",
	label: "masavFile.download.action",
	kind: "operation",
	primary: true,
	offered: (file) => file.downloaded === false && hasRows(file),
	asks: () => ({
		title: "masavFile.download.title",
		text: "masavFile.download.text",
		tone: "forward"
	}),
	run,
	done: "masavFile.download.done"
}, {
	key: "downloadAgain",
	label: "masavFile.download.again",
	kind: "operation",
	offered: (file) => file.downloaded !== false && hasRows(file),
	run
}];
export { fileActions };
