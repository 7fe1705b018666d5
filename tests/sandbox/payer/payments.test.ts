import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { vaultEntries } from '#sandbox/domain/vault/table.ts';
import { attempts } from '#sandbox/domain/money/payment/attemptTable.ts';
import { webhookDeliveries } from '#sandbox/events/table.ts';
import { outboxMessages } from '#sandbox/outbox/table.ts';
import { alertOf, amountOf, faultOf, goodForm, headingOf, readLink, valueOf } from '#tests/support/payers.ts';
import { openPayers } from '#tests/support/openPayers.ts';
import { poster, terminalsOf } from '#tests/support/payments.ts';

const { sandbox, payer, make, paidBy, terminal } = await openPayers();
const { merchantID } = terminal;

const decoded = (html: string) => html.replaceAll('&#39;', "'");

const codesOf = async (link: Parameters<typeof readLink>[1]) =>
  (await readLink(sandbox, link)).history.map(({ operationCode }) => operationCode);

describe('a payment', () => {
  it('goes through the bank’s confirmation, and is made with all that belongs to it', async () => {
    const link = await make('paymentRequest', {
      issueInvoice: true,
      pageOptions: { showAuthCode: true },
      ...amountOf(7700),
    });
    const opened = await payer.open(link);
    const bank = await payer.fill(link, { attempt: valueOf(opened.body, 'attempt'), plan: 'regularDeal' });
    expect(headingOf(bank.body)).toBe('Confirmation by the card company');
    expect(bank.body).toContain('****4242');
    expect(bank.body).not.toContain('42424242');
    expect(await paidBy(link)).toEqual([]);
    const done = await payer.confirm(link, valueOf(bank.body, 'sealed'));
    expect([done.statusCode, done.headers['cache-control']]).toEqual([303, 'no-store']);
    const receipt = await payer.ask({ method: 'GET', url: done.headers.location ?? '' });
    expect(headingOf(receipt.body)).toBe('Payment received');
    const [row, ...others] = await paidBy(link);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      transactionAmount: 7700,
      status: 'awaitingForTransmission',
      documentOrigin: 'paymentRequest',
      operationDoneBy: 'הלקוח',
      consumerIP: '127.0.0.1',
      consumerEmail: 'noa@mail.test',
      consumerID: link.consumerID,
    });
    expect(receipt.body).toContain(row?.okNumber);
    expect(await sandbox.db.$count(invoices, eq(invoices.paymentTransactionID, row?.paymentTransactionID ?? ''))).toBe(
      1,
    );
    expect(await readLink(sandbox, link)).toMatchObject({
      status: 'payed',
      paymentTransactionID: row?.paymentTransactionID,
      cardOwnerName: 'Noa Payer',
      userPaidDetails: { transactionAmount: 7700 },
    });
    expect(await codesOf(link)).toEqual(['PaymentRequestViewed', 'PaymentRequestPayed']);
    const told = await sandbox.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.merchantID, merchantID));
    expect(told.some(({ payload }) => payload.entityReference === row?.paymentTransactionID)).toBe(true);
    expect(headingOf((await payer.open(link)).body)).toBe('Already paid');
  });

  it('that is declined says why, leaves the link open, and is made with another card', async () => {
    const link = await make('paymentRequest', amountOf(4100));
    const declined = await payer.pay(link, { cardNumber: '4000000000000002' });
    expect(alertOf(declined.body)).toBe(
      'The card was declined. No charge was made. Try another card or contact the card company.',
    );
    expect([valueOf(declined.body, 'cardNumber'), valueOf(declined.body, 'consumerEmail')]).toEqual([
      '',
      'noa@mail.test',
    ]);
    expect((await readLink(sandbox, link)).status).toBe('paymentFailed');
    expect(headingOf((await payer.pay(link)).body)).toBe('Payment received');
    expect((await paidBy(link)).map(({ status }) => status).toSorted()).toEqual([
      'awaitingForTransmission',
      'rejectedByProcessor',
    ]);
  });

  it('that the bank does not confirm charges nothing', async () => {
    const link = await make('paymentRequest');
    const bank = await payer.fill(link, { plan: 'regularDeal' });
    const { body } = await payer.confirm(link, valueOf(bank.body, 'sealed'), 'rejected');
    expect(alertOf(body)).toContain('The card company did not confirm the action. No charge was made');
    expect(await paidBy(link)).toEqual([]);
  });

  it('is not made by what another link’s bank has confirmed, nor by what was altered or typed too long ago', async () => {
    const [link, other] = [await make('paymentRequest'), await make('paymentRequest')];
    const sealed = valueOf((await payer.fill(link, { plan: 'regularDeal' })).body, 'sealed');
    for (const [on, text] of [
      [other, sealed],
      [link, `${sealed.slice(0, -2)}AA`],
      [link, ''],
    ] as const) {
      expect(alertOf((await payer.confirm(on, text)).body)).toContain('The time to confirm has ended');
      expect(await paidBy(on)).toEqual([]);
    }
  });

  it('goes back to where the merchant wants the payer, who is told apart there', async () => {
    const [terminal] = await sandbox.db.select().from(terminals).where(eq(terminals.merchantID, merchantID));
    const redirectUrl = `${terminal?.checkoutSettings.redirectUrls[0] ?? ''}?order=7`;
    const link = await make('paymentRequest', { redirectUrl, ...(terminal && { terminalID: terminal.terminalID }) });
    const opened = await payer.open(link);
    expect(String(opened.headers['content-security-policy'])).toContain(
      `form-action 'self' ${new URL(redirectUrl).origin}`,
    );
    const { statusCode, headers } = await payer.pay(link);
    const [row] = await paidBy(link);
    expect([statusCode, headers.location]).toEqual([
      303,
      `${redirectUrl}&TransactionID=${row?.paymentTransactionID ?? ''}`,
    ]);
    const strange = await make('paymentRequest', { redirectUrl: 'https://evil.test/', ...amountOf(12_346) });
    expect(headingOf((await payer.pay(strange)).body)).toBe('Payment received');
  });

  it('back to a card, and a hold, are what the link says', async () => {
    const [terminal] = await terminalsOf(sandbox);
    const refund = await make('paymentRequest', { isRefund: true, ...amountOf(1900) });
    expect(headingOf((await payer.pay(refund)).body)).toBe('Refund sent to the card');
    expect(await paidBy(refund)).toMatchObject([{ specialTransactionType: 'refund', transactionAmount: 1900 }]);
    const hold = await make('paymentRequest', {
      jDealType: 'J5',
      terminalID: terminal?.terminalID ?? '',
      ...amountOf(2900),
    });
    const held = await payer.pay(hold);
    expect([headingOf(held.body), alertOf(held.body)]).toEqual(['Amount held', '']);
    expect(await paidBy(hold)).toMatchObject([{ jDealType: 'J5', status: 'awaitingToSelectJ5' }]);
    expect((await readLink(sandbox, hold)).status).toBe('payed');
  });

  it('needs consent to the commission where the terminal asks for it', async () => {
    const [terminal] = await terminalsOf(sandbox);
    const link = await make('paymentRequest', { terminalID: terminal?.terminalID ?? '', ...amountOf(20_000) });
    const { body } = await payer.fill(link, { plan: 'regularDeal', consent: '' });
    expect(faultOf(body, 'consent')).toBe('Required');
    expect(body).toMatch(/Consent to the commission of \u20663\.00₪\u2069[^<]*<span class="quiet">\(required\)/);
    expect(headingOf((await payer.pay(link)).body)).toBe('Payment received');
  });

  it('says before and after what leaves the account, the commission in it', async () => {
    const [terminal] = await terminalsOf(sandbox);
    const terminalID = terminal?.terminalID ?? '';
    const pageOptions = { allowInstallments: true, minInstallments: 2, maxInstallments: 2 };
    const link = await make('paymentRequest', { terminalID, pageOptions, ...amountOf(30_000) });
    const before = (await payer.open(link)).body;
    expect(before).toMatch(/class="sum">\u2066304\.50₪\u2069/);
    expect(before).toContain('Transaction \u2066300.00₪\u2069 and commission \u20664.50₪\u2069');
    expect(before).toContain('2 installments: the first \u2066154.50₪\u2069, the others \u2066150.00₪\u2069');
    expect(before).toContain('Pay \u2066304.50₪\u2069');
    const bank = (await payer.fill(link, { plan: 'regularDeal' })).body;
    expect(bank).toMatch(/Amount<\/dt>\s*<dd><bdi>\u2066304\.50₪/);
    expect(bank).toMatch(/Commission included<\/dt>\s*<dd><bdi>\u20664\.50₪/);
    const receipt = (await payer.pay(link)).body;
    expect(receipt).toMatch(/class="sum">\s*\u2066304\.50₪/);
    expect(receipt).toMatch(/Transaction amount<\/dt>\s*<dd><bdi>\u2066300\.00₪/);
    // The deal is of its amount: the commission is beside it.
    const [row] = await paidBy(link);
    expect(row?.transactionAmount).toBe(30_000);
    const slip = { paymentTransactionID: row?.paymentTransactionID, email: 'slip-with-commission@mail.test' };
    await poster(sandbox)('transactions.sendSlip', { body: slip });
    const [email] = await sandbox.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, slip.email));
    expect(email?.text).toMatch(/for \u2066304\.50₪[^]*Transaction amount – .*300\.00[^]*Commission – .*4\.50/);
  });

  it('of an amount by the payer says the commission at the bank', async () => {
    const [terminal] = await terminalsOf(sandbox);
    const open = { terminalID: terminal?.terminalID ?? '', userAmount: true, ...amountOf(0) };
    const link = await make('paymentRequest', open);
    expect((await payer.open(link)).body).toContain('Consent to a commission of 1.5%');
    const bank = (await payer.fill(link, { plan: 'regularDeal', amount: '100' })).body;
    expect(bank).toMatch(/Amount<\/dt>\s*<dd><bdi>\u2066101\.50₪/);
  });

  it('leaves nothing of the card but its mask', async () => {
    const link = await make('paymentRequest', amountOf(3210));
    await payer.pay(link, { cardNumber: goodForm.cardNumber, cvv: '987' });
    const rows = [await paidBy(link), await sandbox.db.select().from(attempts), await readLink(sandbox, link)];
    expect(JSON.stringify(rows)).not.toMatch(/4242424242424242|"987"/);
    expect(await sandbox.db.$count(vaultEntries, eq(vaultEntries.merchantID, link.paymentRequestID))).toBe(0);
  });
});

describe('a card number in another field of a payer', () => {
  it('is refused where it stands, in both languages, and nothing is charged', async () => {
    const additionalFields = { order: { title: 'Order', required: false } };
    const link = await make('paymentRequest', { ...amountOf(2300), pageOptions: { additionalFields } });
    const attempt = valueOf((await payer.open(link)).body, 'attempt');
    const typed = {
      attempt,
      plan: 'regularDeal',
      cardOwnerName: '4242 4242 4242 4242',
      consumerPhone: '4242424242424242',
    };
    const refused = await payer.fill(link, { ...typed, 'additional.order': 'card 4242-4242-4242-4242' });
    const said = "A card number can't be kept here. If this is another number, put a letter between its digits";
    for (const name of ['cardOwnerName', 'consumerPhone', 'additional.order']) {
      expect([name, decoded(faultOf(refused.body, name))]).toEqual([name, said]);
    }
    expect(faultOf(refused.body, 'consent')).toBe('');
    expect(await paidBy(link)).toEqual([]);
    const good = await payer.pay(link, { 'additional.order': '12' });
    expect(headingOf(good.body)).toBe('Payment received');
  });
});
