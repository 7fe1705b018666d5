import { describe, expect, it } from 'vitest';
import { chargeHindrance, type ChargeHindrance, type JudgedDeal } from '#contract/rules/chargeable.ts';

const today = '2026-11-15';
const due: JudgedDeal = { active: true, invoiceOnly: false, nextScheduledTransaction: '2026-11-15T00:00:00' };

describe('what keeps a deal from being charged', () => {
  it.each<[Partial<JudgedDeal>, ChargeHindrance | undefined]>([
    [{}, undefined],
    [{ nextScheduledTransaction: '2026-10-01T00:00:00' }, undefined],
    [{ nextScheduledTransaction: '2026-11-16T00:00:00' }, 'DealNotDue'],
    [{ nextScheduledTransaction: null }, 'DealFinished'],
    [{ finished: true, active: false }, 'DealFinished'],
    [{ active: false }, 'DealInactive'],
    [{ pausedFrom: '2026-11-15T00:00:00', pausedTo: '2026-11-16T00:00:00' }, 'DealPaused'],
    [{ pausedFrom: '2026-11-16', pausedTo: '2026-11-20' }, undefined],
    [{ inProgress: true }, 'DealIsRunning'],
    [{ tokenNotAvailable: true }, 'CardTokenDeleted'],
    [{ cardExpired: true }, 'CreditCardHasExpired'],
    [{ cardExpired: true, tokenNotAvailable: true, invoiceOnly: true }, undefined],
  ])('%j: %s', (more, expected) => {
    expect(chargeHindrance({ ...due, ...more }, { today, hasBilling: true })).toBe(expected);
  });

  it('is a terminal without the feature Billing, too', () => {
    expect(chargeHindrance(due, { today, hasBilling: false })).toBe('FeatureBillingMissing');
  });
});
