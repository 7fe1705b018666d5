/** A customer as a form holds one, under the names of the request. */
export interface CustomerValues {
  /** Empty: nobody who is kept. */
  consumerID: string;
  consumerName: string;
  consumerEmail: string;
  consumerPhone: string;
  consumerNationalID: string;
}

export const noCustomer: CustomerValues = {
  consumerID: '',
  consumerName: '',
  consumerEmail: '',
  consumerPhone: '',
  consumerNationalID: '',
};

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** A customer of the server as the form holds one. */
export function customerOf(row: Readonly<Record<string, unknown>>): CustomerValues {
  return {
    consumerID: text(row.consumerID),
    consumerName: text(row.consumerName),
    consumerEmail: text(row.consumerEmail),
    consumerPhone: text(row.consumerPhone),
    consumerNationalID: text(row.consumerNationalID),
  };
}

/** What a text says of a customer who was searched for by it: an address, a telephone, else a name. */
export function customerByText(text: string): Partial<CustomerValues> {
  const said = text.trim();
  if (said === '') return {};
  if (said.includes('@')) return { consumerEmail: said.slice(0, 50) };
  return /^[\d+\-() ]+$/.test(said) ? { consumerPhone: said.slice(0, 20) } : { consumerName: said.slice(0, 50) };
}
