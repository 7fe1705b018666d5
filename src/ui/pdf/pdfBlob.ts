/** What every PDF begins with. */
const mark = '%PDF-';

/**
 * A file as a PDF and as nothing else: at an address of its own it belongs to the product, where a page would run.
 * @returns undefined for what is no PDF, whatever it says of itself
 */
export async function pdfBlob(file: Blob): Promise<Blob | undefined> {
  const head = await file.slice(0, mark.length).text();
  return head === mark ? new Blob([file], { type: 'application/pdf' }) : undefined;
}
