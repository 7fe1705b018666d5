import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { EnumValue } from '#contract/enums.ts';
import type { Database } from '#sandbox/core/database.ts';
import { newID } from '#sandbox/core/newID.ts';
import { type Actor, written } from '#sandbox/core/operation.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import type { terminals } from '#sandbox/db/schema/terminal.ts';
import { transactionEvents, transactions } from '#sandbox/db/schema/transaction.ts';
import { transmissions } from '#sandbox/db/schema/transmission.ts';
import { eventOf, type Transaction } from './payment/payment.ts';
import type { SeenTransaction } from './transactionNow.ts';

type Terminal = Pick<typeof terminals.$inferSelect, 'terminalID' | 'merchantID' | 'label'>;

/** Deals that wait for a transmission; those refunded before it go along and stay what they are. */
const waiting = ({ merchantID, terminalID }: Terminal) =>
  and(
    eq(transactions.merchantID, merchantID),
    eq(transactions.terminalID, terminalID),
    eq(transactions.jDealType, 'J4'),
    eq(transactions.paymentTypeEnum, 'card'),
    inArray(transactions.status, ['awaitingForTransmission', 'chargeback']),
    isNull(transactions.transmissionID),
  );

/** What a transmission writes, sums and compares of a deal. */
export type UntransmittedTransaction = SeenTransaction &
  Pick<
    Transaction,
    'paymentTransactionID' | 'merchantID' | 'currency' | 'specialTransactionType' | 'transactionAmount'
  >;

/** What a deal moves, in agorot: a refund takes away. */
export const signed = ({ specialTransactionType, transactionAmount }: UntransmittedTransaction) =>
  specialTransactionType === 'refund' ? -transactionAmount : transactionAmount;

/** Transmitting deals of a terminal and calling them back happens one after the other. */
export async function lockTransmissions(tx: Database, terminalID: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${terminalID}, 1))`);
}

/** Transmissions of a terminal are numbered on, five digits. */
async function nextNumber(tx: Database, terminalID: string): Promise<string> {
  const [last] = await tx
    .select({ number: sql`coalesce(max(${transmissions.transmissionNumber}::bigint), 0)`.mapWith(Number) })
    .from(transmissions)
    .where(eq(transmissions.terminalID, terminalID));
  return String((last?.number ?? 0) + 1).padStart(5, '0');
}

/** Deals written by one statement; the protocol of the database counts parameters. */
const atOnce = 1000;

/** Sends the deals of one currency. */
async function transmitGroup(
  tx: Database,
  actor: Actor,
  terminal: Terminal,
  currency: EnumValue<'currency'>,
  rows: readonly UntransmittedTransaction[],
): Promise<void> {
  const transmissionDate = actor.context.clock.now();
  const [transmissionID, transmissionNumber] = [newID(), await nextNumber(tx, terminal.terminalID)];
  await tx.insert(transmissions).values({
    transmissionID,
    transmissionDate,
    transmissionNumber,
    currency,
    merchantID: terminal.merchantID,
    terminalID: terminal.terminalID,
    terminalName: terminal.label,
    transactionsCount: rows.length,
    totalAmount: rows.reduce((sum, row) => sum + signed(row), 0),
    success: true,
    message: null,
  });
  for (let from = 0; from < rows.length; from += atOnce) {
    const some = rows.slice(from, from + atOnce);
    const ids = some.map((row) => row.paymentTransactionID);
    await tx
      .update(transactions)
      .set({
        status: sql`case when ${transactions.status} = 'chargeback' then 'chargeback' else 'completed' end`,
        transmissionID,
        transmissionDate,
        transmissionNumber,
        ...written(actor),
        version: nextVersion(transactions),
      })
      .where(inArray(transactions.paymentTransactionID, ids));
    await tx.insert(transactionEvents).values(
      some.map((row) =>
        eventOf(row, {
          operationDate: transmissionDate,
          operationDoneBy: actor.caller.name,
          status: row.status === 'chargeback' ? 'chargeback' : 'completed',
          message: null,
        }),
      ),
    );
  }
}

/**
 * Transmits what waits on a terminal, each currency by itself.
 * @param wanted only these ids, only deals up to an instant, or only those that a judge keeps of the locked rows
 * @returns the transmitted ids
 */
export async function transmit(
  actor: Actor,
  terminal: Terminal,
  wanted: {
    ids?: readonly string[];
    until?: Date;
    keep?: (rows: readonly UntransmittedTransaction[]) => readonly UntransmittedTransaction[];
  } = {},
): Promise<Set<string>> {
  const { ids, until, keep } = wanted;
  const rows = await actor.context.db.transaction(async (tx) => {
    await lockTransmissions(tx, terminal.terminalID);
    const locked: UntransmittedTransaction[] = await tx
      .select({
        paymentTransactionID: transactions.paymentTransactionID,
        merchantID: transactions.merchantID,
        version: transactions.version,
        status: transactions.status,
        totalRefund: transactions.totalRefund,
        invoiceID: transactions.invoiceID,
        currency: transactions.currency,
        specialTransactionType: transactions.specialTransactionType,
        transactionAmount: transactions.transactionAmount,
      })
      .from(transactions)
      .where(
        and(
          waiting(terminal),
          ids && inArray(transactions.paymentTransactionID, [...ids]),
          until && lte(transactions.transactionTimestamp, until),
        ),
      )
      .orderBy(asc(transactions.paymentTransactionID))
      .for('update');
    const found = keep?.(locked) ?? locked;
    for (const currency of new Set(found.map((row) => row.currency))) {
      const group = found.filter((row) => row.currency === currency);
      await transmitGroup(tx, actor, terminal, currency, group);
    }
    return found;
  });
  if (rows.length > 0) actor.context.totals.drop(terminal.merchantID);
  return new Set(rows.map((row) => row.paymentTransactionID));
}
