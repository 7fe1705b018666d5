import type { ConsumerRequest } from '#contract/entities/consumer.ts';
import type { Address, BankDetails } from '#sandbox/core/objects/stored.ts';
import { withoutNulls } from '#sandbox/core/objects/wire.ts';

type Text = string | null | undefined;

/** Nothing and no text are the same: null. */
const orNull = (text: Text): string | null => text || null;

/** The given parts of an address; null when none is given. */
function addressOf(address: ConsumerRequest['consumerAddress']): Address | null {
  const parts = withoutNulls(address ?? {});
  const given = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== ''));
  return Object.keys(given).length > 0 ? given : null;
}

function bankOf(details: ConsumerRequest['bankDetails']): BankDetails | null {
  if (!details) return null;
  const { bank, bankBranch, bankAccount } = details;
  return { bank, bankBranch, bankAccount };
}

// spec gap: the documented PUT has no note (docs/wire.md §3.2), and where a customer came from does not change by itself:
// left out, they stay as they are, and so do flags and the terminal.
/** What a request changes only when it names it. */
function namedOnly({ consumerNote, note, active, vatExempt, origin }: ConsumerRequest) {
  const written = consumerNote ?? note;
  return {
    ...((consumerNote !== undefined || note !== undefined) && { consumerNote: orNull(written) }),
    ...(origin !== undefined && { origin: orNull(origin) }),
    ...(typeof active === 'boolean' && { active }),
    ...(typeof vatExempt === 'boolean' && { vatExempt }),
  };
}

/** The columns that a request writes; a field left out is emptied, as a field that is null. */
export function consumerValues(request: ConsumerRequest) {
  const bankDetails = bankOf(request.bankDetails);
  return {
    consumerName: request.consumerName,
    consumerEmail: orNull(request.consumerEmail),
    consumerPhone: orNull(request.consumerPhone),
    consumerSecondPhone: orNull(request.consumerSecondPhone),
    consumerNationalID: orNull(request.consumerNationalID),
    consumerAddress: addressOf(request.consumerAddress),
    bankDetails,
    hasBankAccount: bankDetails !== null,
    externalReference: orNull(request.externalReference),
    billingDesktopRefNumber: orNull(request.billingDesktopRefNumber),
    woocommerceID: orNull(request.woocommerceID),
    ecwidID: orNull(request.ecwidID),
    ...namedOnly(request),
  };
}
