import { describe, expect, it } from 'vitest';
import type { Charging } from '#src/fields/deal/chargingGap.ts';
import { dealNotes } from '#src/resources/billingDeals/dealNotes.ts';
import type { Deal } from '#src/fields/deal/dealState.ts';

const today = '2026-11-22';
const running: Deal = { active: true, finished: false, paused: false, nextScheduledTransaction: '2026-12-01T00:00:00' };
const keysOf = (deal: Deal) => dealNotes({ ...running, ...deal }, today).map(({ key }) => key);

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
    [
      'a pause that is on, by its last day',
      { paused: true, pausedFrom: '2026-11-20T00:00:00', pausedTo: '2026-11-22T00:00:00' },
      ['pausedUntil'],
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
  it.each<[string, Deal, Charging, readonly string[]]>([
    ['a terminal without the service, due or not', {}, 'noService', ['noService']],
    ['and nothing of triggering where that cannot be done', due, 'noService', ['noService']],
    ['that a due charge has to be made by hand', due, 'byHand', ['byHand']],
    ['that a charge of today comes by itself', due, 'byItself', ['dueToday']],
    ['that one of yesterday should have', { nextScheduledTransaction: '2026-11-21' }, 'byItself', ['overdue']],
    ['nothing before it is due', {}, 'byItself', []],
    ['nothing of that before it is due', {}, 'byHand', []],
    ['nothing of the terminal of one that is over', { finished: true }, 'noService', []],
  ])('%s', (_, deal, gap, keys) => {
    expect(dealNotes({ ...running, ...deal }, today, gap).map(({ key }) => key)).toEqual(keys);
  });
});
