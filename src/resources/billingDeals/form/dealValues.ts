import type { CreateOf, DraftOf, RecordOf, UpdateOf } from '#contract/entities/callTypes.ts';
import { fullAccount } from '#contract/rules/bankAccount.ts';
import { saysPayments } from '#contract/documentKinds.ts';
import type { BankValues } from '#src/fields/bank/BankFields.tsx';
import { emptyCard, toWireCard, type CardValues } from '#src/fields/card/cardValues.ts';
import { dealDetailsOf, toAmounts, toDeal, type DealDetailsValues } from '#src/fields/deal/dealBody.ts';
import { toInvoice, type InvoiceValues } from '#src/fields/invoice/invoiceValues.ts';
import { amountText } from '#src/fields/lines/lineOf.ts';
import { paymentsOf, toPayment, type PaymentValues } from '#src/fields/payments/paymentValues.ts';
import { scheduleValuesOf, toSchedule, type ScheduleValues } from '#src/fields/schedule/scheduleValues.ts';
import { filled, toNumber } from '#src/fields/wireValues.ts';
import { textOf } from '#src/forms/formTexts.ts';

type Deal = RecordOf<'billingDeals'>;

/** What a deal charges: a saved card, one that is typed and saved first, an account, or nothing but a document. */
export type DealMethod = 'token' | 'card' | 'bank' | 'invoiceOnly';

/** What the form of a deal holds; names and nesting are those of the request (docs/wire.md §3.7). */
export interface DealValues {
  dealDetails: DealDetailsValues;
  /** The customer is written to the server before the deal. */
  isNewCustomer: boolean;
  currency: string;
  transactionAmount: string;
  /** The amount bears no VAT; lines say so themselves. */
  withoutVat: boolean;
  paymentMethod: DealMethod;
  creditCardToken: string;
  creditCardSecureDetails: CardValues;
  bankDetails: BankValues;
  billingSchedule: ScheduleValues;
  issueInvoice: boolean;
  invoiceDetails: InvoiceValues;
  /** How the documents say they are paid, where nothing else is charged. */
  paymentDetails: PaymentValues[];
}

/** What the mappers need besides the values. */
export interface DealPlace {
  terminalID: string;
  /** Of the terminal; undefined where it does not say. */
  vatRate: number | undefined;
  /** Language of a document. */
  locale: string;
}

function methodOf({ invoiceOnly, paymentType, creditCardToken }: Partial<Deal>): DealMethod {
  if (invoiceOnly) return 'invoiceOnly';
  if (paymentType === 'bank') return 'bank';
  return paymentType === undefined || creditCardToken ? 'token' : 'card';
}

/** A card that was deleted is not offered again. */
const tokenOf = ({ creditCardToken, tokenNotAvailable }: Partial<Deal>) =>
  tokenNotAvailable ? '' : (creditCardToken ?? '');

/** The form of a deal as it is; of a new one without a record. @param currency for one that names none */
export function dealValues(deal: Partial<Deal>, currency: string, invoiceType: string): DealValues {
  const dealDetails = dealDetailsOf(deal.dealDetails ?? {});
  const { items } = dealDetails;
  const { bank, bankBranch, bankAccount } = deal.bankDetails ?? {};
  return {
    dealDetails,
    isNewCustomer: false,
    currency: deal.currency ?? currency,
    transactionAmount: items.length > 0 ? '' : amountText(deal.transactionAmount),
    withoutVat: items.length === 0 && deal.vatRate === 0,
    paymentMethod: methodOf(deal),
    creditCardToken: tokenOf(deal),
    creditCardSecureDetails: emptyCard,
    bankDetails: { bank: textOf(bank), bankBranch: textOf(bankBranch), bankAccount: textOf(bankAccount) },
    billingSchedule: scheduleValuesOf(deal.billingSchedule),
    issueInvoice: deal.issueInvoice === true,
    invoiceDetails: {
      invoiceType: deal.invoiceDetails?.invoiceType ?? invoiceType,
      invoiceSubject: deal.invoiceDetails?.invoiceSubject ?? '',
      sendCCTo: (deal.invoiceDetails?.sendCCTo ?? []).join(', '),
    },
    paymentDetails: paymentsOf(deal.paymentDetails),
  };
}

/** Documents are made in shekels alone (spec §5); a deal for invoices only always makes one. */
export const dealMakesDocument = ({ issueInvoice, paymentMethod, currency }: DealValues): boolean =>
  paymentMethod === 'invoiceOnly' || (issueInvoice && currency === 'ILS');

/** A document that nothing is charged for says by itself how it is paid. */
export const tellsPayments = ({ paymentMethod, invoiceDetails }: DealValues): boolean =>
  paymentMethod === 'invoiceOnly' && saysPayments(invoiceDetails.invoiceType);

/** What is charged. A card that is typed is judged with the rest, and travels by itself beforehand. */
function toMethod({ paymentMethod, creditCardToken, bankDetails, creditCardSecureDetails }: DealValues) {
  switch (paymentMethod) {
    case 'token':
      return { paymentType: 'card' as const, creditCardToken: creditCardToken || null };
    case 'card': {
      const { readCardNumber, ...card } = creditCardSecureDetails;
      return { paymentType: 'card' as const, creditCardSecureDetails: filled({ ...card, ...toWireCard(card) }) };
    }
    case 'bank': {
      const { bank, bankBranch, bankAccount } = bankDetails;
      // Of none the server takes the customer's.
      if (bank + bankBranch + bankAccount === '') return { paymentType: 'bank' as const };
      return {
        paymentType: 'bank' as const,
        bankDetails: {
          bank: toNumber(bank),
          bankBranch: toNumber(bankBranch),
          bankAccount: fullAccount(bankAccount),
        },
      };
    }
    case 'invoiceOnly':
      return {};
  }
}

/** What a form sends to create a deal. */
export function dealBody(
  values: DealValues,
  { terminalID, vatRate, locale }: DealPlace,
): DraftOf<CreateOf<'billingDeals'>> {
  const { currency, invoiceDetails, paymentMethod } = values;
  const { total, transactionAmount, vat } = toAmounts(values, vatRate);
  return {
    terminalID,
    currency,
    transactionAmount,
    // Of no amount the amount alone is at fault.
    ...(total > 0 && vat),
    ...toMethod(values),
    billingSchedule: toSchedule(values.billingSchedule),
    dealDetails: toDeal(values.dealDetails, currency),
    ...(dealMakesDocument(values)
      ? { issueInvoice: true, invoiceDetails: toInvoice(invoiceDetails, locale) }
      : { issueInvoice: false }),
    ...(paymentMethod === 'invoiceOnly' && {
      paymentDetails: tellsPayments(values) ? values.paymentDetails.map(toPayment) : [],
    }),
  };
}

type Item = NonNullable<NonNullable<Deal['dealDetails']>['items']>[number];

/** Lines with what the form does not show of the lines they were; each was one line at most. */
function keptLines<Line extends { itemID?: unknown; itemName?: unknown }>(
  lines: readonly Line[],
  before: readonly Item[],
) {
  const left = [...before];
  return lines.map((line) => {
    const isSame = (item: Item) => (item.itemID ?? '') === (line.itemID ?? '') && item.itemName === line.itemName;
    const at = left.findIndex(isSame);
    const [item] = at < 0 ? [] : left.splice(at, 1);
    const { sku, externalReference } = item ?? {};
    return { ...(sku && { sku }), ...(externalReference && { externalReference }), ...line };
  });
}

/** What a form sends to change a deal: what it does not show stays as it was. */
export function dealUpdateBody(values: DealValues, deal: Deal, place: DealPlace): DraftOf<UpdateOf<'billingDeals'>> {
  const { billingDealID, updateTimestamp, terminalID } = deal;
  const body = dealBody(values, { ...place, terminalID });
  const items = body.dealDetails?.items && keptLines(body.dealDetails.items, deal.dealDetails?.items ?? []);
  return {
    ...body,
    billingDealID,
    updateTimestamp,
    dealDetails: { ...deal.dealDetails, items: null, ...body.dealDetails, ...(items && { items }) },
    ...(body.invoiceDetails && { invoiceDetails: { ...deal.invoiceDetails, ...body.invoiceDetails } }),
  };
}
