import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { type DocumentMaker, documentMaker, recipient } from '#tests/support/documents.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

let sandbox: TestSandbox;
let documents: DocumentMaker;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  documents = await documentMaker(sandbox);
});
afterAll(() => sandbox.close());

const cash = (amount: number) => [{ paymentType: 'cash', amount }];
const cheque = (amount: number, more: object = {}) => ({
  paymentType: 'cheque',
  amount,
  chequeNumber: '5001',
  bank: 12,
  bankBranch: 571,
  bankAccount: '041116',
  chequeDate: '2026-12-01',
  ...more,
});

describe('nothing is issued or kept', () => {
  const receipt = { invoiceType: 'paymentInfo' };
  it.each<[string, object, string, string]>([
    ['another currency', { currency: 'USD' }, 'currency', 'Can only issue invoice for ILS transactions'],
    [
      'no e-mail address',
      { dealDetails: { ...recipient, consumerEmail: '' } },
      'dealDetails.consumerEmail',
      'Consumer email is required',
    ],
    [
      'no name',
      { dealDetails: { ...recipient, consumerName: ' ' } },
      'dealDetails.consumerName',
      'Consumer name is required',
    ],
    [
      'a donor without a number',
      {
        invoiceDetails: { invoiceType: 'receiptForDonation' },
        dealDetails: { ...recipient, consumerNationalID: null },
        paymentDetails: cash(118),
      },
      'dealDetails.consumerNationalID',
      'Required',
    ],
    [
      'payments that come to less',
      { invoiceDetails: receipt, paymentDetails: cash(117.99) },
      'paymentDetails',
      'Payment types sum should be equal to the invoice amount',
    ],
    [
      'no payments',
      { invoiceDetails: receipt },
      'paymentDetails',
      'Payment types sum should be equal to the invoice amount',
    ],
    [
      'two cards',
      {
        invoiceDetails: receipt,
        paymentDetails: [
          { paymentType: 'card', amount: 59 },
          { paymentType: 'card', amount: 59 },
        ],
      },
      'paymentDetails',
      'Multiple Card, Cash, or Bank payments are not allowed',
    ],
    [
      'cheques above the amount',
      { invoiceDetails: receipt, paymentDetails: [cheque(100), cheque(100)] },
      'paymentDetails',
      "Sum of cheques amount can't be greater than invoice amount",
    ],
    [
      'a cheque without its number',
      { invoiceDetails: receipt, paymentDetails: [cheque(118, { chequeNumber: '' })] },
      'paymentDetails[0].chequeNumber',
      'Required',
    ],
    [
      'a day that is none',
      { invoiceDetails: receipt, paymentDetails: [cheque(118, { chequeDate: '2026-02-30' })] },
      'paymentDetails[0].chequeDate',
      'Invalid',
    ],
    [
      'items that come to another sum',
      { dealDetails: { ...recipient, items: [{ itemName: 'x', price: 100, quantity: 1 }] } },
      'invoiceAmount',
      'The amount must be what the lines come to, 100',
    ],
    ['VAT that does not fit', { vatTotal: 17 }, 'vatTotal', 'The VAT does not match the amount'],
  ])('of %s', async (_name, more, code, description) => {
    const before = await sandbox.db.$count(invoices);
    const { status, response } = await documents.create(more as Record<string, unknown>);
    expect([status, response.status]).toEqual([400, 'error']);
    expect(response.errors).toContainEqual({ code, description });
    expect(await sandbox.db.$count(invoices)).toBe(before);
  });

  it('of a request with more lines than documents have', async () => {
    const items = Array.from({ length: 101 }, () => ({ itemName: 'x', price: 1, quantity: 1 }));
    const { status, codes } = await documents.create({ dealDetails: { ...recipient, items } });
    expect([status, codes]).toEqual([400, ['dealDetails.items']]);
  });
});
