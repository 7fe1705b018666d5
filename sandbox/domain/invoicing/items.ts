import type { InvoicingProvider } from '#contract/features.ts';
import { products } from '#sandbox/db/seed/catalogue/products.ts';
import { cycle } from '#sandbox/db/seed/random.ts';
import { providerShapes, randomOf } from './provider.ts';

/** An item as a provider tells it: nothing promises that it is in order. */
export interface ProvidedItem {
  externalReference: string;
  itemName: string;
  price: number;
  currency: string;
  category: string;
  sku: string;
  vatExempt: boolean;
}

/** Every provider has some rows that nobody kept in order. */
const spoiled: Readonly<Record<number, (item: ProvidedItem) => ProvidedItem>> = {
  2: (item) => ({ ...item, price: -5 }),
  5: (item) => ({ ...item, itemName: '' }),
  8: (item) => ({ ...item, currency: 'GBP' }),
};

const shelves = Object.keys(products);

/** The categories that a merchant has at a provider: some are the merchant's already, two are the provider's own. */
export function providedCategories(provider: InvoicingProvider): string[] {
  const { prefix, items } = providerShapes[provider];
  return [...shelves.slice(0, 3), `${prefix} שירותים`, ...(items > 14 ? [`${prefix} מנויים`] : [])];
}

/** The items that a merchant has at a provider. */
export function providedItems(provider: InvoicingProvider, merchantID: string): ProvidedItem[] {
  const { prefix, items } = providerShapes[provider];
  const random = randomOf(provider, merchantID, 'items');
  const categories = providedCategories(provider);
  return Array.from({ length: items }, (_, index) => {
    const [name, price] = cycle(products[cycle(shelves, index)] ?? [], index);
    const item: ProvidedItem = {
      externalReference: `${prefix}-I${701 + index}`,
      itemName: name,
      price: price + random.integer(0, 9) / 10,
      currency: random.chance(0.9) ? 'ILS' : 'USD',
      category: cycle(categories, index),
      sku: `${prefix}${9000 + index}`,
      vatExempt: random.chance(0.1),
    };
    return spoiled[index]?.(item) ?? item;
  });
}
