import { vendorName } from '#contract/cardVendor.ts';
import { cardVendorFields } from '#contract/fieldTypes.ts';

/**
 * Key of the words for a card's vendor as the wire names it; a vendor without words is shown as it is.
 * @example translate(vendorKey('DINERS_CLUB'), { _: 'DINERS_CLUB' }) // 'דיינרס'
 */
export const vendorKey = (cardVendor: string): string => `cardBrand.${vendorName(cardVendor)}`;

/** Issuer or brand of a card in words; undefined for another field. @example vendorText('cardBrand', 'AMEX', translate) */
export function vendorText(
  field: string,
  value: unknown,
  translate: (key: string, options: { _: string }) => string,
): string | undefined {
  if (!cardVendorFields.has(field) || typeof value !== 'string' || value === '') return undefined;
  return translate(vendorKey(value), { _: value });
}
