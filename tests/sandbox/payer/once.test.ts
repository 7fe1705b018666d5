import { describe, expect, it, onTestFinished } from 'vitest';
import { sweep } from '#sandbox/jobs/sweep.ts';
import { callOf } from '#tests/support/callOf.ts';
import { alertOf, amountOf, headingOf, type linkMaker, payerOf, readLink, valueOf } from '#tests/support/payers.ts';
import { openPayers } from '#tests/support/openPayers.ts';
import { holdAnswers } from '#tests/support/processors.ts';
import { openTestSandbox, type TestSandboxOptions } from '#tests/support/sandbox.ts';

type Made = Awaited<ReturnType<Awaited<ReturnType<typeof linkMaker>>>>;

const { sandbox, payer, make, paidBy } = await openPayers();

/** A form that the payer has filled in and the bank asks about. */
async function atTheBank(link: Made) {
  const attempt = valueOf((await payer.open(link)).body, 'attempt');
  const { body } = await payer.fill(link, { attempt, plan: 'regularDeal' });
  return { attempt, sealed: valueOf(body, 'sealed') };
}

/** Another process on the same database. */
async function another(options: TestSandboxOptions) {
  const other = await openTestSandbox({ db: sandbox.db, ...options });
  onTestFinished(() => other.close());
  return { other, payer: payerOf(other) };
}

describe('a link that is paid twice at the same moment', () => {
  it('by two payers is charged once', async () => {
    const link = await make('paymentRequest', amountOf(6100));
    const forms = [await atTheBank(link), await atTheBank(link), await atTheBank(link)];
    const answers = await Promise.all(forms.map(({ sealed }) => payer.confirm(link, sealed)));
    expect(answers.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
    const others = answers.filter(({ statusCode }) => statusCode !== 303).map(({ body }) => headingOf(body));
    for (const heading of others) expect(['Already paid', 'The payment is being checked']).toContain(heading);
    expect((await paidBy(link)).filter(({ status }) => status === 'awaitingForTransmission')).toHaveLength(1);
  });

  it('by one button pressed twice is charged once, and both are shown the receipt', async () => {
    const link = await make('paymentRequest', { permanent: true, ...amountOf(6200) });
    const { sealed } = await atTheBank(link);
    const answers = await Promise.all([payer.confirm(link, sealed), payer.confirm(link, sealed)]);
    for (const { headers } of answers) {
      const shown = await payer.ask({ method: 'GET', url: headers.location ?? '' });
      expect(headingOf(shown.body)).toBe('Payment received');
    }
    expect(await paidBy(link)).toHaveLength(1);
    // The page left open and sent once more is the same try; one opened anew is another payment.
    await payer.confirm(link, sealed);
    expect(await paidBy(link)).toHaveLength(1);
    await payer.pay(link);
    expect(await paidBy(link)).toHaveLength(2);
    expect((await readLink(sandbox, link)).status).toBe('viewed');
  });
});

it('a permanent link that eight pay at the same moment is paid by each of them', async () => {
  const link = await make('paymentRequest', { permanent: true, issueInvoice: true, ...amountOf(6250) });
  for (const burst of [1, 2, 3]) {
    const forms = await Promise.all(Array.from({ length: 8 }, () => atTheBank(link)));
    const answers = await Promise.all(forms.map(({ sealed }) => payer.confirm(link, sealed)));
    const shown = await Promise.all(
      answers.map(({ headers }) => payer.ask({ method: 'GET', url: headers.location ?? '' })),
    );
    expect(shown.map(({ body }) => headingOf(body))).toEqual(shown.map(() => 'Payment received'));
    const paid = await paidBy(link);
    expect(paid.map(({ status }) => status)).toEqual(
      Array.from({ length: 8 * burst }, () => 'awaitingForTransmission'),
    );
  }
});

describe('an answer that does not come', () => {
  it('is being checked until it has come, also for who opens the link anew', async () => {
    const processor = holdAnswers({ deduplicates: true });
    const slow = await another({ processor });
    const link = await make('paymentRequest', amountOf(6300));
    const { attempt, sealed } = await atTheBank(link);
    const paying = slow.payer.confirm(link, sealed);
    await processor.waiting(1);
    const look = `/pay/${link.payerKey}/${attempt}?lang=en-IL`;
    const checking = await payer.ask({ method: 'GET', url: look });
    expect(headingOf(checking.body)).toBe('The payment is being checked');
    expect(checking.body).toMatch(/<noscript><meta http-equiv="refresh"/);
    expect(headingOf((await payer.open(link)).body)).toBe('The payment is being checked');
    processor.release();
    await paying;
    expect(headingOf((await payer.ask({ method: 'GET', url: look })).body)).toBe('Payment received');
  });

  it('since the server died over it, is found out, and never told as declined', async () => {
    const processor = holdAnswers({ deduplicates: true });
    const dying = await another({ processor, paymentTimeouts: { timeoutMs: 60_000, leaseMs: 1 } });
    const link = await make('paymentRequest', amountOf(6400));
    const { attempt, sealed } = await atTheBank(link);
    const paying = dying.payer.confirm(link, sealed);
    await processor.waiting(1);
    const look = `/pay/${link.payerKey}/${attempt}?lang=en-IL`;
    expect(headingOf((await payer.ask({ method: 'GET', url: look })).body)).toBe('The payment is being checked');
    // Another process finds out at the processor.
    const { context } = callOf(sandbox, link.merchantID);
    await sweep({ ...context, processor }, true);
    const found = await payer.ask({ method: 'GET', url: look });
    expect(headingOf(found.body)).toBe('Payment received');
    processor.release();
    await paying;
    expect(await paidBy(link)).toHaveLength(1);
  });

  it('because the request never arrived is told after some looks, and the same try can be made again', async () => {
    const link = await make('paymentRequest', amountOf(6500));
    const { attempt, sealed } = await atTheBank(link);
    const look = (looks: number) =>
      payer.ask({ method: 'GET', url: `/pay/${link.payerKey}/${attempt}?lang=en-IL&look=${looks}` });
    expect(headingOf((await look(0)).body)).toBe('The payment is being checked');
    const told = await look(3);
    expect(alertOf(told.body)).toBe('No payment was received. No charge was made. Try again.');
    expect(valueOf(told.body, 'attempt')).toBe(attempt);
    // It arrives after all, late, and the payer has filled the form in again.
    await payer.confirm(link, sealed);
    const again = await payer.fill(link, { attempt, plan: 'regularDeal' });
    expect(headingOf(again.body)).toBe('Already paid');
    expect(await paidBy(link)).toHaveLength(1);
  });
});

describe('limits', () => {
  it('of cards that are tried by one link hold, and cards that are good do not count', async () => {
    const { payer: guesser } = await another({});
    const link = await make('paymentRequest', { permanent: true, ...amountOf(6600) });
    for (let index = 0; index < 3; index += 1) await guesser.pay(link);
    let refusals = 0;
    for (let index = 0; index < 21; index += 1) {
      const bank = await guesser.fill(link, { plan: 'regularDeal', cardNumber: '4000000000000002' });
      const { statusCode, body } = await guesser.confirm(link, valueOf(bank.body, 'sealed'));
      if (statusCode !== 429) continue;
      refusals += 1;
      expect(alertOf(body)).toBe('Try again in a minute.');
    }
    expect(refusals).toBe(1);
    expect(await paidBy(link)).toHaveLength(23);
  });

  it('of keys that are guessed hold for the address', async () => {
    const { payer: guesser } = await another({});
    const guess = (index: number) => guesser.ask({ method: 'GET', url: `/pay/${String(index).padStart(32, '0')}` });
    const answers = await Promise.all(Array.from({ length: 61 }, (_, index) => guess(index)));
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 429)).toHaveLength(1);
  });

  it('keep other sites from sending the form', async () => {
    const link = await make('paymentRequest');
    const { statusCode } = await payer.ask({
      method: 'POST',
      url: `/pay/${link.payerKey}`,
      headers: { origin: 'https://evil.test', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'plan=regularDeal',
    });
    expect(statusCode).toBe(403);
  });

  it('of a body’s size answer a page', async () => {
    const link = await make('paymentRequest');
    const { statusCode, body } = await payer.fill(link, { cardOwnerName: 'x'.repeat(70_000) });
    expect([statusCode, headingOf(body)]).toEqual([413, 'The page is not available now']);
  });
});
