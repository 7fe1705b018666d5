import type { DraftOf } from '#contract/entities/callTypes.ts';
import type { PaymentLineRequest } from '#contract/entities/requestParts.ts';
import type { PaymentDetails } from '#contract/entities/shared.ts';
import type { EnumValue } from '#contract/enums.ts';
import { toDecimal } from '#contract/money.ts';
import { amountText } from '#src/fields/lines/lineOf.ts';
import { agorotOf } from '#src/fields/lines/totals.ts';
import { filled, toNumber } from '#src/fields/wireValues.ts';
import { textOf } from '#src/forms/formTexts.ts';

/** Kinds of payment that a document can tell of, in the order they are offered. */
export const paymentKinds = ['card', 'cash', 'bank', 'cheque'] as const satisfies readonly EnumValue<'paymentType'>[];
export type DocumentPaymentKind = (typeof paymentKinds)[number];

/** One line of how a document is paid, as typed; names as on the wire (docs/wire.md §3.8). */
export interface PaymentValues {
  paymentType: string;
  amount: string;
  /** The last four digits. */
  cardNumber: string;
  okNumber: string;
  bank: string;
  bankBranch: string;
  bankAccount: string;
  reference: string;
  /** `YYYY-MM-DD`, or the text as typed, as every day here. */
  dueDate: string;
  chequeNumber: string;
  chequeDate: string;
  /** What the server has of that card besides, where the line came from there; it goes back with the same digits. */
  maskedNumber: string;
  cardExpiration: string;
  cardVendor: string;
  numberOfPayments: string;
}

export const emptyPayment: PaymentValues = {
  paymentType: '',
  amount: '',
  cardNumber: '',
  okNumber: '',
  bank: '',
  bankBranch: '',
  bankAccount: '',
  reference: '',
  dueDate: '',
  chequeNumber: '',
  chequeDate: '',
  maskedNumber: '',
  cardExpiration: '',
  cardVendor: '',
  numberOfPayments: '',
};

const dayOf = (value: unknown) => textOf(value).slice(0, 10);

/** How a document is paid, as a form holds it. */
export function paymentsOf(lines: readonly PaymentDetails[] | null | undefined): PaymentValues[] {
  return (lines ?? []).map((line) => ({
    ...emptyPayment,
    paymentType: line.paymentType,
    amount: amountText(line.amount),
    cardNumber: textOf(line.cardNumber).slice(-4),
    maskedNumber: textOf(line.cardNumber),
    cardExpiration: textOf(line.cardExpiration),
    cardVendor: textOf(line.cardVendor),
    numberOfPayments: textOf(line.numberOfPayments),
    okNumber: textOf(line.okNumber),
    bank: textOf(line.bank),
    bankBranch: textOf(line.bankBranch),
    bankAccount: textOf(line.bankAccount),
    reference: textOf(line.reference),
    dueDate: dayOf(line.dueDate),
    chequeNumber: textOf(line.chequeNumber),
    chequeDate: dayOf(line.chequeDate),
  }));
}

/** A card by its last four digits; the one that the server knows as it is there. */
function cardOf({ cardNumber, maskedNumber, cardExpiration, cardVendor, numberOfPayments }: PaymentValues) {
  if (cardNumber === '') return {};
  if (!maskedNumber.endsWith(cardNumber)) return { cardNumber: `****${cardNumber}` };
  return { cardNumber: maskedNumber, cardExpiration, cardVendor, numberOfPayments: toNumber(numberOfPayments) };
}

/** What a line of each kind tells besides its amount. */
function detailsOf(line: PaymentValues): DraftOf<Omit<PaymentLineRequest, 'paymentType' | 'amount'>> {
  const { bank, bankBranch, bankAccount, reference, dueDate, chequeNumber, chequeDate, okNumber } = line;
  const account = { bank: toNumber(bank), bankBranch: toNumber(bankBranch), bankAccount };
  switch (line.paymentType) {
    case 'card':
      return { ...cardOf(line), okNumber };
    case 'bank':
      return { ...account, reference, dueDate };
    case 'cheque':
      return { ...account, chequeNumber, chequeDate };
    default:
      return {};
  }
}

/** A line as it travels: what its kind does not have stays behind. */
export function toPayment(line: PaymentValues): DraftOf<PaymentLineRequest> {
  return { paymentType: line.paymentType, amount: toNumber(line.amount), ...filled(detailsOf(line)) };
}

/** What of an amount no line tells of yet, in agorot; negative where they tell of more. */
export const leftToTell = (lines: readonly PaymentValues[], amount: number): number =>
  amount - lines.reduce((sum, line) => sum + agorotOf(line.amount), 0);

/** A further line: the rest of the amount. @param amount of the document, in agorot */
export function nextPayment(
  paymentType: DocumentPaymentKind,
  lines: readonly PaymentValues[],
  amount: number,
  today: string,
): PaymentValues {
  const left = leftToTell(lines, amount);
  return {
    ...emptyPayment,
    paymentType,
    amount: left > 0 ? amountText(toDecimal(left)) : '',
    ...(paymentType === 'cheque' && { chequeDate: today }),
  };
}
