import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { vaultEntries } from '#sandbox/domain/vault/table.ts';
import type { Processor } from '#sandbox/core/processor.ts';
import { createSimulatedProcessor } from '#sandbox/domain/processor/simulatedProcessor.ts';
import { charge, detailsOf, poster, terminalsOf, typed, type Post } from '#tests/support/payments.ts';
import { recordedEvents } from '#tests/support/recordedEvents.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

let sandbox: TestSandbox;
let post: Post;
let main: string;
let north: string;
let merchantID: string;
let buyers: (typeof consumers.$inferSelect)[];
beforeAll(async () => {
  sandbox = await openTestSandbox();
  post = poster(sandbox);
  const own = await terminalsOf(sandbox);
  [main = '', north = ''] = own.map(({ terminalID }) => terminalID);
  merchantID = own[0]?.merchantID ?? '';
  buyers = await sandbox.db
    .select()
    .from(consumers)
    .where(and(eq(consumers.merchantID, merchantID), isNull(consumers.deletedAt), eq(consumers.hasCreditCard, false)));
});
afterAll(() => sandbox.close());

function someBuyer() {
  const buyer = buyers.pop();
  if (!buyer) throw new Error('the seed has too few customers without a card');
  return buyer;
}

/** Charges a card and saves it. @returns the saved card's row */
async function saved(cardNumber?: string) {
  const { consumerID } = someBuyer();
  const creditCardSecureDetails = typed(cardNumber);
  const body = charge(main, { creditCardSecureDetails, dealDetails: { consumerID }, saveCreditCard: true });
  const answer = await post('transactions.create', { body });
  expect(answer.status).toBe(201);
  const { creditCardToken } = await detailsOf(sandbox, answer.body.entityUID);
  const [token] = await sandbox.db
    .select()
    .from(cardTokens)
    .where(eq(cardTokens.creditCardTokenID, String(creditCardToken)));
  if (!token) throw new Error('the card was not saved');
  return { token, consumerID, body, answer };
}
const chargeSaved = (creditCardToken: string, more: object = {}) =>
  post('transactions.create', { body: charge(main, { creditCardSecureDetails: undefined, creditCardToken, ...more }) });

describe('a card that is saved with its charge', () => {
  it('belongs to the customer; its number is in the vault alone', async () => {
    const { token, consumerID, answer } = await saved();
    expect(answer.body.innerResponse).toBeUndefined();
    expect(token).toMatchObject({
      consumerID,
      cardNumber: '424242******4242',
      cardExpiration: '12/30',
      cardExpiresOn: '2030-12-31',
      initialTransactionID: answer.body.entityUID,
      vaultID: expect.any(String),
    });
    const entries = await sandbox.db.select().from(vaultEntries);
    expect(entries.filter(({ vaultID }) => vaultID === token.vaultID)).toHaveLength(1);
    const [owner] = await sandbox.db.select().from(consumers).where(eq(consumers.consumerID, consumerID));
    expect(owner?.hasCreditCard).toBe(true);
    expect(await detailsOf(sandbox, answer.body.entityUID)).toMatchObject({ specialTransactionType: 'initialDeal' });
  });

  it('is charged again by its number: a double of the typed card is one of the saved card too', async () => {
    const { token, body } = await saved('5555555555554444');
    const later = await chargeSaved(token.creditCardTokenID);
    expect(later.status).toBe(201);
    expect(await detailsOf(sandbox, later.body.entityUID)).toMatchObject({
      creditCardToken: token.creditCardTokenID,
      creditCardDetails: { cardNumber: '555555******4444', cardVendor: 'MASTERCARD' },
      dealDetails: { consumerID: token.consumerID, consumerName: token.consumerName },
    });
    const double = await chargeSaved(token.creditCardTokenID, { transactionAmount: body.transactionAmount });
    expect([double.status, double.body.errors?.[0]?.code]).toEqual([409, '425']);
  });

  it('is not saved when the charge is refused', async () => {
    const { consumerID } = someBuyer();
    const creditCardSecureDetails = typed('4000000000000002');
    const body = charge(main, { creditCardSecureDetails, dealDetails: { consumerID }, saveCreditCard: true });
    expect((await post('transactions.create', { body })).status).toBe(400);
    const rows = await sandbox.db.select().from(cardTokens).where(eq(cardTokens.consumerID, consumerID));
    expect(rows).toEqual([]);
  });

  it('must be typed, on a terminal that saves cards', async () => {
    const { token, consumerID } = await saved('6011111111111117');
    const more = { saveCreditCard: true, dealDetails: { consumerID } };
    const answer = await chargeSaved(token.creditCardTokenID, more);
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([400, 'saveCreditCard']);
    await sandbox.db
      .update(terminals)
      .set({ enabledFeatures: ['Api'] })
      .where(eq(terminals.terminalID, north));
    const without = await post('transactions.create', { body: charge(north, more) });
    expect([without.status, without.body.errors?.[0]]).toEqual([
      400,
      { code: 'saveCreditCard', description: 'The service is not active on this terminal' },
    ]);
  });

  it('and cannot be leaves the charge, with a warning inside', async () => {
    const { consumerID } = someBuyer();
    const { db, clock } = sandbox;
    const real = createSimulatedProcessor({ db, clock, delayMs: 0 });
    // The customer is deleted while the processor is at work.
    const processor: Processor = {
      ...real,
      authorize: async (request, progress) => {
        await db.update(consumers).set({ deletedAt: clock.now() }).where(eq(consumers.consumerID, consumerID));
        return real.authorize(request, progress);
      },
    };
    const unlucky = await openTestSandbox({ db, processor });
    const isMain = eq(terminals.terminalID, main);
    const [before] = await db.select().from(terminals).where(isMain);
    await db.update(terminals).set({ integrations: {} }).where(isMain);
    const body = charge(main, { dealDetails: { consumerID }, saveCreditCard: true, issueInvoice: true });
    const answer = await poster(unlucky)('transactions.create', { body });
    await db
      .update(terminals)
      .set({ integrations: before?.integrations ?? {} })
      .where(isMain);
    expect([answer.status, answer.body]).toMatchObject([
      201,
      {
        status: 'success',
        innerResponse: {
          status: 'warning',
          message: 'The charge was made, but the card was not saved',
          innerResponse: { status: 'warning', message: 'Could not create Invoice' },
        },
      },
    ]);
    expect(await detailsOf(sandbox, answer.body.entityUID)).toMatchObject({ status: 'awaitingForTransmission' });
    const rows = await db.select().from(cardTokens).where(eq(cardTokens.consumerID, consumerID));
    expect(rows).toEqual([]);
    await unlucky.close();
  });
});

describe('a saved card', () => {
  it('of the seed is charged by its mask', async () => {
    const rows = await sandbox.db
      .select()
      .from(cardTokens)
      .where(and(eq(cardTokens.merchantID, merchantID), isNull(cardTokens.deletedAt), isNull(cardTokens.vaultID)));
    const [token] = rows.filter(({ cardExpiresOn }) => (cardExpiresOn ?? '') >= '2026-12-01');
    expect((await chargeSaved(token?.creditCardTokenID ?? '')).status).toBe(201);
    const [old] = rows.filter(({ cardExpiresOn }) => (cardExpiresOn ?? '') < '2026-11-01');
    const expired = await chargeSaved(old?.creditCardTokenID ?? '');
    expect([expired.status, expired.body.errors?.[0]?.code]).toEqual([400, '015']);
  });

  it('that was deleted is refused by its own message', async () => {
    const { token } = await saved('3530111333300000');
    const url = `/sandbox/transactions/api/cardtokens/${token.creditCardTokenID}`;
    await sandbox.as('manager')({ method: 'DELETE', url });
    const answer = await chargeSaved(token.creditCardTokenID);
    expect([answer.status, answer.body]).toMatchObject([
      400,
      {
        message: 'Credit Card Token is no longer available. It has been deleted',
        errors: [{ code: 'creditCardToken' }],
      },
    ]);
  });

  it('pays for its owner alone', async () => {
    const { token } = await saved('36227206271667');
    const answer = await chargeSaved(token.creditCardTokenID, { dealDetails: { consumerID: someBuyer().consumerID } });
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([400, 'creditCardToken']);
    const body = charge(north, { creditCardSecureDetails: undefined, creditCardToken: token.creditCardTokenID });
    expect((await post('transactions.create', { body, as: 'otherManager' })).status).toBe(404);
  });
});

describe('what goes wrong beside a charge', () => {
  it('is a warning inside the success: a document that its type can not be made for', async () => {
    const invoiceDetails = { invoiceType: 'receiptForDonation', invoiceSubject: 'Lamp', sendCCTo: 'a@b.co' };
    const answer = await post('transactions.create', { body: charge(main, { issueInvoice: true, invoiceDetails }) });
    expect([answer.status, answer.body]).toMatchObject([
      201,
      {
        status: 'success',
        innerResponse: {
          status: 'warning',
          message: 'Could not create Invoice',
          errors: [{ code: 'dealDetails.consumerNationalID', description: 'Required' }],
        },
      },
    ]);
    expect(await recordedEvents(sandbox, answer.body.correlationId)).toContain(
      `InvoiceGenerationFailed Invoice ${answer.body.entityUID}`,
    );
    const details = await detailsOf(sandbox, answer.body.entityUID);
    expect(details).toMatchObject({ issueInvoice: true, invoiceDetails: { sendCCTo: ['a@b.co'] } });
    expect(details.invoiceID ?? null).toBeNull();
  });

  it('fills the gaps of the deal from the customer, and keeps what was said', async () => {
    const buyer = someBuyer();
    const dealDetails = { consumerID: buyer.consumerID, consumerName: 'Somebody else' };
    const answer = await post('transactions.create', { body: charge(main, { dealDetails }) });
    const details = await detailsOf(sandbox, answer.body.entityUID);
    expect(details.dealDetails).toMatchObject({
      consumerID: buyer.consumerID,
      consumerName: 'Somebody else',
      ...(buyer.consumerEmail && { consumerEmail: buyer.consumerEmail }),
      ...(buyer.consumerPhone && { consumerPhone: buyer.consumerPhone }),
    });
  });
});
