import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentKinds } from '#contract/documentKinds.ts';
import type { EnumValue } from '#contract/enums.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { inOrderOfSeries } from '#sandbox/domain/invoicing/issueForTransaction.ts';
import { recipient } from '#tests/support/documents.ts';
import { terminalsOf } from '#tests/support/payments.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { operate } from '#tests/support/send.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const each = 50;
const kinds = [
  { invoiceDetails: { invoiceType: 'creditNote' } },
  { invoiceDetails: { invoiceType: 'refundInvoice' }, paymentDetails: [{ paymentType: 'cash', amount: 118 }] },
];

it('of credit notes and refund invoices is one, over all terminals of a merchant', { timeout: 120_000 }, async () => {
  const ask = sandbox.as('manager');
  const [main, branch] = await terminalsOf(sandbox);
  if (!main || !branch) throw new Error('the seed has two terminals');
  const numbers = async () => {
    const isOne = and(
      eq(invoices.merchantID, main.merchantID),
      eq(invoices.officialType, documentKinds.creditNote.officialType),
      isNotNull(invoices.invoiceNumber),
    );
    const rows = await sandbox.db.select().from(invoices).where(isOne).orderBy(asc(invoices.invoiceTimestamp));
    return rows.map(({ invoiceNumber }) => Number(invoiceNumber)).toSorted((one, other) => one - other);
  };
  const before = await numbers();
  const answers = await Promise.all(
    Array.from({ length: each }).flatMap((_, index) =>
      kinds.map((kind) => {
        const { terminalID } = index % 2 === 0 ? main : branch;
        return operate(ask, 'invoices.create', {
          body: { terminalID, invoiceAmount: 118, dealDetails: recipient, ...kind },
        });
      }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(before).toEqual(before.map((_, index) => index + 1));
  expect(await numbers()).toEqual(Array.from({ length: before.length + 2 * each }, (_, index) => index + 1));
});

it('gives no number twice, whoever writes it', async () => {
  const [main] = await terminalsOf(sandbox);
  const isCredit = and(
    eq(invoices.merchantID, main?.merchantID ?? ''),
    eq(invoices.officialType, documentKinds.creditNote.officialType),
    isNotNull(invoices.invoiceNumber),
  );
  const [one, other] = await sandbox.db.select().from(invoices).where(isCredit).limit(2);
  if (!one || !other) throw new Error('there are credits');
  const doubled = sandbox.db
    .update(invoices)
    .set({ invoiceNumber: one.invoiceNumber })
    .where(eq(invoices.invoiceID, other.invoiceID));
  await expect(doubled).rejects.toThrow();
  const marked = sandbox.db
    .update(invoices)
    .set({ invoiceNumber: `A${one.invoiceNumber}` })
    .where(eq(invoices.invoiceID, other.invoiceID));
  await expect(marked).resolves.toBeDefined();
});

it('are taken in one order by payments that end together, whatever the order of these', async () => {
  const [main] = await terminalsOf(sandbox);
  const [row] = await sandbox.db.select().from(transactions).limit(1);
  if (!main || !row) throw new Error('the seed has terminals and transactions');
  await sandbox.db
    .update(terminals)
    .set({ defaultInvoiceType: 'paymentInfo', defaultRefundInvoiceType: 'refundInvoice' })
    .where(eq(terminals.terminalID, main.terminalID));
  const charge = { ...row, terminalID: main.terminalID, specialTransactionType: 'regularDeal' as const };
  const wants = (invoiceType: EnumValue<'invoiceType'>) => ({ row: { ...charge, invoiceDetails: { invoiceType } } });
  const receipt = { row: { ...charge, invoiceDetails: null } };
  const refund = { row: { ...receipt.row, specialTransactionType: 'refund' as const } };
  const ordered = [wants('invoice'), refund, receipt, wants('receiptForDonation')];
  for (const some of [ordered, ordered.toReversed(), ordered.toSpliced(1, 2, receipt, refund)]) {
    expect(await inOrderOfSeries(sandbox.db, some)).toEqual(ordered);
  }
});
