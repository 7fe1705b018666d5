import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { RaRecord } from 'react-admin';
import { toAgorot } from '#contract/money.ts';
import type { ActionTools } from '#src/actions/actions.ts';
import { followCharges } from '#src/resources/billingDeals/followCharges.ts';
import { bulkActions } from '#src/resources/billingDeals/manyActions.ts';
import { withoutSeededDeals } from '#tests/support/engine.ts';
import { openDeals } from '#tests/support/openDeals.ts';
import { fetchFrom } from '#tests/support/sandboxFetch.ts';
import { openListClient } from './listClient.ts';

const { sandbox, maker, engine } = await openDeals();
let tools: ActionTools;
const calls: string[] = [];
const listen = () => {
  const ask = fetchFrom(sandbox.app);
  vi.stubGlobal('fetch', (...asked: Parameters<typeof ask>) => {
    calls.push(new URL(new Request(...asked).url).pathname);
    return ask(...asked);
  });
};
beforeAll(async () => {
  await withoutSeededDeals(sandbox);
  listen();
  const { provider } = await openListClient(sandbox, 'manager', 'en-IL');
  tools = { dataProvider: provider, terminalID: maker.terminalID, showDeleted: false };
});
beforeEach(listen);

/** A row of the list as a person ticks it. */
async function ticked(id: string): Promise<RaRecord> {
  const { data } = await tools.dataProvider.call('billing.list', { query: { billingDealID: id } });
  return { ...data?.[0], id };
}

const [trigger] = bulkActions;

it('tells of each deal whether it was charged, declined and why, or not charged at all, by the calls of lists alone', async () => {
  const more = [{}, { transactionAmount: 123.03 }, {}];
  const [good = '', declined = '', other = ''] = await Promise.all(more.map(maker.create));
  const seen = new Map([
    [good, await ticked(good)],
    [declined, await ticked(declined)],
    [other, await ticked(other)],
  ]);
  const rows = [...seen].map(([id, row]) => ({
    id,
    amount: { agorot: toAgorot(Number(row.transactionAmount)), currency: 'ILS' },
  }));
  const asSeen = { ...tools, seen: { rows: seen, page: async () => [] } };
  const watch = await followCharges.begin(asSeen);
  expect(await trigger?.run(rows, tools)).toEqual(rows.map(({ id }) => ({ id, done: true })));
  // Queued, nobody knows anything.
  expect(await watch(rows)).toEqual([]);
  await maker.set(other, { pausedFrom: '2026-11-01', pausedTo: '2026-12-01' });
  await engine.work();
  calls.length = 0;
  const known = await watch(rows);
  expect(known).toEqual([
    { id: good, done: true, path: expect.stringMatching(/^\/transactions\/view\//) },
    {
      id: declined,
      done: false,
      how: 'declined',
      reason: expect.stringMatching(/^(?!deal\.)./),
      path: expect.stringMatching(/^\/transactions\/view\//),
    },
    { id: other, done: false, how: 'unclear', reason: 'deal.followed.notFound' },
  ]);
  // However many rows there are, three calls.
  expect(calls).toHaveLength(3);
  // A charge that was told is nobody else's.
  expect(await watch([rows[0] ?? { id: '' }])).toEqual([
    { id: good, done: false, how: 'unclear', reason: 'deal.followed.notFound' },
  ]);
});
