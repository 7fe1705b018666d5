import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { masavHindrance } from '#contract/rules/masav.ts';
import type { Database } from '#sandbox/core/database.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import type { Terminal } from '#sandbox/domain/ownTerminal.ts';

/** Debits by transfer that are in no file yet. */
const isWaiting = ({ merchantID, terminalID }: Terminal) =>
  and(
    eq(transactions.merchantID, merchantID),
    eq(transactions.terminalID, terminalID),
    eq(transactions.paymentTypeEnum, 'bank'),
    inArray(transactions.status, ['awaitingForTransmission', 'completed']),
    eq(transactions.jDealType, 'J4'),
    ne(transactions.specialTransactionType, 'refund'),
    isNull(transactions.masavFileID),
  );

/** The transactions of a terminal that wait for a file, oldest first, with their deals and customers as they are now. */
const readWaiting = (tx: Database, terminal: Terminal) =>
  tx
    .select({
      paymentTransactionID: transactions.paymentTransactionID,
      billingDealID: transactions.billingDealID,
      consumerID: transactions.consumerID,
      consumerName: transactions.consumerName,
      amount: transactions.transactionAmount,
      currency: transactions.currency,
      deal: { id: billingDeals.billingDealID, account: billingDeals.bankDetails },
      customer: {
        id: consumers.consumerID,
        account: consumers.bankDetails,
        name: consumers.consumerName,
        nationalID: consumers.consumerNationalID,
      },
    })
    .from(transactions)
    .leftJoin(billingDeals, eq(billingDeals.billingDealID, transactions.billingDealID))
    .leftJoin(consumers, eq(consumers.consumerID, transactions.consumerID))
    .where(isWaiting(terminal))
    .orderBy(asc(transactions.transactionTimestamp), asc(transactions.paymentTransactionID))
    .for('update', { of: transactions });

type Waiting = Awaited<ReturnType<typeof readWaiting>>[number];

/** A row of a file, but for the file; or why there is none. */
export type Candidate = ReturnType<typeof candidateOf>;

function candidateOf({ deal, customer, ...waiting }: Waiting) {
  const { paymentTransactionID, billingDealID, consumerID, amount, currency } = waiting;
  const account = deal?.account ?? customer?.account;
  const nationalID = customer?.nationalID ?? '';
  const hasPayer = deal !== null || customer !== null;
  const code = masavHindrance({ agorot: amount, currency, hasPayer, account, nationalID });
  if (code !== undefined || !account) return { paymentTransactionID, code: code ?? 'NoBankAccount' };
  const { bank, bankBranch, bankAccount } = account;
  const consumerName = customer?.name ?? waiting.consumerName ?? '';
  const row = { paymentTransactionID, billingDealID, consumerID, consumerName, nationalID, amount, currency };
  return { paymentTransactionID, row: { ...row, bank, bankBranch, bankAccount } };
}

/**
 * What a file of the terminal would hold now, and what it would leave out and why. Until the end of the database's
 * transaction nobody else takes any of it.
 */
export async function readCandidates(tx: Database, terminal: Terminal): Promise<Candidate[]> {
  return (await readWaiting(tx, terminal)).map(candidateOf);
}
