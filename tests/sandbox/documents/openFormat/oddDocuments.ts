import { eq } from 'drizzle-orm';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { type DocumentMaker, recipient } from '#tests/support/documents.ts';
import type { TestSandbox } from '#tests/support/sandbox.ts';
import { operate } from '#tests/support/send.ts';

const cheque = {
  paymentType: 'cheque',
  chequeNumber: 'א-5001',
  bank: 12,
  bankBranch: 571,
  bankAccount: '041116',
  chequeDate: '2026-12-01',
};
/** A name of letters with points, an emoji, typography, Latin words, a number and a shekel sign. */
export const odd = 'שָׁלוֹם 👍🏽 – ״קפה״ ועוד ABC (12) 5₪';

/** Issues documents with all in them that could be filed wrongly: names, lines, payments, a credit, foreign money. */
export async function issueOdd(sandbox: TestSandbox, documents: DocumentMaker) {
  const items = [
    { itemName: odd.padEnd(50, ' ארוך'), price: 59, quantity: 1.5, discount: 8.5, sku: 'מק״ט–1' },
    { itemName: '🎉', price: 38, quantity: 1, withoutVat: true },
  ];
  const named = { ...recipient, consumerName: odd.padEnd(50, 'א'), consumerExternalReference: 'CRM–7' };
  const sold = await documents.issue({ invoiceAmount: 118, dealDetails: { ...named, items } });
  const { response } = await operate(documents.ask, 'invoices.cancel', { path: { invoiceId: sold.invoiceID } });
  const invoiceWithPayments = { invoiceType: 'invoiceWithPaymentInfo' };
  const dime = { itemName: 'אגורות', price: 0.1, quantity: 1 };
  const foreign = await documents.issue({
    invoiceDetails: invoiceWithPayments,
    dealDetails: {
      ...recipient,
      items: [1, 2, 3].map((price) => ({ itemName: 'יצוא', price: price * 33.33, quantity: 1 })),
    },
    invoiceAmount: 199.98,
    paymentDetails: [
      { paymentType: 'cash', amount: 99.99 },
      { ...cheque, amount: 99.99 },
    ],
  });
  await sandbox.db.update(invoices).set({ currency: 'USD' }).where(eq(invoices.invoiceID, foreign.invoiceID));
  return {
    sold,
    foreign,
    credit: await documents.row(response.entityUID),
    received: await documents.issue({
      invoiceDetails: { invoiceType: 'paymentInfo' },
      paymentDetails: [
        { paymentType: 'cash', amount: 18 },
        { ...cheque, amount: 40 },
        { paymentType: 'bank', amount: 30, bank: 12, bankBranch: 571, bankAccount: '041116', dueDate: '2026-11-20' },
        { paymentType: 'card', amount: 30, cardNumber: '4580********1234', cardVendor: 'VISA' },
      ],
    }),
    paid: await documents.issue({
      invoiceDetails: invoiceWithPayments,
      invoiceAmount: 100,
      transactionType: 'installments',
      paymentDetails: [{ paymentType: 'card', amount: 100, numberOfPayments: 3, cardVendor: 'ISRACARD' }],
    }),
    small: await documents.issue({
      invoiceAmount: 10,
      dealDetails: { ...recipient, items: Array.from({ length: 100 }, () => dime) },
    }),
    nameless: await documents.issue({ dealDetails: { ...recipient, consumerName: '😀' } }),
  };
}
