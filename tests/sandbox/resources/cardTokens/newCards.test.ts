import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptedCards, refusedCards } from '#sandbox/domain/processor/testCards.ts';
import { rowsOf } from '#sandbox/db/rows.ts';
import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { vaultEntries } from '#sandbox/domain/vault/table.ts';
import { recordedEvents } from '#tests/support/recordedEvents.ts';
import { guidPattern, unknownGuid } from '#tests/support/requests.ts';
import { openTestSandbox, type Ask, type TestSandbox } from '#tests/support/sandbox.ts';
import { askAll, findAnchors, type Anchors } from '#tests/support/seededLists.ts';
import { operate, send } from '#tests/support/send.ts';

let sandbox: TestSandbox;
let ask: Ask;
let anchors: Anchors;
let consumerID: string;
const logged: string[] = [];
beforeAll(async () => {
  sandbox = await openTestSandbox({
    logger: { level: 'trace', stream: { write: (line: string) => void logged.push(line) } },
  });
  ask = sandbox.as('merchant');
  anchors = await findAnchors(sandbox.db);
  const body = { consumerName: 'Dana Cohen', consumerEmail: 'dana@mail.test' };
  consumerID = (await operate(ask, 'consumers.create', { body })).response.entityUID ?? '';
});
afterAll(() => sandbox.close());

const codes: Readonly<Record<number, string>> = { 9: '', 10: '', 15: '1234' };
const card = (cardNumber: string) => ({
  terminalID: anchors.terminalID,
  consumerID,
  cardNumber,
  cardExpiration: '12/30',
  cvv: codes[cardNumber.length] ?? '987',
  cardOwnerName: 'Dana Cohen',
  cardOwnerNationalID: '123456782',
});
const save = (body: unknown, language = 'en') => operate(ask, 'cardTokens.create', { body, language });
const tokensOf = () => sandbox.db.select().from(cardTokens).where(eq(cardTokens.consumerID, consumerID));

/** Every value of every table, as text. */
async function everythingStored(): Promise<string> {
  const tables = rowsOf(
    await sandbox.db.execute(
      sql`select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    ),
  );
  const texts: string[] = [];
  for (const { table_name: name } of tables) {
    const rows = await sandbox.db.execute(
      sql`select row_to_json(t)::text as text from ${sql.identifier(String(name))} t`,
    );
    texts.push(...rowsOf(rows).map(({ text }) => String(text)));
  }
  return texts.join('\n');
}

describe('saving a card', () => {
  it.each(acceptedCards)('of $brand answers 201 and keeps the number in the vault alone', async ({ number }) => {
    const { status, response } = await save(card(number));
    expect([status, response]).toMatchObject([
      201,
      { status: 'success', message: 'Created Successfully', entityUID: expect.stringMatching(guidPattern) },
    ]);
    const token = (await tokensOf()).find(({ creditCardTokenID }) => creditCardTokenID === response.entityUID);
    expect(token).toMatchObject({
      merchantID: anchors.merchantID,
      terminalID: anchors.terminalID,
      consumerName: 'Dana Cohen',
      consumerEmail: 'dana@mail.test',
      cardNumber: expect.stringMatching(/^\d{0,6}\*+\d{4}$/),
      cardExpiration: '12/30',
      cardExpiresOn: '2030-12-31',
      cardOwnerName: 'Dana Cohen',
      operationDoneBy: 'יוסף מזרחי',
    });
    expect(token?.cardNumber?.slice(-4)).toBe(number.slice(-4));
    const [entry] = await sandbox.db
      .select()
      .from(vaultEntries)
      .where(eq(vaultEntries.vaultID, token?.vaultID ?? ''));
    expect(entry?.merchantID).toBe(anchors.merchantID);
    expect(await recordedEvents(sandbox, response.correlationId)).toEqual([
      `CardTokenCreated CreditCardTokenDetails ${response.entityUID}`,
    ]);
  });

  it('needs no security code where the number was read off the card', async () => {
    const read = { ...card('5105105105105100'), cvv: null };
    expect((await save(read)).status).toBe(400);
    const { status, response } = await save({ ...read, cardPresence: 'regular' });
    expect(status).toBe(201);
    await sandbox.db.delete(cardTokens).where(eq(cardTokens.creditCardTokenID, response.entityUID ?? ''));
  });

  it('shows on the customer, whose open forms stay good, and in the list', async () => {
    const record = (await send(ask, 'consumers.get', { path: { id: consumerID } })).json<Record<string, unknown>>();
    expect(record).toMatchObject({ hasCreditCard: true, updateTimestamp: 'AAAAAAAAAAE=' });
    const rows = await askAll(ask, 'cardTokens.list', anchors, { consumerID });
    expect(rows).toHaveLength(acceptedCards.length);
    expect(rows[0]).toMatchObject({ cardNumber: expect.stringMatching(/^\*{4}\d{4}$/), expired: false });
  });

  it.each(refusedCards)('$number is refused as the processor refuses it', async ({ number, refusal }) => {
    const before = (await tokensOf()).length;
    const { status, response } = await save(card(number));
    expect([status, response.status, response.errors?.[0]?.code]).toEqual([400, 'error', refusal?.code]);
    expect(response.message).toBe('The card has not been saved');
    expect(response.errors?.[0]?.description).toMatch(/[a-z]/);
    expect((await save(card(number), 'he')).response.errors?.[0]?.description).toMatch(/[א-ת]/);
    expect(await tokensOf()).toHaveLength(before);
  });

  it.each([
    ['cardNumber', '4111111111111112', 'Invalid credit card number'],
    ['cardNumber', undefined, 'Required'],
    ['cardExpiration', '10/26', 'Credit Card has expired'],
    ['cardExpiration', '12/2030', 'Invalid expiration date'],
    ['cvv', '12', 'Must be exactly 3 characters'],
    ['cvv', null, 'Required'],
    ['cardOwnerName', 'D', 'Must be more than 1 and less or equal to 50 characters'],
    ['cardOwnerNationalID', '123456789', 'Must be valid Israeli National ID'],
    ['consumerEmail', 'dana', 'Email must be valid'],
    ['terminalID', 'x', 'Must be a valid ID'],
    ['consumerID', null, 'Required'],
  ])('with %s = %s is refused: %s', async (name, value, description) => {
    const { status, response } = await save({ ...card('4111111111111111'), [name]: value });
    expect([status, response.errors]).toEqual([400, [{ code: name, description }]]);
  });

  it('for a customer who is foreign, unknown or deleted, or on a foreign terminal, is refused', async () => {
    const other = sandbox.as('otherManager');
    const [[foreign], [terminal]] = [
      await askAll(other, 'consumers.list', anchors),
      await askAll(other, 'terminals.list', anchors),
    ];
    const [deleted] = await sandbox.db
      .select()
      .from(consumers)
      .where(and(eq(consumers.merchantID, anchors.merchantID), isNotNull(consumers.deletedAt)));
    for (const id of [foreign?.consumerID, unknownGuid, deleted?.consumerID]) {
      const { status, response } = await save({ ...card('4111111111111111'), consumerID: id });
      expect([status, response.entityType]).toEqual([404, 'Consumer']);
    }
    const { status, response } = await save({ ...card('4111111111111111'), terminalID: terminal?.terminalID });
    expect([status, response.entityType]).toEqual([404, 'Terminal']);
  });

  it('on a terminal that saves no cards is refused', async () => {
    const isIt = eq(terminals.terminalID, anchors.terminalID);
    const [terminal] = await sandbox.db.select().from(terminals).where(isIt);
    await sandbox.db
      .update(terminals)
      .set({ enabledFeatures: ['Api'] })
      .where(isIt);
    const { status, response, codes: named } = await save(card('4111111111111111'));
    await sandbox.db
      .update(terminals)
      .set({ enabledFeatures: terminal?.enabledFeatures ?? [] })
      .where(isIt);
    expect([status, named, response.message]).toEqual([
      400,
      ['terminalID'],
      'Saving cards is not active on this terminal',
    ]);
  });

  it('while the customer is deleted leaves no live card behind', async () => {
    const body = { consumerName: 'Gone Soon' };
    const id = (await operate(ask, 'consumers.create', { body })).response.entityUID ?? '';
    const [saved, removed] = await Promise.all([
      save({ ...card('4111111111111111'), consumerID: id }),
      operate(ask, 'consumers.delete', { path: { id } }),
    ]);
    expect(removed.status).toBe(200);
    expect([201, 404]).toContain(saved.status);
    const live = await sandbox.db
      .select()
      .from(cardTokens)
      .where(and(eq(cardTokens.consumerID, id), isNull(cardTokens.deletedAt)));
    expect(live).toEqual([]);
  });
});

describe('a card number', () => {
  it('is nowhere in the database, the log or an answer; the vault holds it sealed', async () => {
    const [answer, stored] = [
      await send(ask, 'cardTokens.list', { query: { take: '1000' } }),
      await everythingStored(),
    ];
    expect(stored).toContain('Dana Cohen');
    expect(logged.length).toBeGreaterThan(10);
    for (const { number } of [...acceptedCards, ...refusedCards].filter((one) => one.number.length > 10)) {
      for (const text of [stored, logged.join('\n'), answer.body]) expect(text.includes(number), number).toBe(false);
    }
    expect(stored).not.toContain('"987"');
  });

  it('would be found if it were there', async () => {
    await sandbox.db
      .update(consumers)
      .set({ consumerNote: '4242424242424242' })
      .where(eq(consumers.consumerID, consumerID));
    expect(await everythingStored()).toContain('4242424242424242');
  });
});
