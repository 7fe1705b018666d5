import type { RaRecord } from 'react-admin';
import { addDays } from '#contract/calendarDays.ts';
import { israelDay } from '#contract/israelDay.ts';
import type { ActionTools } from '#src/actions/actions.ts';
import { readEach } from '#src/actions/many/readEach.ts';
import { parseList } from '#src/dataProvider/parseList.ts';

/** Rows of one question; a server gives a thousand at most. */
const take = 1000;

/** Card deals of a terminal that a filter keeps, all pages of them, as rows of the list. */
async function dealsOf({ dataProvider, terminalID }: ActionTools, filter: object): Promise<RaRecord[]> {
  const rows: RaRecord[] = [];
  for (;;) {
    const query = { terminalID, jDealType: 'J4', paymentType: 'card', ...filter, take, skip: rows.length };
    const { data } = parseList(await dataProvider.call('transactions.list', { query }));
    rows.push(...data.map((row) => ({ ...row, id: String(row.paymentTransactionID) })));
    if (data.length < take) return rows;
  }
}

/** Those of them that wait, by their records: rows do not tell. */
async function stillWaiting({ dataProvider }: ActionTools, rows: readonly RaRecord[]): Promise<RaRecord[]> {
  const records = await readEach(rows, async (row) => ({
    ...row,
    ...(await dataProvider.call('transactions.get', { path: { id: String(row.id) } })),
  }));
  return records.filter(({ allowTransmission }) => allowTransmission);
}

/**
 * What waits on a terminal for its transmission. Deals that were given back before it go along; every night transmits, so
 * that they are of yesterday at the earliest.
 */
export async function waitingTransactions(tools: ActionTools): Promise<readonly RaRecord[]> {
  const [waiting, givenBack] = await Promise.all([
    dealsOf(tools, { notTransmitted: true }),
    dealsOf(tools, { statuses: ['chargeback'], dateFrom: addDays(israelDay(new Date()), -1) }),
  ]);
  return [...waiting, ...(await stillWaiting(tools, givenBack))];
}
