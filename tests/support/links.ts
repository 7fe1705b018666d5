import { afterAll } from 'vitest';
import type { AnswerOf } from '#contract/entities/callTypes.ts';
import { eq } from 'drizzle-orm';
import { outboxMessages } from '#sandbox/outbox/table.ts';
import { createCustomer } from './customers.ts';
import { terminalsOf } from './payments.ts';
import { openTestSandbox } from './sandbox.ts';
import { operate, send } from './send.ts';

type Body = Readonly<Record<string, unknown>>;
type Creation = 'paymentRequests.create' | 'paymentIntents.create';

/** A sandbox for a file of tests on links, with a customer to ask for money; it is closed after the last test. */
export async function openLinks() {
  const sandbox = await openTestSandbox();
  afterAll(() => sandbox.close());
  // Links are open to every role.
  const ask = sandbox.as('merchant');
  const [first, second] = await terminalsOf(sandbox);
  const terminalID = first?.terminalID ?? '';
  const consumerID = await createCustomer(ask);
  const body = (more: Body = {}) => ({
    terminalID,
    paymentRequestAmount: 118,
    dealDetails: { consumerID, dealDescription: 'Order 7' },
    ...more,
  });
  const create = (more: Body = {}, call: Creation = 'paymentRequests.create') =>
    operate(ask, call, { body: body(more) });
  return {
    sandbox,
    ask,
    terminalID,
    /** A terminal without holds (J5). */
    plainTerminalID: second?.terminalID ?? '',
    consumerID,
    create,
    /** Creates a request. @returns its id */
    make: async (more: Body = {}) => (await create(more)).response.entityUID ?? '',
    read: async (id: string, call: 'paymentRequests.get' | 'paymentIntents.get' = 'paymentRequests.get') =>
      (await send(ask, call, { path: { id } })).json<AnswerOf<'paymentRequests.get'>>(),
    change: (id: string, more: Body = {}) => operate(ask, 'paymentRequests.update', { path: { id }, body: body(more) }),
    /** The messages that went to somebody. */
    messagesTo: (recipient: string) =>
      sandbox.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, recipient)),
  };
}
