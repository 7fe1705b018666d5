import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { ShareRecipient } from '#src/ui/link/shareAddresses.ts';

type Customer = Partial<
  Pick<NonNullable<RecordOf<'paymentRequests'>['dealDetails']>, 'consumerEmail' | 'consumerPhone'>
>;

/** A text of catalogues with what it names. */
export interface LinkRecipient {
  /** `either`: the record has both, and which of them the terminal uses no answer tells. */
  key: 'one' | 'either';
  /** Addresses, set apart from the direction of what stands around them. */
  values: Record<string, string>;
}

const apart = (address: string) => `\u2066${address}\u2069`;

/**
 * Where a link goes, as far as its record says; undefined where it says nothing, as a row of a list does of telephones.
 * @param deal the record's `dealDetails`
 */
export function linkRecipient(deal: Customer | null | undefined): LinkRecipient | undefined {
  const { consumerEmail, consumerPhone } = deal ?? {};
  if (consumerEmail && consumerPhone) {
    return { key: 'either', values: { email: apart(consumerEmail), phone: apart(consumerPhone) } };
  }
  const only = consumerEmail || consumerPhone;
  return only ? { key: 'one', values: { to: apart(only) } } : undefined;
}

/** Whom a person passes a link on to: the customer of its deal. */
export const shareRecipient = (deal: Customer | null | undefined): ShareRecipient => ({
  phone: deal?.consumerPhone,
  email: deal?.consumerEmail,
});
