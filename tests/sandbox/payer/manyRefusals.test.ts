import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { linkRefusals } from '#sandbox/domain/links/linkRefusalsTable.ts';
import { countTry, mostRefusals } from '#sandbox/domain/links/refusals.ts';
import { outboxMessages } from '#sandbox/outbox/table.ts';
import { amountOf, alertOf, headingOf, payerOf } from '#tests/support/payers.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { openPayers } from '#tests/support/openPayers.ts';
import { terminalsOf } from '#tests/support/payments.ts';
import { openTestSandbox } from '#tests/support/sandbox.ts';
import { send } from '#tests/support/send.ts';

const { sandbox, payer, make, paidBy, terminal, ask, change } = await openPayers();
type Link = Awaited<ReturnType<typeof make>>;

const refused = { cardNumber: '4000000000000002' };
const isRest = 'The link is not active';

/** Says that so many cards were refused on a link before. */
const wereRefused = async ({ merchantID, paymentRequestID }: Link, refusals: number) =>
  void (await sandbox.db.insert(linkRefusals).values({ merchantID, paymentRequestID, refusals }));
const refusalsOf = async ({ paymentRequestID }: Link) =>
  (await sandbox.db.select().from(linkRefusals).where(eq(linkRefusals.paymentRequestID, paymentRequestID)))[0]
    ?.refusals;
const [settings] = await sandbox.db.select().from(terminals).where(eq(terminals.terminalID, terminal.terminalID));
const mails = () =>
  sandbox.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, settings?.billingSettings.notificationEmails ?? ''));
const isResting = async ({ paymentRequestID: id }: Link) =>
  (await send(ask, 'paymentRequests.get', { path: { id } })).json<{ resting: boolean }>().resting;

describe('a link on which cards are tried', () => {
  it('rests after thirty refusals, in whatever process and time, until its merchant saves it anew', async () => {
    // Another process on the same database.
    const other = await openTestSandbox({ db: sandbox.db });
    afterAll(() => other.close());
    const link = await make('paymentRequest', { permanent: true, ...amountOf(4100) });
    await wereRefused(link, 20);
    const before = (await mails()).length;
    for (let number = 21; number <= mostRefusals; number += 1) {
      const at = number % 2 === 0 ? payer : payerOf(other);
      expect(alertOf((await at.pay(link, refused)).body)).toContain('The card was declined');
    }
    for (const at of [payer, payerOf(other)]) {
      expect(headingOf((await at.open(link)).body)).toBe(isRest);
      expect(headingOf((await at.pay(link)).body)).toBe(isRest);
    }
    expect(await isResting(link)).toBe(true);
    const [mail, ...more] = (await mails()).slice(before);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('קישור לתשלום הושהה לאחר 30 כרטיסים שסורבו');
    expect((await change(link, 41)).status).toBe(200);
    expect(await isResting(link)).toBe(false);
    expect(headingOf((await payer.pay(link)).body)).toBe('Payment received');
  });

  it('lets no more through at once than one by one', async () => {
    const link = await make('paymentRequest', { permanent: true, ...amountOf(4200) });
    await wereRefused(link, mostRefusals - 2);
    const counted = await Promise.all(Array.from({ length: 8 }, () => countTry(sandbox.db, link)));
    expect(counted.filter(Boolean)).toHaveLength(2);
    expect(headingOf((await payer.pay(link, refused)).body)).toBe(isRest);
    expect(await paidBy(link)).toEqual([]);
  });

  it('goes on for real payers: a payment takes a refusal back, and what no card was refused for counts nothing', async () => {
    const link = await make('paymentRequest', { permanent: true, ...amountOf(4300) });
    await wereRefused(link, mostRefusals - 1);
    expect(headingOf((await payer.pay(link)).body)).toBe('Payment received');
    expect(await refusalsOf(link)).toBe(mostRefusals - 2);
    expect(await isResting(link)).toBe(false);
  });

  it('counts cards that are saved for a deal', async () => {
    const [first] = await terminalsOf(sandbox);
    const link = await make('billingRequest', { terminalID: first?.terminalID ?? '', transactionAmount: 4990 });
    await wereRefused(link, mostRefusals - 1);
    expect(headingOf((await payer.pay(link, refused)).body)).toBe(isRest);
    expect(await refusalsOf(link)).toBe(mostRefusals);
    expect(headingOf((await payer.open(link)).body)).toBe(isRest);
  });
});
