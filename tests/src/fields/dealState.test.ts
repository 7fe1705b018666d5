import { describe, expect, it } from 'vitest';
import { billing as english } from '#src/i18n/catalogue/billing.en.ts';
import { billing as hebrew } from '#src/i18n/catalogue/billing.he.ts';
import { dealState, isFinished, isPaused, type Deal, type DealStateName } from '#src/fields/deal/dealState.ts';

const today = '2026-11-22';
/** As a row of the list tells of a deal that runs. */
const running: Deal = { active: true, paused: false, nextScheduledTransaction: '2026-12-01T00:00:00' };
const day = (text: string) => `\u2066${text}\u2069`;

describe('the state of a deal', () => {
  it.each<[string, Deal, DealStateName, string]>([
    ['runs', {}, 'active', 'success'],
    ['has a next charge tomorrow', { nextScheduledTransaction: '2026-11-23T00:00:00' }, 'active', 'success'],
    ['is charged today', { nextScheduledTransaction: '2026-11-22T00:00:00' }, 'due', 'info'],
    ['was to be charged yesterday', { nextScheduledTransaction: '2026-11-21T00:00:00' }, 'overdue', 'warning'],
    ['has made all charges', { finished: true, active: false, paused: true }, 'completed', 'neutral'],
    ['has no next charge, in a list', { nextScheduledTransaction: null }, 'completed', 'neutral'],
    ['was stopped', { active: false, lastError: 'no', cardExpired: true }, 'inactive', 'neutral'],
    ['lost its card', { tokenNotAvailable: true, cardExpired: true }, 'cardDeleted', 'danger'],
    ['has a card that is over', { cardExpired: true, paused: true }, 'cardExpired', 'danger'],
    [
      'is paused through today',
      { paused: true, pausedFrom: '2026-11-01T00:00:00', pausedTo: '2026-11-22T00:00:00' },
      'pausedUntil',
      'warning',
    ],
    ['is paused from today on, by its days', { pausedFrom: '2026-11-22T00:00:00' }, 'paused', 'warning'],
    ['is paused, and nobody says when', { paused: true }, 'paused', 'warning'],
    [
      'was paused until yesterday, and read before midnight',
      { paused: true, pausedFrom: '2026-11-01T00:00:00', pausedTo: '2026-11-21T00:00:00' },
      'active',
      'success',
    ],
    ['will be paused', { pausedFrom: '2026-11-23T00:00:00', pausedTo: '2026-11-30T00:00:00' }, 'active', 'success'],
    ['is being charged', { inProgress: true, lastError: 'no' }, 'inProgress', 'info'],
    [
      'failed, and is due again',
      { lastError: 'no', nextScheduledTransaction: '2026-11-22T00:00:00' },
      'failed',
      'danger',
    ],
  ])('one that %s', (_, deal, state, tone) => {
    expect(dealState({ ...running, ...deal }, today)).toMatchObject({ state, tone, words: `deal.state.${state}` });
  });

  it('names the day of which its words speak', () => {
    const paused = { ...running, pausedFrom: '2026-11-01T00:00:00', pausedTo: '2026-12-24T00:00:00' };
    expect(dealState(paused, today).parameters).toEqual({ day: day('24/12/2026') });
    const overdue = { ...running, nextScheduledTransaction: '2026-11-20T00:00:00' };
    expect(dealState(overdue, today).parameters).toEqual({ day: day('20/11/2026') });
    expect(dealState(running, today).parameters).toEqual({});
  });

  it('has words in both languages for every state, with the day where it names one', () => {
    const named = (words: Readonly<Record<string, string>>) =>
      Object.entries(words).flatMap(([state, text]) => (text.includes('%{day}') ? [state] : []));
    expect(Object.keys(english.deal.state)).toEqual(Object.keys(hebrew.deal.state));
    expect(named(hebrew.deal.state)).toEqual(['pausedUntil', 'overdue']);
    expect(named(english.deal.state)).toEqual(['pausedUntil', 'overdue']);
  });
});

it('what is finished and paused is told by either field', () => {
  expect([{ finished: true }, { finished: false }, {}, running].map(isFinished)).toEqual([true, false, true, false]);
  expect(isPaused({ paused: true }, today)).toBe(true);
  expect(isPaused({ pausedFrom: '2026-11-22', pausedTo: '2026-11-22' }, today)).toBe(true);
  expect(isPaused({ pausedFrom: '2026-11-23', paused: true }, today)).toBe(false);
});
