import { beforeEach, describe, expect, it } from 'vitest';
import { isCreating } from '#contract/creating.ts';
import { endpointIds, endpoints } from '#contract/endpoints.ts';
import { isCreation, isMoney } from '#src/attempts/attempts.ts';
import { creationOf, creations } from '#src/attempts/creations/creations.ts';
import type { CallArguments } from '#src/dataProvider/http/request.ts';
import { bodyOf, creationServer, keptAttempts, tabOf } from './creationServer.ts';
import { cardTraces } from '#tests/support/cardTraces.ts';

const creating = endpointIds.filter((id) => isCreating(id)).filter((id) => !isMoney(id));
const secret = 'Xyz-secret-77';

/** A call with all that a body may have that is nobody's business. */
function callOf(id: (typeof creating)[number]): CallArguments {
  const names = [...endpoints[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const isUpload = endpoints[id].kind === 'upload';
  return {
    path: Object.fromEntries(names.map((name) => [name, `${name}-1`])),
    ...(isUpload
      ? { file: { content: new Blob(['x']), name: 'deals.csv' } }
      : {
          body: {
            terminalID: 't-1',
            currency: 'ILS',
            consumerID: 'c-1',
            consumerEmail: secret,
            consumerNationalID: secret,
            dealDetails: { consumerID: 'c-1', dealDescription: secret, consumerPhone: secret },
            paymentRequestAmount: 12,
            transactionAmount: 12,
            invoiceAmount: 12,
            cardNumber: '4580458045804580',
            cvv: secret,
            consumerName: '4580 4580 4580 4580',
            itemName: '4580458045804580',
          },
        }),
  };
}

beforeEach(() => window.localStorage.clear());

describe.each(creating)('%s', (id) => {
  const call = callOf(id);

  it('stands in the journal before it leaves, under its key, with nothing of a card and nothing typed', async () => {
    const server = creationServer('cutAfter');
    await expect(tabOf(server).call(id, call)).rejects.toMatchObject({ kind: 'network' });
    const [first] = server.sent;
    expect(first?.kept).toEqual([
      expect.objectContaining({ endpoint: id, state: 'sending', attemptID: first?.call.idempotencyKey }),
    ]);
    expect(keptAttempts()).toEqual([expect.objectContaining({ endpoint: id, state: 'unanswered' })]);
    const text = JSON.stringify(Object.entries(window.localStorage));
    expect(text).not.toMatch(cardTraces(secret));
  });

  it('is sent again under its key by the next press, and ends with the first answer', async () => {
    const server = creationServer('cutAfter');
    const tab = tabOf(server);
    await tab.call(id, call).catch(() => undefined);
    expect(await tab.call(id, call)).toMatchObject({ entityUID: 'made-1' });
    const [first, second] = server.sent;
    expect(second?.call.idempotencyKey).toBe(first?.call.idempotencyKey);
    expect([server.made.size, keptAttempts()]).toEqual([1, []]);
  });

  it('is not sent again by itself to a server without keys, until the person has said that it was not made', async () => {
    const server = creationServer('cutAfter');
    const tab = tabOf(server, { keyed: false });
    await tab.call(id, call).catch(() => undefined);
    await expect(tab.call(id, call)).rejects.toMatchObject({ message: 'creation.held' });
    expect(server.sent).toHaveLength(1);
    const [attempt] = tab.attempts.journal.read();
    if (attempt) tab.attempts.journal.keep({ ...attempt, state: 'notFound' });
    await tab.call(id, call);
    expect([server.sent.length, keptAttempts()]).toEqual([2, []]);
  });

  it('says in its body which attempt it is, where that has a place for it', async () => {
    const server = creationServer();
    await tabOf(server).call(id, call);
    const [first] = server.sent;
    if (!first || !isCreation(id) || !creationOf(id).extension) return;
    expect(bodyOf(first).extension).toEqual({ attemptID: first.call.idempotencyKey });
  });
});

it('is told by every call that makes something', () => {
  expect(Object.keys(creations).toSorted()).toEqual(creating.toSorted());
});
