import { toDecimal } from '#contract/money.ts';
import { wireExpiry } from '#src/forms/wireExpiry.ts';
import type { CardValues, LineValues, PaymentPlace, PaymentValues } from './paymentForm.ts';
import { issuesInvoice, maySaveCard } from './offers.ts';
import { paymentsOf, typeOf } from './payments.ts';
import { amountsOf, totalsOf } from './totals.ts';

/** The body of a request, made of texts; the schemas of the contract judge it. */
export type RequestBody = Readonly<Record<string, unknown>>;

/** Leaves out what is empty, at this level. */
function filled(fields: RequestBody): RequestBody {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined));
}

/** A number as typed; what is none travels as it is, for the rules to refuse. */
function number(text: string): number | string | undefined {
  const plain = text.trim();
  return plain === '' || !Number.isFinite(Number(plain)) ? plain || undefined : Number(plain);
}

function toCard(card: CardValues): RequestBody {
  return filled({
    ...card,
    cardNumber: card.cardNumber.replace(/[\s-]/g, ''),
    cardExpiration: wireExpiry(card.cardExpiration),
  });
}

function toLine(line: LineValues, currency: string): RequestBody {
  const amounts = amountsOf(line);
  return filled({
    itemID: line.itemID,
    itemName: line.itemName,
    currency,
    price: number(line.price),
    quantity: number(line.quantity),
    discount: line.discount === '' ? undefined : toDecimal(amounts.discount),
    withoutVat: line.withoutVat || undefined,
  });
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
        bankTransferDetails: filled({ ...rest, bank: number(bank), bankBranch: number(bankBranch) }),
      };
    }
  }
}

function toPayments(values: PaymentValues, total: number): RequestBody {
  const { installmentDetails } = values;
  const transactionType = typeOf(values);
  const payments = paymentsOf(values, total);
  if (!payments) return { transactionType };
  const body =
    payments === 'impossible'
      ? // The sum rule says what is wrong, on the field that was typed.
        {
          numberOfPayments: number(installmentDetails.numberOfPayments),
          initialPaymentAmount: number(installmentDetails.initialPaymentAmount) ?? 0,
          installmentPaymentAmount: 0.01,
          totalAmount: toDecimal(total),
        }
      : {
          numberOfPayments: payments.numberOfPayments,
          initialPaymentAmount: toDecimal(payments.initialPaymentAmount),
          installmentPaymentAmount: toDecimal(payments.installmentPaymentAmount),
          totalAmount: toDecimal(payments.totalAmount),
        };
  return { transactionType, installmentDetails: body };
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
    transactionAmount: hasLines ? toDecimal(amount) : number(values.transactionAmount),
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
  const { invoiceType, invoiceSubject, sendCCTo } = values.invoiceDetails;
  const copies = sendCCTo.split(/[\s,;]+/).filter(Boolean);
  return {
    issueInvoice: true,
    invoiceDetails: filled({
      invoiceType,
      invoiceSubject,
      sendCCTo: copies.length > 0 ? copies : undefined,
      donation: invoiceType === 'receiptForDonation' || undefined,
      invoiceLanguage: place.locale,
    }),
  };
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
    currencyRate: place.currency === 'ILS' ? undefined : (number(values.currencyRate) ?? 0),
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
