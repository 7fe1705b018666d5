import type { EnumValue } from '#contract/enums.ts';
import { documentTypes } from '#src/fields/invoice/invoiceValues.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import type { PaymentKind } from './offers.ts';

type InvoiceType = EnumValue<'invoiceType'>;

const types: Readonly<Record<PaymentKind, readonly InvoiceType[]>> = {
  charge: documentTypes,
  refund: ['refundInvoice', 'creditNote'],
};

/** Types of documents that are made of a charge or a refund, the default of spec §3 first. */
export const invoiceTypesOf = (kind: PaymentKind): readonly InvoiceType[] => types[kind];

/** The terminal's own default, where it is one of them, else the specification's. */
export function defaultInvoiceType(kind: PaymentKind, { invoiceTypes }: Terminal): InvoiceType {
  const offered = types[kind];
  return offered.find((type) => type === invoiceTypes?.[kind]) ?? offered[0] ?? 'invoice';
}
