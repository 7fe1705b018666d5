import type { CreateOf, DraftOf } from '#contract/entities/callTypes.ts';
import { noCustomer } from '#src/fields/customer/customerValues.ts';
import { toAmounts, toDeal } from '#src/fields/deal/dealBody.ts';
import { toInvoice } from '#src/fields/invoice/invoiceValues.ts';
import { linkSettingsBody } from '#src/fields/link/linkSettings.ts';
import { toSchedule } from '#src/fields/schedule/scheduleValues.ts';
import { endOf } from '#src/wizards/kit/link/lastDay.ts';
import { requestMakesDocument, type BillingRequestValues } from './requestValues.ts';

/** What the mapper needs besides the values. */
export interface RequestPlace {
  terminalID: string;
  /** Of the terminal; undefined where it does not say. */
  vatRate: number | undefined;
  /** Of the message that takes the link along, and of documents. */
  locale: string;
}

/** What the wizard sends: a link that is permanent knows nobody. */
export function requestBody(
  values: BillingRequestValues,
  { terminalID, vatRate, locale }: RequestPlace,
): DraftOf<CreateOf<'billingRequests'>> {
  const { linkKind, currency, dealDetails, billingSchedule, dueDate, invoiceDetails } = values;
  const permanent = linkKind === 'permanent';
  const { transactionAmount, vat } = toAmounts(values, vatRate);
  return {
    terminalID,
    permanent,
    currency,
    transactionAmount,
    ...vat,
    billingSchedule: toSchedule(billingSchedule),
    dealDetails: toDeal(permanent ? { ...dealDetails, ...noCustomer } : dealDetails, currency),
    dueDate: endOf(dueDate),
    language: locale,
    ...linkSettingsBody(values, !permanent),
    ...(requestMakesDocument(values)
      ? { issueInvoice: true, invoiceDetails: toInvoice(invoiceDetails, locale) }
      : { issueInvoice: false }),
  };
}
