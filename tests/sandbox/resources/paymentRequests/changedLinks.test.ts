import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { openLinks } from '#tests/support/links.ts';
import { operate } from '#tests/support/send.ts';

const { sandbox, ask, consumerID, create, make, read, change, messagesTo } = await openLinks();
const stepsOf = async (id: string) => ((await read(id)).history ?? []).map(({ operationCode }) => operationCode);
const mine = 'tal@mail.test';
const deal = { consumerID, consumerEmail: mine, dealDescription: 'Order 7' };

describe('a payment request that is put again', () => {
  it('without a change is sent once more, each time in its history', async () => {
    const id = await make({ dealDetails: deal });
    const sent = (await messagesTo(mine)).length;
    const { dealDetails, paymentRequestAmount, vatRate, vatTotal, netTotal, updateTimestamp } = await read(id);
    const again = { dealDetails, paymentRequestAmount, vatRate, vatTotal, netTotal };
    const { status, response } = await change(id, { ...again, updateTimestamp });
    expect([status, response.message]).toEqual([200, 'The payment request was sent']);
    await change(id, again);
    expect(await messagesTo(mine)).toHaveLength(sent + 2);
    expect(await stepsOf(id)).toEqual([
      'PaymentRequestCreated',
      'PaymentRequestSent',
      'PaymentRequestSent',
      'PaymentRequestSent',
    ]);
  });

  it('with a change is changed at the same address, and sent to nobody', async () => {
    const id = await make({ dealDetails: deal });
    const { paymentRequestUrl } = await read(id);
    const sent = (await messagesTo(mine)).length;
    const { response } = await change(id, { dealDetails: deal, paymentRequestAmount: 59, dueDate: '2026-12-01' });
    expect(response.message).toBe('Successfully Saved');
    expect(await read(id)).toMatchObject({
      paymentRequestAmount: 59,
      netTotal: 50,
      dueDate: '2026-11-30T22:00:00.000Z',
      paymentRequestUrl,
    });
    expect(await stepsOf(id)).toEqual(['PaymentRequestCreated', 'PaymentRequestSent', 'PaymentRequestUpdated']);
    expect(await messagesTo(mine)).toHaveLength(sent);
  });

  it('keeps what no answer tells', async () => {
    const id = await make({ hideEmail: true, language: 'en-IL', requestSubject: 'Please', issueInvoice: true });
    await change(id, { paymentRequestAmount: 20, allowCredit: true });
    await change(id, { paymentRequestAmount: 20, allowCredit: null });
    const kept = { hideEmail: true, language: 'en-IL', requestSubject: 'Please', issueInvoice: true };
    expect(await read(id)).toMatchObject({ paymentRequestAmount: 20, ...kept });
    expect((await read(id)).allowCredit ?? null).toBeNull();
  });

  it('is sent again though its customer was deleted or renamed', async () => {
    const id = await make({ dealDetails: deal });
    const { dealDetails } = await read(id);
    const isIt = eq(consumers.consumerID, consumerID);
    await sandbox.db.update(consumers).set({ deletedAt: new Date(), consumerName: 'Another' }).where(isIt);
    const { status, response } = await change(id, { dealDetails });
    await sandbox.db.update(consumers).set({ deletedAt: null, consumerName: 'Dana Cohen' }).where(isIt);
    expect([status, response.message]).toEqual([200, 'The payment request was sent']);
  });

  it('on an older version is answered with the one that stands', async () => {
    const id = await make();
    const { updateTimestamp } = await read(id);
    await change(id, { paymentRequestAmount: 60 });
    const { status, response } = await change(id, { paymentRequestAmount: 70, updateTimestamp });
    expect([status, response.additionalData]).toMatchObject([409, { current: { paymentRequestAmount: 60 } }]);
  });

  it.each(['payed', 'canceled'] as const)('once it is %s stays as it is', async (status) => {
    const id = await make();
    const isIt = eq(paymentRequests.paymentRequestID, id);
    await sandbox.db.update(paymentRequests).set({ status }).where(isIt);
    expect((await change(id, { paymentRequestAmount: 60 })).status).toBe(400);
    expect((await read(id)).paymentRequestAmount).toBe(118);
  });

  it('that is permanent is sent to nobody', async () => {
    const id = await make({ permanent: true });
    expect((await change(id)).response.message).toBe('Successfully Saved');
    expect(await read(id)).toMatchObject({ status: 'initial', permanent: true });
    expect(await stepsOf(id)).toEqual(['PaymentRequestCreated']);
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    ['of another kind', { permanent: true }, ['permanent']],
    ['that pays out from now on', { isRefund: true }, ['isRefund']],
    ['to a day that has gone', { dueDate: '2026-11-14' }, ['dueDate']],
    ['to an address nobody knows', { redirectUrl: 'https://evil.test/' }, ['redirectUrl']],
    ['without an amount', { paymentRequestAmount: null }, ['paymentRequestAmount']],
  ])('%s is refused', async (_name, more, codes) => {
    const refused = await change(await make(), more);
    expect([refused.status, refused.codes]).toEqual([400, codes]);
  });

  it('of another merchant, or of another kind, is not found', async () => {
    const id = await make();
    const body = { paymentRequestAmount: 1 };
    expect((await operate(sandbox.as('otherManager'), 'paymentRequests.update', { path: { id }, body })).status).toBe(
      404,
    );
    const intent = (await create({}, 'paymentIntents.create')).response.entityUID ?? '';
    expect((await operate(ask, 'paymentRequests.update', { path: { id: intent }, body })).status).toBe(404);
  });
});
