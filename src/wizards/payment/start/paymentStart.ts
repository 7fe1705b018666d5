import { isObject, type Row } from '#contract/envelope.ts';
import { parseEnum } from '#contract/enums.ts';
import { toAgorot, toDecimal } from '#contract/money.ts';
import type { PaymentRoute, StartOf } from '#src/resources/wizardPaths.ts';
import { amountText, lineOf, linesOf } from '#src/fields/lines/lineOf.ts';
import { customerOf } from '#src/fields/customer/customerValues.ts';
import type { PaymentKind } from '#src/wizards/payment/form/offers.ts';
import { emptyPaymentForm, type PaymentFormValues } from '#src/wizards/payment/form/paymentForm.ts';

/** What the server knows of the ids of an address; what it does not know is absent. */
export interface PaymentStartRecords {
  customer?: Row;
  item?: Row;
  transaction?: Row;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** What can still be given back of a transaction, in decimals. */
function refundable({ transactionAmount, totalRefund }: Row): number {
  return toDecimal((toAgorot(Number(transactionAmount)) || 0) - (toAgorot(Number(totalRefund ?? 0)) || 0));
}

function ofTransaction(kind: PaymentKind, row: Row): Partial<PaymentFormValues> {
  const deal = isObject(row.dealDetails) ? row.dealDetails : {};
  const items = kind === 'charge' ? linesOf(deal) : [];
  const token = text(row.creditCardToken);
  const amount = kind === 'refund' ? refundable(row) : row.transactionAmount;
  return {
    currency: text(row.currency),
    transactionAmount: items.length > 0 ? '' : amountText(amount),
    withoutVat: items.length === 0 && row.vatRate === 0,
    dealDetails: {
      ...emptyPaymentForm.dealDetails,
      ...customerOf(deal),
      dealDescription: text(deal.dealDescription),
      items,
    },
    ...(token && { paymentMethod: 'token' as const, creditCardToken: token }),
  };
}

/**
 * What a wizard begins with: the empty form, then what the transaction, the customer, the item and the amount of its
 * address say, the more exact after the more general.
 */
export function paymentStart(
  kind: PaymentKind,
  given: StartOf<PaymentRoute>,
  records: PaymentStartRecords,
): Partial<PaymentFormValues> {
  const { customer, item, transaction } = records;
  const start: Partial<PaymentFormValues> = transaction ? ofTransaction(kind, transaction) : {};
  let deal = start.dealDetails ?? emptyPaymentForm.dealDetails;
  if (customer) deal = { ...deal, ...customerOf(customer) };
  if (item) {
    const before = start.currency;
    start.currency = parseEnum('currency', text(item.currency)) ?? before ?? '';
    if (kind === 'charge') {
      // Prices of another currency would be taken for this one's.
      const items = start.currency === before ? deal.items : [];
      deal = { ...deal, items: [...items, lineOf(item)] };
      start.transactionAmount = '';
    } else {
      start.transactionAmount = amountText(item.price);
      start.withoutVat = item.vatExempt === true;
    }
  }
  if (given.amount) {
    start.transactionAmount = amountText(Number(given.amount));
    // An amount of its own needs no lines.
    deal = { ...deal, items: [] };
  }
  return { ...start, dealDetails: deal };
}
