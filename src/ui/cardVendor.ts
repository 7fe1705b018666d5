import { cardVendorFields } from '#contract/fieldTypes.ts';

/** Vendors that the wire names otherwise than our words do. */
const otherNames: Readonly<Record<string, string>> = {
  dinersclub: 'diners',
  forbrugs: 'forbrugsforeningen',
  giftcard: 'giftCard',
  other: 'otherCard',
};

/**
 * Key of the words for a card's vendor as the wire names it; a vendor without words is shown as it is.
 * @example translate(vendorKey('DINERS_CLUB'), { _: 'DINERS_CLUB' }) // 'דיינרס'
 */
export function vendorKey(cardVendor: string): string {
  const name = cardVendor.toLowerCase().replace(/[^a-z]/g, '');
  return `cardBrand.${otherNames[name] ?? name}`;
}

/** Issuer or brand of a card in words; undefined for another field. @example vendorText('cardBrand', 'AMEX', translate) */
export function vendorText(
  field: string,
  value: unknown,
  translate: (key: string, options: { _: string }) => string,
): string | undefined {
  if (!cardVendorFields.has(field) || typeof value !== 'string' || value === '') return undefined;
  return translate(vendorKey(value), { _: value });
}
