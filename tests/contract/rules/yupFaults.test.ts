import { number, object, string } from 'yup';
import { expect, it } from 'vitest';
import { faultsOf } from '#contract/rules/yupFaults.ts';

const schema = object({
  card: string().test('card', 'InvalidCardNumber', (_, { createError }) =>
    createError({ message: 'InvalidCardNumber', params: { secret: '4111111111111111' } }),
  ),
  count: number().test('range', (_, { createError }) =>
    createError({ message: 'MustBeInRange', params: { min: 1, max: 9, more: 7 } }),
  ),
  deal: object({ name: string().required('Required').min(3, '${path} speaks ${value}') }),
});

function found(value: unknown) {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    return faultsOf(error);
  }
}

it('names each field once, with keys of the catalogue and the numbers that fill them', () => {
  expect(found({ card: '4111111111111111', count: 0, deal: { name: '' } })).toEqual([
    { path: 'card', key: 'InvalidCardNumber', values: {} },
    { path: 'count', key: 'MustBeInRange', values: { min: 1, max: 9 } },
    { path: 'deal.name', key: 'Required', values: {} },
  ]);
});

it('never repeats a value: a text that is no key is "invalid"', () => {
  const [, , name] = found({ card: '', count: 0, deal: { name: 'ab' } });
  expect(name).toMatchObject({ path: 'deal.name', key: 'Invalid' });
  expect(JSON.stringify(found({ card: '4111111111111111', deal: { name: '4111' } }))).not.toContain('4111');
});

it('throws what is not of yup', () => {
  const error = new TypeError('broken');
  expect(() => faultsOf(error)).toThrow(error);
});
