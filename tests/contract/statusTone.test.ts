import { describe, expect, it } from 'vitest';
import { enumValues, statusesOf } from '#contract/enums.ts';
import { statusTone } from '#contract/statusTone.ts';

describe('statusTone', () => {
  it.each([
    ['completed', 'success'],
    ['payed', 'success'],
    ['rejectedByProcessor', 'danger'],
    ['overdue', 'warning'],
    ['cancelledByMerchant', 'neutral'],
    ['sending', 'info'],
    ['a state of tomorrow', 'neutral'],
    ['toString', 'neutral'],
  ])('%s is %s', (status, tone) => {
    expect(statusTone(status)).toBe(tone);
  });

  it('agrees with the quick status that stands for several', () => {
    for (const quick of ['Completed', 'Failed', 'Canceled', 'Chargeback'] as const) {
      for (const status of statusesOf(quick)) expect([status, statusTone(status)]).toEqual([status, statusTone(quick)]);
    }
    expect(enumValues('transactionQuickStatus')).toHaveLength(6);
  });
});
