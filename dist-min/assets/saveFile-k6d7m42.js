// src/ui/saveFile.ts
/** Milliseconds after which a browser has certainly taken the file. */
var releaseAfterMs = 6e4;
/** The address of a file in memory, for as long as a browser needs to take it. */
function lendAddress(blob) {
	const address = URL.createObjectURL(blob);
	window.setTimeout(() => URL.revokeObjectURL(address), releaseAfterMs);
	return address;
}
/** Hands a file to the browser's downloads. */
function saveFile({ blob, fileName }) {
	const link = document.createElement("a");
	link.href = lendAddress(blob);
	link.download = fileName;
	link.click();
}
/** Shows a file in a tab of its own. @param blob a PDF, by `pdfBlob` */
function openFile(blob) {
	window.open(lendAddress(blob), "_blank", "noopener");
}
export { saveFile as n, openFile as t };
