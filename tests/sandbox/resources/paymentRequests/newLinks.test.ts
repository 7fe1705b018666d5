import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Feature } from '#contract/features.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { openLinks } from '#tests/support/links.ts';
import { unknownGuid } from '#tests/support/requests.ts';
import { operate, send } from '#tests/support/send.ts';

const links = await openLinks();
const { sandbox, ask, terminalID, consumerID, create, make, read, messagesTo } = links;

/** Does something while the terminal is another one. */
async function withTerminal<Result>(
  change: Partial<typeof terminals.$inferInsert>,
  work: () => Promise<Result>,
): Promise<Result> {
  const isIt = eq(terminals.terminalID, terminalID);
  const [before] = await sandbox.db.select().from(terminals).where(isIt);
  await sandbox.db.update(terminals).set(change).where(isIt);
  const result = await work();
  if (before) await sandbox.db.update(terminals).set(before).where(isIt);
  return result;
}
const featuresWithout = async (feature: Feature) => {
  const [terminal] = await sandbox.db.select().from(terminals).where(eq(terminals.terminalID, terminalID));
  return { enabledFeatures: (terminal?.enabledFeatures ?? []).filter((one) => one !== feature) };
};
const isListed = async (id: string, query: Record<string, string> = {}) => {
  const answer = await send(ask, 'paymentRequests.list', { query: { ...query, paymentRequestID: id } });
  return answer.json<{ numberOfRecords: number }>().numberOfRecords === 1;
};

describe('a payment request', () => {
  it('is kept, sent to its payer and listed', async () => {
    const to = { consumerEmail: 'noa@mail.test', consumerPhone: '052-1111111' };
    const { status, response, data } = await create({
      dealDetails: { consumerID, dealDescription: 'Order 7', ...to },
      language: 'en-IL',
    });
    const id = response.entityUID ?? '';
    expect([status, data]).toEqual([201, { url: expect.stringMatching(/^http:\/\/localhost:4000\/pay\/[\w-]{32}$/) }]);
    expect(await read(id)).toMatchObject({
      status: 'sent',
      quickStatus: 'pending',
      paymentRequestAmount: 118,
      netTotal: 100,
      vatTotal: 18,
      paymentIntent: false,
      onlyAddCard: false,
      consumerID,
      paymentRequestUrl: data.url,
      history: [{ operationCode: 'PaymentRequestCreated' }, { operationCode: 'PaymentRequestSent' }],
    });
    expect(await isListed(id)).toBe(true);
    const [[email, ...others], [sms]] = [await messagesTo(to.consumerEmail), await messagesTo(to.consumerPhone)];
    expect(others).toEqual([]);
    // From the business, not from the terminal's technical name.
    const text = `Payment request from \u2068גרניט מסחר בע״מ\u2069 for \u2066118.00₪\u2069 (\u2068Order 7\u2069).\nTo pay: ${String(data.url)}`;
    expect([email?.text, sms?.text]).toEqual([text, text]);
    expect(email?.links).toEqual([data.url]);
  });

  it('that is permanent is for any payer and sent to nobody', async () => {
    const id = await make({ permanent: true, userAmount: true, paymentRequestAmount: 0, dealDetails: {} });
    expect(await read(id)).toMatchObject({ status: 'initial', permanent: true, userAmount: true, onlyAddCard: false });
    expect([await isListed(id), await isListed(id, { permanent: 'true' })]).toEqual([false, true]);
  });

  it('that is passed on without sending is an intent', async () => {
    const sent = await messagesTo('dana@mail.test');
    const { response, data } = await create({ paymentRequestAmount: 50 }, 'paymentIntents.create');
    const id = response.entityUID ?? '';
    expect(await read(id, 'paymentIntents.get')).toMatchObject({
      status: 'initial',
      paymentIntent: true,
      paymentRequestUrl: data.url,
      history: [{ operationCode: 'PaymentRequestCreated' }],
    });
    expect(await messagesTo('dana@mail.test')).toHaveLength(sent.length);
    expect((await create({ permanent: true }, 'paymentIntents.create')).codes).toEqual(['permanent']);
  });

  it('may save a card alone', async () => {
    const id = await make({ paymentRequestAmount: 0 });
    expect(await read(id)).toMatchObject({ onlyAddCard: true, paymentRequestAmount: 0, consumerID });
  });

  it('may pay out', async () => {
    const id = await make({ isRefund: true });
    expect(await read(id)).toMatchObject({ isRefund: true, paymentRequestAmount: 118 });
  });

  it('tells its plan, its bounds and what the payer is asked for besides', async () => {
    const additionalFields = { order: { title: 'Order number', required: true } };
    const bounds = { minInstallments: 2, maxInstallments: 12 };
    const id = await make({
      paymentRequestAmount: 100,
      allowInstallments: true,
      installmentDetails: { numberOfPayments: 3, ...bounds },
      additionalFields,
      hidePhone: true,
    });
    expect(await read(id)).toMatchObject({
      transactionType: 'installments',
      numberOfPayments: 3,
      initialPaymentAmount: 33.34,
      installmentPaymentAmount: 33.33,
      totalAmount: 100,
      allowInstallments: true,
      hidePhone: true,
      additionalFields,
      ...bounds,
    });
  });

  it('reaches a payer without an e-mail address by SMS, where the terminal sends any', async () => {
    const dealDetails = { consumerName: 'Gal', consumerPhone: '052-2222222' };
    expect((await create({ dealDetails })).status).toBe(201);
    expect(await messagesTo('052-2222222')).toHaveLength(1);
    const refused = await withTerminal(await featuresWithout('SmsNotification'), () => create({ dealDetails }));
    expect([refused.status, refused.codes]).toEqual([400, ['dealDetails.consumerEmail']]);
  });

  it.each<[Feature, Record<string, unknown>]>([
    ['Checkout', {}],
    ['CreditCardTokens', { paymentRequestAmount: 0 }],
  ])('needs the feature %s', async (feature, more) => {
    const refused = await withTerminal(await featuresWithout(feature), () => create(more));
    expect([refused.status, refused.codes]).toEqual([400, ['terminalID']]);
  });

  it.each<[string, Record<string, unknown>, number, string[]]>([
    ['without a terminal', { terminalID: null }, 400, ['terminalID']],
    ['without an amount', { paymentRequestAmount: null }, 400, ['paymentRequestAmount']],
    ['that reaches nobody', { dealDetails: { consumerName: 'Gal' } }, 400, ['dealDetails.consumerEmail']],
    ['of an unknown customer', { dealDetails: { consumerID: unknownGuid } }, 404, []],
    ['that is over', { dueDate: '2026-11-15T00:00:00Z' }, 400, ['dueDate']],
    ['that leads elsewhere', { redirectUrl: 'https://granit-main.test.evil.test/' }, 400, ['redirectUrl']],
    ['whose VAT does not fit', { vatTotal: 1, netTotal: 100 }, 400, ['vatTotal']],
    ['with a document in dollars', { currency: 'USD', issueInvoice: true }, 400, ['issueInvoice']],
    [
      'that holds on a terminal without holds',
      { jDealType: 'J5', terminalID: links.plainTerminalID },
      400,
      ['jDealType'],
    ],
    ['that pays out to many', { isRefund: true, permanent: true }, 400, ['permanent']],
    [
      'with bounds the wrong way round',
      { installmentDetails: { minInstallments: 9, maxInstallments: 3 } },
      400,
      ['installmentDetails.maxInstallments'],
    ],
  ])('%s is refused', async (_name, more, status, codes) => {
    const refused = await create(more);
    expect([refused.status, refused.codes]).toEqual([status, codes]);
  });

  it('on a terminal or for a customer of another merchant is not found', async () => {
    const before = await sandbox.db.$count(paymentRequests);
    const other = sandbox.as('otherManager');
    for (const body of [
      { terminalID, paymentRequestAmount: 1 },
      { paymentRequestAmount: 1, dealDetails: { consumerID } },
    ]) {
      for (const call of ['paymentRequests.create', 'paymentIntents.create'] as const) {
        expect((await operate(other, call, { body })).status).toBe(404);
      }
    }
    expect(await sandbox.db.$count(paymentRequests)).toBe(before);
  });
});
