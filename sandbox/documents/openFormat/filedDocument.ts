import { addMonths } from '#contract/calendarDays.ts';
import { bearsVat } from '#contract/documentKinds.ts';
import type { EnumValue } from '#contract/enums.ts';
import { roundHalfAway } from '#contract/money.ts';
import type { PaymentDetails } from '#sandbox/core/objects/stored.ts';
import { documentLines } from '#contract/documentLines.ts';
import { words } from '#sandbox/documents/invoice/words.ts';
import type { Invoice } from '#sandbox/domain/invoicing/issue.ts';

/** A document and what of others its records tell. */
export interface DocumentSource {
  invoice: Invoice;
  /** The document that it credits. */
  origin: Invoice | undefined;
  /** ILS for one unit of its currency; 1 of ILS. */
  rate: number;
  /** Who cleared its card. */
  solek: EnumValue<'solek'> | null;
}

/** A line of a document, in agorot of ILS without VAT: quantity × price − discount = net. */
export interface FiledLine {
  sku: string;
  name: string;
  quantity: number;
  price: number;
  /** Not negative. */
  discount: number;
  net: number;
  vatRate: number;
}

/** A payment of a document, or one installment of it, in agorot of ILS. */
export interface FiledPayment {
  payment: PaymentDetails;
  amount: number;
  /** When a cheque or a card is paid, `YYYY-MM-DD`. */
  due: string;
}

/** What a document's records say: its lines come to its net sum, its payments to what it comes to. In agorot of ILS. */
export interface FiledDocument extends DocumentSource {
  /** Its number in the file, which its lines name. */
  link: number;
  net: number;
  vat: number;
  gross: number;
  lines: FiledLine[];
  payments: FiledPayment[];
}

/** The Tax Authority reads Hebrew. */
const say = words['he-IL'];

/** What a receipt is for is not sold by it: it has no lines and bears no VAT. */
const isReceipt = ({ invoiceType }: Invoice) => !bearsVat(invoiceType);

/** Parts of a sum in ILS, which come to what the whole comes to. */
function inShekels(parts: readonly number[], rate: number): number[] {
  let reached = 0;
  return parts.map((part) => {
    const before = roundHalfAway(reached * rate);
    reached += part;
    return roundHalfAway(reached * rate) - before;
  });
}

/** A document in agorot of ILS: its sum, its VAT and the lines of its deal, which come to the sum as they did before. */
function inIls({ invoice, rate }: DocumentSource) {
  const { dealDetails, vatRate } = invoice;
  const items = dealDetails.items ?? [];
  const amounts = inShekels(
    items.map(({ amount }) => amount),
    rate,
  );
  const invoiceAmount = roundHalfAway(invoice.invoiceAmount * rate);
  return {
    invoiceAmount,
    vatRate,
    vatTotal: invoiceAmount - roundHalfAway(invoice.netTotal * rate),
    dealDetails: {
      ...dealDetails,
      items: items.map((item, index) => ({
        ...item,
        price: roundHalfAway(item.price * rate),
        amount: amounts[index] ?? 0,
      })),
    },
  };
}

function filedLines(source: DocumentSource): FiledLine[] {
  const { dealDetails, vatRate } = source.invoice;
  return documentLines(inIls(source), say).map(({ name, quantity, price, discount, net, exempt }, index) => ({
    sku: dealDetails.items?.[index]?.sku ?? '',
    name,
    quantity,
    price,
    discount,
    net,
    vatRate: exempt ? 0 : vatRate,
  }));
}

/** The amounts of a card's installments, the first of which takes what does not divide. */
function installmentsOf({ transactionType, installmentDetails }: Invoice, payment: PaymentDetails): number[] {
  const { amount, numberOfPayments: count = 1 } = payment;
  // The card company pays a credit deal at once.
  if (payment.paymentType !== 'card' || transactionType === 'credit' || count < 2) return [amount];
  const known = installmentDetails?.numberOfPayments === count && installmentDetails.totalAmount === amount;
  const each = known ? installmentDetails.installmentPaymentAmount : Math.floor(amount / count);
  return [amount - each * (count - 1), ...Array.from({ length: count - 1 }, () => each)];
}

function filedPayments({ invoice, rate }: DocumentSource): FiledPayment[] {
  const parts = invoice.paymentDetails.flatMap((payment) => {
    const first = (payment.chequeDate ?? payment.dueDate ?? invoice.invoiceDate).slice(0, 10);
    return installmentsOf(invoice, payment).map((amount, index) => ({
      payment,
      amount,
      due: addMonths(first, index),
    }));
  });
  const amounts = inShekels(
    parts.map(({ amount }) => amount),
    rate,
  );
  return parts.map((part, index) => ({ ...part, amount: amounts[index] ?? 0 }));
}

/** A document in the figures of the open format. @param link its number in the file, from 1 */
export function filedDocument(source: DocumentSource, link: number): FiledDocument {
  const { invoice, rate } = source;
  const gross = roundHalfAway(invoice.invoiceAmount * rate);
  const net = isReceipt(invoice) ? gross : roundHalfAway(invoice.netTotal * rate);
  return {
    ...source,
    link,
    net,
    vat: gross - net,
    gross,
    lines: isReceipt(invoice) ? [] : filedLines(source),
    payments: filedPayments(source),
  };
}
