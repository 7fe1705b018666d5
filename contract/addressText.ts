const fields = ['countryCode', 'city', 'zip', 'street', 'house', 'apartment'] as const;

/** An address of docs/wire.md §3.1; nothing of it is a must. */
type AddressParts = Partial<Record<(typeof fields)[number], string | number | null>>;

const joined = (separator: string, parts: readonly (string | number | null | undefined)[]) =>
  parts.filter((part) => part !== undefined && part !== null && part !== '').join(separator);

const isPart = (value: unknown) => value === null || typeof value === 'string' || typeof value === 'number';

/** True of an address, wherever it stands. */
export function isAddress(value: object): value is AddressParts {
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([name, part]) => fields.some((one) => one === name) && isPart(part));
}

/**
 * An address in one line: street, house and apartment, city, zip. The country says nothing within one.
 * @example addressText({ street: 'הנמל', house: '4', apartment: '2', city: 'חיפה' }) // 'הנמל 4/2, חיפה'
 */
export function addressText({ street, house, apartment, city, zip }: AddressParts): string {
  return joined(', ', [joined(' ', [street, joined('/', [house, apartment])]), city, zip]);
}
