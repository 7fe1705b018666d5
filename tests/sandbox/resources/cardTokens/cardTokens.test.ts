import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { vaultEntries } from '#sandbox/domain/vault/table.ts';
import { recordedEvents } from '#tests/support/recordedEvents.ts';
import { unknownGuid } from '#tests/support/requests.ts';
import { openTestSandbox, type Ask, type TestSandbox } from '#tests/support/sandbox.ts';
import { askAll, findAnchors, type Anchors } from '#tests/support/seededLists.ts';
import { operate } from '#tests/support/send.ts';

let sandbox: TestSandbox;
let ask: Ask;
let other: Ask;
let anchors: Anchors;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ask = sandbox.as('merchant');
  other = sandbox.as('otherManager');
  anchors = await findAnchors(sandbox.db);
});
afterAll(() => sandbox.close());

/** A live card that is not over, of a customer who has no other one; with deals on it where that is wanted. */
async function findToken({ withDeals = false } = {}) {
  const { db } = sandbox;
  const live = await db
    .select()
    .from(cardTokens)
    .where(
      and(
        eq(cardTokens.merchantID, anchors.merchantID),
        isNull(cardTokens.deletedAt),
        gt(cardTokens.cardExpiresOn, '2026-11-30'),
        lt(cardTokens.cardExpiresOn, '2030-01-01'),
      ),
    );
  const all = await db.select().from(cardTokens).where(isNull(cardTokens.deletedAt));
  const deals = await db.select().from(billingDeals);
  const fitting = live.filter(
    ({ consumerID, creditCardTokenID }) =>
      all.filter((token) => token.consumerID === consumerID).length === 1 &&
      deals.some((deal) => deal.creditCardToken === creditCardTokenID) === withDeals,
  );
  const [token] = fitting;
  if (!token?.consumerID || !token.cardNumber) throw new Error('no such card');
  return { ...token, consumerID: token.consumerID, cardNumber: token.cardNumber };
}
const tokenOf = async (id: string) =>
  (await sandbox.db.select().from(cardTokens).where(eq(cardTokens.creditCardTokenID, id)))[0];
const dealsOn = (id: string) => sandbox.db.select().from(billingDeals).where(eq(billingDeals.creditCardToken, id));
const hasCard = async (id: string) =>
  (await sandbox.db.select().from(consumers).where(eq(consumers.consumerID, id)))[0]?.hasCreditCard;
const remove = (id: string, person = ask) => operate(person, 'cardTokens.delete', { path: { tokenId: id } });
const extend = (body: unknown, language = 'en') => operate(ask, 'cardTokens.extendExpiration', { body, language });

describe('deleting a saved card', () => {
  it('tells its deals and its customer, and is recorded', async () => {
    const { creditCardTokenID: id, consumerID } = await findToken({ withDeals: true });
    const { status, response } = await remove(id);
    expect([status, response.message, response.entityUID]).toEqual([200, 'Deleted successfully', id]);
    expect((await tokenOf(id))?.deletedAt).not.toBeNull();
    expect(await hasCard(consumerID)).toBe(false);
    const deals = await dealsOn(id);
    expect(deals.length).toBeGreaterThan(0);
    expect(deals.every(({ tokenNotAvailable }) => tokenNotAvailable)).toBe(true);
    expect(await recordedEvents(sandbox, response.correlationId)).toEqual([
      `CardTokenDeleted CreditCardTokenDetails ${id}`,
    ]);
    const shown = await askAll(ask, 'cardTokens.list', anchors, { consumerID });
    expect(shown).toEqual([]);
  });

  it('takes its number out of the vault', async () => {
    const { creditCardTokenID: id, consumerID } = await findToken();
    const { db } = sandbox;
    const vaultID = unknownGuid;
    await db
      .insert(vaultEntries)
      .values({ vaultID, merchantID: anchors.merchantID, sealed: 'x', created: new Date('2026-11-15T00:00:00Z') });
    await db.update(cardTokens).set({ vaultID }).where(eq(cardTokens.creditCardTokenID, id));
    await remove(id);
    expect(await db.select().from(vaultEntries).where(eq(vaultEntries.vaultID, vaultID))).toEqual([]);
    expect(await tokenOf(id)).toMatchObject({ vaultID: null, consumerID });
  });

  it('again says that it was deleted; by five at once succeeds once', async () => {
    const { creditCardTokenID: id } = await findToken();
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(id)));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404', '404', '404', '404']);
    expect(await remove(id)).toMatchObject({
      status: 404,
      response: {
        message: 'Credit Card Token is no longer available. It has been deleted',
        entityType: 'CreditCardTokenDetails',
      },
    });
  });

  it('of another merchant, or none, answers 404', async () => {
    const { creditCardTokenID: id } = await findToken();
    expect((await remove(id, other)).status).toBe(404);
    expect((await remove(unknownGuid)).status).toBe(404);
    expect((await tokenOf(id))?.deletedAt).toBeNull();
  });
});

describe('extending the expiration of a saved card', () => {
  it('takes a later month, for its deals too', async () => {
    const { creditCardTokenID, cardNumber } = await findToken({ withDeals: true });
    const { status, response, data } = await extend({ creditCardTokenID, cardExpiration: '02/32', cardNumber });
    expect([status, response.message]).toEqual([200, 'Successfully Saved']);
    const later = { cardExpiration: '02/32', cardExpiresOn: '2032-02-29' };
    expect(await tokenOf(creditCardTokenID)).toMatchObject({ ...later, cardNumber, operationDoneBy: 'יוסף מזרחי' });
    const deals = await dealsOn(creditCardTokenID);
    expect(deals.map(({ cardExpiration, cardExpiresOn }) => ({ cardExpiration, cardExpiresOn }))).toEqual(
      deals.map(() => later),
    );
    expect(data).toEqual({ billingDeals: deals.length });
  });

  it('knows the card by its last digits, whole, masked or spaced', async () => {
    const { creditCardTokenID, cardNumber } = await findToken();
    const [last, first] = [cardNumber.slice(-4), cardNumber.slice(0, 6)];
    const same = [`****${last}`, `${first}******${last}`, `${first} 000000 ${last}`, last];
    for (const [index, text] of same.entries()) {
      const cardExpiration = `0${index + 1}/33`;
      expect((await extend({ creditCardTokenID, cardExpiration, cardNumber: text })).status, text).toBe(200);
    }
    const wrong = String((Number(last) + 1) % 10_000).padStart(4, '0');
    for (const text of [`****${wrong}`, `9${first.slice(1)}000000${last}`, 'abcd']) {
      const { status, response, codes } = await extend({
        creditCardTokenID,
        cardExpiration: '12/34',
        cardNumber: text,
      });
      expect([status, codes, response.message], text).toEqual([
        400,
        ['cardNumber'],
        'The number belongs to another card',
      ]);
      // A random id may have any digits.
      expect(JSON.stringify({ ...response, correlationId: '' })).not.toContain(last);
    }
  });

  it.each([
    ['the same month', 0],
    ['an earlier month', -1],
  ])('refuses %s', async (_, months) => {
    const { creditCardTokenID, cardExpiresOn } = await findToken();
    const [year = 0, month = 0] = String(cardExpiresOn).split('-').map(Number);
    const day = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString();
    const cardExpiration = `${day.slice(5, 7)}/${day.slice(2, 4)}`;
    const { status, response, codes } = await extend({ creditCardTokenID, cardExpiration }, 'he');
    expect([status, codes, response.message]).toEqual([400, ['cardExpiration'], 'התוקף החדש חייב להיות מאוחר מהנוכחי']);
  });

  it.each([
    ['cardExpiration', '10/26', 'Credit Card has expired'],
    ['cardExpiration', '2030', 'Invalid expiration date'],
    ['creditCardTokenID', 'x', 'Must be a valid ID'],
  ])('with %s = %s is refused', async (name, value, description) => {
    const { creditCardTokenID } = await findToken();
    const { status, response } = await extend({ creditCardTokenID, cardExpiration: '12/34', [name]: value });
    expect([status, response.errors]).toEqual([400, [{ code: name, description }]]);
  });

  it('of a deleted, a foreign or an unknown card is refused', async () => {
    const { creditCardTokenID } = await findToken();
    await remove(creditCardTokenID);
    expect(await extend({ creditCardTokenID, cardExpiration: '12/40' })).toMatchObject({
      status: 400,
      codes: ['creditCardTokenID'],
      response: { message: 'Credit Card Token is no longer available. It has been deleted' },
    });
    const [foreign] = await askAll(other, 'cardTokens.list', anchors);
    for (const id of [unknownGuid, foreign?.creditCardTokenID]) {
      expect((await extend({ creditCardTokenID: id, cardExpiration: '12/40' })).status).toBe(404);
    }
  });
});
