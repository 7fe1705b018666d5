/** Vendors that the wire names otherwise than their brands are. */
const otherNames: Readonly<Record<string, string>> = {
  dinersclub: 'diners',
  forbrugs: 'forbrugsforeningen',
  giftcard: 'giftCard',
  other: 'otherCard',
};

/** The name under which words for a card's vendor are kept. @example vendorName('DINERS_CLUB') // 'diners' */
export function vendorName(cardVendor: string): string {
  const name = cardVendor.toLowerCase().replace(/[^a-z]/g, '');
  return otherNames[name] ?? name;
}
