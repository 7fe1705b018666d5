import { noCustomer } from '#src/fields/customer/customerValues.ts';
import type { DealDetailsValues } from '#src/fields/deal/dealBody.ts';
import type { InvoiceValues } from '#src/fields/invoice/invoiceValues.ts';
import { noLinkSettings, type LinkSettings } from '#src/fields/link/linkSettings.ts';
import { monthlyForEver, type ScheduleValues } from '#src/fields/schedule/scheduleValues.ts';

/** For one customer, to whom it is sent; or a link that stays, for whoever opens it. */
export type RequestKind = 'once' | 'permanent';

/** What the wizard of a billing request holds; names and nesting are those of the request (docs/wire.md §3.9). */
export interface BillingRequestValues extends LinkSettings {
  linkKind: RequestKind;
  dealDetails: DealDetailsValues;
  /** The customer is written to the server when their step is done. */
  isNewCustomer: boolean;
  currency: string;
  transactionAmount: string;
  /** The amount bears no VAT; lines say so themselves. */
  withoutVat: boolean;
  billingSchedule: ScheduleValues;
  /** The last day on which the link can be used, `YYYY-MM-DD`, or the text as typed; empty: for ever. */
  dueDate: string;
  issueInvoice: boolean;
  invoiceDetails: InvoiceValues;
}

export const emptyRequest: BillingRequestValues = {
  ...noLinkSettings,
  linkKind: 'once',
  dealDetails: { ...noCustomer, dealDescription: '', dealReference: '', items: [] },
  isNewCustomer: false,
  currency: '',
  transactionAmount: '',
  withoutVat: false,
  billingSchedule: monthlyForEver,
  dueDate: '',
  issueInvoice: false,
  invoiceDetails: { invoiceType: '', invoiceSubject: '', sendCCTo: '' },
};

/** Documents are made in shekels alone (spec §5). */
export const requestMakesDocument = ({ issueInvoice, currency }: BillingRequestValues): boolean =>
  issueInvoice && currency === 'ILS';
