import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { allocationNumberOf } from '#sandbox/domain/invoicing/allocation.ts';
import { outboxMessages } from '#sandbox/outbox/table.ts';
import { charge, detailsOf, poster, terminalsOf } from '#tests/support/payments.ts';
import { recordedEvents } from '#tests/support/recordedEvents.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';

let sandbox: TestSandbox;
let terminalID: string;
let merchantID: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  [{ terminalID, merchantID } = { terminalID: '', merchantID: '' }] = await terminalsOf(sandbox);
});
afterAll(() => sandbox.close());

const issue = (invoiceType: string, more: object = {}) =>
  poster(sandbox)('transactions.create', {
    body: charge(terminalID, {
      issueInvoice: true,
      invoiceDetails: { invoiceType, sendCCTo: 'copy@mail.test' },
      ...more,
    }),
  });
const numbersOf = async (invoiceType: 'invoice' | 'paymentInfo') => {
  const rows = await sandbox.db
    .select({ number: invoices.invoiceNumber })
    .from(invoices)
    .where(
      and(
        eq(invoices.merchantID, merchantID),
        eq(invoices.invoiceType, invoiceType),
        isNotNull(invoices.invoiceNumber),
      ),
    );
  return rows.map(({ number }) => Number(number)).toSorted((first, second) => first - second);
};

describe('a document', () => {
  it('of a charge has its number, is sent, and is named by the transaction', async () => {
    const before = await numbersOf('paymentInfo');
    const answer = await issue('paymentInfo', { dealDetails: { consumerEmail: 'payer@mail.test' } });
    expect(answer.body).not.toHaveProperty('innerResponse');
    const { invoiceID } = await detailsOf(sandbox, answer.body.entityUID);
    const [invoice] = await sandbox.db
      .select()
      .from(invoices)
      .where(eq(invoices.invoiceID, String(invoiceID)));
    expect(invoice).toMatchObject({
      invoiceNumber: String((before.at(-1) ?? 0) + 1),
      status: 'sending',
      invoiceDate: '2026-11-15',
      paymentTransactionID: answer.body.entityUID,
      paymentDetails: [{ paymentType: 'card', cardNumber: '424242******4242', numberOfPayments: 1 }],
    });
    const sent = await sandbox.db.select().from(outboxMessages);
    const number = invoice?.invoiceNumber ?? 'none';
    expect(sent.flatMap(({ recipient, text }) => (text?.includes(number) ? [recipient] : [])).toSorted()).toEqual([
      'copy@mail.test',
      'payer@mail.test',
    ]);
    expect(await recordedEvents(sandbox, answer.body.correlationId)).toContain(
      `InvoiceGenerated Invoice ${String(invoiceID)}`,
    );
  });

  it('leaves no gap, also where several are issued at once and some can not be', async () => {
    const before = await numbersOf('invoice');
    await Promise.all([
      ...Array.from({ length: 4 }, () => issue('invoice')),
      ...Array.from({ length: 2 }, () => issue('receiptForDonation')),
    ]);
    const last = before.at(-1) ?? 0;
    expect((await numbersOf('invoice')).slice(before.length)).toEqual([1, 2, 3, 4].map((step) => last + step));
  });
});

describe('an allocation number', () => {
  it.each<[string, Parameters<typeof allocationNumberOf>[0]['invoiceType'], number, boolean]>([
    ['2026-06-01', 'invoice', 500_000, true],
    ['2026-05-31', 'invoice', 500_000, false],
    ['2026-05-31', 'invoiceWithPaymentInfo', 1_000_000, true],
    ['2026-06-01', 'invoice', 499_999, false],
    ['2026-06-01', 'paymentInfo', 900_000, false],
    ['2024-01-01', 'invoice', 9_000_000, false],
  ])('on %s of %s over %i: %s', (invoiceDate, invoiceType, netTotal, needed) => {
    const number = allocationNumberOf({ invoiceDate, invoiceType, netTotal, vatTotal: 1 });
    expect(number === null ? false : /^\d{9}$/.test(number)).toBe(needed);
  });
});
