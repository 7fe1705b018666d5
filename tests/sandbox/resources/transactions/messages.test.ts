import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createContext } from '#sandbox/createContext.ts';
import { outboxMessages } from '#sandbox/outbox/table.ts';
import type { HubMessage } from '#sandbox/core/hubMessage.ts';
import { charge, detailsOf, poster, terminalsOf, typed, type Post } from '#tests/support/payments.ts';
import { unknownGuid } from '#tests/support/requests.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { testNow } from '#tests/support/databaseDump.ts';

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

const sent = async (to: string) => sandbox.db.select().from(outboxMessages).where(eq(outboxMessages.recipient, to));

describe('a slip', () => {
  it('goes to the outbox in the caller’s language, the card by its last digits', async () => {
    const made = await post('transactions.create', { body: charge(main, { transactionAmount: 93.4 }) });
    const body = { paymentTransactionID: made.body.entityUID, email: 'payer@shop.test' };
    const answer = await post('transactions.sendSlip', { body, locale: 'he-IL' });
    expect([answer.status, answer.body.message]).toEqual([200, 'אישור העסקה נשלח']);
    const [email] = await sent('payer@shop.test');
    expect(email).toMatchObject({ kind: 'email', subject: 'אישור עסקה מאת גרניט מסחר בע״מ' });
    expect(email?.text).toContain('\u206693.40\u2069₪');
    expect(email?.text).toMatch(/^כרטיס – .*\*{4}4242/m);
    expect(email?.text).toMatch(/^מספר אישור – .*\d/m);
    expect(email?.text).not.toContain('ממתינה לשידור');
    expect(email?.text).not.toContain('424242');
    const page = await sandbox.app.inject('/sandbox/');
    expect(page.body).toContain('payer@shop.test');
    expect(page.body).toContain('אישור עסקה');
    const designed = await sandbox.app.inject(`/sandbox/outbox/${email?.outboxMessageID}.html`);
    expect([designed.statusCode, designed.body]).toEqual([200, expect.stringContaining('אישור עסקה')]);
    expect(designed.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await sandbox.app.inject(`/sandbox/outbox/${unknownGuid}.html`)).statusCode).toBe(404);
  });

  it('is refused of what did not happen: a charge that was declined, and one that was cancelled', async () => {
    const declined = await post('transactions.create', {
      body: charge(main, { creditCardSecureDetails: typed('4000000000000002') }),
    });
    const made = await post('transactions.create', { body: charge(main) });
    const paymentTransactionID = made.body.entityUID;
    await post('transmissions.cancel', { body: { terminalID: main, paymentTransactionID } });
    for (const id of [declined.body.entityUID, paymentTransactionID]) {
      const answer = await post('transactions.sendSlip', { body: { paymentTransactionID: id, email: 'no@shop.test' } });
      expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('present state')]);
    }
    expect(await sent('no@shop.test')).toEqual([]);
  });

  it('needs an address and a transaction of one’s own', async () => {
    const made = await post('transactions.create', { body: charge(main) });
    const paymentTransactionID = made.body.entityUID;
    const wrong = await post('transactions.sendSlip', { body: { paymentTransactionID, email: 'x' } });
    expect([wrong.status, wrong.body.errors?.[0]?.code]).toEqual([400, 'email']);
    const body = { paymentTransactionID, email: 'a@b.co' };
    expect((await post('transactions.sendSlip', { body, as: 'otherManager' })).status).toBe(404);
    expect((await sent('a@b.co')).length).toBe(0);
  });
});

describe('a consent to a commission', () => {
  const ask = (consumerPhone: string, more: object = {}, options: object = {}) =>
    post('transactions.createConsent', {
      body: {
        terminalID: main,
        transactionAmount: 200,
        currency: 'ILS',
        consentMethod: 'SMS',
        dealDetails: { consumerPhone },
        ...more,
      },
      ...options,
    });
  const statusOf = async (consentID: string | undefined, more: object = {}) =>
    post('transactions.consentStatus', { body: { terminalID: main, consentID, consentMethod: 'SMS' }, ...more });
  const press = (link: string, decision: string) =>
    sandbox.app.inject({
      method: 'POST',
      url: new URL(link).pathname,
      payload: `decision=${decision}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:4000' },
    });
  let phones = 500_000_000;
  async function asked() {
    phones += 1;
    const phone = `0${phones}`;
    const { status, body } = await ask(phone);
    expect(status).toBe(201);
    const [sms] = await sent(phone);
    expect(sms?.kind).toBe('sms');
    expect(sms?.text).toContain('\u2066203.00₪\u2069 in total');
    return { consentID: body.entityUID, link: sms?.links[0] ?? '' };
  }

  it.each([
    ['approved', 'The customer has approved the commission'],
    ['declined', 'The customer has rejected the commission'],
  ])('is %s by the link of the message, for good', async (decision, message) => {
    const { consentID, link } = await asked();
    expect((await statusOf(consentID)).body.additionalData).toEqual({ consentStatus: 'pending', commissionAmount: 3 });
    const question = await sandbox.app.inject(new URL(link).pathname);
    expect([question.statusCode, question.body]).toEqual([200, expect.stringContaining('\u2066200.00\u2069₪')]);
    await press(link, decision);
    await press(link, decision === 'approved' ? 'declined' : 'approved');
    const { body } = await statusOf(consentID);
    expect(body).toMatchObject({ status: 'success', message, additionalData: { consentStatus: decision } });
    expect((await sandbox.app.inject(new URL(link).pathname)).body).not.toContain('<form');
  });

  it('expires', async () => {
    const { consentID, link } = await asked();
    sandbox.clock.set(new Date(testNow.getTime() + 11 * 60 * 1000));
    await press(link, 'approved');
    expect((await statusOf(consentID)).body.additionalData).toMatchObject({ consentStatus: 'expired' });
    sandbox.clock.set(testNow);
  });

  it('is asked for only where the terminal says so, and by SMS', async () => {
    expect((await ask('0501', { terminalID: north })).body.errors?.[0]?.code).toBe('terminalID');
    expect((await ask('0501', { consentMethod: 'mail' })).body.errors?.[0]?.code).toBe('consentMethod');
    expect((await ask('', {})).body.errors?.[0]?.code).toBe('dealDetails.consumerPhone');
    expect((await ask('0501', {}, { as: 'otherManager' })).status).toBe(404);
  });

  it('is its merchant’s alone; its link needs no sign-in and cannot be guessed', async () => {
    const { consentID, link } = await asked();
    expect((await statusOf(consentID, { as: 'otherManager' })).status).toBe(404);
    expect((await statusOf(unknownGuid)).status).toBe(404);
    expect(new URL(link).pathname).toMatch(/^\/sandbox\/consent\/[\w-]{32}$/);
    expect((await sandbox.app.inject('/sandbox/consent/unknown')).statusCode).toBe(404);
  });
});

describe('a pinpad', () => {
  const atDevice = (more: object = {}) => {
    const pinPad = { creditCardSecureDetails: undefined, pinPad: true, pinPadDeviceID: 'granit-main-2' };
    return post('transactions.create', { body: charge(main, { ...pinPad, cardOwnerName: 'Gal', ...more }) });
  };

  it('reads the card; the timeline tells of it', async () => {
    const answer = await atDevice();
    expect(answer.status).toBe(201);
    expect(await detailsOf(sandbox, answer.body.entityUID)).toMatchObject({
      documentOrigin: 'device',
      cardPresence: 'regular',
      pinPadDeviceID: 'granit-main-2',
      creditCardDetails: { cardNumber: '411111******1111', cardOwnerName: 'Gal' },
      history: [
        { status: 'initial' },
        { status: 'confirmedByPinpadPreProcessor' },
        { status: 'confirmedByProcessor' },
        { status: 'awaitingForTransmission' },
      ],
    });
  });

  it('and the processor tell how far the payment is, to its merchant', async () => {
    const { db, clock, config } = sandbox;
    const { hub } = createContext({ db, clock, config });
    await hub.ready();
    const [{ merchantID } = { merchantID: '' }] = await terminalsOf(sandbox);
    const heard: HubMessage[] = [];
    const strangers: HubMessage[] = [];
    hub.subscribe({ merchantID, hear: (message) => heard.push(message), resync: () => {} });
    hub.subscribe({ merchantID: unknownGuid, hear: (message) => strangers.push(message), resync: () => {} });
    const unasked = await atDevice();
    const made = await atDevice({ connectionID: 'mine' });
    const refused = await atDevice({ transactionAmount: 65.03, connectionID: 'mine' });
    await vi.waitFor(() => expect(heard).toHaveLength(6));
    const steps = (id: string | undefined) =>
      heard.filter((message) => 'paymentTransactionID' in message && message.paymentTransactionID === id);
    expect(steps(made.body.entityUID)).toMatchObject([
      { status: 'awaitingPinpad', connectionID: 'mine' },
      { status: 'sentToProcessor' },
      { status: 'authorised' },
    ]);
    expect(steps(refused.body.entityUID)).toMatchObject([
      { status: 'awaitingPinpad' },
      { status: 'sentToProcessor' },
      { status: 'declined', message: 'Call the card company' },
    ]);
    expect(strangers).toEqual([]);
    // Who names no connection waits for no news, which others would take for theirs.
    expect(steps(unasked.body.entityUID)).toEqual([]);
    await hub.close();
  });

  it('that nobody answers is refused with 009', async () => {
    const answer = await atDevice({ transactionAmount: 64.09 });
    expect([answer.status, answer.body.errors?.[0]?.code]).toEqual([400, '009']);
  });
});
