import { describe, expect, it } from 'vitest';
import { documentPaymentFaults } from '#src/fields/payments/paymentFaults.ts';
import { emptyPayment, paymentsOf, toPayment, type PaymentValues } from '#src/fields/payments/paymentValues.ts';

const line = (paymentType: string, amount: string, more: Partial<PaymentValues> = {}): PaymentValues => ({
  ...emptyPayment,
  paymentType,
  amount,
  ...more,
});
const account = { bank: '12', bankBranch: '600', bankAccount: '123456' };
const cheque = (amount: string) =>
  line('cheque', amount, { ...account, chequeNumber: '1001', chequeDate: '2026-12-01' });

const faults = (lines: readonly PaymentValues[], invoiceType = 'invoiceWithPaymentInfo') =>
  Object.entries(documentPaymentFaults('paymentDetails', lines, { invoiceType, amount: 10_000 }))
    .filter(([, fault]) => fault)
    .map(([field, fault]) => `${field}: ${fault?.key}`);

describe('how a document is paid, as typed', () => {
  it.each<[string, readonly PaymentValues[], readonly string[]]>([
    ['in cash', [line('cash', '100')], []],
    ['by several cheques and the rest in cash', [cheque('40'), cheque('30'), line('cash', '30')], []],
    ['by less', [line('cash', '99.99')], ['paymentDetails: PaymentTypesSumMustEqualInvoice']],
    ['not at all', [], ['paymentDetails: PaymentTypesSumMustEqualInvoice']],
    ['by cheques of more', [cheque('60'), cheque('60')], ['paymentDetails: ChequesSumExceedsInvoice']],
    ['twice in cash', [line('cash', '50'), line('cash', '50')], ['paymentDetails: MultiplePaymentsNotAllowed']],
    [
      'by a cheque of nobody',
      [line('cheque', '100')],
      ['chequeNumber', 'bank', 'bankBranch', 'bankAccount', 'chequeDate'].map(
        (field) => `paymentDetails.0.${field}: Required`,
      ),
    ],
    ['by a card of two digits', [line('card', '100', { cardNumber: '12' })], ['paymentDetails.0.cardNumber: Invalid']],
  ])('%s', (_, lines, found) => {
    expect(faults(lines)).toEqual(found);
  });

  it('is not asked of a document that does not tell it', () => {
    expect(faults([], 'invoice')).toEqual([]);
    expect(faults([], 'refundInvoice')).toEqual(['paymentDetails: PaymentTypesSumMustEqualInvoice']);
  });
});

describe('a line as it travels', () => {
  it('has what its kind has, and nothing that was typed for another one', () => {
    expect(toPayment(line('cash', '10', { ...account, cardNumber: '1234' }))).toEqual({
      paymentType: 'cash',
      amount: 10,
    });
    expect(toPayment(line('bank', '10', { ...account, chequeNumber: '1' }))).toEqual({
      paymentType: 'bank',
      amount: 10,
      bank: 12,
      bankBranch: 600,
      bankAccount: '123456',
    });
  });

  it('never has a whole card number, and keeps the card that the server knows', () => {
    expect(toPayment(line('card', '10', { cardNumber: '4580' }))).toMatchObject({ cardNumber: '****4580' });
    const known = { paymentType: 'card', amount: 10, cardNumber: '458028******4580', cardExpiration: '12/30' } as const;
    const [typed = emptyPayment] = paymentsOf([known]);
    expect(toPayment(typed)).toEqual(known);
    expect(toPayment({ ...typed, cardNumber: '1111' })).toEqual({
      paymentType: 'card',
      amount: 10,
      cardNumber: '****1111',
    });
  });
});
