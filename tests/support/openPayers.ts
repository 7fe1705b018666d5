import { eq } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { linkMaker, payerOf, type readLink, valueOf } from './payers.ts';
import { terminalsOf } from './payments.ts';
import { openTestSandbox } from './sandbox.ts';
import { operate } from './send.ts';

type Link = Awaited<ReturnType<typeof readLink>>;

/** A sandbox for a file of tests, with links to pay and somebody who pays; it is closed after the last test. */
export async function openPayers() {
  const sandbox = await openTestSandbox();
  afterAll(() => sandbox.close());
  // The second terminal watches for no doubles, asks for no consent and holds nothing.
  const [, terminal] = await terminalsOf(sandbox);
  if (!terminal) throw new Error('the seed has no second terminal');
  const payer = payerOf(sandbox);
  const ask = sandbox.as('manager');
  return {
    sandbox,
    terminal,
    payer,
    make: await linkMaker(sandbox, terminal.terminalID),
    /** Fills a link's page in as it is shown. @returns what the bank's page holds, sealed */
    atTheBank: async (link: Link) => {
      const { body } = await payer.open(link);
      const form = { attempt: valueOf(body, 'attempt'), seen: valueOf(body, 'seen'), plan: 'regularDeal' };
      return valueOf((await payer.fill(link, form)).body, 'sealed');
    },
    /** The merchant. */
    ask,
    cancel: (link: Link, query: Record<string, string> = {}) =>
      operate(ask, 'paymentRequests.cancel', { path: { id: link.paymentRequestID }, query }),
    /** Asks for another amount by a link, in shekels. */
    change: (link: Link, paymentRequestAmount = 59) =>
      operate(ask, 'paymentRequests.update', {
        path: { id: link.paymentRequestID },
        body: {
          terminalID: link.terminalID,
          permanent: link.permanent,
          isRefund: link.isRefund,
          paymentRequestAmount,
          dealDetails: { consumerID: link.consumerID, consumerEmail: 'noa@mail.test' },
        },
      }),
    /** Charges and the like that were made by a link. */
    paidBy: ({ paymentRequestID }: { paymentRequestID: string }) =>
      sandbox.db.select().from(transactions).where(eq(transactions.paymentRequestID, paymentRequestID)),
  };
}
