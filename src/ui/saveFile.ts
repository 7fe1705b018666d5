import type { DownloadedFile } from '#src/dataProvider/http/fileDownload.ts';

/** Milliseconds after which a browser has certainly taken the file. */
const releaseAfterMs = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile({ blob, fileName }: DownloadedFile): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), releaseAfterMs);
}
