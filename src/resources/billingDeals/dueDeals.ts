import type { RaRecord } from 'react-admin';
import { parseList } from '#src/dataProvider/parseList.ts';
import type { ActionTools } from '#src/actions/actions.ts';

/** Rows of one question; a server gives a thousand at most. */
const take = 1000;

/** The deals of a terminal whose charge is due, all pages of them, as rows of the list. */
export async function dueDeals({ dataProvider, terminalID }: ActionTools): Promise<readonly RaRecord[]> {
  const rows: RaRecord[] = [];
  for (;;) {
    const query = { terminalID, actual: true, take, skip: rows.length };
    const { data } = parseList(await dataProvider.call('billing.list', { query }));
    rows.push(...data.map((row) => ({ ...row, id: String(row.billingDealID) })));
    if (data.length < take) return rows;
  }
}
