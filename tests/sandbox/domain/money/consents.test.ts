import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { consents } from '#sandbox/domain/money/consentTable.ts';
import { consumers } from '#sandbox/db/schema/consumer.ts';
import { charge, poster, terminalsOf, typed, type Post } from '#tests/support/payments.ts';
import { unknownGuid } from '#tests/support/requests.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

const refusedCard = '4000000000000002';

let sandbox: TestSandbox;
let post: Post;
let main: string;
let north: string;
let other: { terminalID: string; merchantID: string };
beforeAll(async () => {
  sandbox = await openTestSandbox();
  post = poster(sandbox);
  [main = '', north = ''] = (await terminalsOf(sandbox)).map(({ terminalID }) => terminalID);
  [other = { terminalID: '', merchantID: '' }] = await terminalsOf(sandbox, 'otherManager');
});
afterAll(() => sandbox.close());

let asked = 100;

/** A question to a customer, answered as a test wants, and the charge that it is about. */
async function consentTo(decision: 'approved' | 'declined' | null) {
  asked += 1;
  const dealDetails = { consumerPhone: `0521000${asked}` };
  const question = { terminalID: main, transactionAmount: asked, currency: 'ILS', consentMethod: 'SMS', dealDetails };
  const { body } = await post('transactions.createConsent', { body: question });
  const consentID = body.entityUID ?? '';
  if (decision) await sandbox.db.update(consents).set({ decision }).where(eq(consents.consentID, consentID));
  const more = { transactionAmount: asked, dealDetails, extension: { consentID } };
  return { consentID, charge: charge(main, more) };
}

async function outcome(body: object) {
  const { status, body: answer } = await post('transactions.create', { body });
  const [error] = answer.errors ?? [];
  return { status, code: error?.code ?? answer.entityType, description: error?.description };
}

const refused = (description: string) => ({ status: 400, code: 'extension.consentID', description });
const notGiven = refused('The customer has not approved the commission on this charge');
const used = refused('The consent was used for another charge');
const made = { status: 201 };
const unknown = { status: 404, code: 'CommissionConsent' };

describe('a charge that names a consent', () => {
  it('is made once the customer has approved', async () => {
    const { charge: body, consentID } = await consentTo('approved');
    expect(await outcome({ ...body, extension: { consentID: consentID.toUpperCase() } })).toMatchObject(made);
  });

  it.each(['declined', null] as const)('is refused while it is %s', async (decision) => {
    expect(await outcome((await consentTo(decision)).charge)).toEqual(notGiven);
  });

  it.each<[string, object]>([
    ['amount', { transactionAmount: 99.5 }],
    ['currency', { currency: 'USD' }],
    ['telephone', { dealDetails: { consumerPhone: '0529999999' } }],
  ])('of another %s is refused', async (_what, change) => {
    expect(await outcome({ ...(await consentTo('approved')).charge, ...change })).toEqual(notGiven);
  });

  it('is refused where the consent is no id, nobody’s, another terminal’s or another merchant’s', async () => {
    const { charge: body, consentID } = await consentTo('approved');
    expect(await outcome({ ...body, extension: { consentID: 'x' } })).toEqual(refused('Invalid'));
    expect(await outcome({ ...body, extension: { consentID: 5 } })).toEqual(refused('Invalid'));
    expect(await outcome({ ...body, extension: { consentID: unknownGuid } })).toMatchObject(unknown);
    expect(await outcome({ ...body, terminalID: north })).toMatchObject(unknown);
    await sandbox.db.update(consents).set(other).where(eq(consents.consentID, consentID));
    expect(await outcome(body)).toMatchObject(unknown);
  });

  it('uses it up, unless it comes to nothing', async () => {
    const { charge: body } = await consentTo('approved');
    const card = typed(refusedCard);
    expect((await outcome({ ...body, creditCardSecureDetails: card })).status).toBe(400);
    expect(await outcome(body)).toMatchObject(made);
    expect(await outcome({ ...body, creditCardSecureDetails: typed('5555555555554444') })).toEqual(used);
  });

  it('is made once of several at the same time', async () => {
    const { charge: body } = await consentTo('approved');
    const cards = ['4111111111111111', '5555555555554444', '4012888888881881'];
    const answers = await Promise.all(cards.map((card) => outcome({ ...body, creditCardSecureDetails: typed(card) })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });
});

describe('a terminal', () => {
  it('that asks for consent to every charge makes none without', async () => {
    const { charge: body } = await consentTo('approved');
    const [{ all } = { all: [] }] = await sandbox.db
      .select({ all: terminals.enabledFeatures })
      .from(terminals)
      .where(eq(terminals.terminalID, main));
    const settings = { applyExternalCommission: 'useSmsdByDefault', allowJ5: true } as const;
    await sandbox.db.update(terminals).set({ settings }).where(eq(terminals.terminalID, main));
    expect(await outcome({ ...body, extension: undefined })).toEqual(refused('Required'));
    expect(await outcome(body)).toMatchObject(made);
    const before = { applyExternalCommission: 'useCheckboxByDefault', allowJ5: true } as const;
    await sandbox.db.update(terminals).set({ enabledFeatures: [] }).where(eq(terminals.terminalID, main));
    // Without text messages nobody can be asked, so that nothing is demanded.
    expect(await outcome({ ...body, extension: undefined })).toMatchObject(made);
    const dealDetails = { consumerPhone: '0521234567' };
    const question = { terminalID: main, transactionAmount: 5, currency: 'ILS', consentMethod: 'SMS', dealDetails };
    expect((await post('transactions.createConsent', { body: question })).status).toBe(400);
    await sandbox.db
      .update(terminals)
      .set({ settings: before, enabledFeatures: all })
      .where(eq(terminals.terminalID, main));
  });
});

describe('a question to a customer', () => {
  it('is none to another merchant’s', async () => {
    const [stranger] = await sandbox.db
      .select()
      .from(consumers)
      .where(eq(consumers.merchantID, other.merchantID))
      .limit(1);
    for (const consumerID of [stranger?.consumerID, unknownGuid]) {
      const dealDetails = { consumerPhone: '0521234567', consumerID };
      const body = { terminalID: main, transactionAmount: 5, currency: 'ILS', consentMethod: 'SMS', dealDetails };
      const answer = await post('transactions.createConsent', { body });
      expect([answer.status, answer.body.entityType]).toEqual([404, 'Consumer']);
    }
    const asked = await sandbox.db.select().from(consents).where(eq(consents.phone, '0521234567'));
    expect(asked).toEqual([]);
  });
});
