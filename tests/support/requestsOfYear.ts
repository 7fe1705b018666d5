import { and, eq } from 'drizzle-orm';
import { addDays } from '#contract/calendarDays.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { createRandom } from '#sandbox/db/seed/random.ts';
import type { TestSandbox } from './sandbox.ts';

const id = (kind: number, at: number) => `00000000-0000-4000-9${kind}00-${String(at).padStart(12, '0')}`;

/**
 * Payment requests of a terminal over the half year before a day: open, cancelled, and paid after some days, in two
 * currencies; and their payments.
 */
export async function requestYear({ db }: TestSandbox, terminalID: string, today: string): Promise<void> {
  const random = createRandom('half a year of requests');
  const ofTerminal = and(eq(paymentRequests.terminalID, terminalID), eq(paymentRequests.kind, 'paymentRequest'));
  const [model] = await db.select().from(paymentRequests).where(ofTerminal).limit(1);
  const [payment] = await db.select().from(transactions).where(eq(transactions.terminalID, terminalID)).limit(1);
  if (!model || !payment) throw new Error('no request or no transaction');
  const drawn = Array.from({ length: 160 }, (_, at) => {
    const ago = random.integer(0, 170);
    const later = random.integer(0, 20);
    const isPaid = later <= ago && random.chance(0.6);
    const status = isPaid ? ('payed' as const) : random.pick(['sent', 'viewed', 'canceled', 'rejected'] as const);
    const sent = new Date(`${addDays(today, -ago)}T07:00:00Z`);
    const paid = new Date(`${addDays(today, later - ago)}T08:00:00Z`);
    const amount = random.integer(1000, 500_000);
    return { at, isPaid, status, sent, paid, amount, currency: random.pick(['ILS', 'ILS', 'USD'] as const) };
  });
  await db.insert(transactions).values(
    drawn
      .filter(({ isPaid }) => isPaid)
      .map(({ at, paid, amount, currency }) => ({
        ...payment,
        paymentTransactionID: id(2, at),
        paymentRequestID: id(1, at),
        paymentIntentID: null,
        transactionTimestamp: paid,
        transactionAmount: amount,
        currency,
        jDealType: 'J4' as const,
        transactionType: 'regularDeal' as const,
        specialTransactionType: 'regularDeal' as const,
        paymentTypeEnum: 'card' as const,
        status: 'completed' as const,
        invoiceID: null,
        billingDealID: null,
        masavFileID: null,
        transmissionID: null,
      })),
  );
  await db.insert(paymentRequests).values(
    drawn.map(({ at, isPaid, status, sent, amount, currency }) => ({
      ...model,
      paymentRequestID: id(1, at),
      payerKey: `payer of ${at}`,
      permanent: false,
      isRefund: false,
      onlyAddCard: false,
      userAmount: false,
      status,
      paymentRequestTimestamp: sent,
      paymentRequestAmount: amount,
      currency,
      dueDate: null,
      deletedAt: null,
      paymentTransactionID: isPaid ? id(2, at) : null,
    })),
  );
}
