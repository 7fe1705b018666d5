import type { BankDetails, CreditCardDetails, DealDetails } from '#contract/entities/shared.ts';
import type { Row } from '#contract/envelope.ts';
import { signed } from '#contract/sign.ts';
import type { FactValue, FactWords } from '#src/record/declaration.ts';
import { vendorKey } from '#src/ui/cardVendor.ts';

/** What transactions, deals, links and documents say alike of who pays what, and how; words are `dealFact.…`. */
export interface DealRecord {
  dealDetails?: DealDetails | null | undefined;
  creditCardDetails?: CreditCardDetails | null | undefined;
}

/** The same as a row of a list has it, flat. */
interface DealRow extends DealRecord {
  consumerName?: string | null | undefined;
  cardOwnerName?: string | null | undefined;
  dealDescription?: string | null | undefined;
}

/** Parts of one value, beside each other; what is empty is left out. */
export const joined = (parts: readonly (string | number | null | undefined)[]) =>
  parts.filter((part) => part !== undefined && part !== null && part !== '').join(' · ');

/** Who pays: the customer, else whose card it is. */
export function payer({ dealDetails, creditCardDetails }: DealRecord, { pathOf }: FactWords): FactValue | undefined {
  const { consumerName, consumerPhone, consumerID } = dealDetails ?? {};
  const name = consumerName || creditCardDetails?.cardOwnerName;
  const text = name || consumerPhone || '';
  if (text === '') return undefined;
  return { text, href: pathOf('consumerID', consumerID), hint: (name && consumerPhone) || undefined };
}

/** Who a page is headed by: the customer, else whose card it is, else what was sold. */
function who(record: DealRow): FactValue | undefined {
  const { dealDetails, creditCardDetails, consumerName, cardOwnerName, dealDescription } = record;
  const name = dealDetails?.consumerName || consumerName || creditCardDetails?.cardOwnerName || cardOwnerName;
  const text = name || subject(record)?.text || dealDescription || dealDetails?.consumerPhone;
  return text ? { text } : undefined;
}

/** The head of a page about who pays what. */
export const whoTitle = { key: 'who', label: 'dealFact.payer', value: who } as const;

/** What is sold: the deal's own words, else its items. */
export function subject({ dealDetails }: DealRecord): FactValue | undefined {
  const names = (dealDetails?.items ?? []).map(({ itemName }) => itemName);
  const text = dealDetails?.dealDescription || joined(names);
  return text === '' ? undefined : { text };
}

/** The lines of a deal as people read them: what each is, how many, and the amounts with VAT, which add up. */
export const dealLines = {
  field: 'dealDetails.items',
  columns: ['itemName', 'sku', 'quantity', 'price', 'discount', 'vatRate', 'amount'],
  differing: ['vatRate'],
} as const;

/** The VAT in an amount, as a quieter line; undefined where there is none. */
export function vatHint(
  record: Row & { vatTotal?: number | null | undefined; vatRate?: number | null | undefined },
  { translate, money }: FactWords,
): string | undefined {
  const { vatTotal, vatRate } = record;
  const rate = `${Math.round((vatRate ?? 0) * 10_000) / 100}%`;
  const amount = signed(record, 'vatTotal', vatTotal ?? 0);
  return amount === 0 ? undefined : translate('dealFact.vat', { amount: money(amount), rate });
}

/** A card, by its digits. */
export function cardValue(card: CreditCardDetails, { translate }: FactWords): FactValue {
  const vendor = card.cardVendor ? translate(vendorKey(card.cardVendor), { _: card.cardVendor }) : '';
  return { text: `\u2066${card.cardNumber}\u2069`, hint: joined([vendor, card.cardExpiration]) };
}

/** A bank account, by its parts. */
export const accountText = ({ bank, bankBranch, bankAccount }: BankDetails, { word }: FactWords): string =>
  joined([word('banks', String(bank)), bankBranch, bankAccount]);
