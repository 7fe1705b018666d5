import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Schema } from 'yup';

/** Texts that programs stumble over, whatever they are asked for. */
const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202egnp.exe',
  '\u200b\ufeff',
  'א'.repeat(300),
  'x'.repeat(5000),
  '😀🇮🇱',
  "' or 1=1 --",
  '%_\\',
  '${7*7}{{7*7}}',
  '=HYPERLINK("http://evil.test")',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '1e309',
  'NaN',
  '-0',
  '0x10',
  '١٢٣',
  '12,5',
  '\r\nSet-Cookie: a=b',
  '<script>alert(1)</script>',
];
const days = [
  '2026-11-15',
  '2026-11-15T10:00:00Z',
  '2026-02-31',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13',
  '15/11/2026',
];
const numbers = [0, -0, 1, -1, 0.005, 0.1 + 0.2, 12, 118, 1e-7, 2 ** 31, 2 ** 53, 9_999_999.99, 1e21, Number.MAX_VALUE];
const unknownGuid = '00000000-0000-4000-8000-00000000000f';

/** What a person would send in a field of such a name; the rules of most requests are passed with it. */
const usual: readonly (readonly [RegExp, readonly unknown[]])[] = [
  [/amount|total|price|cost/i, [118, 100, 59.9]],
  [/vatRate/i, [0.18, 0]],
  [/cardNumber/i, ['4242424242424242', '4000000000000002', '36000000000008']],
  [/expiration/i, ['12/30', '01/20']],
  [/cvv/i, ['123', '1234']],
  [/email|sendCCTo/i, ['noa@mail.test', 'a@b.co']],
  [/phone/i, ['0501234567']],
  [/nationalID/i, ['123456782', '000000018']],
  [/date|startAt|endAt|timestamp|from$|to$/i, days],
  [/quantity|numberOfPayments|count/i, [1, 2, 12]],
  [/^bank$/i, [12, 10]],
  [/bankBranch/i, [571, 800]],
  [/bankAccount/i, ['041116']],
  [/url/i, ['https://shop.example/back', 'javascript:alert(1)', 'https://user:x@10.0.0.1/']],
  [/currency/i, ['ILS', 'USD']],
];

const usualOf = (name: string) => usual.find(([pattern]) => pattern.test(name))?.[1] ?? [];
const from = <Value>(values: readonly Value[]): Arbitrary<Value> => fc.constantFrom(...values);

export const anyText: Arbitrary<string> = fc.oneof(
  from([...hostileTexts, ...days, unknownGuid]),
  fc.string({ unit: 'binary', maxLength: 60 }),
);

/** Something of any kind, odd keys included. */
const anything: Arbitrary<unknown> = fc.oneof(
  anyText,
  from(numbers),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(from(['__proto__', 'constructor', 'toString', 'length', 'a']), fc.jsonValue({ maxDepth: 1 })),
);

/** Ids of the seed by the name of the field that holds them. */
export type KnownIds = Readonly<Record<string, readonly (string | number)[]>>;

/** A value that is an id of the seed where the name says which; else undefined. */
export function knownId(ids: KnownIds, name: string): Arbitrary<string | number> | undefined {
  const known = Object.entries(ids).find(([noun]) => name.toLowerCase().includes(noun.toLowerCase()))?.[1];
  return known && from(known);
}

/** What may stand at a field, mostly what belongs there. */
function leafOf(schema: Schema, name: string, ids: KnownIds): Arbitrary<unknown> {
  const { oneOf, type } = schema.describe() as { oneOf: unknown[]; type: string };
  const words = oneOf.filter((word) => word !== null);
  const byType = type === 'boolean' ? fc.boolean() : type === 'number' ? from(numbers) : anyText;
  const good =
    words.length > 0 ? from(words) : (knownId(ids, name) ?? (usualOf(name).length > 0 ? from(usualOf(name)) : byType));
  return fc.oneof(
    { weight: 12, arbitrary: good },
    { weight: 2, arbitrary: byType },
    { weight: 1, arbitrary: anything },
  );
}

/** The fields of an object's schema; undefined for another one. */
function partsOf(schema: unknown): Readonly<Record<string, Schema>> | undefined {
  return typeof schema === 'object' && schema !== null && 'fields' in schema
    ? (schema.fields as Readonly<Record<string, Schema>>)
    : undefined;
}

/**
 * Values by the grammar of a schema: mostly fields that are there, with what belongs in them, so that handlers are reached;
 * now and then something else in a field's place, or a field that nobody knows.
 */
export function valueOf(schema: Schema, ids: KnownIds, name = ''): Arbitrary<unknown> {
  const fields = partsOf(schema);
  if (fields) {
    const entries = Object.entries(fields).map(([key, field]) => {
      const isNeeded = !field.spec.optional || /^terminalID$|amount$|dealDetails|creditCardSecureDetails/i.test(key);
      const value = valueOf(field, ids, key);
      return [
        key,
        isNeeded ? fc.option(value, { freq: 20, nil: undefined }) : fc.option(value, { freq: 1, nil: undefined }),
      ] as const;
    });
    const whole = fc.record({
      ...Object.fromEntries(entries),
      ['unknown']: fc.option(anything, { freq: 1, nil: undefined }),
    });
    return fc.oneof({ weight: 20, arbitrary: whole }, { weight: 1, arbitrary: anything });
  }
  if ('innerType' in schema && schema.innerType) {
    const list = fc.array(valueOf(schema.innerType as Schema, ids, name), { maxLength: 3 });
    return fc.oneof({ weight: 15, arbitrary: list }, { weight: 1, arbitrary: anything });
  }
  return leafOf(schema, name, ids);
}

/** Header values as they can arrive: HTTP's parser lets through no control characters. */
export const headerText: Arbitrary<string> = fc.oneof(
  from([
    '',
    'he-IL',
    'en;q=0,*;q=1e9',
    'x'.repeat(4000),
    '"><script>',
    '../..',
    '*/*;q=',
    unknownGuid,
    ',,,;;;',
    '\u00e9\u00ff',
  ]),
  fc.string({
    unit: fc
      .integer({ min: 0x20, max: 0xff })
      .filter((code) => code !== 0x7f)
      .map((code) => String.fromCodePoint(code)),
    maxLength: 80,
  }),
);
