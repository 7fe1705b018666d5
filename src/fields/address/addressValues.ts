import type { DraftOf } from '#contract/entities/callTypes.ts';
import type { Address } from '#contract/entities/shared.ts';
import { textOf, toText } from '#src/forms/formTexts.ts';

const fields = ['street', 'house', 'apartment', 'city', 'zip', 'countryCode'] as const;

/** An address as typed. */
export type AddressValues = Record<(typeof fields)[number], string>;

export const noAddress: AddressValues = { street: '', house: '', apartment: '', city: '', zip: '', countryCode: '' };

/** An address of the server as a form holds it. */
export const addressOf = (address: Partial<Address> | null | undefined): AddressValues => ({
  ...noAddress,
  ...Object.fromEntries(fields.map((field) => [field, textOf(address?.[field])])),
});

/** An address as it travels; null when nothing of it is filled in. */
export function toAddress(address: AddressValues): DraftOf<Address> | null {
  const entries = fields.map((field) => [field, toText(address[field])] as const);
  return entries.some(([, text]) => text !== null) ? Object.fromEntries(entries) : null;
}
