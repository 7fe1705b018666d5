import type { RecordOf } from '#contract/entities/callTypes.ts';

type Document = Partial<Pick<RecordOf<'invoices'>, 'status' | 'consumerEmail' | 'invoiceDetails'>>;

/** States of a document that goes to people. */
const onTheirWay: readonly unknown[] = ['sending', 'sent'];

/** The addresses that a document was sent to: its customer's, and those of who gets a copy. */
export function documentRecipients({ status, consumerEmail, invoiceDetails }: Document): string[] {
  if (!onTheirWay.includes(status)) return [];
  return [...new Set([consumerEmail ?? '', ...(invoiceDetails?.sendCCTo ?? [])])].filter(Boolean);
}
