import type { RaRecord } from 'react-admin';
import { parseList } from '#src/dataProvider/parseList.ts';
import type { ActionTools } from '#src/actions/actions.ts';

/** Rows of one question; a server gives a thousand at most. */
const take = 1000;

/** The deals of a terminal that a filter keeps, all pages of them, as rows of the list. */
async function dealsOf(
  { dataProvider, terminalID }: ActionTools,
  filter: { actual: true } | { onlyActive: true },
): Promise<readonly RaRecord[]> {
  const rows: RaRecord[] = [];
  for (;;) {
    const query = { terminalID, ...filter, take, skip: rows.length };
    const { data } = parseList(await dataProvider.call('billing.list', { query }));
    rows.push(...data.map((row) => ({ ...row, id: String(row.billingDealID) })));
    if (data.length < take) return rows;
  }
}

/** Those whose charge is due. */
export const dueDeals = (tools: ActionTools) => dealsOf(tools, { actual: true });

/** Those that are active. */
export const activeDeals = (tools: ActionTools) => dealsOf(tools, { onlyActive: true });
