import { vendorName } from '#contract/cardVendor.ts';
import type { Locale } from '#contract/constants.ts';
import { moneyDigits } from '#contract/moneyText.ts';
import type { Address, PaymentDetails } from '#sandbox/core/objects/stored.ts';
import { textOfCode } from '#sandbox/core/dictionaries/catalogue.ts';
import { words } from './words.ts';

/** An amount in a table, without its currency. @example amountText(-123450) // '-1,234.50' */
export const amountText = (agorot: number) => moneyDigits(agorot);

/** @example dayText('2026-11-22') // '22/11/2026' */
export const dayText = (day: string) => day.slice(0, 10).split('-').toReversed().join('/');

/** @example rateText(0.175) // '17.5%' */
export const rateText = (rate: number) => `${Math.round(rate * 10_000) / 100}%`;

/** @example addressText({ street: 'הרצל', house: '5', city: 'חיפה' }) // 'הרצל 5, חיפה' */
export function addressText({ street, house, apartment, city, zip }: Address): string {
  const door = [house, apartment].filter(Boolean).join('/');
  return [[street, door].filter(Boolean).join(' '), [city, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

const named = (name: string, value: string | number | null | undefined) => (value ? `${name} ${value}` : '');

/** What a document says of a payment beside its kind and amount; of a card its last four digits only. */
export function paymentText(payment: PaymentDetails, locale: Locale): string {
  const say = words[locale];
  const { cardNumber, cardVendor, numberOfPayments = 1, bank, chequeDate, dueDate } = payment;
  const vendors: Readonly<Record<string, string>> = say.vendors;
  const day = chequeDate ?? dueDate;
  const parts = [
    cardVendor && (vendors[vendorName(cardVendor)] ?? cardVendor),
    cardNumber && `****${cardNumber.slice(-4)}`,
    numberOfPayments > 1 && say.payments(numberOfPayments),
    named(say.approval, payment.okNumber),
    named(say.cheque, payment.chequeNumber),
    bank && `${textOfCode(locale, 'banks', bank)} (${bank})`,
    named(say.branch, payment.bankBranch),
    named(say.account, payment.bankAccount),
    named(say.reference, payment.reference),
    named(say.dueDate, day && dayText(day)),
  ];
  return parts.filter(Boolean).join(', ');
}
