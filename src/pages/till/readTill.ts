import { enumValues, statusesOf, type EnumValue } from '#contract/enums.ts';
import { everyRow, type Provider, type RowReading } from '#src/list/figures/everyRow.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import { breakDown, type Breakdown } from './breakdowns.ts';
import { rowsOfDay, type TillDay } from './day.ts';
import { tillRow, type TillLine, type TillRow } from './taken.ts';
import { reconcile, transmissionOf, type Reconciliation } from './transmitted.ts';

/** What is in no total: how many, and the filter of their list. */
export interface Uncounted {
  kind: 'failed' | 'canceled' | 'holds';
  count: number;
  filter: FilterValues;
}

/** The end of a day. */
export interface Till {
  lines: Readonly<Record<Breakdown, TillLine[]>>;
  reconciliation: Reconciliation;
  uncounted: readonly Uncounted[];
}

/** The commonest acquirers first: once every card is known, nothing more is asked. */
const solekOrder: readonly EnumValue<'solek'>[] = [
  ...new Set<EnumValue<'solek'>>(['VISA', 'MASTERCARD', 'ISRACARD', ...enumValues('solek')]),
];

/** Which acquirer each card transaction went to. No row tells it, so the list is asked by its filter, one after the other. */
async function readSoleks(provider: Provider, rows: readonly TillRow[], day: TillDay, reading: RowReading) {
  const soleks = new Map<string, string>();
  const wanted = rows.filter(({ counted, paymentType }) => counted !== undefined && paymentType === 'card');
  for (const solek of solekOrder) {
    if (wanted.every(({ id }) => soleks.has(id))) break;
    const filter = { ...rowsOfDay(day), jDealType: 'J4', paymentType: 'card', solek };
    for (const { id } of await everyRow(provider, 'transactions', { filter }, { signal: reading.signal })) {
      soleks.set(String(id), solek);
    }
  }
  return soleks;
}

/** The transmissions of a day, failed ones too, each with the rows of its list. */
async function readTransmissions(provider: Provider, day: TillDay, { signal }: RowReading) {
  const rows = await everyRow(provider, 'transmissions', { filter: rowsOfDay(day) }, { signal });
  return Promise.all(
    rows.map(async (row) => {
      const filter = { id: String(row.id) };
      const own =
        row.success === true ? await everyRow(provider, 'transactionsByTransmission', { filter }, { signal }) : [];
      return transmissionOf(row, own.map(tillRow));
    }),
  );
}

const failedStatuses = statusesOf('Failed').filter((status) => status !== 'chargebackFailed');

function uncountedOf(rows: readonly TillRow[], day: TillDay): Uncounted[] {
  const kinds: Record<Uncounted['kind'], readonly string[]> = {
    failed: failedStatuses,
    canceled: statusesOf('Canceled'),
    holds: ['awaitingToSelectJ5'],
  };
  return (['failed', 'canceled', 'holds'] as const).flatMap((kind) => {
    const count = rows.filter(({ status }) => kinds[kind].includes(status)).length;
    return count === 0 ? [] : [{ kind, count, filter: { ...rowsOfDay(day), statuses: kinds[kind] } }];
  });
}

/** Reads a day of a terminal: its transactions by pages, then their acquirers and the transmissions. */
export async function readTill(provider: Provider, day: TillDay, reading: RowReading = {}): Promise<Till> {
  const found = await everyRow(provider, 'transactions', { filter: rowsOfDay(day) }, reading);
  // A transaction that comes while pages are read moves the others on: none is counted twice.
  const rows = [...new Map(found.map((row) => [row.id, tillRow(row)])).values()];
  const [soleks, transmissions] = await Promise.all([
    readSoleks(provider, rows, day, reading),
    readTransmissions(provider, day, reading),
  ]);
  return {
    lines: breakDown(rows, soleks, day),
    reconciliation: reconcile(rows, transmissions, day),
    uncounted: uncountedOf(rows, day),
  };
}
