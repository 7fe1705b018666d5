/** What a spreadsheet would take for a formula, blanks and controls before it included. */
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const plainNumber = /^-?\d+(\.\d+)?$/;

/** A value as a cell that no spreadsheet runs: what looks like a formula is marked as text, as OWASP advises. */
function cell(text: string): string {
  const safe = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One row of a file of comma-separated values (RFC 4180). */
export function csvRow(texts: readonly string[]): string {
  return `${texts.map(cell).join(',')}\r\n`;
}

/** A file of rows; the mark at its beginning tells spreadsheets that it is UTF-8, or they show no Hebrew. */
export function csvFile(rows: readonly string[]): Blob {
  return new Blob(['\ufeff', ...rows], { type: 'text/csv;charset=utf-8' });
}
