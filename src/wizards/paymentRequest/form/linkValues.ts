import type { RecordOf } from '#contract/entities/callTypes.ts';
import { noCustomer } from '#src/fields/customer/customerValues.ts';
import { dealDetailsOf, type DealDetailsValues } from '#src/fields/deal/dealBody.ts';
import type { InvoiceValues } from '#src/fields/invoice/invoiceValues.ts';
import { noInstallments, typedInstallments, type InstallmentValues } from '#src/fields/installments/installments.ts';
import { amountText } from '#src/fields/lines/lineOf.ts';
import { lastDayOf } from '#src/wizards/kit/link/lastDay.ts';
import { moreOf, noMore, type MoreValues } from './moreValues.ts';

/** Sent to one customer; for one payment, passed on by the merchant; or a link that stays, for whoever opens it. */
export type LinkKind = 'once' | 'copy' | 'permanent';

/** What a link asks its payer for: an amount, one of their own, a card to save, or where to pay a refund to. */
export type LinkPurpose = 'amount' | 'own' | 'card' | 'refund';

/** A field that the payer's page adds; its key comes back with the payment. */
export interface AdditionalField {
  key: string;
  title: string;
  required: boolean;
}

/** What the forms of a payment link hold; names and nesting are those of the request (docs/wire.md §3.9). */
export interface LinkValues extends MoreValues {
  linkKind: LinkKind;
  purpose: LinkPurpose;
  dealDetails: DealDetailsValues;
  /** The customer is written to the server when their step is done. */
  isNewCustomer: boolean;
  currency: string;
  transactionAmount: string;
  /** The amount bears no VAT; lines say so themselves. */
  withoutVat: boolean;
  /** The last day on which the link can be used, `YYYY-MM-DD`, or the text as typed; empty: for ever. */
  dueDate: string;
  /** The payments are set by the merchant, and their page begins with them. */
  hasPlan: boolean;
  installmentDetails: InstallmentValues;
  allowInstallments: boolean;
  minInstallments: string;
  maxInstallments: string;
  allowCredit: boolean;
  additionalFields: AdditionalField[];
  issueInvoice: boolean;
  invoiceDetails: InvoiceValues;
}

export const emptyLink: LinkValues = {
  ...noMore,
  linkKind: 'once',
  purpose: 'amount',
  dealDetails: { ...noCustomer, dealDescription: '', dealReference: '', items: [] },
  isNewCustomer: false,
  currency: '',
  transactionAmount: '',
  withoutVat: false,
  dueDate: '',
  hasPlan: false,
  installmentDetails: noInstallments,
  allowInstallments: false,
  minInstallments: '',
  maxInstallments: '',
  allowCredit: false,
  additionalFields: [],
  issueInvoice: false,
  invoiceDetails: { invoiceType: '', invoiceSubject: '', sendCCTo: '' },
};

/** Money comes in: it may come in several payments, and a document may be made of it. */
export const takesMoney = ({ purpose }: Pick<LinkValues, 'purpose'>): boolean =>
  purpose === 'amount' || purpose === 'own';

/** Documents are made in shekels alone (spec §5). */
export const linkMakesDocument = (values: LinkValues): boolean =>
  values.issueInvoice && values.currency === 'ILS' && takesMoney(values);

/** Lines add up to an amount that is asked for; the payer's own has none. */
export const hasLines = ({ purpose }: Pick<LinkValues, 'purpose'>): boolean =>
  purpose === 'amount' || purpose === 'refund';

/** A sum that the merchant sets can be set in payments, too. */
export const mayHavePlan = ({ purpose }: Pick<LinkValues, 'purpose'>): boolean => purpose === 'amount';

/** The payer may choose to pay on credit. */
export const offersCredit = (values: Pick<LinkValues, 'purpose' | 'allowCredit'>): boolean =>
  takesMoney(values) && values.allowCredit;

/** Money that comes in can be held first, where the terminal holds any. */
export const mayHold = (values: Pick<LinkValues, 'purpose'>, { allowJ5 }: { allowJ5?: boolean }): boolean =>
  takesMoney(values) && allowJ5 === true;

/** What the link asks for is paid as the merchant has set it. */
export const isPlanned = (values: Pick<LinkValues, 'purpose' | 'hasPlan'>): boolean =>
  mayHavePlan(values) && values.hasPlan;

type Link = Partial<RecordOf<'paymentRequests'>>;

const purposeOf = ({ isRefund, onlyAddCard, userAmount }: Link): LinkPurpose =>
  isRefund ? 'refund' : onlyAddCard ? 'card' : userAmount ? 'own' : 'amount';

const numberText = (value: number | null | undefined) => (value ? String(value) : '');

/** A link that stands, as the form holds it. */
export function valuesOfLink(link: Link): LinkValues {
  const details = dealDetailsOf({ consumerID: link.consumerID, ...link.dealDetails });
  const { items } = details;
  const { invoiceType, invoiceSubject, sendCCTo } = link.invoiceDetails ?? {};
  return {
    ...emptyLink,
    ...moreOf(link),
    linkKind: link.permanent ? 'permanent' : 'once',
    purpose: purposeOf(link),
    dealDetails: details,
    currency: link.currency ?? '',
    transactionAmount: items.length > 0 || !link.paymentRequestAmount ? '' : amountText(link.paymentRequestAmount),
    withoutVat: items.length === 0 && link.vatRate === 0,
    dueDate: lastDayOf(link.dueDate),
    hasPlan: (link.numberOfPayments ?? 0) > 1,
    installmentDetails: typedInstallments(link),
    allowInstallments: link.allowInstallments === true,
    minInstallments: numberText(link.minInstallments),
    maxInstallments: numberText(link.maxInstallments),
    allowCredit: link.allowCredit === true,
    additionalFields: Object.entries(link.additionalFields ?? {}).map(([key, field]) => ({ key, ...field })),
    issueInvoice: link.issueInvoice === true,
    invoiceDetails: {
      invoiceType: invoiceType ?? '',
      invoiceSubject: invoiceSubject ?? '',
      sendCCTo: (sendCCTo ?? []).join(', '),
    },
  };
}
