import type { EnumValue } from '#contract/enums.ts';
import { netOf } from '#contract/money.ts';
import type { DealDetails, LineItem } from '#sandbox/core/objects/stored.ts';
import type { Random } from './random.ts';
import type { ConsumerRow, ItemRow } from './seedContext.ts';

/** Drops what a customer lacks, since absent means null in nested objects. */
export function present<Value extends object>(value: Value): { [Key in keyof Value]?: NonNullable<Value[Key]> } {
  const entries = Object.entries(value).filter(([, member]) => member !== null && member !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof Value]?: NonNullable<Value[Key]> };
}

/** One line of the catalogue; amount = price × quantity − discount, VAT included. */
export function lineItem(item: ItemRow, quantity: number, discount: number, vatRate: number): LineItem {
  const amount = item.price * quantity - discount;
  const netAmount = netOf(amount, vatRate);
  return {
    itemName: item.itemName,
    itemID: item.itemID,
    ...(item.sku && { sku: item.sku }),
    ...(item.externalReference && { externalReference: item.externalReference }),
    currency: item.currency,
    price: item.price,
    quantity,
    discount,
    amount,
    vatRate,
    vat: amount - netAmount,
    netPrice: netOf(item.price, vatRate),
    netAmount,
    netDiscount: netOf(discount, vatRate),
  };
}

/** One to three lines of one currency; none when their sum leaves 5 to 5,000. */
export function someLineItems(
  random: Random,
  items: readonly ItemRow[],
  currency: EnumValue<'currency'>,
  vatRate: number,
): LineItem[] {
  const offered = items.filter((item) => item.currency === currency && !item.vatExempt && !item.deletedAt);
  if (offered.length === 0) return [];
  const lines = Array.from(
    {
      length: random.weighted([
        [1, 6],
        [2, 3],
        [3, 1],
      ]),
    },
    () => {
      const item = random.pick(offered);
      const discount = random.chance(0.12) ? Math.floor(item.price / 1000) * 100 : 0;
      return lineItem(
        item,
        random.weighted([
          [1, 7],
          [2, 2],
          [3, 1],
        ]),
        discount,
        vatRate,
      );
    },
  );
  const sum = sumOf(lines);
  return sum >= 500 && sum <= 500_000 ? lines : [];
}

export function sumOf(lines: readonly LineItem[]): number {
  return lines.reduce((sum, line) => sum + line.amount, 0);
}

export function dealDetailsOf(
  consumer: ConsumerRow | undefined,
  deal: { reference: string | null; description: string | null; items: LineItem[] },
): DealDetails {
  return present({
    dealReference: deal.reference,
    dealDescription: deal.description,
    consumerID: consumer?.consumerID,
    consumerName: consumer?.consumerName,
    consumerEmail: consumer?.consumerEmail,
    consumerPhone: consumer?.consumerPhone,
    consumerNationalID: consumer?.consumerNationalID,
    consumerAddress: consumer?.consumerAddress,
    consumerExternalReference: consumer?.externalReference,
    items: deal.items,
  });
}
