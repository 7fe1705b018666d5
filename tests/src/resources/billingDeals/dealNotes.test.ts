import { describe, expect, it } from 'vitest';
import type { ChargingGap } from '#src/fields/deal/chargingGap.ts';
import { dealNotes } from '#src/resources/billingDeals/dealNotes.ts';
import { dealState, type Deal } from '#src/resources/billingDeals/dealState.ts';

const today = '2026-11-22';
const running: Deal = { active: true, finished: false, paused: false, nextScheduledTransaction: '2026-12-01T00:00:00' };
const keysOf = (deal: Deal) => dealNotes({ ...running, ...deal }, today).map(({ key }) => key);

describe('the state of a deal', () => {
  it.each<[string, Deal, string]>([
    ['one that runs', {}, 'active'],
    [
      'one whose charges are over, though something else is wrong',
      { finished: true, active: false, paused: true },
      'completed',
    ],
    ['one that was stopped', { active: false, lastError: 'no' }, 'inactive'],
    ['one whose card is gone', { tokenNotAvailable: true, cardExpired: true }, 'cardDeleted'],
    ['one whose card is over', { cardExpired: true, paused: true }, 'cardExpired'],
    ['a paused one', { paused: true, lastError: 'no' }, 'paused'],
    ['one that is being charged', { inProgress: true, lastError: 'no' }, 'inProgress'],
    ['one that failed', { lastError: 'no' }, 'failed'],
  ])('%s', (_, deal, state) => {
    expect(dealState({ ...running, ...deal })).toBe(state);
  });
});

describe('what stands out about a deal', () => {
  it.each<[string, Deal, readonly string[]]>([
    ['nothing of one that runs', {}, []],
    ['nothing of one that is over', { finished: true, lastError: 'no', paused: true }, []],
    ['the card that is gone, not that it was over', { tokenNotAvailable: true, cardExpired: true }, ['cardDeleted']],
    [
      'all that keeps it from being charged',
      { cardExpired: true, lastError: 'no', paused: true },
      ['cardExpired', 'failed', 'paused'],
    ],
    ['a pause to come', { pausedFrom: '2026-12-01T00:00:00', pausedTo: '2026-12-31T00:00:00' }, ['willPause']],
    ['no pause that has been', { pausedFrom: '2026-10-01T00:00:00', pausedTo: '2026-11-21T00:00:00' }, []],
    ['a charge that is due today', { nextScheduledTransaction: '2026-11-22T00:00:00' }, ['due']],
    [
      'no due charge of one that stands still',
      { nextScheduledTransaction: '2026-11-01T00:00:00', active: false },
      ['inactive'],
    ],
  ])('%s', (_, deal, keys) => {
    expect(keysOf(deal)).toEqual(keys);
  });

  const due = { nextScheduledTransaction: '2026-11-22T00:00:00' };
  it.each<[string, Deal, ChargingGap, readonly string[]]>([
    ['a terminal without the service, due or not', {}, 'noService', ['noService']],
    ['and nothing of triggering where that cannot be done', due, 'noService', ['noService']],
    ['that a due charge has to be triggered', due, 'byHand', ['byHand']],
    ['nothing of that before it is due', {}, 'byHand', []],
    ['nothing of the terminal of one that is over', { finished: true }, 'noService', []],
  ])('%s', (_, deal, gap, keys) => {
    expect(dealNotes({ ...running, ...deal }, today, gap).map(({ key }) => key)).toEqual(keys);
  });
});
