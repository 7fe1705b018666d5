import { eq } from 'drizzle-orm';
import { documentKinds, saysPayments } from '#contract/documentKinds.ts';
import { enumValues } from '#contract/enums.ts';
import { splitPayments } from '#contract/rules/installments.ts';
import { createRandom } from '#sandbox/db/seed/random.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import type { DocumentMaker } from './documents.ts';
import type { TestSandbox } from './sandbox.ts';

const account = { bank: 10, bankBranch: 607, bankAccount: '11710022' };
const random = createRandom('a year of books');

/** Documents of one month: each kind, large and small, in cash and by card, with and without VAT, some cancelled. */
export async function issueMonth(
  { db }: TestSandbox,
  documents: DocumentMaker,
  { dateFrom }: { dateFrom: string },
): Promise<void> {
  for (const invoiceType of enumValues('invoiceType').filter((one) => !documentKinds[one].isCredit)) {
    for (const most of [900, 30_000]) {
      const invoiceAmount = random.integer(100, most * 100) / 100;
      const inCash = random.chance(0.6) ? invoiceAmount : Math.round(invoiceAmount * 7) / 100;
      const bank = Math.round((invoiceAmount - inCash) * 100) / 100;
      const paymentDetails = [
        { paymentType: 'cash', amount: inCash },
        ...(bank > 0 ? [{ paymentType: 'bank', amount: bank, ...account }] : []),
      ];
      const row = await documents.issue({
        invoiceAmount,
        invoiceDetails: { invoiceType },
        ...(random.chance(0.3) && { vatRate: 0 }),
        ...(saysPayments(invoiceType) && { paymentDetails }),
      });
      const invoiceDate = `${dateFrom.slice(0, 8)}${String(random.integer(1, 28)).padStart(2, '0')}`;
      const lacks = random.chance(0.5);
      const change = { invoiceDate, ...(lacks && { allocationNumber: null }) };
      await db.update(invoices).set(change).where(eq(invoices.invoiceID, row.invoiceID));
    }
  }
  const failed = await documents.fail();
  await db.update(invoices).set({ invoiceDate: dateFrom }).where(eq(invoices.invoiceID, failed.invoiceID));
}

/** Card transactions of one month: whole and in payments, transmitted and waiting, given back, in several currencies. */
export async function chargeMonth(
  { db }: TestSandbox,
  { terminalID }: DocumentMaker,
  { dateFrom }: { dateFrom: string },
): Promise<void> {
  const [model] = await db.select().from(transactions).where(eq(transactions.terminalID, terminalID)).limit(1);
  if (!model) throw new Error('no transaction');
  const rows = Array.from({ length: 12 }, (_, at) => {
    const amount = random.integer(1000, 900_000);
    const isRefund = random.chance(0.2);
    const transactionType = isRefund
      ? 'regularDeal'
      : random.pick(['regularDeal', 'installments', 'credit', 'immediate'] as const);
    const numberOfPayments = transactionType === 'installments' ? random.integer(2, 36) : 1;
    const day = `${dateFrom.slice(0, 8)}${String(random.integer(1, 28)).padStart(2, '0')}`;
    const payments = splitPayments(amount, numberOfPayments);
    return {
      ...model,
      ...payments,
      paymentTransactionID: `00000000-0000-4000-9000-${dateFrom.replaceAll('-', '')}${String(at).padStart(4, '0')}`,
      transactionAmount: amount,
      transactionTimestamp: new Date(`${day}T10:00:00Z`),
      transactionType,
      specialTransactionType: isRefund ? ('refund' as const) : ('regularDeal' as const),
      jDealType: 'J4' as const,
      paymentTypeEnum: 'card' as const,
      currency: random.pick(['ILS', 'ILS', 'USD'] as const),
      status: random.pick(['completed', 'awaitingForTransmission', 'rejectedByProcessor'] as const),
      invoiceID: null,
      billingDealID: null,
      masavFileID: null,
      transmissionID: null,
    };
  });
  await db.insert(transactions).values(rows);
}
