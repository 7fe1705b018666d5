import { type ImportColumn, importColumns } from '#contract/import/columns.ts';
import { farDay, type Given } from './errands.ts';
import type { SentFile } from './talk.ts';

type Cells = Partial<Record<ImportColumn, string>>;

/** A row of a file of standing orders. */
interface Row {
  /** The deal it becomes is told by. */
  reference: string;
  cells: Cells;
}

/** The one customer that a file names by an address. */
export const customerOf = (file: string): string => `${file}@chaos.test`;

/** By a saved card, due at once; whole shekels below those of errands, or a charge would be held for a double. */
const byCard = (file: string, place: number, { card }: Pick<Given, 'card'>): Row => ({
  reference: `${file}-row-${place}`,
  cells: { paymentType: 'card', creditCardToken: card, transactionAmount: String(10 + place) },
});

/** By a bank account of a new customer, and due in years. */
const byBank = (file: string, place: number): Row => ({
  reference: `${file}-row-${place}`,
  cells: {
    paymentType: 'bank',
    bank: '12',
    bankBranch: '571',
    bankAccount: '041116',
    transactionAmount: String(10 + place),
    startAt: farDay,
  },
});

const cardRows = 9;

/** The rows that become deals, each once. */
function soundRows(file: string, given: Pick<Given, 'card'>): Row[] {
  const cards = Array.from({ length: cardRows }, (_, index) => byCard(file, index + 1, given));
  return cards.toSpliced(cardRows - 1, 0, byBank(file, cardRows + 1));
}

/** What the deals of a file are told by. */
export const referencesOf = (file: string): string[] => soundRows(file, { card: '' }).map(({ reference }) => reference);

/** How the rows of a file fare that nobody has imported before. */
export const fates = { total: cardRows + 3, succeeded: cardRows + 1, failed: 2, skipped: 1 };

function rowsOf(file: string, given: Pick<Given, 'card'>): Row[] {
  const sound = soundRows(file, given);
  const [first] = sound;
  const wrong = { reference: `${file}-row-wrong`, cells: { ...first?.cells, transactionAmount: '0' } };
  // The sandbox takes ten rows at a time: a row that comes twice is met in another ten.
  return [wrong, ...sound, ...(first ? [first] : [])];
}

/** A file of standing orders: sound rows, one that comes twice, and one that is wrong. @param name it is sent by */
export function standingOrderFile(file: string, name: string, given: Pick<Given, 'card'>): SentFile {
  const lines = rowsOf(file, given).map(({ reference, cells }) => {
    const all: Cells = {
      consumerName: file,
      consumerEmail: customerOf(file),
      repeatPeriodType: 'monthly',
      dealReference: reference,
      ...cells,
    };
    return importColumns.map((column) => all[column] ?? '').join(',');
  });
  return { name: `${name}.csv`, text: [importColumns.join(','), ...lines].join('\r\n') };
}

/** What the imports of a sent file are found by; `$1` is its name. */
export const foundImports = `select distinct import_id as id from import_rows where file_name = $1 || '.csv'`;
