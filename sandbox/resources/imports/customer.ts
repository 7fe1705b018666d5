import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { BillingDealRequest } from '#contract/entities/billingDealRequest.ts';
import { ApiError } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import { newID } from '#sandbox/core/newID.ts';
import { created } from '#sandbox/core/operation.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { savedCard } from '#sandbox/domain/money/card.ts';
import { recordEvent } from '#sandbox/events/recordEvent.ts';

/** A customer of the merchant with this reference, or this address. */
async function knownCustomer(call: Call, reference: string | null | undefined, email: string) {
  const [known] = await call.context.db
    .select({ consumerID: consumers.consumerID })
    .from(consumers)
    .where(
      and(
        eq(consumers.merchantID, call.caller.merchantID),
        isNull(consumers.deletedAt),
        or(
          reference ? eq(consumers.externalReference, reference) : undefined,
          eq(sql`lower(${consumers.consumerEmail})`, email),
        ),
      ),
    )
    .orderBy(sql`${consumers.externalReference} is not distinct from ${reference ?? null} desc`, consumers.created)
    .limit(1);
  return known?.consumerID;
}

/** Adds the customer of a row. @returns the id */
async function addCustomer(call: Call, terminalID: string, request: BillingDealRequest): Promise<string> {
  const { dealDetails, bankDetails } = request;
  const consumerID = newID();
  const account = bankDetails && {
    bank: bankDetails.bank,
    bankBranch: bankDetails.bankBranch,
    bankAccount: bankDetails.bankAccount,
  };
  await call.context.db.transaction(async (tx) => {
    await tx.insert(consumers).values({
      consumerID,
      terminalID,
      consumerName: dealDetails?.consumerName ?? '',
      consumerEmail: dealDetails?.consumerEmail || null,
      consumerPhone: dealDetails?.consumerPhone || null,
      consumerNationalID: dealDetails?.consumerNationalID || null,
      externalReference: dealDetails?.consumerExternalReference || null,
      bankDetails: account ?? null,
      hasBankAccount: Boolean(account),
      origin: 'import',
      ...created(call),
    });
    await recordEvent(tx, call, {
      terminalID,
      eventName: 'ConsumerCreated',
      entityType: 'Consumer',
      entityReference: consumerID,
      entityExternalReference: dealDetails?.consumerExternalReference ?? null,
    });
  });
  return consumerID;
}

/**
 * Whose deal a row is: the owner of its card, else the customer with its reference or its address, else a new one.
 * @throws ApiError 404 or 400 for a card that is not there
 */
export async function customerOf(call: Call, terminalID: string, request: BillingDealRequest): Promise<string> {
  if (request.creditCardToken) {
    const { consumerID } = await savedCard(call, request.creditCardToken);
    if (consumerID === null) throw new ApiError(400, 'CardTokenDeleted');
    return consumerID;
  }
  const { consumerExternalReference, consumerEmail } = request.dealDetails ?? {};
  return (
    (await knownCustomer(call, consumerExternalReference, consumerEmail?.toLowerCase() ?? '')) ??
    addCustomer(call, terminalID, request)
  );
}
