import { parseDecimal } from '#contract/rules/number.ts';

/**
 * Leaves out what is empty, at this level. Name the part of the request, so that a misspelt field is a type error.
 * @example filled<DraftOf<RefundRequest>>({ terminalID, currency })
 */
export function filled<Part extends object>(fields: Part): Partial<Part>;
export function filled(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined));
}

/** A number as typed; what is none travels as it is, for the rules to refuse. */
export function toNumber(text: string): number | string | undefined {
  const plain = text.trim();
  return parseDecimal(plain) ?? (plain || undefined);
}
