import { describe, expect, it } from 'vitest';
import type { AnyObjectSchema } from 'yup';
import type { MessageKey } from '#contract/messages/he.ts';
import { faultsOf, type FieldFault } from '#contract/rules/yupFaults.ts';

/** Sunday noon of the tests, in Israel. */
const today = '2026-11-15';
export const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
export const letters = (count: number) => 'א'.repeat(count);

/**
 * One wrong value: where it is put, what it is, and the fault it must bring, which lies where it was put unless `at`
 * says otherwise.
 */
export type RequestCase = readonly [
  path: string,
  value: unknown,
  key: MessageKey,
  values?: FieldFault['values'],
  at?: string,
];

type Body = Readonly<Record<string, unknown>>;

/** A copy of a body with one value changed; `undefined` takes it away. @param path `dealDetails.items[0].price` */
function withValue(body: unknown, path: string, value: unknown): unknown {
  const [first = '', ...rest] = path.replaceAll('[', '.').replaceAll(']', '').split('.');
  const inner = typeof body === 'object' && body !== null ? (body as Body)[first] : undefined;
  const changed = rest.length === 0 ? value : withValue(inner, rest.join('.'), value);
  if (Array.isArray(body)) return body.with(Number(first), changed);
  return { ...(typeof body === 'object' ? body : {}), [first]: changed };
}

/** The paths of everything that a body holds, `dealDetails.items[0].price`, the parts before what they hold. */
function pathsOf(body: unknown, path = ''): string[] {
  const inner = Array.isArray(body)
    ? body.flatMap((held: unknown, index) => pathsOf(held, `${path}[${index}]`))
    : typeof body === 'object' && body !== null
      ? Object.entries(body).flatMap(([name, held]) => pathsOf(held, path ? `${path}.${name}` : name))
      : [];
  return path ? [path, ...inner] : inner;
}

/** Values of every kind that a field may be sent instead of its own. */
const hostile: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  1e-7,
  2 ** 53,
  '',
  ' ',
  'x',
  'x'.repeat(5000),
  '1e400',
  'NaN',
  '1,5',
  '2026-02-31',
  '\u202e\u200f',
  '😀'.repeat(60),
  [],
  [[]],
  [null],
  ['x'],
  {},
  { length: 5 },
];

/** What is wrong with a body, as the sandbox and the forms both ask. */
export function faultsIn(schema: AnyObjectSchema, body: unknown): FieldFault[] {
  try {
    schema.validateSync(body, { abortEarly: false, stripUnknown: true, context: { today } });
    return [];
  } catch (error) {
    return faultsOf(error);
  }
}

interface RequestTable {
  /** A body with every field in it. */
  whole: Body;
  /** Paths that must not be absent, null or empty. */
  required: readonly string[];
  /** Texts and their greatest lengths. */
  lengths?: Readonly<Record<string, number>>;
  /** Values that pass, each put into the whole body. */
  good?: readonly (readonly [path: string, value: unknown])[];
  bad: readonly RequestCase[];
}

/** Runs a request's table of cases; every fault lies alone, in the one field that is wrong. */
export function describeRequest(name: string, schema: AnyObjectSchema, table: RequestTable): void {
  const { whole, required, lengths = {}, good = [], bad } = table;
  describe(name, () => {
    it('takes a body with everything in it, and ignores what it does not know', () => {
      expect(faultsIn(schema, whole)).toEqual([]);
      expect(faultsIn(schema, { ...whole, somethingElse: { deep: true } })).toEqual([]);
      expect(schema.cast({ ...whole, somethingElse: 1 }, { stripUnknown: true })).not.toHaveProperty('somethingElse');
    });

    it('judges whatever a field holds, and names the field that is wrong', () => {
      for (const path of pathsOf(whole)) {
        for (const value of hostile) {
          const found = faultsIn(schema, withValue(whole, path, value));
          expect(
            found.every((fault) => fault.path !== ''),
            `${path} = ${JSON.stringify(value)}`,
          ).toBe(true);
        }
      }
    });

    it.each(required)('needs %s', (path) => {
      const found = faultsIn(schema, withValue(whole, path, undefined));
      expect(found.map((fault) => [fault.path, fault.key])).toContainEqual([path, 'Required']);
      expect(faultsIn(schema, withValue(whole, path, null)).map((fault) => fault.path)).toContain(path);
    });

    it('needs no more than that', () => {
      const faults = faultsIn(schema, {});
      const roots = new Set(required.map((path) => path.split(/[.[]/)[0]));
      expect(faults.filter(({ path }) => !roots.has(path.split(/[.[]/)[0]))).toEqual([]);
    });

    it.each(Object.entries(lengths))('%s has at most %i characters', (path, max) => {
      const [fault, ...more] = faultsIn(schema, withValue(whole, path, letters(max + 1)));
      expect(more).toEqual([]);
      expect(fault?.path).toBe(path);
      // The message of a bound on both sides names both; the other one names the first length that is too long.
      expect(Object.values(fault?.values ?? {})).toContain(fault?.key === 'MustBeLessThanCharacters' ? max + 1 : max);
      const full = faultsIn(schema, withValue(whole, path, letters(max)));
      expect(full.map(({ key }) => key)).not.toContain('MustBeLessThanCharacters');
    });

    it.each(good.map(([path, value]) => ({ path, value })))('takes $path = $value', ({ path, value }) => {
      expect(faultsIn(schema, withValue(whole, path, value))).toEqual([]);
    });

    it.each(bad.map(([path, value, key, values, at]) => ({ path, value, key, values, at })))(
      'refuses $path = $value: $key',
      ({ path, value, key, values, at = path }) => {
        const found = faultsIn(schema, withValue(whole, path, value));
        expect(found).toEqual([{ path: at, key, values: values ?? expect.anything() }]);
      },
    );
  });
}

/** The bounds of a sum of money, as its fault names them. */
export const money = (min = 0.01) => ({ min, max: 9_999_999.99 });
