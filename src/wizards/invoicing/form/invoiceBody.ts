import type { CreateOf, DraftOf } from '#contract/entities/callTypes.ts';
import type { EnumValue } from '#contract/enums.ts';
import { enumValues } from '#contract/enums.ts';
import type { DealTotals } from '#contract/money.ts';
import { bearsVat, saysPayments } from '#contract/documentKinds.ts';
import { toAddress } from '#src/fields/address/addressValues.ts';
import { toAmounts, toDeal } from '#src/fields/deal/dealBody.ts';
import { toInvoice } from '#src/fields/invoice/invoiceValues.ts';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { toPayment } from '#src/fields/payments/paymentValues.ts';
import type { InvoiceWizardValues } from './invoiceValues.ts';

/** Documents are made in shekels alone (spec §5). */
export const documentCurrency = 'ILS' satisfies EnumValue<'currency'>;

/** What the mapper needs besides the values. */
export interface InvoicePlace {
  terminalID: string;
  /** Of the terminal; undefined where it does not say. */
  vatRate?: number | undefined;
}

/** The kind of the document; undefined for a word that is none. */
export const invoiceTypeOf = ({ invoiceDetails: { invoiceType } }: InvoiceWizardValues) =>
  enumValues('invoiceType').find((one) => one === invoiceType);

/** The rate a document bears; none for a receipt. */
const vatRateOf = (values: InvoiceWizardValues, { vatRate }: Pick<InvoicePlace, 'vatRate'>) =>
  bearsVat(invoiceTypeOf(values)) ? vatRate : 0;

/** How the sums of a document are shown: a receipt tells what was received, and no VAT. */
export const shownTotals = (values: InvoiceWizardValues, place: Pick<InvoicePlace, 'vatRate'>) => ({
  totals: invoiceTotals(values, place),
  vatRate: bearsVat(invoiceTypeOf(values)) ? place.vatRate : undefined,
  isReceived: !bearsVat(invoiceTypeOf(values)),
});

/** What a document comes to, in agorot. */
export const invoiceTotals = (values: InvoiceWizardValues, place: Pick<InvoicePlace, 'vatRate'>): DealTotals =>
  totalsOf(values, vatRateOf(values, place) ?? 0);

/** What the wizard sends. */
export function invoiceBody(values: InvoiceWizardValues, place: InvoicePlace): DraftOf<CreateOf<'invoices'>> {
  const { invoiceDetails, dealDetails, paymentDetails } = values;
  const { consumerAddress, ...deal } = dealDetails;
  const address = toAddress(consumerAddress);
  const { transactionAmount: invoiceAmount, vat } = toAmounts(values, vatRateOf(values, place));
  return {
    terminalID: place.terminalID,
    currency: documentCurrency,
    invoiceAmount,
    ...(bearsVat(invoiceTypeOf(values)) && vat),
    dealDetails: { ...toDeal(deal, documentCurrency), ...(address && { consumerAddress: address }) },
    invoiceDetails: toInvoice(invoiceDetails, invoiceDetails.invoiceLanguage),
    paymentDetails: saysPayments(invoiceDetails.invoiceType) ? paymentDetails.map(toPayment) : [],
  };
}
