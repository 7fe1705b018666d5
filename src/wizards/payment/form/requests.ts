import type { DraftOf } from '#contract/entities/callTypes.ts';
import type { CardRequest } from '#contract/entities/requestParts.ts';
import type {
  BlockRequest,
  ChargeRequest,
  CheckRequest,
  RefundRequest,
} from '#contract/entities/transactionRequest.ts';
import { fullAccount } from '#contract/rules/bankAccount.ts';
import { presenceOf, toWireCard } from '#src/fields/card/cardValues.ts';
import { toAmounts, toDeal } from '#src/fields/deal/dealBody.ts';
import { toInstallments } from '#src/fields/installments/installments.ts';
import { toInvoice } from '#src/fields/invoice/invoiceValues.ts';
import { filled, toNumber } from '#src/fields/wireValues.ts';
import { ownedCard } from './cardOwner.ts';
import type { PaymentCardValues, PaymentPlace, PaymentFormValues } from './paymentForm.ts';
import { issuesInvoice, maySaveCard } from './offers.ts';
import { dealInstallments, transactionTypeOf } from './payments.ts';

/** The parts of a charge; the other requests have fewer. */
type ChargePart = DraftOf<ChargeRequest>;

function toCard({ readCardNumber, ...card }: PaymentCardValues): DraftOf<CardRequest> {
  return filled<DraftOf<CardRequest>>({ ...card, ...toWireCard(card) });
}

/** Exactly one of the means; a card that was read by its stripe is present. */
function toPaymentMethod(values: PaymentFormValues, { devices }: PaymentPlace): ChargePart {
  const { paymentMethod, creditCardSecureDetails: card } = values;
  switch (paymentMethod) {
    case 'card':
      return { creditCardSecureDetails: toCard(ownedCard(values)), cardPresence: presenceOf(card) };
    case 'token':
      return filled<ChargePart>({
        creditCardToken: values.creditCardToken,
        cardPresence: 'cardNotPresent',
        okNumber: values.okNumber,
      });
    case 'pinPad':
      // The device is named only where there are several (docs/wire.md §3.5).
      return filled<ChargePart>({
        pinPad: true,
        cardPresence: 'regular',
        pinPadDeviceID: devices.length > 1 ? values.pinPadDeviceID : undefined,
      });
    case 'bank': {
      const { bank, bankBranch, bankAccount, ...rest } = values.bankTransferDetails;
      return {
        paymentTypeEnum: 'bank',
        bankTransferDetails: filled<NonNullable<ChargePart['bankTransferDetails']>>({
          ...rest,
          bank: toNumber(bank),
          bankBranch: toNumber(bankBranch),
          bankAccount: fullAccount(bankAccount),
        }),
      };
    }
  }
}

function toPayments(values: PaymentFormValues, total: number): ChargePart {
  const { installmentDetails } = values;
  const transactionType = transactionTypeOf(values);
  const payments = dealInstallments(values, total);
  if (!payments) return { transactionType };
  return { transactionType, installmentDetails: toInstallments(payments, installmentDetails, total) };
}

function toInvoicing(values: PaymentFormValues, place: PaymentPlace): ChargePart {
  if (!issuesInvoice(values, place)) return {};
  return { issueInvoice: true, invoiceDetails: toInvoice(values.invoiceDetails, place.locale) };
}

function toBasics(values: PaymentFormValues, { terminal, currency }: PaymentPlace): ChargePart {
  return filled<ChargePart>({
    terminalID: terminal.terminalID,
    currency,
    dealDetails: toDeal(values.dealDetails, currency),
  });
}

/** POST /api/transactions/create, a charge (J4). */
export function toChargeRequest(values: PaymentFormValues, place: PaymentPlace): ChargePart {
  const { total, transactionAmount, vat, discounts } = toAmounts(values, place.terminal.vatRate);
  return filled<ChargePart>({
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
export function toBlockRequest(values: PaymentFormValues, place: PaymentPlace): DraftOf<BlockRequest> {
  const { transactionAmount, vat } = toAmounts(values, place.terminal.vatRate);
  const { okNumber, paymentTypeEnum, bankTransferDetails, ...paymentMethod } = toPaymentMethod(values, place);
  return filled<DraftOf<BlockRequest>>({
    ...toBasics(values, place),
    jDealType: 'J5',
    transactionType: 'regularDeal',
    ...paymentMethod,
    transactionAmount,
    ...vat,
  });
}

/** POST /api/transactions/checking, a card check (J2): no amount, no money moves. */
export function toCheckRequest(values: PaymentFormValues, place: PaymentPlace): DraftOf<CheckRequest> {
  const { creditCardSecureDetails, creditCardToken, cardPresence } = toPaymentMethod(values, place);
  return filled<DraftOf<CheckRequest>>({
    ...toBasics({ ...values, dealDetails: { ...values.dealDetails, items: [] } }, place),
    jDealType: 'J2',
    creditCardSecureDetails,
    creditCardToken,
    cardPresence,
  });
}

/** POST /api/transactions/refund. */
export function toRefundRequest(values: PaymentFormValues, place: PaymentPlace): DraftOf<RefundRequest> {
  const { total, transactionAmount, vat } = toAmounts(values, place.terminal.vatRate);
  const { paymentTypeEnum, bankTransferDetails, ...paymentMethod } = toPaymentMethod(values, place);
  return filled<DraftOf<RefundRequest>>({
    ...toBasics(values, place),
    ...toPayments(values, total),
    ...paymentMethod,
    transactionAmount,
    ...vat,
    ...toInvoicing(values, place),
  });
}
