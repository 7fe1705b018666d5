import type { InvoicingProvider } from '#contract/features.ts';
import { cities, streets } from '#sandbox/db/seed/catalogue/names.ts';
import { someNationalID } from '#sandbox/db/seed/nationalId.ts';
import { someName } from '#sandbox/db/seed/people.ts';
import type { Random } from '#sandbox/db/seed/random.ts';
import { providerShapes, randomOf } from './provider.ts';

/** A customer as a provider tells it: nothing promises that it is in order. */
export interface ProvidedCustomer {
  externalReference: string;
  consumerName: string;
  consumerEmail: string;
  consumerPhone: string;
  consumerNationalID: string;
  consumerAddress: { countryCode: string; city: string; street: string; house: string };
}

/** Every provider has some rows that nobody kept in order. */
const spoiled: Readonly<Record<number, (customer: ProvidedCustomer) => ProvidedCustomer>> = {
  3: (customer) => ({ ...customer, consumerEmail: '' }),
  6: (customer) => ({ ...customer, consumerNationalID: '123456789' }),
  9: (customer) => ({ ...customer, consumerEmail: 'office at mail.test' }),
  11: (customer) => ({ ...customer, consumerEmail: '' }),
  13: (customer) => ({ ...customer, consumerName: 'א' }),
};

function someCustomer(random: Random, prefix: string, index: number): ProvidedCustomer {
  const externalReference = `${prefix}-${4001 + index}`;
  return {
    externalReference,
    consumerName: someName(random),
    consumerEmail: `${externalReference.toLowerCase()}@books.test`,
    consumerPhone: `05${random.pick([0, 2, 4])}-${random.digits(7)}`,
    consumerNationalID: random.chance(0.7) ? someNationalID(random) : '',
    consumerAddress: {
      countryCode: 'IL',
      city: random.pick(cities),
      street: random.pick(streets),
      house: String(random.integer(1, 120)),
    },
  };
}

/** The customers that a merchant has at a provider. */
export function providedCustomers(provider: InvoicingProvider, merchantID: string): ProvidedCustomer[] {
  const { prefix, customers } = providerShapes[provider];
  const random = randomOf(provider, merchantID, 'customers');
  return Array.from({ length: customers }, (_, index) => {
    const customer = someCustomer(random, prefix, index);
    return spoiled[index]?.(customer) ?? customer;
  });
}
