import { bearsVat } from '#contract/documentKinds.ts';
import type { EnumValue } from '#contract/enums.ts';
import type { PaymentDetails } from '#sandbox/core/objects/stored.ts';
import { addDays } from '#contract/calendarDays.ts';
import { present } from '#sandbox/db/seed/dealDetails.ts';
import { createRandom, type Random } from '#sandbox/db/seed/random.ts';
import type { SeedContext } from '#sandbox/db/seed/seedContext.ts';
import { invoiceRow, type InvoiceRow } from './invoiceRow.ts';
import type { TransactionRow } from './transactionRow.ts';

/** How a transaction paid, as a document tells it. */
function paymentOf(row: TransactionRow): PaymentDetails {
  const { paymentTypeEnum: paymentType, transactionAmount: amount } = row;
  if (paymentType === 'bank' && row.bankTransferDetails) return { paymentType, amount, ...row.bankTransferDetails };
  if (paymentType === 'cheque') {
    const [bank, bankBranch, bankAccount] = [12, 571, '41116'];
    return {
      paymentType,
      amount,
      bank,
      bankBranch,
      bankAccount,
      chequeNumber: '5001',
      chequeDate: row.transactionDate,
    };
  }
  const { cardNumber, cardExpiration, cardVendor, okNumber } = row;
  const card = cardNumber ? present({ cardNumber, cardExpiration, cardVendor, okNumber }) : {};
  return { paymentType, amount, ...card, ...(cardNumber && { numberOfPayments: row.numberOfPayments ?? 1 }) };
}

/** Makes the documents of a merchant's transactions. */
export interface InvoiceLedger {
  /** Makes the document of a transaction, when it gets one. */
  document(row: TransactionRow): { row: TransactionRow; invoice?: InvoiceRow };
}

function typeFor(random: Random, row: TransactionRow): EnumValue<'invoiceType'> {
  if (row.specialTransactionType === 'refund') return 'refundInvoice';
  return random.weighted([
    ['invoiceWithPaymentInfo', 78],
    ['invoice', 8],
    ['paymentInfo', 10],
    ['receiptForDonation', row.consumerNationalID ? 4 : 0],
  ]);
}

/** Documents are made for charges in ILS to a known customer that went well. */
function mayHaveDocument(row: TransactionRow): boolean {
  const wentWell = row.status === 'completed' || row.status === 'chargeback';
  return wentWell && row.jDealType === 'J4' && row.currency === 'ILS' && Boolean(row.consumerID);
}

export function createInvoiceLedger(context: SeedContext): InvoiceLedger {
  const documentOf = new Map<string, Pick<InvoiceRow, 'invoiceID' | 'invoiceType'>>();
  const id = context.ids('invoice');
  let made = 0;
  const document = (row: TransactionRow) => {
    const random = createRandom(row.paymentTransactionID);
    const terminal = context.terminals.find(({ terminalID }) => terminalID === row.terminalID);
    const isRefund = row.specialTransactionType === 'refund';
    const origin = isRefund ? documentOf.get(row.initialTransactionID ?? '') : undefined;
    const originInvoiceID = origin?.invoiceID ?? null;
    const wanted = row.status === 'chargeback' || originInvoiceID !== null || (!isRefund && random.chance(0.22));
    if (!terminal || !wanted || !mayHaveDocument(row)) return { row };
    made += 1;
    const isFresh = row.transactionDate >= addDays(context.today, -2);
    const status = isFresh
      ? random.pick(['initial', 'sending', 'sent'] as const)
      : random.weighted([['sent', 94] as const, ['sendingFailed', 6] as const]);
    const invoiceType = typeFor(random, row);
    const hasPayments = invoiceType !== 'invoice';
    const { consumerID, consumerName, consumerEmail, consumerPhone, consumerNationalID, consumerExternalReference } =
      row;
    const { numberOfPayments = 1, initialPaymentAmount, installmentPaymentAmount, totalAmount } = row;
    const invoice = invoiceRow(context, {
      id: id(made),
      index: made,
      random,
      when: new Date(Math.min(row.transactionTimestamp.getTime() + 20_000, context.now.getTime())),
      terminal,
      invoiceType,
      status,
      amount: row.transactionAmount,
      vatRate: bearsVat(origin?.invoiceType) ? row.vatRate : 0,
      consumer: {
        consumerID,
        consumerName,
        consumerEmail,
        consumerPhone,
        consumerNationalID,
        consumerExternalReference,
      },
      dealDetails: row.dealDetails,
      paymentDetails: hasPayments ? [paymentOf(row)] : [],
      transactionType: row.transactionType,
      installmentDetails:
        numberOfPayments > 1 ? { numberOfPayments, initialPaymentAmount, installmentPaymentAmount, totalAmount } : null,
      paymentTransactionID: row.paymentTransactionID,
      billingDealID: row.billingDealID ?? null,
      originInvoiceID,
    });
    // Only refunded deals are asked for again; keeping every one would fill the memory.
    if (row.status === 'chargeback')
      documentOf.set(row.paymentTransactionID, { invoiceID: invoice.invoiceID, invoiceType });
    return {
      row: { ...row, invoiceID: invoice.invoiceID, issueInvoice: true, invoiceDetails: invoice.invoiceDetails },
      invoice,
    };
  };
  return { document };
}
