import type { EnumValue } from '#contract/enums.ts';
import { fault } from './fault.ts';
import type { NamedFault } from './lines.ts';

/** What a document knows of whom it is for. */
export interface DocumentCustomer {
  consumerName?: string | null | undefined;
  consumerEmail?: string | null | undefined;
  consumerNationalID?: string | null | undefined;
}

const isMissing = (text: string | null | undefined) => !text?.trim();

// spec gap: which types ask for what.
/**
 * What is missing of a document's customer: name and e-mail address for every one, the identity number for donations, which
 * are reported by it. The customer's address is advised, not demanded (docs/rulings.md).
 */
export function customerFaults(
  invoiceType: EnumValue<'invoiceType'>,
  { consumerName, consumerEmail, consumerNationalID }: DocumentCustomer,
): NamedFault<keyof DocumentCustomer>[] {
  const lacksDonor = invoiceType === 'receiptForDonation' && isMissing(consumerNationalID);
  return [
    ...(isMissing(consumerName) ? [{ field: 'consumerName' as const, fault: fault('ConsumerNameIsRequired') }] : []),
    ...(isMissing(consumerEmail) ? [{ field: 'consumerEmail' as const, fault: fault('ConsumerEmailIsRequired') }] : []),
    ...(lacksDonor ? [{ field: 'consumerNationalID' as const, fault: fault('Required') }] : []),
  ];
}
