import type { Address } from '#sandbox/core/objects/stored.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { someBankDetails } from '#sandbox/db/seed/bankAccount.ts';
import { cities, streets } from '#sandbox/db/seed/catalogue/names.ts';
import { someNationalID } from '#sandbox/db/seed/nationalId.ts';
import { someName } from '#sandbox/db/seed/people.ts';
import { cycle, type Random } from '#sandbox/db/seed/random.ts';
import { insertionOf, type Seeding } from '#sandbox/db/seed/seeding.ts';
import {
  type ConsumerRow,
  pickTerminal,
  someInstant,
  type SeedContext,
  writtenBy,
} from '#sandbox/db/seed/seedContext.ts';

const phone = (random: Random) => `05${random.pick([0, 2, 3, 4, 8])}-${random.digits(7)}`;

function someAddress(random: Random): Address {
  return {
    countryCode: 'IL',
    city: random.pick(cities),
    zip: `${random.integer(1, 9)}${random.digits(6)}`,
    street: random.pick(streets),
    house: String(random.integer(1, 140)),
    apartment: String(random.integer(1, 40)),
  };
}

/** Some customers are deleted, some inactive, some exempt from VAT; nobody shares an e-mail address. */
function makeConsumers(context: SeedContext): ConsumerRow[] {
  const random = context.random('consumer');
  const id = context.ids('consumer');
  return Array.from({ length: context.plan.counts.consumers }, (_, index): ConsumerRow => {
    const ago = random.integer(0, context.days);
    const created = someInstant(context, random, ago, ago);
    const terminal = pickTerminal(context, random, ago);
    const hasBankAccount = random.chance(0.45);
    return {
      consumerID: id(index),
      merchantID: context.merchantID,
      terminalID: terminal.terminalID,
      consumerName: someName(random),
      consumerEmail: `customer${index + 1}@${cycle(['mail', 'post', 'inbox'], index)}.test`,
      consumerPhone: phone(random),
      consumerSecondPhone: random.chance(0.2) ? phone(random) : null,
      consumerNationalID: random.chance(0.85) ? someNationalID(random) : null,
      consumerAddress: random.chance(0.8) ? someAddress(random) : null,
      bankDetails: hasBankAccount ? someBankDetails(random) : null,
      hasBankAccount,
      hasCreditCard: false,
      consumerNote: random.chance(0.15) ? 'לקוח ותיק, לתאם בטלפון לפני חיוב' : null,
      externalReference: random.chance(0.7) ? `C-${10001 + index}` : null,
      billingDesktopRefNumber: random.chance(0.2) ? `BD${5000 + index}` : null,
      origin: random.chance(0.3) ? cycle(['import', 'checkout', 'api'], index) : null,
      woocommerceID: random.chance(0.1) ? String(7000 + index) : null,
      ecwidID: random.chance(0.05) ? String(9000 + index) : null,
      morningID: null,
      externalPriceListID: null,
      active: index % 23 !== 7,
      vatExempt: index % 29 === 5,
      created,
      ...writtenBy(context, created, index),
      deletedAt: index % 19 === 3 ? new Date(Math.max(created.getTime(), context.now.getTime() - 86_400_000)) : null,
    };
  });
}

/** Customers, whom the rows of most nouns name. */
export function seedConsumers(context: SeedContext): Seeding[] {
  context.consumers = makeConsumers(context);
  return [insertionOf(consumers, context.consumers)];
}
