import { describe, expect, it } from 'vitest';
import { emptyLine } from '#src/fields/lines/lineValues.ts';
import { emptyPaymentForm } from '#src/wizards/payment/form/paymentForm.ts';
import { quickStart } from '#src/wizards/payment/start/quickStart.ts';
import { paymentStart } from '#src/wizards/payment/start/paymentStart.ts';
import { itemID, tokenID } from './samples.ts';

const item = { itemID, itemName: 'Haircut', price: 59, currency: 'USD', vatExempt: false };
const transaction = {
  transactionAmount: 100,
  totalRefund: 30,
  currency: 'ILS',
  vatRate: 0.18,
  creditCardToken: tokenID,
};
const line = { itemName: 'Towel', price: 20, quantity: 2, discount: 1.5, withoutVat: true };
const ofLines = { ...transaction, dealDetails: { items: [line] } };

describe('what a wizard begins with', () => {
  it('has an item in the currency of its price', () => {
    expect(paymentStart('charge', {}, { item })).toMatchObject({
      currency: 'USD',
      dealDetails: { items: [{ price: '59.00' }] },
    });
    expect(paymentStart('refund', {}, { item })).toMatchObject({ currency: 'USD', transactionAmount: '59.00' });
    expect(paymentStart('refund', {}, { item, transaction })).toMatchObject({
      currency: 'USD',
      transactionAmount: '59.00',
    });
  });

  it('never has lines of two currencies', () => {
    const names = (currency: string) =>
      paymentStart('charge', {}, { item: { ...item, currency }, transaction: ofLines }).dealDetails?.items.map(
        ({ itemName }) => itemName,
      );
    expect(names('USD')).toEqual(['Haircut']);
    expect(names('ILS')).toEqual(['Towel', 'Haircut']);
  });

  it('bears no VAT where the transaction bore none', () => {
    expect(paymentStart('refund', {}, { transaction: { ...transaction, vatRate: 0 } })).toMatchObject({
      withoutVat: true,
    });
    expect(paymentStart('refund', {}, { item: { ...item, vatExempt: true } })).toMatchObject({ withoutVat: true });
    expect(paymentStart('refund', {}, { transaction })).toMatchObject({ withoutVat: false });
    expect(paymentStart('charge', {}, { transaction: { ...transaction, vatRate: 0 } })).toMatchObject({
      withoutVat: true,
    });
  });
});

describe('what a quick charge begins with', () => {
  it('is an amount alone: lines come to their sum, a saved card is left out', () => {
    const start = quickStart(paymentStart('charge', {}, { transaction: ofLines }));
    expect(start).toMatchObject({ transactionAmount: '38.50', withoutVat: true, currency: 'ILS' });
    expect(start.dealDetails?.items).toEqual([]);
    expect(start).not.toHaveProperty('paymentMethod');
    expect(start).not.toHaveProperty('creditCardToken');
  });

  it('stays what it is without lines', () => {
    expect(quickStart({})).toEqual({});
    expect(quickStart({ transactionAmount: '5.00', paymentMethod: 'token', creditCardToken: tokenID })).toEqual({
      transactionAmount: '5.00',
    });
    const items = [emptyLine, { ...emptyLine, withoutVat: true, price: '1.00' }];
    expect(quickStart({ dealDetails: { ...emptyPaymentForm.dealDetails, items } })).toMatchObject({
      withoutVat: false,
    });
  });
});
