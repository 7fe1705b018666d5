import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodiesOfCalls } from '#contract/entities/byCall.ts';
import { endpointIds, endpoints } from '#contract/endpoints.ts';
import { seenCallOf, seenCalls, seenOf, type Seen, type SeenCall, type SeenCallId } from '#contract/seen.ts';
import { movedCases, type MovedCase } from '#tests/support/movedRecords.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { operate, type Operated } from '#tests/support/send.ts';

let sandbox: TestSandbox;
let cases: Readonly<Record<SeenCallId, MovedCase>>;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  cases = await movedCases(sandbox);
});
afterAll(() => sandbox.close());

const ids = Object.keys(seenCalls).filter((id): id is SeenCallId => id in seenCalls);
const isMany = ({ named }: SeenCall) => named !== 'all' && 'many' in named;

/** Makes a call with what was seen, where the wire has it. */
function act(id: SeenCallId, record: string, seen?: Seen): Promise<Operated> {
  const { path, body } = cases[id].parts(record);
  const sent = seen && isMany(seenCalls[id]) ? { [record]: seen } : seen;
  const ask = sandbox.as('manager');
  if (bodiesOfCalls[id] === null) {
    return operate(ask, id, { ...(path && { path }), ...(sent && { query: { seen: JSON.stringify(sent) } }) });
  }
  return operate(ask, id, { ...(path && { path }), body: { ...body, ...(sent && { seen: sent }) } });
}

/** Whether an answer says that the record is another than it was seen. */
function isToldAsMoved(id: SeenCallId, record: string, { status, data, response }: Operated): boolean {
  if (status === 409) return /meanwhile|already/.test(response.message ?? '');
  const lists = [data.notQueuedDeals, data.notQueuedTransactions, data.notRemovedRows];
  const left = lists.flatMap((list): unknown[] => (Array.isArray(list) ? list : []));
  const isNamed = left.some((one) => JSON.stringify(one) === JSON.stringify({ id: record, code: 'MovedOn' }));
  return isMany(seenCalls[id]) && isNamed && response.errors?.[0]?.code === record;
}

/** Ways a record is seen: open, with its version, and as a row of a list. */
const ways: readonly [string, (seen: Seen) => Seen][] = [
  ['open', ({ updateTimestamp, ...fields }) => (updateTimestamp === undefined ? fields : { updateTimestamp })],
  ['in its row', ({ updateTimestamp: _, ...fields }) => fields],
  ['open, with its row', (seen) => seen],
];

describe.each(ids)('%s', (id) => {
  it.each(ways)('acts on the record as it was seen %s', async (_name, way) => {
    const record = await cases[id].make();
    const seen = way(seenOf(seenCalls[id], await cases[id].look(record)));
    const before = await cases[id].effect(record);
    const answer = await act(id, record, seen);
    expect([answer.status < 300, answer.response.status]).toEqual([true, 'success']);
    expect(await cases[id].effect(record)).not.toEqual(before);
  });

  it.each(ways)('does nothing with a record that was changed since it was seen %s, and says so', async (_name, way) => {
    const record = await cases[id].make();
    const seen = way(seenOf(seenCalls[id], await cases[id].look(record)));
    await cases[id].change(record);
    const before = await cases[id].effect(record);
    const answer = await act(id, record, seen);
    expect([isToldAsMoved(id, record, answer), answer.status, answer.response]).toEqual([
      true,
      answer.status,
      answer.response,
    ]);
    expect(await cases[id].effect(record)).toEqual(before);
  });

  it('asks nothing of who does not say what they saw', async () => {
    const record = await cases[id].make();
    await cases[id].change(record);
    const before = await cases[id].effect(record);
    const answer = await act(id, record);
    expect([answer.status < 300, isToldAsMoved(id, record, answer)]).toEqual([!cases[id].refusedAnyhow, false]);
    if (!cases[id].refusedAnyhow) expect(await cases[id].effect(record)).not.toEqual(before);
  });

  it('refuses what is nothing that can be seen', async () => {
    const record = await cases[id].make();
    const { path, body } = cases[id].parts(record);
    const inQuery = bodiesOfCalls[id] === null;
    const answer = await operate(sandbox.as('manager'), id, {
      ...(path && { path }),
      ...(inQuery ? { query: { seen: '"yes' } } : { body: { ...body, seen: [1] } }),
    });
    expect([answer.status, answer.codes]).toEqual([400, ['seen']]);
  });
});

/** Calls of these kinds that are not judged by what was seen, and why. */
const unjudged: Readonly<Record<string, string>> = {
  'terminals.deleteLogo': 'takes away whatever stands there',
  'terminals.deleteStylesheet': 'takes away whatever stands there',
  'terminals.resetApiKey': 'takes the place of whatever key there is',
  'terminals.resetSharedApiKey': 'takes the place of whatever key there is',
  'consumers.import': 'reads what another system has',
  'items.import': 'reads what another system has',
  'items.importCategories': 'reads what another system has',
  'consumers.delete': 'wanted whatever was edited; nothing moves a customer but people, and it can be restored',
  'consumers.restore': 'wanted whatever was edited',
  'items.delete': 'wanted whatever was edited',
  'items.bulkDelete': 'wanted whatever was edited',
  'cardTokens.delete': 'a card has nothing that moves',
  'cardTokens.extendExpiration': 'takes later dates only',
  'invoices.delete': 'only of what was never issued',
  'invoices.resend': 'sends the document as it stands',
  'invoices.resendSingle': 'sends the document as it stands',
  'transactions.sendSlip': 'sends the slip as it stands',
  'transactions.consentStatus': 'asks',
  'masav.generate': 'takes each debit once, by its own state',
};

describe('the calls that act', () => {
  it('are judged by what was seen, or known not to be', () => {
    const acting = endpointIds.filter((id) => ['action', 'delete'].includes(endpoints[id].kind));
    expect(acting.filter((id) => !seenCallOf(id) && !(id in unjudged))).toEqual([]);
  });
});
