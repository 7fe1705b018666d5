import { describe, expect, it } from 'vitest';
import { fieldErrorsOf } from '#src/dataProvider/fieldErrors.ts';

const errors = (...pairs: [string | undefined, string | undefined][]) => ({
  errors: pairs.map(([code, description]) => ({
    ...(code !== undefined && { code }),
    ...(description !== undefined && { description }),
  })),
});

describe('the field errors of an answer', () => {
  it.each([
    ['consumerName', 'consumerName'],
    ['ConsumerName', 'consumerName'],
    ['DealDetails.ConsumerEmail', 'dealDetails.consumerEmail'],
    ['Items[0].Price', 'items.0.price'],
    ['a.b[0].c', 'a.b.0.c'],
    ['matrix[1][2]', 'matrix.1.2'],
    [' Amount ', 'amount'],
    ['jDealType', 'jDealType'],
  ])('%s lands on %s', (code, path) => {
    expect(fieldErrorsOf(errors([code, 'x']))).toEqual({ [path]: 'x' });
  });

  it('are the first of each field, and none without field or text', () => {
    expect(fieldErrorsOf(errors(['A', 'one'], ['a', 'two'], [undefined, 'x'], ['b', undefined], ['', 'x']))).toEqual({
      a: 'one',
    });
  });

  it('come from the inner answer too, the outer one first', () => {
    const innerResponse = { status: 'error' as const, ...errors(['a', 'inner'], ['b', 'inner']) };
    expect(fieldErrorsOf({ ...errors(['a', 'outer']), innerResponse })).toEqual({ a: 'outer', b: 'inner' });
  });

  it('are none without an answer or with a list of another make', () => {
    expect(fieldErrorsOf(undefined)).toEqual({});
    // A foreign server's answer, as it may come from the wire.
    const foreign: { errors?: [] } = JSON.parse('{"errors": {"a": ["x"]}}');
    expect(fieldErrorsOf(foreign)).toEqual({});
    expect(fieldErrorsOf(JSON.parse('{"errors": [null, 1, {"code": 2, "description": "x"}]}'))).toEqual({});
  });
});
