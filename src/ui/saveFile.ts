import type { DownloadedFile } from '#src/dataProvider/http/fileDownload.ts';

/** Milliseconds after which a browser has certainly taken the file. */
const releaseAfterMs = 60_000;

/** The address of a file in memory, for as long as a browser needs to take it. */
function lendAddress(blob: Blob): string {
  const address = URL.createObjectURL(blob);
  window.setTimeout(() => URL.revokeObjectURL(address), releaseAfterMs);
  return address;
}

/** Hands a file to the browser's downloads. */
export function saveFile({ blob, fileName }: DownloadedFile): void {
  const link = document.createElement('a');
  link.href = lendAddress(blob);
  link.download = fileName;
  link.click();
}

/** Shows a file in a tab of its own. @param blob a PDF, by `pdfBlob` */
export function openFile(blob: Blob): void {
  window.open(lendAddress(blob), '_blank', 'noopener');
}
