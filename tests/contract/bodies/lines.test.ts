import { describe, expect, it } from 'vitest';
import { ValidationError, type Schema } from 'yup';
import { faultsOf } from '#contract/rules/yupFaults.ts';
import { bodies, fieldsOf } from './bodyFields.ts';

function faultsIn(schema: Schema, body: object): Record<string, string> {
  try {
    schema.validateSync(body, { abortEarly: false, context: { today: '2026-11-15' } });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(faultsOf(error).map(({ path, key }) => [path, key]));
  }
}

const having = (path: string) => bodies.filter(({ schema }) => fieldsOf(schema).some((field) => field.path === path));
const line = { itemName: 'x', price: 1, quantity: 1 };

describe('a call with lines', () => {
  it('is one of many', () => expect(having('dealDetails.items[].price').length).toBeGreaterThan(9));

  it.each(having('dealDetails.items[].price'))('$id takes none that is off', ({ schema }) => {
    const items = [
      { ...line, amount: 1 },
      { ...line, amount: 9_999_999.99 },
      { ...line, discount: 2 },
    ];
    expect(faultsIn(schema, { dealDetails: { items } })).toMatchObject({
      'dealDetails.items[1].amount': 'LineMustAddUp',
      'dealDetails.items[2].discount': 'DiscountExceedsSum',
    });
    expect(faultsIn(schema, { dealDetails: { items } })).not.toHaveProperty(['dealDetails.items[0].amount']);
  });

  it.each(having('discountTotal'))('$id takes no discounts of more than they cost', ({ schema }) => {
    const asked = { discountTotal: 1.02, dealDetails: { items: [line] } };
    expect(faultsIn(schema, asked)).toMatchObject({ discountTotal: 'DiscountExceedsSum' });
    expect(faultsIn(schema, { ...asked, discountTotal: 1 })).not.toHaveProperty('discountTotal');
  });
});
