import { describe, expect, it } from 'vitest';
import { array, lazy, object, string, ValidationError, type Schema } from 'yup';
import { limitsOf } from '#contract/entities/limits.ts';
import { faultsOf, type FieldFault } from '#contract/rules/yupFaults.ts';
import { bodyWith, boundedParts, codeOf, ofLength, type BoundedPart } from '#tests/support/boundedParts.ts';
import { bodies } from './bodyFields.ts';

const parts = bodies.flatMap(({ id, schema }) =>
  boundedParts(limitsOf(schema)).map((part) => ({ id, schema, ...part })),
);
const lists = parts.filter(({ isList }) => isList);
const texts = parts.filter(({ isList }) => !isList);

/** What a schema has against a part of a length, at that part's own path. */
function faultsAt(part: BoundedPart & { schema: Schema }, length: number): FieldFault[] {
  try {
    const body = bodyWith(part.path, ofLength(part, length));
    part.schema.validateSync(body, { abortEarly: false, context: { today: '2026-11-15' } });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return faultsOf(error).filter(({ path }) => (path || 'body') === codeOf(part));
  }
}

describe('the greatest sizes of bodies', () => {
  it('are those of every list and text', () => {
    expect(lists.length).toBeGreaterThan(15);
    expect(texts.length).toBeGreaterThan(400);
  });

  it('must be there', () => {
    expect(() => limitsOf(object({ a: object({ b: array().of(string().max(3)) }) }))).toThrow('the list body.a.b has');
    expect(() => limitsOf(object({ a: array().of(string()).max(3) }))).toThrow('the text body.a[] has');
    expect(() => limitsOf(object({ a: lazy(() => string()) }))).toThrow();
  });

  it.each(lists)('$id $path is a list that its schema bounds alike', (part) => {
    const { max, fault } = part;
    expect(faultsAt(part, max)).toEqual([]);
    expect(faultsAt(part, max + 1)).toMatchObject([fault]);
  });

  it.each(texts)('$id $path is a text that its schema bounds too', (part) => {
    const { max, fault } = part;
    const keys = (length: number) => faultsAt(part, length).map(({ key }) => key);
    expect(keys(max + 1)).toHaveLength(1);
    if (!fault.key.endsWith('Characters')) return;
    expect([keys(max).includes(fault.key), keys(max + 1)]).toEqual([false, [fault.key]]);
  });
});
