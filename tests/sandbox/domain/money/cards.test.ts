import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webhookDeliveries } from '#sandbox/events/table.ts';
import { acceptedCards, refusedCards } from '#sandbox/domain/processor/testCards.ts';
import { charge, detailsOf, poster, terminalsOf, typed, type Post } from '#tests/support/payments.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

let sandbox: TestSandbox;
let post: Post;
let main: string;
let north: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  post = poster(sandbox);
  [main = '', north = ''] = (await terminalsOf(sandbox)).map(({ terminalID }) => terminalID);
});
afterAll(() => sandbox.close());

/** Cards without a security code send none; American Express has four digits. */
function typedCard(number: string) {
  const codes: Record<number, object> = { 9: { cvv: undefined }, 10: { cvv: undefined }, 15: { cvv: '1234' } };
  return typed(number, codes[number.length]);
}

const texts = {
  '002': ['כרטיס גנוב, יש להחרימו', 'Stolen card: retain it'],
  '003': ['יש להתקשר לחברת האשראי', 'Call the card company'],
  '004': ['העסקה לא אושרה (סירוב)', 'Declined'],
  '006': ['תעודת הזהות או קוד האבטחה (CVV) שגויים', 'Wrong ID or security code'],
  '015': ['הכרטיס אינו בתוקף', 'The card has expired'],
  '349': ['המסוף אינו מורשה לתפיסת מסגרת (J5)', 'Holds (J5) are not permitted on this terminal'],
} as const;
const languages = [
  ['he-IL', 0],
  ['en-IL', 1],
] as const;

describe('test cards', () => {
  it.each(acceptedCards.map(({ number, brand }) => [brand, number]))('%s is charged', async (_brand, number) => {
    const answer = await post('transactions.create', {
      body: charge(main, { creditCardSecureDetails: typedCard(number) }),
    });
    expect([answer.status, answer.body.status]).toEqual([201, 'success']);
    const details = await detailsOf(sandbox, answer.body.entityUID);
    expect(details).toMatchObject({
      status: 'awaitingForTransmission',
      jDealType: 'J4',
      processorResultCode: 0,
      creditCardDetails: {
        cardNumber: expect.stringMatching(/^\d{0,6}\*+\d{4}$/),
        cardExpiration: '12/30',
        cardVendor: expect.any(String),
        cardBrand: expect.any(String),
        solek: expect.any(String),
        cardOwnerName: 'Dana Levi',
      },
      shvaTransactionDetails: { authNum: expect.stringMatching(/^\d{7}$/) },
    });
    expect(JSON.stringify(details)).not.toContain(number);
  });

  it('need no security code where the number was read off the card', async () => {
    const body = charge(main, { creditCardSecureDetails: typed(undefined, { cvv: undefined }) });
    expect((await post('transactions.create', { body })).body.errors?.[0]?.code).toBe('creditCardSecureDetails.cvv');
    const answer = await post('transactions.create', { body: { ...body, cardPresence: 'regular' } });
    expect(answer.status).toBe(201);
    expect(await detailsOf(sandbox, answer.body.entityUID)).toMatchObject({ cardPresence: 'regular' });
  });

  describe.each(languages)('in %s', (locale, index) => {
    it.each(refusedCards.map(({ number, refusal }) => [refusal?.code ?? '', number]))(
      'are refused with %s (%s), and the refusal is kept',
      async (code, number) => {
        const answer = await post('transactions.create', {
          locale,
          body: charge(main, { creditCardSecureDetails: typedCard(number) }),
        });
        const description = texts[code as keyof typeof texts][index];
        expect([answer.status, answer.body]).toMatchObject([400, { status: 'error', errors: [{ code, description }] }]);
        expect(await detailsOf(sandbox, answer.body.entityUID)).toMatchObject({
          status: 'rejectedByProcessor',
          quickStatus: 'Failed',
          processorResultCode: Number(code),
          rejectionMessage: description,
          rejectionReason: expect.any(String),
          allowTransmission: false,
          allowRefund: false,
        });
      },
    );

    it('an amount that ends in .03 is refused with 003', async () => {
      const body = charge(main, { transactionAmount: 70.03 + index });
      const answer = await post('transactions.create', { locale, body });
      expect([answer.status, answer.body.errors]).toEqual([400, [{ code: '003', description: texts['003'][index] }]]);
    });

    it('a hold on a terminal that may not hold is refused with 349', async () => {
      const answer = await post('transactions.block', { locale, body: charge(north) });
      expect([answer.status, answer.body.errors]).toEqual([400, [{ code: '349', description: texts['349'][index] }]]);
    });
  });
});

describe('a voice approval', () => {
  it.each([
    ['okNumber', '4242424242424242', 80.03, { okNumber: '0012345' }, {}],
    ['okNumber', '4000000000000002', 81.5, { okNumber: '0012345' }, {}],
    ['authNum', '4242424242424242', 82.03, {}, { authNum: '0012345' }],
    ['authNum', '4000000000009995', 83.5, {}, { authNum: '0012345' }],
  ])('given as %s has %s charged after a refusal', async (_name, number, transactionAmount, onBody, onCard) => {
    const body = charge(main, { transactionAmount, creditCardSecureDetails: typed(number) });
    expect((await post('transactions.create', { body })).status).toBe(400);
    const approved = { ...body, ...onBody, creditCardSecureDetails: typed(number, onCard) };
    const answer = await post('transactions.create', { body: approved });
    expect(answer.status).toBe(201);
    expect(await detailsOf(sandbox, answer.body.entityUID)).toMatchObject({
      shvaTransactionDetails: { authNum: '0012345' },
    });
  });

  it('does not override a stolen card', async () => {
    const body = charge(main, { creditCardSecureDetails: typed('4000000000009979'), okNumber: '0012345' });
    expect((await post('transactions.create', { body })).body.errors?.[0]?.code).toBe('002');
  });
});

describe('events', () => {
  it('tell of charges and refusals, with what the merchant calls them', async () => {
    const sent = async (id: string | undefined) => {
      const rows = await sandbox.db.select().from(webhookDeliveries);
      return rows.filter(({ payload }) => payload.entityReference === id).map(({ payload }) => payload);
    };
    const dealDetails = { dealReference: 'R-77' };
    const made = await post('transactions.create', { body: charge(main, { dealDetails }) });
    expect(await sent(made.body.entityUID)).toMatchObject([
      { eventName: 'TransactionCreated', entityExternalReference: 'R-77', isFailureEvent: false },
    ]);
    const creditCardSecureDetails = typed('4000000000000002');
    const refused = await post('transactions.create', { body: charge(main, { creditCardSecureDetails }) });
    expect(await sent(refused.body.entityUID)).toMatchObject([
      { eventName: 'TransactionRejected', isFailureEvent: true, errorMesage: 'העסקה לא אושרה (סירוב)' },
    ]);
  });
});
