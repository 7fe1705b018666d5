import { describe, expect, it } from 'vitest';
import { MixedSchema, type Schema, ValidationError } from 'yup';
import { faultsOf } from '#contract/rules/yupFaults.ts';
import { bodyWith } from '#tests/support/boundedParts.ts';
import { bodies, fieldsOf } from './bodyFields.ts';

/** Where a card's number belongs, by the last name of the field: it is masked, sealed or forgotten before anything is kept. */
const fieldsOfCards = ['cardNumber', 'cardReaderInput'];

const card = '4242 4242 4242 4242';

/** Texts, and whatever else takes one, of every call. */
const fields = bodies.flatMap(({ id, schema }) =>
  fieldsOf(schema)
    .filter(({ schema: { type } }) => type !== 'object' && type !== 'array')
    .map(({ path, schema: field }) => ({ id, path, field, schema })),
);
const isOfCard = (path: string) => fieldsOfCards.includes(path.split('.').at(-1) ?? '');

/** What is said of a value at a path. */
function faultsAt(schema: Schema, path: string, value: unknown): string[] {
  try {
    schema.validateSync(bodyWith(path, value), { abortEarly: false, context: { today: '2026-11-15' } });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const code = path.replaceAll('[]', '[0]');
    return faultsOf(error)
      .filter((found) => found.path === code)
      .map(({ key }) => key);
  }
}

describe('a card number in a field of a request', () => {
  it('is tried in every field of every call', () => {
    expect(fields.length).toBeGreaterThan(700);
    const exempt = [...new Set(fields.filter(({ path }) => isOfCard(path)).map(({ path }) => path))];
    expect(exempt.toSorted()).toEqual([
      'cardNumber',
      'cardReaderInput',
      'creditCardSecureDetails.cardNumber',
      'creditCardSecureDetails.cardReaderInput',
      'paymentDetails[].cardNumber',
    ]);
  });

  it.each(fields.filter(({ path }) => !isOfCard(path)))('$id $path refuses it', ({ path, field, schema }) => {
    const isOwn = field instanceof MixedSchema;
    const tried = isOwn
      ? [{ a: { title: card } }, { [card]: { title: 'a' } }]
      : [card, card.replaceAll(' ', ''), 4242424242424242];
    for (const value of tried) expect(faultsAt(schema, path, value)).toHaveLength(1);
  });

  it('is said so, where nothing else is wrong with the text', () => {
    const said = fields.filter(({ schema, path }) => faultsAt(schema, path, card).includes('CardNumberNotAllowed'));
    expect(said.length).toBeGreaterThan(350);
  });
});
