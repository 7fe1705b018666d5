import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enumValues } from '#contract/enums.ts';
import { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { momentOf } from '#sandbox/core/israelDays.ts';
import { quickStatusExpression, quickStatusOf } from '#sandbox/resources/paymentRequests/quickStatus.ts';
import { allowedActions } from '#sandbox/resources/transactions/allowedActions.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { findAnchors } from '#tests/support/seededLists.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const everything = ['allowTransmission', 'allowTransmissionCancellation', 'allowRefund', 'allowInvoiceCreation'];

describe('actions on a transaction', () => {
  it('follow its status, its kind and what was refunded', async () => {
    const { merchantID } = await findAnchors(sandbox.db);
    const rows = await sandbox.db.select().from(transactions).where(eq(transactions.merchantID, merchantID));
    const charge = rows.find(
      (row) => row.jDealType === 'J4' && row.specialTransactionType === 'regularDeal' && row.paymentTypeEnum === 'card',
    );
    if (!charge) throw new Error('the seed has no charge');
    const plain = { ...charge, invoiceID: null, transmissionID: null, currency: 'ILS', totalRefund: 0 } as const;
    const allowed = async (change: Partial<typeof charge>) =>
      Object.entries(await allowedActions(sandbox.db, { ...plain, ...change }))
        .filter(([, is]) => is)
        .map(([name]) => name);
    const afterwards = ['allowRefund', 'allowInvoiceCreation'];
    expect(await allowed({ status: 'awaitingForTransmission' })).toEqual(everything);
    expect(await allowed({ status: 'completed' })).toEqual(afterwards);
    expect(await allowed({ status: 'completed', totalRefund: plain.transactionAmount })).toEqual([
      'allowInvoiceCreation',
    ]);
    expect(await allowed({ status: 'completed', invoiceID: merchantID })).toEqual(['allowRefund']);
    expect(await allowed({ status: 'completed', currency: 'USD' })).toEqual(['allowRefund']);
    expect(await allowed({ status: 'completed', specialTransactionType: 'refund' })).toEqual(['allowInvoiceCreation']);
    expect(await allowed({ status: 'completed', paymentTypeEnum: 'bank' })).toEqual(['allowInvoiceCreation']);
    expect(await allowed({ status: 'awaitingForTransmission', paymentTypeEnum: 'bank' })).toEqual([
      'allowTransmissionCancellation',
      'allowInvoiceCreation',
    ]);
    // Refunded before it was transmitted: it still is, and cannot be called back.
    expect(await allowed({ status: 'chargeback', totalRefund: 1 })).toEqual(['allowTransmission', ...afterwards]);
    expect(await allowed({ status: 'chargeback', totalRefund: 1, transmissionID: merchantID })).toEqual(afterwards);
    expect(await allowed({ status: 'rejectedByProcessor' })).toEqual([]);
    expect(await allowed({ status: 'chargebackFailed', specialTransactionType: 'refund' })).toEqual([]);
    expect(await allowed({ status: 'cancelledByMerchant', specialTransactionType: 'refund' })).toEqual([]);
    expect(await allowed({ status: 'awaitingForTransmission', jDealType: 'J2' })).toEqual([]);
    // Nobody makes the documents of a terminal without a provider.
    const isIt = eq(terminals.terminalID, charge.terminalID);
    await sandbox.db.update(terminals).set({ integrations: {} }).where(isIt);
    expect(await allowed({ status: 'completed' })).toEqual(['allowRefund']);
  });
});

describe('quick status of a payment request', () => {
  it('is the same in the database and outside', async () => {
    const { now } = momentOf(sandbox.clock.now());
    const rows = await sandbox.db
      .select({
        status: paymentRequests.status,
        dueDate: paymentRequests.dueDate,
        quickStatus: quickStatusExpression({ now, today: '2026-11-15' }),
      })
      .from(paymentRequests);
    expect(new Set(rows.map(({ status }) => status)).size).toBe(enumValues('paymentRequestStatus').length);
    for (const row of rows) expect(row.quickStatus).toBe(quickStatusOf(row.status, row.dueDate, now));
  });

  it('turns overdue at the due date', () => {
    const due = new Date('2026-11-15T22:00:00Z');
    expect(quickStatusOf('sent', due, new Date('2026-11-15T21:59:59Z'))).toBe('pending');
    expect(quickStatusOf('sent', due, due)).toBe('overdue');
    expect(quickStatusOf('sent', null, due)).toBe('pending');
    expect(quickStatusOf('viewed', due, new Date('2027-01-01T00:00:00Z'))).toBe('viewed');
    expect(quickStatusOf('sendingFailed', null, due)).toBe('failed');
  });
});
