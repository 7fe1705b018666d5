import { and, eq, inArray } from 'drizzle-orm';
import { israelDay } from '#contract/israelDay.ts';
import type { Context } from '#sandbox/core/context.ts';
import type { ProgressMessage } from '#sandbox/core/hubMessage.ts';
import { observed } from '#sandbox/core/observed.ts';
import type { ProcessorAnswer, ProcessorRequest } from '#sandbox/core/processor.ts';
import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { kindOf, type Transaction } from './payment.ts';

/** Tells the connection that waits; without one nobody does, and others of the merchant would take it for theirs. */
export async function publishProgress(
  { hub }: Context,
  row: Pick<Transaction, 'merchantID' | 'connectionID' | 'paymentTransactionID'>,
  step: Pick<ProgressMessage, 'status' | 'message'>,
): Promise<void> {
  const { merchantID, connectionID, paymentTransactionID } = row;
  if (connectionID === null) return;
  await hub.publish({ merchantID, connectionID, paymentTransactionID, ...step });
}

/** The numbers of saved cards that the vault has, by their tokens. @param rows payments of one merchant */
export async function readNumbers({ db, vault }: Context, rows: readonly Transaction[]): Promise<Map<string, string>> {
  const merchantID = rows[0]?.merchantID ?? '';
  const wanted = [...new Set(rows.flatMap(({ creditCardToken }) => creditCardToken ?? []))];
  const { creditCardTokenID, vaultID } = cardTokens;
  const tokens =
    wanted.length === 0
      ? []
      : await db
          .select({ creditCardTokenID, vaultID })
          .from(cardTokens)
          .where(and(eq(cardTokens.merchantID, merchantID), inArray(creditCardTokenID, wanted)));
  const numbers = new Map<string, string>();
  for (const token of tokens) {
    const number = token.vaultID ? await vault.read(db, merchantID, token.vaultID) : undefined;
    if (number !== undefined) numbers.set(token.creditCardTokenID, number);
  }
  return numbers;
}

/** Whether holds are allowed; only who asks for one needs to know. */
async function allowsHolds({ db }: Context, { terminalID }: Transaction): Promise<boolean> {
  const [terminal] = await db
    .select({ settings: terminals.settings })
    .from(terminals)
    .where(eq(terminals.terminalID, terminalID));
  return terminal?.settings.allowJ5 ?? false;
}

async function heldAmount({ db }: Context, { merchantID, initialTransactionID }: Transaction) {
  const [hold] = await db
    .select({ amount: transactions.transactionAmount })
    .from(transactions)
    .where(
      and(eq(transactions.merchantID, merchantID), eq(transactions.paymentTransactionID, initialTransactionID ?? '')),
    );
  return hold?.amount;
}

/** What the processor is asked for a row. @param typed the number of a card that came with the request */
async function requestOf(context: Context, row: Transaction, typed: string | undefined): Promise<ProcessorRequest> {
  const kind = kindOf(row);
  if (kind === undefined) throw new Error('nothing to ask the processor');
  const held = kind === 'capture' ? await heldAmount(context, row) : undefined;
  const number = typed ?? (await readNumbers(context, [row])).get(row.creditCardToken ?? '');
  return {
    reference: row.paymentTransactionID,
    kind,
    amount: row.transactionAmount,
    currency: row.currency,
    terminal: { allowJ5: kind === 'hold' && (await allowsHolds(context, row)) },
    ...(row.cardNumber !== null && { card: { number, mask: row.cardNumber, expiresOn: row.cardExpiresOn } }),
    ...(row.pinPadDeviceID !== null && { pinPadDeviceID: row.pinPadDeviceID }),
    ...(row.okNumber !== null && { approvalNumber: row.okNumber }),
    ...(held !== undefined && { held }),
    today: israelDay(context.clock.now()),
  };
}

/** Waits no longer than so many milliseconds. @returns undefined when the time is up */
async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeUp = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}

/** What became of a request that was never answered: when the processor knows nothing of it, nothing was done. */
const unanswered: ProcessorAnswer = { code: 9, number: 0, approvalNumber: null, card: null };

/** Finds out what became of a payment without asking for it again. */
export async function queryOutcome(
  { processor }: Context,
  { paymentTransactionID }: Transaction,
): Promise<ProcessorAnswer> {
  return (await processor.close(paymentTransactionID)) ?? unanswered;
}

/**
 * Asks the processor, outside any transaction. Without an answer in time the reference is inquired and closed, so that
 * the outcome is certain either way.
 */
export async function askProcessor(
  context: Context,
  row: Transaction,
  typed: string | undefined,
): Promise<ProcessorAnswer> {
  const request = await requestOf(context, row, typed);
  const asked = observed({ kind: 'processor', name: request.kind, context }, () =>
    context.processor.authorize(request, (status) => publishProgress(context, row, { status })),
  );
  // It may fail after the time is up, when nobody listens any more.
  asked.catch(context.report);
  const answer = await within(context.paymentTimeouts.timeoutMs, asked).catch(() => undefined);
  return answer ?? queryOutcome(context, row);
}
