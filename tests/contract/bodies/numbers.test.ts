import { assert, jsonValue, pre, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BooleanSchema, NumberSchema, type Schema } from 'yup';
import { bodies, fieldsOf } from './bodyFields.ts';

const fields = bodies.flatMap(({ id, schema }) => fieldsOf(schema).map((field) => ({ ...field, id })));
const numbers = fields.filter(({ schema }) => schema instanceof NumberSchema);
const flags = fields.filter(({ schema }) => schema instanceof BooleanSchema);

const takes = (schema: Schema, value: unknown) => schema.isValidSync(value, { context: { today: '2026-11-15' } });

/** What JavaScript takes for a number, and nobody has meant as one. */
const notations = [
  '0x10',
  '0b1',
  '0o7',
  '1e1',
  '1E1',
  '1 0',
  ' 5',
  '5 ',
  '5\n',
  '\u00a05',
  '',
  ' ',
  '+',
  '-',
  '.',
  '5,0',
];
const words = ['Infinity', 'NaN', 'null', 'true', '٥', '５'];

describe('a number in a body', () => {
  it('is looked for in many places', () => expect(numbers.length).toBeGreaterThan(100));

  it.each(numbers)('$id $path is a number or plain digits, nothing else', ({ schema }) => {
    const others: unknown[] = [[5], ['5'], [], [[5]], {}, { valueOf: 5 }, true, false, ...notations, ...words];
    expect(others.filter((value) => takes(schema, value))).toEqual([]);
    assert(
      property(jsonValue(), (value) => {
        const isPlain = typeof value === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)$/.test(value);
        pre(value !== null && typeof value !== 'number' && !isPlain);
        // Objects that say themselves what they are no body has: its reader refuses them.
        pre(!/toString|valueOf/.test(JSON.stringify(value)));
        expect(takes(schema, value)).toBe(false);
      }),
      { numRuns: 30 },
    );
  });

  it.each(numbers)('$id $path says the same as text', ({ schema }) => {
    for (const value of [0, 0.5, 1, 5, 30, 1.005, -1, 99_999_999_999])
      expect([value, takes(schema, String(value))]).toEqual([value, takes(schema, value)]);
  });
});

describe('a flag in a body', () => {
  it.each(flags)('$id $path is no list', ({ schema }) => {
    expect([[true], ['true'], [1], [[0]], {}].filter((value) => takes(schema, value))).toEqual([]);
  });
});
