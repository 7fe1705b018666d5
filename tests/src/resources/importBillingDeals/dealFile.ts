import { type ImportCells, importColumns } from '#contract/import/columns.ts';

/** A row that is in order. */
export const goodRow = (number: number, more: ImportCells = {}): ImportCells => ({
  consumerName: `לקוח ${number}`,
  consumerEmail: `customer-${number}@import.test`,
  transactionAmount: '118.00',
  paymentType: 'bank',
  bank: '12',
  bankBranch: '571',
  bankAccount: '041116',
  repeatPeriodType: 'monthly',
  ...more,
});

/** A file of rows, as people's spreadsheets write them. */
export const dealFile = (rows: readonly ImportCells[], separator = ','): string =>
  [importColumns, ...rows.map((row) => importColumns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.join(separator))
    .join('\r\n');

/** Bytes of a text in pieces of some size, as a file comes. */
export function piecesOf(text: string | Uint8Array, size = 64 * 1024): Uint8Array[] {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const count = Math.ceil(bytes.length / size);
  return Array.from({ length: count }, (_, index) => bytes.slice(index * size, (index + 1) * size));
}

/** A text as old Hebrew spreadsheets store it. */
export function windows1255(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => {
    const code = character.charCodeAt(0);
    return code >= 0x5d0 && code <= 0x5ea ? code - 0x5d0 + 0xe0 : code;
  });
}
