import { operate, send } from './send.ts';
import type { Ask } from './sandbox.ts';

/** A customer as integrators send one: texts to trim, empty parts, a number for a word, a field nobody knows. */
export const customer = {
  consumerName: '  Dana Cohen ',
  consumerEmail: 'dana@mail.test',
  consumerPhone: '050-1234567',
  consumerSecondPhone: '',
  consumerNationalID: '123456782',
  consumerAddress: { city: 'Haifa', street: '', house: null },
  bankDetails: { bank: '12', bankBranch: 571, bankAccount: '041116' },
  note: 'calls at noon',
  externalReference: 'C-77',
  vatExempt: true,
  unknownField: 1,
};

/** Makes a customer. @returns the id */
export async function createCustomer(ask: Ask, body: unknown = customer): Promise<string> {
  const { response } = await operate(ask, 'consumers.create', { body });
  return response.entityUID ?? '';
}

/** A customer with all details. */
export async function readCustomer(ask: Ask, id: string): Promise<Record<string, unknown>> {
  return (await send(ask, 'consumers.get', { path: { id } })).json<Record<string, unknown>>();
}
