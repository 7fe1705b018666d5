import { isCalendarDay } from '#contract/calendarDays.ts';
import type { EnumValue } from '#contract/enums.ts';
import { fault } from './fault.ts';
import type { NamedFault } from './lines.ts';

/** One line of how a document is paid, as far as it depends on its kind. */
export interface PaymentFields {
  paymentType: EnumValue<'paymentType'>;
  cardNumber?: string | null | undefined;
  cardExpiration?: string | null | undefined;
  bank?: number | null | undefined;
  bankBranch?: number | null | undefined;
  bankAccount?: string | null | undefined;
  dueDate?: string | null | undefined;
  chequeNumber?: string | null | undefined;
  chequeDate?: string | null | undefined;
}

const account = ['bank', 'bankBranch', 'bankAccount'] as const;

/** What a line of each kind can not be without (docs/wire.md §3.8). */
const needed: Partial<Record<EnumValue<'paymentType'>, readonly (keyof PaymentFields)[]>> = {
  bank: account,
  cheque: ['chequeNumber', ...account, 'chequeDate'],
};

/** A document shows the last four digits of a card: these, a masked number, or one that the server masks. */
const cardPattern = /^(\d{0,6}\*+\d{4}|\d{4}|\d{9,19})$/;

const expiryPattern = /^(0[1-9]|1[0-2])\/\d\d$/;

const isDay = (text: string) => isCalendarDay(text.slice(0, 10));

/** What is missing or malformed in a line of how a document is paid; lengths and sums have rules of their own. */
export function paymentFaults(line: PaymentFields): NamedFault<keyof PaymentFields>[] {
  const { paymentType, cardNumber, cardExpiration, dueDate, chequeDate } = line;
  const missing = (needed[paymentType] ?? []).filter((field) => !line[field]);
  const malformed: (keyof PaymentFields)[] = [
    ...(cardNumber && !cardPattern.test(cardNumber) ? ['cardNumber' as const] : []),
    ...(cardExpiration && !expiryPattern.test(cardExpiration) ? ['cardExpiration' as const] : []),
    ...(dueDate && !isDay(dueDate) ? ['dueDate' as const] : []),
    ...(chequeDate && !isDay(chequeDate) ? ['chequeDate' as const] : []),
  ];
  return [
    ...missing.map((field) => ({ field, fault: fault('Required') })),
    ...malformed.map((field) => ({ field, fault: fault('Invalid') })),
  ];
}
