import { itemCategories, items } from '#sandbox/db/schema/item.ts';
import { products } from '#sandbox/db/seed/catalogue/products.ts';
import { cycle } from '#sandbox/db/seed/random.ts';
import { insertionOf, type Seeding } from '#sandbox/db/seed/seeding.ts';
import { type ItemRow, pickTerminal, someInstant, type SeedContext, writtenBy } from '#sandbox/db/seed/seedContext.ts';

const categories = Object.keys(products);

function makeItemCategories(context: SeedContext): (typeof itemCategories.$inferInsert)[] {
  if (context.plan.counts.items === 0) return [];
  return categories.map((category, position) => ({ merchantID: context.merchantID, category, position }));
}

/** Items go round the categories, so that every merchant has some of each. */
function makeItems(context: SeedContext): ItemRow[] {
  const random = context.random('item');
  const id = context.ids('item');
  return Array.from({ length: context.plan.counts.items }, (_, index): ItemRow => {
    const category = cycle(categories, index);
    const [itemName, price] = cycle(products[category] ?? [], Math.floor(index / categories.length));
    const currency = index % 17 === 4 ? 'USD' : index % 31 === 6 ? 'EUR' : 'ILS';
    const created = someInstant(context, random, 0, context.days);
    return {
      itemID: id(index),
      merchantID: context.merchantID,
      terminalID: pickTerminal(context, random, 0).terminalID,
      itemName,
      price: price * 100 - (random.chance(0.3) ? 10 : 0),
      currency,
      category,
      vatExempt: index % 27 === 8,
      sku: random.chance(0.7) ? `SKU-${1000 + index}` : null,
      externalReference: random.chance(0.5) ? `I-${20001 + index}` : null,
      billingDesktopRefNumber: random.chance(0.1) ? `BI${400 + index}` : null,
      woocommerceID: random.chance(0.1) ? String(3000 + index) : null,
      ecwidID: random.chance(0.05) ? String(6000 + index) : null,
      origin: random.chance(0.2) ? 'import' : null,
      active: index % 21 !== 9,
      created,
      ...writtenBy(context, created, index),
      deletedAt: index % 25 === 11 ? new Date(context.now.getTime() - 3_600_000) : null,
    };
  });
}

/** The catalogue; deals and documents name its items. */
export function seedItems(context: SeedContext): Seeding[] {
  context.items = makeItems(context);
  return [insertionOf(itemCategories, makeItemCategories(context)), insertionOf(items, context.items)];
}
