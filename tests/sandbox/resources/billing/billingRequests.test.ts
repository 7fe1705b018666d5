import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outboxMessages } from '#sandbox/outbox/table.ts';
import { monthly } from '#tests/support/deals.ts';
import { unknownGuid } from '#tests/support/requests.ts';
import { operate, send } from '#tests/support/send.ts';
import { openDeals } from '#tests/support/openDeals.ts';

const { sandbox, maker } = await openDeals();

/** On the sandbox's own origin, at a key of 192 random bits. */
const payerPage = new RegExp(`^${sandbox.config.publicUrl}/pay/[\\w-]{32}$`);
const body = (more: Record<string, unknown> = {}) =>
  maker.body({ creditCardToken: undefined, transactionAmount: 45.5, ...more });
// Billing requests are open to every role.
const create = (more?: Record<string, unknown>) =>
  operate(sandbox.as('merchant'), 'billingRequests.create', { body: body(more) });
const read = async (id: string) => {
  const answer = await send(maker.ask, 'billingRequests.get', { path: { id }, query: { showDeleted: 'true' } });
  return answer.json<Record<string, unknown>>();
};
const listed = async (permanent: boolean) => {
  const answer = await send(maker.ask, 'billingRequests.list', {
    path: { terminalID: maker.terminalID },
    query: permanent ? { permanent: 'true' } : {},
  });
  return answer.json<{ data: { paymentRequestID: string }[] }>().data.map(({ paymentRequestID }) => paymentRequestID);
};

describe('a billing request', () => {
  it('is sent to its payer and is listed', async () => {
    const { status, response, data } = await create();
    const id = response.entityUID ?? '';
    expect([status, data]).toEqual([201, { url: expect.stringMatching(payerPage) }]);
    expect(await read(id)).toMatchObject({
      paymentRequestUrl: data.url,
      status: 'sent',
      permanent: false,
      paymentIntent: true,
      onlyAddCard: true,
      paymentRequestAmount: 0,
      transactionAmount: 45.5,
      billingSchedule: { repeatPeriodType: 'monthly', repeatPeriod: 1 },
      consumerID: maker.consumerID,
      history: [{ operationCode: 'PaymentRequestCreated' }, { operationCode: 'PaymentRequestSent' }],
    });
    expect(await listed(false)).toContain(id);
    const sent = await sandbox.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, 'dana@mail.test'));
    expect(sent.some(({ text }) => text.includes('\u206645.50\u2069₪') && text.includes(String(data.url)))).toBe(true);
  });

  it('may be permanent: for any payer, sent to none', async () => {
    const { response } = await create({ permanent: true, dealDetails: { dealDescription: 'Club' } });
    const id = response.entityUID ?? '';
    expect(await read(id)).toMatchObject({ status: 'initial', permanent: true });
    expect([(await listed(true)).includes(id), (await listed(false)).includes(id)]).toEqual([true, false]);
  });

  it('is canceled once, and made anew', async () => {
    const id = (await create()).response.entityUID ?? '';
    const cancel = () => operate(maker.ask, 'paymentRequests.cancel', { path: { id } });
    expect((await cancel()).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'canceled', quickStatus: 'canceled' });
    expect((await cancel()).status).toBe(400);
    const other = await operate(sandbox.as('otherManager'), 'paymentRequests.cancel', { path: { id } });
    expect(other.status).toBe(404);
    expect((await create()).response.entityUID).not.toBe(id);
  });

  it.each<[string, Record<string, unknown>, number, string[]]>([
    ['without a schedule', { billingSchedule: null }, 400, ['billingSchedule']],
    ['without a customer', { dealDetails: {} }, 400, ['dealDetails.consumerID']],
    ['of an unknown customer', { dealDetails: { consumerID: unknownGuid } }, 404, []],
    ['that is over', { dueDate: '2026-11-15T00:00:00Z' }, 400, ['dueDate']],
    ['until no day', { dueDate: '2026-02-31' }, 400, ['dueDate']],
    ['that leads elsewhere', { redirectUrl: 'https://evil.test/' }, 400, ['redirectUrl']],
    ['that leads nowhere', { redirectUrl: 'home' }, 400, ['redirectUrl']],
    [
      'whose end is its start',
      { billingSchedule: { ...monthly, endAtType: 'specifiedDate', endAt: '2026-11-15' } },
      400,
      ['billingSchedule.endAt'],
    ],
  ])('%s is refused', async (_name, more, status, codes) => {
    const refused = await create(more);
    expect([refused.status, refused.codes]).toEqual([status, codes]);
  });
});
