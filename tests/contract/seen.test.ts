import { describe, expect, it } from 'vitest';
import { rowsOfLists } from '#contract/entities/byCall.ts';
import { happenedTo } from '#contract/happened.ts';
import { hasMovedOn, parseSeen, seenCallOf, seenCalls, seenOf, sumsSeen, type SeenCall } from '#contract/seen.ts';

const trigger = seenCalls['billing.trigger'];
const cancel = seenCalls['transmissions.cancel'];
const cancelDocument = seenCalls['invoices.cancel'];
const cancelLink = seenCalls['paymentRequests.cancel'];
const lists: Readonly<Record<string, { fields: object }>> = rowsOfLists;

describe('calls on records that move', () => {
  it.each(Object.entries<SeenCall>(seenCalls))('%s counts what a row of its list shows', (_id, call) => {
    const shown = Object.keys(lists[`${call.noun}.list`]?.fields ?? {});
    expect(shown).toContain(call.id);
    if (call.named !== 'all') expect(call.fields.filter((field) => !shown.includes(field))).toEqual([]);
  });

  it('are no others', () => {
    expect([seenCallOf('billing.create'), seenCallOf('toString')]).toEqual([undefined, undefined]);
  });
});

describe('what was seen', () => {
  const row = { nextScheduledTransaction: '2026-11-25T00:00:00', currentDeal: 0, active: true, pausedFrom: null };

  it('is what a row shows of what counts, and the version of a record', () => {
    expect(seenOf(trigger, { ...row, consumerName: 'Dana', dealDetails: {}, updateTimestamp: 'AQ==' })).toEqual({
      ...row,
      updateTimestamp: 'AQ==',
    });
  });

  it.each([{ a: {} }, { a: [1] }, [], 'x', null, 1])('is not %j', (value) => {
    expect(parseSeen(value)).toBeUndefined();
  });

  it.each<[string, object, object, boolean]>([
    [
      'the same version, whatever the row',
      { updateTimestamp: 'A', active: true },
      { updateTimestamp: 'A', active: false },
      false,
    ],
    ['another version', { updateTimestamp: 'A' }, { updateTimestamp: 'B' }, true],
    ['a version against a row', { updateTimestamp: 'A', active: true }, { active: true }, false],
    ['a day without its midnight', { nextScheduledTransaction: '2026-11-25' }, row, false],
    ['another day', { nextScheduledTransaction: '2026-10-25' }, row, true],
    ['nothing, however it is written', { pausedFrom: null }, {}, false],
    [
      'a day that is none any more',
      { nextScheduledTransaction: '2026-11-25' },
      { nextScheduledTransaction: null },
      true,
    ],
    ['what does not count', { consumerName: 'Dana' }, { consumerName: 'Noa' }, false],
  ])('against the record as it is: %s', (_name, seen, now, moved) => {
    expect(hasMovedOn({ ...seen }, { ...now }, trigger)).toBe(moved);
  });

  it.each<[string, string, boolean]>([
    ['sent', 'viewed', false],
    ['sent', 'payed', true],
    ['rejected', 'sent', true],
  ])('of a link: %s and then %s', (before, now, moved) => {
    expect(hasMovedOn({ status: before }, { status: now }, cancelLink)).toBe(moved);
  });

  it.each<[string, object, object, boolean]>([
    ['it was sent', { status: 'sending' }, { status: 'sent' }, false],
    ['it could not be sent', { status: 'sending' }, { status: 'sendingFailed' }, false],
    ['it was cancelled', { status: 'sent' }, { status: 'canceled' }, true],
    ['it was changed in something else', { status: 'sent' }, { status: 'sent' }, true],
    ['it got its number', { status: 'initial', invoiceNumber: null }, { status: 'sending' }, true],
  ])('of a document with its version: %s', (_name, before, after, moved) => {
    const seen = { updateTimestamp: 'A', invoiceNumber: '1', ...before };
    expect(hasMovedOn(seen, { updateTimestamp: 'B', invoiceNumber: '1', ...after }, cancelDocument)).toBe(moved);
  });

  it('of a document of which only the version was seen is judged by that', () => {
    const now = { updateTimestamp: 'B', status: 'sent', invoiceNumber: '1' };
    expect(hasMovedOn({ updateTimestamp: 'A' }, now, cancelDocument)).toBe(true);
    expect(hasMovedOn({ updateTimestamp: 'B' }, now, cancelDocument)).toBe(false);
  });

  it('of all that wait is their number and their sums, to the agora', () => {
    const rows = [
      { agorot: 1010, currency: 'ILS' },
      { agorot: -20, currency: 'ILS' },
      { agorot: 5, currency: 'USD' },
    ];
    expect(sumsSeen(rows)).toEqual({ count: 3, ILS: 9.9, USD: 0.05 });
  });
});

describe('what happened meanwhile', () => {
  const charge = { currentDeal: 1, currentTransactionTimestamp: '2026-11-25T21:59:00Z', active: true };

  it.each<[string, SeenCall, object, object, string]>([
    [
      'charged',
      trigger,
      { currentDeal: 0 },
      { ...charge, nextScheduledTransaction: '2026-12-25T00:00:00' },
      'DealChargedMeanwhile',
    ],
    [
      'charged for the last time',
      trigger,
      { currentDeal: 0 },
      { ...charge, nextScheduledTransaction: null },
      'DealChargedLastMeanwhile',
    ],
    ['disabled', trigger, { active: true }, { active: false }, 'DealDisabledMeanwhile'],
    ['activated', trigger, { active: false }, { active: true }, 'DealActivatedMeanwhile'],
    ['paused', trigger, { pausedFrom: null }, { pausedFrom: '2026-11-25' }, 'DealPausedMeanwhile'],
    [
      'another amount',
      trigger,
      { transactionAmount: 1 },
      { nextScheduledTransaction: '2026-12-25' },
      'DealChangedMeanwhile',
    ],
    [
      'transmitted',
      cancel,
      { status: 'awaitingForTransmission' },
      { status: 'completed' },
      'TransactionTransmittedMeanwhile',
    ],
    [
      'canceled',
      cancel,
      { status: 'awaitingForTransmission' },
      { status: 'cancelledByMerchant' },
      'TransactionCanceledMeanwhile',
    ],
    ['refunded', cancel, { totalRefund: 0 }, { totalRefund: 5 }, 'TransactionRefundedMeanwhile'],
    [
      'used',
      seenCalls['transactions.selectJ5'],
      { status: 'awaitingToSelectJ5' },
      { status: 'completed' },
      'HoldChargedMeanwhile',
    ],
    [
      'a document',
      seenCalls['invoices.cancel'],
      { status: 'sent' },
      { status: 'canceled' },
      'DocumentCanceledMeanwhile',
    ],
    ['paid', cancelLink, { status: 'sent' }, { status: 'payed' }, 'LinkPaidMeanwhile'],
    ['a link', cancelLink, { status: 'sent' }, { status: 'canceled' }, 'LinkCanceledMeanwhile'],
    ['all', seenCalls['billing.triggerByTerminal'], { count: 1 }, { count: 2 }, 'WaitingMeanwhile'],
    ['something else', cancel, {}, {}, 'MovedOn'],
  ])('is said: %s', (_name, call, seen, now, key) => {
    expect(happenedTo(call, { ...seen }, { ...now }).key).toBe(key);
  });

  it('names days of Israel', () => {
    const now = {
      ...charge,
      currentTransactionTimestamp: '2026-11-25T22:30:00Z',
      nextScheduledTransaction: '2026-12-25T00:00:00',
    };
    expect(happenedTo(trigger, { currentDeal: 0 }, now).values).toEqual({
      date: '\u206626/11/2026\u2069',
      next: '\u206625/12/2026\u2069',
    });
  });
});
