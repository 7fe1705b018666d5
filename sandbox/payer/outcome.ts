import { and, eq } from 'drizzle-orm';
import type { Context } from '#sandbox/core/context.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { isKnownAddress } from '#sandbox/domain/links/knownAddress.ts';
import { readAttempt } from '#sandbox/domain/money/payment/attempts.ts';
import { commissionOf } from '#sandbox/domain/money/payment/consent.ts';
import type { Transaction } from '#sandbox/domain/money/payment/payment.ts';
import { linkPayers } from './linkPayersTable.ts';
import { payerAttemptKey } from './payerCall.ts';
import type { PayerLink } from './payerLink.ts';

/** What became of a try. `unknown`: nothing of it has come here. */
export type Outcome =
  | { kind: 'unknown' }
  | { kind: 'running' }
  /** `commission` in agorot, beside the row's amount. */
  | { kind: 'paid'; row: Transaction; commission: number }
  | { kind: 'saved'; creditCardTokenID: string }
  | { kind: 'declined'; reason: string };

async function readSaved({ db }: Context, { link }: PayerLink, attempt: string): Promise<Outcome | undefined> {
  const [saved] = await db
    .select({ creditCardTokenID: linkPayers.creditCardTokenID })
    .from(linkPayers)
    .where(and(eq(linkPayers.paymentRequestID, link.paymentRequestID), eq(linkPayers.attempt, attempt)));
  return saved?.creditCardTokenID ? { kind: 'saved', creditCardTokenID: saved.creditCardTokenID } : undefined;
}

/** Looks for what became of a payer's try; nothing is asked for again. */
export async function outcomeOf(context: Context, payer: PayerLink, attemptID: string): Promise<Outcome> {
  const { merchantID, onlyAddCard } = payer.link;
  if (onlyAddCard) return (await readSaved(context, payer, attemptID)) ?? { kind: 'unknown' };
  const attempt = await readAttempt(context.db, merchantID, payerAttemptKey(payer.link, attemptID));
  if (!attempt?.paymentTransactionID) return { kind: 'unknown' };
  if (attempt.status === null) return { kind: 'running' };
  if (attempt.status >= 400) return { kind: 'declined', reason: attempt.answer?.errors?.[0]?.description ?? '' };
  const [row] = await context.db
    .select()
    .from(transactions)
    .where(eq(transactions.paymentTransactionID, attempt.paymentTransactionID));
  return row ? { kind: 'paid', row, commission: await commissionOf(context.db, row) } : { kind: 'running' };
}

/** Where the merchant wants the payer to go on, told what has come about; undefined: the payer stays. */
export function returnAddress({ link, terminal }: PayerLink, outcome: Outcome): string | undefined {
  if (!link.redirectUrl || !isKnownAddress(terminal, link.redirectUrl)) return undefined;
  const address = new URL(link.redirectUrl);
  if (outcome.kind === 'paid') address.searchParams.set('TransactionID', outcome.row.paymentTransactionID);
  else if (outcome.kind === 'saved') address.searchParams.set('TokenID', outcome.creditCardTokenID);
  else return undefined;
  return address.href;
}
