import { eq } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { linkMaker, payerOf } from './payers.ts';
import { terminalsOf } from './payments.ts';
import { openTestSandbox } from './sandbox.ts';

/** A sandbox for a file of tests, with links to pay and somebody who pays; it is closed after the last test. */
export async function openPayers() {
  const sandbox = await openTestSandbox();
  afterAll(() => sandbox.close());
  // The second terminal watches for no doubles, asks for no consent and holds nothing.
  const [, terminal] = await terminalsOf(sandbox);
  if (!terminal) throw new Error('the seed has no second terminal');
  return {
    sandbox,
    terminal,
    payer: payerOf(sandbox),
    make: await linkMaker(sandbox, terminal.terminalID),
    /** Charges and the like that were made by a link. */
    paidBy: ({ paymentRequestID }: { paymentRequestID: string }) =>
      sandbox.db.select().from(transactions).where(eq(transactions.paymentRequestID, paymentRequestID)),
  };
}
