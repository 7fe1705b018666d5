import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { alertOf, amountOf, faultOf, headingOf, valueOf } from '#tests/support/payers.ts';
import { openPayers } from '#tests/support/openPayers.ts';

const { sandbox, payer, make, paidBy } = await openPayers();

describe('the amount of a payment', () => {
  it('of a forged amount is one of the link’s own', async () => {
    const link = await make('paymentRequest', amountOf(5500));
    await payer.pay(link, { amount: '0.01', transactionAmount: '0.01', currency: 'USD' });
    expect(await paidBy(link)).toMatchObject([{ transactionAmount: 5500, currency: 'ILS' }]);
  });

  it('is not made of an amount that was changed meanwhile', async () => {
    const link = await make('paymentRequest', amountOf(5600));
    const sealed = valueOf((await payer.fill(link, { plan: 'regularDeal' })).body, 'sealed');
    await sandbox.db
      .update(paymentRequests)
      .set(amountOf(9900))
      .where(eq(paymentRequests.paymentRequestID, link.paymentRequestID));
    const { body } = await payer.confirm(link, sealed);
    expect(alertOf(body)).toContain('The amount has changed meanwhile');
    expect(body).toContain('99.00₪');
    expect(await paidBy(link)).toEqual([]);
  });

  it.each([
    ['12,5', 1250],
    ['1,234.50 ₪', 123_450],
    ['7', 700],
  ])('of an amount by the payer, typed «%s», is of %i agorot', async (amount, agorot) => {
    const link = await make('paymentRequest', { userAmount: true, ...amountOf(0) });
    expect(headingOf((await payer.pay(link, { amount })).body)).toBe('Payment received');
    expect(await paidBy(link)).toMatchObject([{ transactionAmount: agorot, userAmount: true }]);
  });

  it.each([
    ['', 'Required'],
    ['0', 'Must be bigger than 0'],
    ['-5', 'Only positive numbers are allowed'],
    ['1.005', 'Allowed precision is 2'],
    ['1e3', 'Only numbers are allowed'],
  ])('of the amount «%s» is not taken', async (amount, fault) => {
    const link = await make('paymentRequest', { userAmount: true, ...amountOf(0) });
    const { body } = await payer.fill(link, { plan: 'regularDeal', amount });
    expect([faultOf(body, 'amount'), valueOf(body, 'amount')]).toEqual([fault, amount]);
  });

  it('is spread as the link allows, and not otherwise', async () => {
    const pageOptions = { allowInstallments: true, minInstallments: 2, maxInstallments: 4, allowCredit: false };
    const link = await make('paymentRequest', { pageOptions, ...amountOf(10_000) });
    const { body } = await payer.open(link);
    expect([...body.matchAll(/<option value="([^"]+)"/g)].map(([, plan]) => plan)).toEqual([
      'regularDeal',
      'installments-2',
      'installments-3',
      'installments-4',
    ]);
    expect(body).toContain('3 installments: the first \u206633.34₪\u2069, the others \u206633.33₪\u2069');
    expect(faultOf((await payer.fill(link, { plan: 'installments-5' })).body, 'plan')).toBe('Invalid');
    await payer.pay(link, { plan: 'installments-3' });
    expect(await paidBy(link)).toMatchObject([
      { transactionType: 'installments', numberOfPayments: 3, initialPaymentAmount: 3334 },
    ]);
  });

  it('is paid without the lines of a link that come to another sum', async () => {
    const line = { itemName: 'Coffee', price: 5000, quantity: 1, discount: 0, amount: 5000, currency: 'ILS' as const };
    const vat = { vatRate: 0.18, vat: 763, netAmount: 4237, netPrice: 4237, netDiscount: 0 };
    const linesOf = async (agorot: number) => {
      const link = await make('paymentRequest', { ...amountOf(agorot), dealDetails: { items: [{ ...line, ...vat }] } });
      const { body } = await payer.pay(link);
      expect([headingOf(body), alertOf(body)]).toEqual(['Payment received', '']);
      const [row] = await paidBy(link);
      expect(row?.transactionAmount).toBe(agorot);
      return row?.dealDetails.items ?? [];
    };
    expect(await linesOf(5000)).toHaveLength(1);
    expect(await linesOf(6000)).toEqual([]);
  });
});
