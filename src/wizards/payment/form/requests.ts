import { toDecimal } from '#contract/money.ts';
import { toWireCard } from '#src/fields/card/cardValues.ts';
import { toInstallments } from '#src/fields/installments/installments.ts';
import { toInvoice } from '#src/fields/invoice/invoiceValues.ts';
import { toLine, totalsOf } from '#src/fields/lines/totals.ts';
import { filled, toNumber, type RequestPart } from '#src/fields/wireValues.ts';
import type { PaymentCardValues, PaymentPlace, PaymentValues } from './paymentForm.ts';
import { issuesInvoice, maySaveCard } from './offers.ts';
import { paymentsOf, typeOf } from './payments.ts';

/** The body of a request. */
export type RequestBody = RequestPart;

function toCard(card: PaymentCardValues): RequestBody {
  return filled({ ...card, ...toWireCard(card) });
}

function toDeal({ dealDetails: { items, ...deal } }: PaymentValues, currency: string): RequestBody | undefined {
  const body = filled(deal);
  if (items.length === 0) return Object.keys(body).length > 0 ? body : undefined;
  return { ...body, items: items.map((line) => toLine(line, currency)) };
}

/** Exactly one of the means; a card that was read by its stripe is present. */
function toPaymentMethod(values: PaymentValues, { devices }: PaymentPlace): RequestBody {
  const { paymentMethod, creditCardSecureDetails: card } = values;
  switch (paymentMethod) {
    case 'card': {
      const read = values.readCardNumber !== '' && values.readCardNumber === card.cardNumber;
      return { creditCardSecureDetails: toCard(card), cardPresence: read ? 'regular' : 'cardNotPresent' };
    }
    case 'token':
      return filled({
        creditCardToken: values.creditCardToken,
        cardPresence: 'cardNotPresent',
        okNumber: values.okNumber,
      });
    case 'pinPad':
      // The device is named only where there are several (docs/wire.md §3.5).
      return filled({
        pinPad: true,
        cardPresence: 'regular',
        pinPadDeviceID: devices.length > 1 ? values.pinPadDeviceID : undefined,
      });
    case 'bank': {
      const { bank, bankBranch, ...rest } = values.bankTransferDetails;
      return {
        paymentTypeEnum: 'bank',
        bankTransferDetails: filled({ ...rest, bank: toNumber(bank), bankBranch: toNumber(bankBranch) }),
      };
    }
  }
}

function toPayments(values: PaymentValues, total: number): RequestBody {
  const { installmentDetails } = values;
  const transactionType = typeOf(values);
  const payments = paymentsOf(values, total);
  if (!payments) return { transactionType };
  return { transactionType, installmentDetails: toInstallments(payments, installmentDetails, total) };
}

/** Amount, VAT and discounts in decimals. An amount that was typed travels as it is, for the rules to judge. */
function toAmounts(values: PaymentValues, { terminal }: PaymentPlace) {
  const { amount, vatRate, netTotal, vatTotal, discountTotal, netDiscountTotal } = totalsOf(
    values,
    terminal.vatRate ?? 0,
  );
  const hasLines = values.dealDetails.items.length > 0;
  const vat = { vatRate, vatTotal: toDecimal(vatTotal), netTotal: toDecimal(netTotal) };
  return {
    total: amount,
    transactionAmount: hasLines ? toDecimal(amount) : toNumber(values.transactionAmount),
    // Of a terminal that does not say its rate, the server knows it.
    vat: terminal.vatRate === undefined && !values.withoutVat ? {} : vat,
    discounts:
      discountTotal > 0
        ? { discountTotal: toDecimal(discountTotal), netDiscountTotal: toDecimal(netDiscountTotal) }
        : {},
  };
}

function toInvoicing(values: PaymentValues, place: PaymentPlace): RequestBody {
  if (!issuesInvoice(values, place)) return {};
  return { issueInvoice: true, invoiceDetails: toInvoice(values.invoiceDetails, place.locale) };
}

function toBasics(values: PaymentValues, { terminal, currency }: PaymentPlace): RequestBody {
  return filled({ terminalID: terminal.terminalID, currency, dealDetails: toDeal(values, currency) });
}

/** POST /api/transactions/create, a charge (J4). */
export function toChargeRequest(values: PaymentValues, place: PaymentPlace): RequestBody {
  const { total, transactionAmount, vat, discounts } = toAmounts(values, place);
  return filled({
    ...toBasics(values, place),
    jDealType: 'J4',
    ...toPayments(values, total),
    paymentTypeEnum: 'card',
    ...toPaymentMethod(values, place),
    transactionAmount,
    ...vat,
    ...discounts,
    // 0 asks for the bank's official rate (spec §5).
    currencyRate: place.currency === 'ILS' ? undefined : (toNumber(values.currencyRate) ?? 0),
    ...(values.saveCreditCard && maySaveCard('charge', values, place.terminal) && { saveCreditCard: true }),
    ...toInvoicing(values, place),
  });
}

/** POST /api/transactions/blocking, a hold (J5): regular deals only, nothing is saved and no document made. */
export function toBlockRequest(values: PaymentValues, place: PaymentPlace): RequestBody {
  const { transactionAmount, vat } = toAmounts(values, place);
  const { okNumber, paymentTypeEnum, bankTransferDetails, ...paymentMethod } = toPaymentMethod(values, place);
  return filled({
    ...toBasics(values, place),
    jDealType: 'J5',
    transactionType: 'regularDeal',
    ...paymentMethod,
    transactionAmount,
    ...vat,
  });
}

/** POST /api/transactions/checking, a card check (J2): no amount, no money moves. */
export function toCheckRequest(values: PaymentValues, place: PaymentPlace): RequestBody {
  const { creditCardSecureDetails, creditCardToken, cardPresence } = toPaymentMethod(values, place);
  return filled({
    ...toBasics({ ...values, dealDetails: { ...values.dealDetails, items: [] } }, place),
    jDealType: 'J2',
    creditCardSecureDetails,
    creditCardToken,
    cardPresence,
  });
}

/** POST /api/transactions/refund. */
export function toRefundRequest(values: PaymentValues, place: PaymentPlace): RequestBody {
  const { total, transactionAmount, vat } = toAmounts(values, place);
  const { paymentTypeEnum, bankTransferDetails, ...paymentMethod } = toPaymentMethod(values, place);
  return filled({
    ...toBasics(values, place),
    ...toPayments(values, total),
    ...paymentMethod,
    transactionAmount,
    ...vat,
    ...toInvoicing(values, place),
  });
}
