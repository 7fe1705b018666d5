import { describe, expect, it } from 'vitest';
import { transmitTicked } from '#src/fields/transmission/transmitActions.ts';
import { outcomesOfAll } from '#src/fields/transmission/transmitted.ts';

const planned = [{ id: 'a' }, { id: 'b' }];
const place = { terminalID: 't', showDeleted: false };
const waiting = { id: 'a', jDealType: 'J4', paymentTypeEnum: 'card', status: 'awaitingForTransmission' } as const;

describe('how everything that waited fared', () => {
  it('is told by the ids of the answer: those gone meanwhile, and those that came later', () => {
    const answer = { status: 'success', additionalData: { queued: 2, notQueued: 0, queuedTransactions: ['b', 'c'] } };
    expect(outcomesOfAll(planned, answer)).toEqual([
      { id: 'a', done: false, reason: 'transaction.transmit.hindrance.NotInThisState', calm: true },
      { id: 'b', done: true },
      { id: 'c', done: true },
    ]);
  });

  it('is as planned where the answer names none, and refused where it says so of all', () => {
    expect(outcomesOfAll(planned, { status: 'success' })).toEqual(planned.map(({ id }) => ({ id, done: true })));
    expect(outcomesOfAll(planned, { status: 'error', message: 'No' })).toEqual(
      planned.map(({ id }) => ({ id, done: false, reason: 'No' })),
    );
  });
});

describe('a ticked row', () => {
  it.each([
    ['waits', {}, undefined],
    ['was given back and may wait', { status: 'chargeback' }, undefined],
    ['was given back and has gone', { status: 'chargeback', allowTransmission: false }, 'NotInThisState'],
    ['has gone', { status: 'completed' }, 'NotInThisState'],
    ['is a hold', { jDealType: 'J5' }, 'NoCharge'],
    ['is a bank transfer, which the bank collects', { paymentTypeEnum: 'bank' }, 'GoesByMasav'],
    ['was paid in cash', { paymentTypeEnum: 'cash' }, 'NoCard'],
  ] as const)('that %s', (_case, more, verdict) => {
    const left = transmitTicked.skips?.({ ...waiting, ...more }, place);
    expect(left).toBe(verdict && `transaction.transmit.hindrance.${verdict}`);
  });
});
