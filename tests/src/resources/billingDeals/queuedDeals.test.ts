import { describe, expect, it } from 'vitest';
import { outcomesOfDeals } from '#src/resources/billingDeals/queuedDeals.ts';

describe('how each deal fared', () => {
  it('is done, but for those the answer names with their reason', () => {
    const answer = {
      status: 'warning',
      message: 'Mixed',
      additionalData: { queued: 1, notQueued: 1, notQueuedDeals: [{ id: 'b', code: 'DealPaused' }] },
    };
    expect(outcomesOfDeals(['a', 'b'], answer)).toEqual([
      { id: 'a', done: true },
      { id: 'b', done: false, reason: 'deal.hindrance.DealPaused', calm: true },
    ]);
  });

  it('is refused for all where the answer says so of none in particular', () => {
    const refused = { id: 'a', done: false, reason: 'No' };
    expect(outcomesOfDeals(['a'], { status: 'error', message: 'No' })).toEqual([refused]);
  });

  it.each([
    [{ status: 'success', additionalData: 'x' }],
    [{ status: 'success', additionalData: { notQueuedDeals: [1, {}] } }],
  ])('is done where %j names nobody', (answer) => {
    expect(outcomesOfDeals(['a'], answer)).toEqual([{ id: 'a', done: true }]);
  });
});
