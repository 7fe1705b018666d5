import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#sandbox/core/database.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { masavFiles } from '#sandbox/db/schema/masav.ts';
import { dealMaker, type DealMaker } from '#tests/support/deals.ts';
import { type MasavMaker, masavMaker } from '#tests/support/masav.ts';
import { charge, detailsOf, poster } from '#tests/support/payments.ts';
import { unknownGuid } from '#tests/support/requests.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { operate, send } from '#tests/support/send.ts';

let sandbox: TestSandbox;
let masav: MasavMaker;
let deals: DealMaker;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  masav = await masavMaker(sandbox);
  deals = await dealMaker(sandbox);
});
afterAll(() => sandbox.close());

const account = { bank: 10, bankBranch: 607, bankAccount: '11710022' };

/** A database whose transactions end before they are kept, as when the server is killed. */
const cutOff = (db: Database): Database =>
  new Proxy(db, {
    get(target, name) {
      if (name !== 'transaction') return Reflect.get(target, name);
      const transaction: Database['transaction'] = (run, config) =>
        target.transaction(async (tx) => {
          await run(tx);
          throw new Error('killed');
        }, config);
      return transaction;
    },
  });

describe('a file', () => {
  it('takes what waits, with the accounts that deals and customers have now', async () => {
    const consumerID = await masav.customer({ consumerName: 'דנה כהן' });
    const billingDealID = await deals.create({
      creditCardToken: undefined,
      paymentType: 'bank',
      bankDetails: account,
      dealDetails: { consumerID },
    });
    const ofDeal = await masav.debit({ consumerID, billingDealID, transactionAmount: 12_345 });
    const ofCustomer = await masav.debit({ transactionAmount: 500 });
    const { status, response, data } = await masav.generate();
    expect([status, response]).toMatchObject([200, { status: 'success', message: expect.stringMatching(/^2 transa/) }]);
    expect(data).toMatchObject({ taken: [ofDeal, ofCustomer], notTaken: 0 });
    const id = response.entityID ?? 0;
    expect(await masav.file(id)).toMatchObject({ rowsCount: 2, totalAmount: 12_845, downloaded: false });
    expect(await masav.row(ofDeal)).toMatchObject({ masavFileID: id, status: 'completed' });
    expect(await detailsOf(sandbox, ofDeal)).toMatchObject({ history: [{ status: 'completed' }] });
    const read = await masav.read(id);
    expect(read).toMatchObject({ sum: 12_845, serial: 1, createdOn: '261115', valueDate: '261116' });
    expect(read.movements).toMatchObject([
      { ...account, name: 'דנה כהן', nationalID: '123456782', amount: 12_345 },
      { bank: 12, bankBranch: 571, bankAccount: '41116', name: 'Dana Cohen', amount: 500 },
    ]);
  });

  it('names what it leaves out and why, and holds the rest', async () => {
    const [none, bare, nobody, foreign] = [
      await masav.customer({ bankDetails: undefined }),
      await masav.customer({ consumerNationalID: undefined }),
      null,
      await masav.customer(),
    ];
    const left = {
      [await masav.debit({ consumerID: none })]: 'NoBankAccount',
      [await masav.debit({ consumerID: bare })]: 'NationalIdMissing',
      [await masav.debit({ consumerID: nobody })]: 'NoPayer',
      [await masav.debit({ consumerID: foreign, currency: 'USD' })]: 'NotAnIlsDebit',
    };
    const good = await masav.debit();
    const { status, response, data } = await masav.generate();
    expect([status, response.status, data.taken, data.notTaken]).toEqual([200, 'warning', [good], 4]);
    const codes = Object.fromEntries(
      (data.notTakenTransactions as { id: string; code: string }[]).map(({ id, code }) => [id, code]),
    );
    expect(codes).toEqual(left);
    expect(response.errors).toContainEqual({
      code: Object.keys(left)[0],
      description: 'Neither the customer nor the billing deal has a bank account',
    });
    // Nothing but them waits now.
    const again = await masav.generate();
    expect([again.response.status, again.response.entityID, again.data.taken]).toEqual(['warning', undefined, []]);
    // Mended, they go along with the next one.
    const { updateTimestamp } = (await send(masav.ask, 'consumers.get', { path: { id: none } })).json<{
      updateTimestamp: string;
    }>();
    const body = {
      consumerID: none,
      consumerName: 'Dana',
      consumerNationalID: '123456782',
      updateTimestamp,
      bankDetails: account,
    };
    const mended = await operate(masav.ask, 'consumers.update', { path: { id: none }, body });
    expect(mended.status).toBe(200);
    expect((await masav.generate()).data.taken).toEqual([Object.keys(left)[0]]);
  });

  it('takes what a transfer or a deal charged, which is called back until then and no more after it', async () => {
    const post = poster(sandbox);
    const consumerID = await masav.customer();
    const body = charge(masav.terminalID, {
      creditCardSecureDetails: undefined,
      paymentTypeEnum: 'bank',
      bankTransferDetails: account,
      dealDetails: { consumerID },
    });
    const [kept, back] = [
      (await post('transactions.create', { body })).body.entityUID ?? '',
      (await post('transactions.create', { body: { ...body, transactionAmount: 3 } })).body.entityUID ?? '',
    ];
    const cancel = (paymentTransactionID: string) =>
      post('transmissions.cancel', { body: { terminalID: masav.terminalID, paymentTransactionID } });
    expect((await cancel(back)).status).toBe(200);
    expect((await masav.generate()).data.taken).toEqual([kept]);
    expect((await cancel(kept)).status).toBe(400);
  });

  it('does not take refunds, cards, and what was never made', async () => {
    const others = [
      await masav.debit({ specialTransactionType: 'refund' }),
      await masav.debit({ paymentTypeEnum: 'card' }),
      await masav.debit({ status: 'cancelledByMerchant' }),
    ];
    const { data } = await masav.generate();
    for (const id of others) expect(JSON.stringify(data)).not.toContain(id);
  });

  it('of several asked for at one moment takes each transaction once', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => masav.debit()));
    const answers = await Promise.all(Array.from({ length: 6 }, () => masav.generate()));
    const taken = answers.flatMap(({ data }) => data.taken);
    expect(taken).toHaveLength(ids.length);
    expect(new Set(taken)).toEqual(new Set(ids));
    expect(answers.filter(({ response }) => response.entityID !== undefined)).toHaveLength(1);
  });

  it('that is cut off before its end leaves nothing behind, and the next one takes all of it', async () => {
    const id = await masav.debit();
    const before = await sandbox.db.$count(masavFiles);
    const cut = await openTestSandbox({ db: cutOff(sandbox.db) });
    expect((await masav.generate(cut.as('manager'))).status).toBe(500);
    await cut.close();
    expect([await sandbox.db.$count(masavFiles), (await masav.row(id)).masavFileID]).toEqual([before, null]);
    expect((await masav.generate()).data.taken).toEqual([id]);
  });

  it('is not made on another merchant’s terminal, nor without an institution', async () => {
    await masav.debit();
    expect((await masav.generate(sandbox.as('otherManager'))).status).toBe(404);
    const isIt = eq(terminals.terminalID, masav.terminalID);
    const [before] = await sandbox.db.select().from(terminals).where(isIt);
    await sandbox.db.update(terminals).set({ masavInstitution: 'none' }).where(isIt);
    expect(await masav.generate()).toMatchObject({ status: 400, codes: ['terminalID'] });
    await sandbox.db
      .update(terminals)
      .set({ masavInstitution: before?.masavInstitution ?? '' })
      .where(isIt);
    expect((await operate(masav.ask, 'masav.generate', { path: { terminalId: unknownGuid } })).status).toBe(404);
    expect((await masav.generate(sandbox.as('merchant'))).response.entityID).toBeGreaterThan(0);
  });
});
