import { addressText } from '#contract/addressText.ts';
import type { EnumValue } from '#contract/enums.ts';
import { fault } from './fault.ts';
import type { NamedFault } from './lines.ts';

/** What a document knows of whom it is for. */
export interface DocumentCustomer {
  consumerName?: string | null | undefined;
  consumerEmail?: string | null | undefined;
  consumerNationalID?: string | null | undefined;
  consumerAddress?: Parameters<typeof addressText>[0] | null | undefined;
}

/** Tax documents say where their customer is. */
const withAddress: readonly EnumValue<'invoiceType'>[] = [
  'invoice',
  'invoiceWithPaymentInfo',
  'creditNote',
  'refundInvoice',
];

const isMissing = (text: string | null | undefined) => !text?.trim();

// spec gap: which types ask for what.
/**
 * What is missing of a document's customer: name and e-mail address for every one, the address for tax documents, the
 * identity number for donations, which are reported by it.
 */
export function customerFaults(
  invoiceType: EnumValue<'invoiceType'>,
  { consumerName, consumerEmail, consumerNationalID, consumerAddress }: DocumentCustomer,
): NamedFault<keyof DocumentCustomer>[] {
  const lacksAddress = withAddress.includes(invoiceType) && addressText(consumerAddress ?? {}) === '';
  const lacksDonor = invoiceType === 'receiptForDonation' && isMissing(consumerNationalID);
  return [
    ...(isMissing(consumerName) ? [{ field: 'consumerName' as const, fault: fault('ConsumerNameIsRequired') }] : []),
    ...(isMissing(consumerEmail) ? [{ field: 'consumerEmail' as const, fault: fault('ConsumerEmailIsRequired') }] : []),
    ...(lacksAddress ? [{ field: 'consumerAddress' as const, fault: fault('AddressIsRequired') }] : []),
    ...(lacksDonor ? [{ field: 'consumerNationalID' as const, fault: fault('Required') }] : []),
  ];
}
