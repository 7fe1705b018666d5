import type { CreateOf, DraftOf } from '#contract/entities/callTypes.ts';
import { noCustomer } from '#src/fields/customer/customerValues.ts';
import { toAmounts, toDeal } from '#src/fields/deal/dealBody.ts';
import { installmentsOf, toInstallments } from '#src/fields/installments/installments.ts';
import { toInvoice } from '#src/fields/invoice/invoiceValues.ts';
import { linkSettingsBody } from '#src/fields/link/linkSettings.ts';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { toNumber } from '#src/fields/wireValues.ts';
import { endOf } from '#src/wizards/kit/link/lastDay.ts';
import { hasLines, isPlanned, linkMakesDocument, offersCredit, takesMoney, type LinkValues } from './linkValues.ts';

/** What the mapper needs besides the values. */
export interface LinkPlace {
  terminalID: string;
  /** Of the terminal; undefined where it does not say. */
  vatRate: number | undefined;
  /** Of the message that takes the link along, and of documents. */
  locale: string;
}

/** The deal as the purpose has it: the payer's own amount has no lines, and a permanent link knows nobody. */
function dealOf({ dealDetails, linkKind, purpose }: LinkValues) {
  return {
    ...dealDetails,
    ...(linkKind === 'permanent' && noCustomer),
    ...(!hasLines({ purpose }) && { items: [] }),
  };
}

/** What is asked for; of the payer's own amount a suggestion. */
function money(values: LinkValues, vatRate: number | undefined) {
  if (values.purpose === 'card') return { paymentRequestAmount: 0, userAmount: false };
  const { transactionAmount, vat, discounts } = toAmounts({ ...values, dealDetails: dealOf(values) }, vatRate);
  const userAmount = values.purpose === 'own';
  if (userAmount && transactionAmount === undefined) return { paymentRequestAmount: 0, userAmount };
  return { paymentRequestAmount: transactionAmount, userAmount, ...vat, ...discounts };
}

/** The payments that the merchant has set; of no amount there are none. */
function planOf(values: LinkValues, vatRate: number | undefined) {
  const total = totalsOf(values, vatRate ?? 0).amount;
  if (!isPlanned(values) || total <= 0) return undefined;
  return toInstallments(installmentsOf(values.installmentDetails, total), values.installmentDetails, total);
}

/** In which payments it is paid, and between how many the payer may choose; null empties what a link had. */
function installments(values: LinkValues, vatRate: number | undefined) {
  const { minInstallments, maxInstallments, minCreditInstallments, maxCreditInstallments } = values;
  const isOffered = takesMoney(values) && values.allowInstallments;
  const isCreditOffered = offersCredit(values);
  const plan = planOf(values, vatRate);
  return {
    ...(plan && { transactionType: 'installments' as const }),
    allowInstallments: isOffered,
    allowCredit: isCreditOffered,
    installmentDetails: {
      ...plan,
      minInstallments: (isOffered && toNumber(minInstallments)) || null,
      maxInstallments: (isOffered && toNumber(maxInstallments)) || null,
      minCreditInstallments: (isCreditOffered && toNumber(minCreditInstallments)) || null,
      maxCreditInstallments: (isCreditOffered && toNumber(maxCreditInstallments)) || null,
    },
  };
}

/** What the forms send for a link. */
export function linkBody(values: LinkValues, place: LinkPlace): DraftOf<CreateOf<'paymentRequests'>> {
  const { linkKind, purpose, currency, dueDate, additionalFields, invoiceDetails } = values;
  const { terminalID, vatRate, locale } = place;
  return {
    terminalID,
    permanent: linkKind === 'permanent',
    isRefund: purpose === 'refund',
    currency,
    ...money(values, vatRate),
    ...installments(values, vatRate),
    dealDetails: toDeal(dealOf(values), currency),
    dueDate: endOf(dueDate),
    language: locale,
    ...linkSettingsBody(values, linkKind === 'once'),
    jDealType: takesMoney(values) && values.isHold ? 'J5' : 'J4',
    additionalFields: Object.fromEntries(
      additionalFields.map(({ key, title, required }) => [key, { title: title.trim(), required }]),
    ),
    ...(linkMakesDocument(values)
      ? { issueInvoice: true, invoiceDetails: toInvoice(invoiceDetails, locale) }
      : { issueInvoice: false }),
  };
}
