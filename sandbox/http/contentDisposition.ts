/**
 * The Content-Disposition of a download: an ASCII name for old clients and the real one after RFC 5987.
 * @example contentDisposition('לקוחות.xlsx') // `attachment; filename="______.xlsx"; filename*=UTF-8''%D7%9C…`
 */
export function contentDisposition(fileName: string): string {
  const safe = fileName.replace(/[\p{Cc}/\\]/gu, '_').toWellFormed();
  const ascii = safe.replace(/[^\x20-\x7e]/g, '_').replace(/["%]/g, '_');
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
