import { describe, expect, it } from 'vitest';
import { processOf, refundProcess, unknownDeal } from '#src/wizards/payment/form/processing.ts';

describe('the call of a deal', () => {
  it.each([
    ['J4', 'transactions.create'],
    ['J2', 'transactions.check'],
    ['J5', 'transactions.block'],
  ])('%s is %s', (type, endpoint) => {
    expect(processOf(type)?.endpoint).toBe(endpoint);
  });

  it('is known for a refund', () => {
    expect(refundProcess.endpoint).toBe('transactions.refund');
  });

  it.each(['J6', '', 'constructor'])('%j is a local error', (type) => {
    expect(processOf(type)).toBeUndefined();
    expect(unknownDeal(type, (key, values) => `${key} ${JSON.stringify(values)}`)).toEqual({
      status: 'error',
      message: `UnknownJDealType {"type":"${type}"}`,
    });
  });
});
