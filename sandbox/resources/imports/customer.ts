import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { BillingDealRequest } from '#contract/entities/billingDealRequest.ts';
import { foldText } from '#contract/foldText.ts';
import { ApiError } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import { newID } from '#sandbox/core/newID.ts';
import { created } from '#sandbox/core/operation.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { savedCard } from '#sandbox/domain/money/card.ts';
import { folded } from '#sandbox/list/filterRules.ts';
import { recordEvents } from '#sandbox/events/recordEvent.ts';

/** A customer as far as rows name one. */
interface Known {
  consumerID: string;
  reference: string | null;
  /** Folded. */
  email: string | null;
}

/** How a row names its customer; an empty address is nobody's. */
const nameOf = ({ dealDetails }: BillingDealRequest) => ({
  reference: dealDetails?.consumerExternalReference || null,
  email: foldText(dealDetails?.consumerEmail ?? '') || null,
});

/** Customers of the merchant with one of these references or addresses, the oldest first. */
async function knownCustomers(call: Call, requests: readonly BillingDealRequest[]): Promise<Known[]> {
  const names = requests.map(nameOf);
  const references = names.flatMap(({ reference }) => reference ?? []);
  const emails = names.flatMap(({ email }) => email ?? []);
  if (references.length + emails.length === 0) return [];
  const email = sql<string | null>`${folded(consumers.consumerEmail)}`;
  return call.context.db
    .select({ consumerID: consumers.consumerID, reference: consumers.externalReference, email })
    .from(consumers)
    .where(
      and(
        eq(consumers.merchantID, call.caller.merchantID),
        isNull(consumers.deletedAt),
        or(
          references.length > 0 ? inArray(consumers.externalReference, references) : undefined,
          emails.length > 0 ? inArray(email, emails) : undefined,
        ),
      ),
    )
    .orderBy(consumers.created);
}

/** Whom a row names: who has its reference before who has its address, and of these who has a reference as little as it. */
function namedBy(known: readonly Known[], { reference, email }: ReturnType<typeof nameOf>): string | undefined {
  const isNamed = (one: Known) =>
    (reference !== null && one.reference === reference) || (email !== null && one.email === email);
  const named = known.filter(isNamed);
  return (named.find((one) => one.reference === reference) ?? named[0])?.consumerID;
}

/** The customer that a row describes. */
function newCustomer(call: Call, terminalID: string, { dealDetails, bankDetails }: BillingDealRequest) {
  const account = bankDetails && {
    bank: bankDetails.bank,
    bankBranch: bankDetails.bankBranch,
    bankAccount: bankDetails.bankAccount,
  };
  return {
    consumerID: newID(),
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
  };
}

/** Adds customers, and tells the merchant's addresses of them. */
async function addCustomers(call: Call, rows: readonly ReturnType<typeof newCustomer>[]): Promise<void> {
  if (rows.length === 0) return;
  await call.context.db.transaction(async (tx) => {
    await tx.insert(consumers).values([...rows]);
    await recordEvents(
      tx,
      rows.map(({ terminalID, consumerID, externalReference }) => ({
        call,
        event: {
          terminalID,
          eventName: 'ConsumerCreated',
          entityType: 'Consumer',
          entityReference: consumerID,
          entityExternalReference: externalReference,
        },
      })),
    );
  });
}

/**
 * Whose deals rows without a card are: the customer with the row's reference or its address, else a new one, which the
 * rows after it find.
 * @returns ids by request; rows with a card are left to `cardOwner`
 */
export async function customersOf(
  call: Call,
  terminalID: string,
  requests: readonly BillingDealRequest[],
): Promise<ReadonlyMap<BillingDealRequest, string>> {
  const named = requests.filter(({ creditCardToken }) => !creditCardToken);
  const known = await knownCustomers(call, named);
  const added: ReturnType<typeof newCustomer>[] = [];
  const found = new Map<BillingDealRequest, string>();
  for (const request of named) {
    const name = nameOf(request);
    let consumerID = namedBy(known, name);
    if (consumerID === undefined) {
      const customer = newCustomer(call, terminalID, request);
      consumerID = customer.consumerID;
      added.push(customer);
      known.push({ ...name, consumerID });
    }
    found.set(request, consumerID);
  }
  await addCustomers(call, added);
  return found;
}

/** Whose deal a row with a card is. @throws ApiError 404 or 400 for a card that is not there */
export async function cardOwner(call: Call, request: BillingDealRequest): Promise<string> {
  const { consumerID } = await savedCard(call, request.creditCardToken ?? '');
  if (consumerID === null) throw new ApiError(400, 'CardTokenDeleted');
  return consumerID;
}
