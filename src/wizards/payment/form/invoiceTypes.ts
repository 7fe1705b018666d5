import { documentTypesOf } from '#contract/documentTypes.ts';
import type { EnumValue } from '#contract/enums.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import type { PaymentKind } from './offers.ts';

type InvoiceType = EnumValue<'invoiceType'>;

/** Types of documents that are made of a charge or a refund, the default of spec §3 first. */
export const invoiceTypesOf = (kind: PaymentKind): readonly InvoiceType[] => documentTypesOf[kind];

/** The terminal's own default, where it is one of them, else the specification's. */
export function defaultInvoiceType(kind: PaymentKind, { invoiceTypes }: Terminal): InvoiceType {
  const offered: readonly InvoiceType[] = documentTypesOf[kind];
  return offered.find((type) => type === invoiceTypes?.[kind]) ?? offered[0] ?? 'invoice';
}
