import { and, eq, notInArray } from 'drizzle-orm';
import type { ChargeRequest } from '#contract/entities/transactionRequest.ts';
import { isObject } from '#contract/envelope.ts';
import { toAgorot } from '#contract/money.ts';
import { isGuid } from '#contract/rules/guid.ts';
import { invalid, required } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { consents } from '#sandbox/domain/money/consentTable.ts';
import { nothingPaid } from '#sandbox/domain/money/settled.ts';
import type { PayingTerminal } from '#sandbox/domain/money/terminal.ts';
import type { TransactionInsert } from './payment.ts';

/** Where a charge names the consent of its customer to the commission. */
const code = 'extension.consentID';

const refusal = (description: 'Required' | 'Invalid' | 'ConsentNotGiven' | 'ConsentUsed') =>
  invalid([{ code, description }]);

const isIt = (merchantID: string, consentID: string) =>
  and(eq(consents.merchantID, merchantID), eq(consents.consentID, consentID));

// spec gap: what a consent is to, and which charges need one.
/**
 * The consent that a charge names: its customer's, to this amount, in this currency.
 * @returns undefined for a charge that names none and needs none
 * @throws ApiError 400 when it is not approved, was to something else, or is missing where every charge needs one; 404 when
 * the terminal has none such
 */
export async function requireConsent(
  call: Call,
  { terminalID, settings, enabledFeatures }: PayingTerminal,
  { extension, transactionAmount, currency, dealDetails, initialJ5TransactionID }: ChargeRequest,
): Promise<string | undefined> {
  const named = isObject(extension) ? extension.consentID : undefined;
  if (named === undefined || named === null) {
    // Without text messages nobody can be asked.
    const isAsked =
      settings.applyExternalCommission === 'useSmsdByDefault' && enabledFeatures.includes('SmsNotification');
    const isNeeded = isAsked && !initialJ5TransactionID;
    if (isNeeded) throw refusal('Required');
    return undefined;
  }
  if (typeof named !== 'string' || !isGuid(named)) throw refusal('Invalid');
  const { merchantID } = call.caller;
  const rows = await call.context.db
    .select()
    .from(consents)
    .where(and(isIt(merchantID, named.toLowerCase()), eq(consents.terminalID, terminalID)));
  const consent = required(rows, 'CommissionConsent');
  const phone = dealDetails?.consumerPhone || consent.phone;
  const isToThis =
    consent.transactionAmount === toAgorot(transactionAmount) &&
    consent.currency === (currency ?? 'ILS') &&
    consent.phone === phone;
  if (consent.decision !== 'approved' || !isToThis) throw refusal('ConsentNotGiven');
  return consent.consentID;
}

/** The commission that a charge's customer has agreed to beside its amount, in agorot; 0 for none. */
export async function commissionOf(
  db: Database,
  { merchantID, paymentTransactionID }: Pick<TransactionInsert, 'merchantID' | 'paymentTransactionID'>,
): Promise<number> {
  const [consent] = await db
    .select()
    .from(consents)
    .where(and(eq(consents.merchantID, merchantID), eq(consents.paymentTransactionID, paymentTransactionID)));
  return consent?.commissionAmount ?? 0;
}

/** Uses a consent up for a charge that begins; of several who try at once one succeeds. @throws ApiError 400 */
export async function takeConsent(tx: Database, row: TransactionInsert, consentID: string): Promise<void> {
  const { merchantID, paymentTransactionID } = row;
  const [consent] = await tx.select().from(consents).where(isIt(merchantID, consentID)).for('update');
  const earlier = consent?.paymentTransactionID;
  if (earlier) {
    const charged = await tx
      .select({ id: transactions.paymentTransactionID })
      .from(transactions)
      .where(
        and(
          eq(transactions.merchantID, merchantID),
          eq(transactions.paymentTransactionID, earlier),
          notInArray(transactions.status, nothingPaid),
        ),
      );
    if (charged.length > 0) throw refusal('ConsentUsed');
  }
  await tx.update(consents).set({ paymentTransactionID }).where(isIt(merchantID, consentID));
}
