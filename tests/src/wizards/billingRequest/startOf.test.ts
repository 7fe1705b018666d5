import { describe, expect, it } from 'vitest';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { emptyRequest } from '#src/wizards/billingRequest/form/requestValues.ts';
import { requestStart } from '#src/wizards/billingRequest/start/requestStart.ts';

const id = '6f1c2d3e-d9cb-469f-a165-70867728950e';
const today = '2026-11-15';
const dana = { consumerID: id, consumerName: 'Dana', consumerEmail: 'dana@mail.test' };
const customer = { ...dana, consumerEmail: 'new@mail.test' } as RecordOf<'customers'>;
const earlier = (more: object = {}) =>
  ({
    paymentRequestID: id,
    currency: 'ILS',
    transactionAmount: 45.5,
    vatRate: 0.18,
    permanent: false,
    dueDate: '2026-12-14T22:00:00Z',
    billingSchedule: {
      repeatPeriodType: 'quarter',
      repeatPeriod: 2,
      startAtType: 'specifiedDate',
      startAt: '2026-12-01T00:00:00',
      endAtType: 'never',
    },
    dealDetails: { ...dana, dealDescription: 'Club' },
    ...more,
  }) as unknown as RecordOf<'billingRequests'>;

describe('the start of a billing request', () => {
  it('is empty, for one customer or for any', () => {
    expect(requestStart({}, false, today)).toEqual(emptyRequest);
    expect(requestStart({}, true, today).linkKind).toBe('permanent');
    expect(requestStart({ customer }, false, today).dealDetails.consumerID).toBe(id);
  });

  it('is an earlier request as it was, with its day of the link', () => {
    expect(requestStart({ request: earlier() }, false, today)).toMatchObject({
      linkKind: 'once',
      currency: 'ILS',
      transactionAmount: '45.50',
      withoutVat: false,
      dueDate: '2026-12-14',
      billingSchedule: { repeatPeriodType: 'quarter', repeatPeriod: '2', startAt: '2026-12-01' },
      // Where it was sent, not where the customer is now.
      dealDetails: { ...dana, dealDescription: 'Club' },
    });
  });

  it('leaves out what has gone by', () => {
    const { billingSchedule, dueDate } = requestStart({ request: earlier() }, false, '2027-01-10');
    expect([billingSchedule.startAtType, billingSchedule.startAt, dueDate]).toEqual(['today', '', '']);
  });

  it('leaves out a customer who is gone, and keeps the rest', () => {
    const { dealDetails } = requestStart({ request: earlier(), isCustomerGone: true }, false, today);
    expect(dealDetails).toMatchObject({ consumerID: '', consumerName: '', dealDescription: 'Club' });
  });

  it('of lines takes the lines, not their sum', () => {
    const items = [{ itemName: 'Club', price: 45.5, quantity: 1, withoutVat: true }];
    const start = requestStart({ request: earlier({ permanent: true, dealDetails: { items } }) }, false, today);
    expect([start.linkKind, start.transactionAmount, start.dealDetails.items.length]).toEqual(['permanent', '', 1]);
  });
});
