import type { Terminal } from '#src/settings/terminals.ts';
import type { DealMethod } from './dealValues.ts';

interface DealMethodsAsked {
  currency: string;
  /** Cards that can be charged; undefined while they load. */
  usable: number | undefined;
  /** A deal that stands: one for invoices only stays one, and no other becomes one. */
  standing: DealMethod | undefined;
}

/** How a deal may be charged, the usual first. */
export function dealMethods(
  { enabledFeatures }: Terminal,
  { currency, usable, standing }: DealMethodsAsked,
): readonly DealMethod[] {
  if (standing === 'invoiceOnly') return ['invoiceOnly'];
  const methods: DealMethod[] = [];
  if (enabledFeatures.includes('CreditCardTokens')) methods.push(...(usable === 0 ? [] : ['token' as const]), 'card');
  // spec gap: accounts are collected through Masav, in shekels; so are documents.
  if (currency === 'ILS') methods.push('bank', ...(standing === undefined ? ['invoiceOnly' as const] : []));
  return methods;
}
