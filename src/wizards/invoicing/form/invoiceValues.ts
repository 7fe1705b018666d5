import type { CreateOf, RecordOf } from '#contract/entities/callTypes.ts';
import { addressOf, noAddress, type AddressValues } from '#src/fields/address/addressValues.ts';
import { customerOf, noCustomer } from '#src/fields/customer/customerValues.ts';
import { dealDetailsOf, type DealDetailsValues } from '#src/fields/deal/dealBody.ts';
import { documentTypes, type InvoiceValues } from '#src/fields/invoice/invoiceValues.ts';
import { amountText } from '#src/fields/lines/lineOf.ts';
import { paymentsOf, type PaymentValues } from '#src/fields/payments/paymentValues.ts';
import type { WizardPlace } from '#src/wizards/kit/useWizardPlace.ts';

/** What the invoice wizard holds; names and nesting are those of the request (docs/wire.md §3.8). */
export interface InvoiceWizardValues {
  invoiceDetails: InvoiceValues & { invoiceLanguage: string };
  dealDetails: DealDetailsValues & { consumerAddress: AddressValues };
  /** The customer is written to the server when their step is done. */
  isNewCustomer: boolean;
  /** Of the document, as the lines of a deal have it; empty where there are lines. */
  transactionAmount: string;
  /** The amount bears no VAT; lines say so themselves. */
  withoutVat: boolean;
  paymentDetails: PaymentValues[];
}

/** A document that was kept without a number, as far as the wizard reads it. */
export type KeptInvoice = Partial<
  Omit<RecordOf<'invoices'>, 'currency' | 'invoiceDetails'> & Pick<CreateOf<'invoices'>, 'invoiceDetails'>
>;

/** What a document begins with that nobody has touched. */
export interface InvoiceDefaults {
  /** Of the terminal's charges. */
  invoiceType: string;
  /** Of the document. */
  locale: string;
}

/** What documents begin with on a terminal. */
export function invoiceDefaultsOf({ terminal, locale }: Pick<WizardPlace, 'terminal' | 'locale'>): InvoiceDefaults {
  const charge = documentTypes.find((type) => type === terminal.invoiceTypes?.charge);
  return { invoiceType: charge ?? documentTypes[0] ?? 'invoice', locale };
}

/** An empty document, made out to a customer where one is given. */
export function newInvoice(
  { invoiceType, locale }: InvoiceDefaults,
  customer?: RecordOf<'customers'>,
): InvoiceWizardValues {
  return {
    invoiceDetails: { invoiceType, invoiceSubject: '', sendCCTo: '', invoiceLanguage: locale },
    dealDetails: {
      ...(customer ? customerOf(customer) : noCustomer),
      consumerAddress: customer ? addressOf(customer.consumerAddress) : noAddress,
      dealDescription: '',
      dealReference: '',
      items: [],
    },
    isNewCustomer: false,
    transactionAmount: '',
    withoutVat: false,
    paymentDetails: [],
  };
}

/** A document that could not be issued, as it was typed. */
export function invoiceValuesOf(invoice: KeptInvoice, defaults: InvoiceDefaults): InvoiceWizardValues {
  const { dealDetails, invoiceDetails, invoiceAmount, vatRate } = invoice;
  const details = dealDetailsOf({
    consumerID: invoice.consumerID,
    consumerName: invoice.consumerName,
    consumerEmail: invoice.consumerEmail,
    consumerPhone: invoice.consumerPhone,
    consumerNationalID: invoice.consumerNationalID,
    ...dealDetails,
  });
  const isPlain = details.items.length === 0;
  return {
    ...newInvoice(defaults),
    invoiceDetails: {
      invoiceType: invoiceDetails?.invoiceType ?? invoice.invoiceType ?? defaults.invoiceType,
      invoiceSubject: invoiceDetails?.invoiceSubject ?? '',
      sendCCTo: (invoiceDetails?.sendCCTo ?? []).join(', '),
      invoiceLanguage: invoiceDetails?.invoiceLanguage || defaults.locale,
    },
    dealDetails: { ...details, consumerAddress: addressOf(dealDetails?.consumerAddress) },
    transactionAmount: isPlain ? amountText(invoiceAmount) : '',
    withoutVat: isPlain && vatRate === 0,
    paymentDetails: paymentsOf(invoice.paymentDetails),
  };
}
