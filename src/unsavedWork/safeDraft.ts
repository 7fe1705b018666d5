import { isObject } from '#contract/envelope.ts';
import { holdsCardNumber } from '#contract/rules/cardInText.ts';
import { holdsNumber } from '#src/dataProvider/http/cardText.ts';
import { isCardName } from '#src/dataProvider/http/secretNames.ts';

/** A whole text that is an expiry: `MM / YY`, `MM/YYYY`, `MMYY` is too common to tell. */
const expiry = /^\s*(?:0?[1-9]|1[0-2])\s*[/-]\s*(?:20)?\d\d\s*$/;
/** The sentinels of a magnetic stripe before digits. */
const track = /[%;]B?\d{8,}|\d{8,}[=^D]\d/;

function isSafeText(text: string): boolean {
  return !expiry.test(text) && !track.test(text) && !holdsNumber(text) && !holdsCardNumber(text);
}

/** Digits that were typed into boxes of their own. */
function joinsToNumber(list: readonly unknown[]): boolean {
  return list.every((one) => /^\d{1,6}$/.test(String(one))) && holdsNumber(list.join(''));
}

/** @returns undefined for what a draft never keeps. */
function keep(value: unknown, depth: number): unknown {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string') return isSafeText(value) ? value : undefined;
  if (typeof value === 'number') return Number.isFinite(value) && isSafeText(String(value)) ? value : undefined;
  if (depth > 20) return undefined;
  if (Array.isArray(value)) {
    // A place in a list keeps its number.
    return joinsToNumber(value) ? undefined : value.map((one) => keep(one, depth + 1) ?? null);
  }
  return isObject(value) ? keepFields(value, depth + 1) : undefined;
}

function keepFields(values: Readonly<Record<string, unknown>>, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !isCardName(name) && isSafeText(name))
      .map(([name, value]) => [name, keep(value, depth)])
      .filter(([, value]) => value !== undefined),
  );
}

/**
 * What of a form's values a draft may keep: plain data without card number, security code, expiry or track, by the
 * names of the fields and by what their texts look like. A field in doubt is left out: typing it again costs less.
 * @example safeDraft({ amount: '12.50', cardNumber: '4580…', note: 'x' }) // { amount: '12.50', note: 'x' }
 */
export function safeDraft(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return keepFields(values, 0);
}
