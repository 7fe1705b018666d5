import { describe, expect, it } from 'vitest';
import { alertOf, amountOf, headingOf, readLink, valueOf } from '#tests/support/payers.ts';
import { openPayers } from '#tests/support/openPayers.ts';
import { send } from '#tests/support/send.ts';

const { sandbox, payer, make, paidBy, atTheBank, ask, cancel, change } = await openPayers();

describe('a payer whose page shows another amount than the link has now', () => {
  it('is shown the new one and asked again, before the bank asks anything', async () => {
    const link = await make('paymentRequest', amountOf(8100));
    const opened = (await payer.open(link)).body;
    const seen = valueOf(opened, 'seen');
    expect((await change(link, 90)).status).toBe(200);
    const shown = await payer.fill(link, { plan: 'regularDeal', attempt: valueOf(opened, 'attempt'), seen });
    expect(alertOf(shown.body)).toContain('The amount has changed meanwhile');
    expect(shown.body).toContain('90.00₪');
    expect(valueOf(shown.body, 'cardNumber')).toBe('');
    // The page shows what it asks for now, and pays that.
    const bank = await payer.fill(link, { plan: 'regularDeal', seen: valueOf(shown.body, 'seen') });
    await payer.confirm(link, valueOf(bank.body, 'sealed'));
    expect(await paidBy(link)).toMatchObject([{ transactionAmount: 9000 }]);
  });

  it('is asked again too where the form says nothing of what it showed', async () => {
    const link = await make('paymentRequest', amountOf(8200));
    const { body } = await payer.fill(link, { plan: 'regularDeal', seen: '' });
    expect(alertOf(body)).toContain('The amount has changed meanwhile');
  });

  it('pays an amount of their own whatever the link suggests', async () => {
    const link = await make('paymentRequest', { userAmount: true, ...amountOf(8300) });
    const sealed = valueOf((await payer.fill(link, { plan: 'regularDeal', amount: '12' })).body, 'sealed');
    await payer.confirm(link, sealed);
    expect(await paidBy(link)).toMatchObject([{ transactionAmount: 1200 }]);
  });
});

describe('a link that saves a card', () => {
  it('and asks for money by now saves none', async () => {
    const link = await make('paymentRequest', { onlyAddCard: true, ...amountOf(0) });
    const sealed = await atTheBank(link);
    expect((await change(link, 77)).status).toBe(200);
    const { body } = await payer.confirm(link, sealed);
    expect(alertOf(body)).toContain('The amount has changed meanwhile');
    expect((await readLink(sandbox, link)).status).not.toBe('payed');
  });

  it('of a billing request that was canceled while the bank asked makes no deal', async () => {
    const link = await make('billingRequest');
    const sealed = await atTheBank(link);
    expect((await cancel(link)).status).toBe(200);
    expect(headingOf((await payer.confirm(link, sealed)).body)).toBe('The link is not active');
    expect(await readLink(sandbox, link)).toMatchObject({ status: 'canceled', billingDealID: null });
  });

  it('and makes its deal at the moment in which it is canceled does one of both', async () => {
    for (let round = 0; round < 3; round += 1) {
      const link = await make('billingRequest');
      const sealed = await atTheBank(link);
      const [{ status }] = await Promise.all([cancel(link), payer.confirm(link, sealed)]);
      const present = await readLink(sandbox, link);
      expect([present.status, present.billingDealID === null]).toEqual(
        status === 200 ? ['canceled', true] : ['payed', false],
      );
    }
  });
});

describe('a cancel that says what was seen', () => {
  it('is done on that, and refused with the link as it is once it has moved on', async () => {
    const link = await make('paymentRequest', amountOf(8400));
    const details = async () =>
      (await send(ask, 'paymentRequests.get', { path: { id: link.paymentRequestID } })).json<{
        updateTimestamp: string;
      }>();
    const { updateTimestamp } = await details();
    await change(link, 61);
    const refused = await cancel(link, { seen: JSON.stringify({ updateTimestamp }) });
    expect([refused.status, refused.response.additionalData]).toMatchObject([
      409,
      { current: { paymentRequestAmount: 61 } },
    ]);
    expect((await readLink(sandbox, link)).status).not.toBe('canceled');
    const { updateTimestamp: present } = await details();
    expect((await cancel(link, { seen: JSON.stringify({ updateTimestamp: present }) })).status).toBe(200);
  });
});
