import { describe, expect, it } from 'vitest';
import { mayHaveDocument } from '#contract/documented.ts';
import { documentKinds, isCredit } from '#contract/documentKinds.ts';
import { enumValues } from '#contract/enums.ts';

const charge = {
  jDealType: 'J4',
  status: 'completed',
  specialTransactionType: 'regularDeal',
  currency: 'ILS',
  transactionAmount: 100,
  invoiceID: null,
};
const refund = { ...charge, specialTransactionType: 'refund' };

describe('a document may be issued', () => {
  it('of what was accepted alone', () => {
    const of = (transaction: object) =>
      enumValues('transactionStatus').filter((status) => mayHaveDocument({ ...transaction, status }));
    const accepted = ['awaitingForTransmission', 'transmissionInProgress', 'completed', 'chargeback'];
    expect(of(refund)).toEqual(accepted);
    expect(of(charge)).toEqual([...accepted, 'chargebackFailed']);
  });

  it.each<[string, object]>([
    ['of no check and no hold', { jDealType: 'J5' }],
    ['in ILS alone', { currency: 'USD' }],
    ['once', { invoiceID: 'i1' }],
    ['of nothing that is not told', { status: undefined }],
  ])('%s', (_, change) => expect(mayHaveDocument({ ...charge, ...change })).toBe(false));

  it('of a refund as far as the document it credits reaches', () => {
    expect([100, 99.99, 0].map((left) => mayHaveDocument(refund, left))).toEqual([true, false, false]);
  });
});

it('credits are one official type', () => {
  expect(enumValues('invoiceType').filter(isCredit)).toEqual(['creditNote', 'refundInvoice']);
  expect(new Set(Object.values(documentKinds).map(({ officialType }) => officialType)).size).toBe(5);
});
