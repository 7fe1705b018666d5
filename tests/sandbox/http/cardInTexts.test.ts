import { describe, expect, it } from 'vitest';
import { idempotencyHeader } from '#contract/constants.ts';
import { bodiesOfCalls } from '#contract/entities/byCall.ts';
import { limitsOf } from '#contract/entities/limits.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { items } from '#sandbox/db/schema/item.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { bodyWith, boundedParts, codeOf } from '#tests/support/boundedParts.ts';
import { openLinks } from '#tests/support/links.ts';
import { charge, typed } from '#tests/support/payments.ts';
import { unknownGuid } from '#tests/support/requests.ts';
import { operate } from '#tests/support/send.ts';

const { sandbox, terminalID, consumerID, create } = await openLinks();
const manager = sandbox.as('manager');

const card = '4242 4242 4242 4242';
const said = "A card number can't be kept here. If this is another number, put a letter between its digits";

/** Fields of cards themselves: what a call does with one is tried elsewhere. */
const isOfCard = (path: string) => /(^|\.)(cardNumber|cardReaderInput)$/.test(path);

/** It tells of each of its ids what became of it, and keeps none. */
const answersEach = 'items.bulkDelete';

const calls = Object.entries(bodiesOfCalls).flatMap(([id, schema]) =>
  schema && id !== answersEach
    ? [
        {
          id: id as keyof typeof bodiesOfCalls,
          parts: boundedParts(limitsOf(schema)).filter(({ isList, path }) => !isList && !isOfCard(path)),
        },
      ]
    : [],
);
/** Whatever parameters a path has. */
const path = Object.fromEntries(
  ['id', 'terminalID', 'tokenId', 'invoiceId'].map((name): [string, string] => [name, unknownGuid]),
);

describe('a card number in a text', () => {
  it.each(calls)('$id takes it in none of its fields', async ({ id, parts }) => {
    for (const part of parts) {
      const { status, codes } = await operate(manager, id, { path, body: bodyWith(part.path, card) });
      // An id that nobody has may be found out before the body is read.
      expect([400, 404], part.path).toContain(status);
      if (status === 400) expect(codes).toContain(codeOf(part));
    }
  });

  const customer = { terminalID, consumerName: 'Dana Levi', consumerEmail: 'dana@mail.test' };
  const item = { terminalID, itemName: 'Cup', price: 5, currency: 'ILS' };
  const deal = (more: object) => charge(terminalID, { dealDetails: { consumerID, ...more } });
  it.each([
    ['consumers.create', 'consumerNote', { ...customer, consumerNote: `pays by ${card}` }],
    ['consumers.create', 'consumerName', { ...customer, consumerName: '4242424242424242' }],
    ['consumers.create', 'consumerAddress.street', { ...customer, consumerAddress: { street: card } }],
    ['consumers.create', 'externalReference', { ...customer, externalReference: '4242-4242-4242-4242' }],
    ['items.create', 'sku', { ...item, sku: 4242424242424242 }],
    ['transactions.create', 'dealDetails.dealDescription', deal({ dealDescription: card })],
    ['transactions.create', 'extension', charge(terminalID, { extension: { mine: [{ of: card }] } })],
    [
      'transactions.create',
      'creditCardSecureDetails.cardOwnerName',
      charge(terminalID, { creditCardSecureDetails: typed(card.replaceAll(' ', ''), { cardOwnerName: card }) }),
    ],
  ] as const)('%s is otherwise right, and refused at %s', async (id, code, body) => {
    const count = async () => [await sandbox.db.$count(consumers), await sandbox.db.$count(items)];
    const before = await count();
    const { status, response } = await operate(manager, id, { body });
    expect([status, response.errors]).toEqual([400, [{ code, description: said }]]);
    // A random id may have any digits.
    expect(JSON.stringify({ ...response, correlationId: '' })).not.toContain('4242');
    expect(await count()).toEqual(before);
  });

  it.each([
    ['requestSubject', { requestSubject: card }],
    ['redirectUrl', { redirectUrl: 'https://shop.test/?card=4242%204242%204242%204242' }],
    ['additionalFields', { additionalFields: { a: { title: card, required: false } } }],
    [
      'dealDetails.items[0].itemName',
      { paymentRequestAmount: 118, dealDetails: { items: [{ itemName: card, price: 118, quantity: 1 }] } },
    ],
  ])('no link is made with one in its %s', async (code, more) => {
    const before = await sandbox.db.$count(paymentRequests);
    expect(await create(more)).toMatchObject({ status: 400, codes: [code] });
    expect(await sandbox.db.$count(paymentRequests)).toBe(before);
  });

  it('is no key of an attempt', async () => {
    const answer = await manager({
      method: 'POST',
      url: '/sandbox/transactions/api/transactions/create',
      headers: { 'accept-language': 'en', [idempotencyHeader]: '4242424242424242' },
      payload: charge(terminalID),
    });
    expect([answer.statusCode, answer.json<{ errors: unknown }>().errors]).toEqual([
      400,
      [{ code: 'Idempotency-Key', description: 'Invalid' }],
    ]);
  });

  it.each([
    ['consumers.list', 'search'],
    ['transactions.list', 'cardNumber'],
    ['billing.list', 'dealReference'],
  ] as const)('%s is not asked for by one in %s', async (id, code) => {
    const { status, response } = await operate(manager, id, { query: { [code]: card } });
    const description = 'Search by the last four digits of the card, not by its whole number';
    expect([status, response.errors]).toEqual([400, [{ code, description }]]);
  });
});
