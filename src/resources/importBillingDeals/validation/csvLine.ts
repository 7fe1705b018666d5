/**
 * One row of a merchant's own file: its cells stay as they are, also what a spreadsheet takes for a formula; it is theirs.
 * @param separator as the file has it
 */
export function csvLine(cells: readonly string[], separator: string): string {
  const isPlain = (cell: string) => !cell.includes(separator) && !/["\r\n]|^\s|\s$/.test(cell);
  return `${cells.map((cell) => (isPlain(cell) ? cell : `"${cell.replaceAll('"', '""')}"`)).join(separator)}\r\n`;
}
