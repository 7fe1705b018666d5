import type { Address } from '#sandbox/core/objects/stored.ts';
import { plainText } from '#sandbox/domain/fixedWidth/plainText.ts';
import type { Invoice } from '#sandbox/domain/invoicing/issue.ts';
import { openFormatPage } from './openFormatPage.ts';

const countries = new Intl.DisplayNames(['he'], { type: 'region', fallback: 'none' });

/** A country by its code in ISO 3166-1, and by name; what is no code is a name alone. */
export function countryOf({ countryCode = '' }: Address): { code: string; name: string } {
  const code = /^[a-z]{2}$/i.test(countryCode) ? countryCode.toUpperCase() : '';
  return { code, name: (code ? countries.of(code) : countryCode) ?? '' };
}

const keyLength = 15;

type Customer = Pick<Invoice, 'consumerID' | 'consumerExternalReference' | 'consumerNationalID'>;

/**
 * What the seller knows a customer by (1225): the seller's own reference where the field holds it whole, else the customer's id,
 * else the identity number; who is neither known nor named so shares one key with others.
 */
export function customerKey({ consumerID, consumerExternalReference, consumerNationalID }: Customer): string {
  const reference = plainText(consumerExternalReference ?? '', openFormatPage);
  if (reference !== '' && reference.length <= keyLength) return reference;
  const id = consumerID?.replaceAll('-', '').slice(0, keyLength);
  return id || consumerNationalID || '0';
}
