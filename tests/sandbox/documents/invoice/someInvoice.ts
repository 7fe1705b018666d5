import { lineAmount, totalsOfLines } from '#contract/money.ts';
import type { LineItem } from '#sandbox/core/objects/stored.ts';
import type { PrintedInvoice } from '#sandbox/documents/invoice/printedInvoice.ts';

/** Names of every kind: Hebrew with brackets and Latin, Latin alone, long, with points and quotes. */
const names = [
  'חולצה כחולה [L] 100% cotton',
  'Coffee machine X-200',
  'שירות ייעוץ מקצועי לרבות ביקור בבית הלקוח, הפקת דוח באנגלית Summary v2.0 ומשלוח עד 30 יום',
  'מנוי חודשי – 12/2026',
];

type Line = { price: number; quantity: number; discount: number; withoutVat?: boolean };

/** Lines of a deal as they are stored, made of prices with VAT in agorot. */
export const someItems = (lines: readonly Line[]): LineItem[] =>
  lines.map((line, index) => ({
    ...line,
    itemName: names[index % names.length] ?? '',
    amount: lineAmount(line),
    currency: 'ILS',
    vatRate: 0.18,
    vat: 0,
    netPrice: 0,
    netAmount: 0,
    netDiscount: 0,
  }));

/** Prices, quantities, discounts and exemptions by turns. */
export const someLines = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({
    price: 1000 + index * 137,
    quantity: 1 + (index % 3) * 0.5,
    discount: index % 4 === 0 ? 150 : 0,
    withoutVat: index % 4 === 3,
  }));

/** A document with everything on it: paid by a card and a cheque. */
export function someInvoice(changes: Partial<PrintedInvoice> = {}, lines = someLines(4)): PrintedInvoice {
  const items = someItems(lines);
  const { amount, vatTotal, netTotal } = totalsOfLines(lines, 0.18);
  return {
    locale: 'he-IL',
    mark: 'original',
    business: {
      name: 'בית הקפה של דנה',
      number: '514321098',
      address: { street: 'דיזנגוף', house: '99', city: 'תל אביב', zip: '6433201' },
      phone: '03-5551234',
      email: 'dana@cafe.test',
    },
    invoiceType: 'invoiceWithPaymentInfo',
    invoiceNumber: '100023',
    issuedAt: new Date('2026-11-15T10:00:00Z'),
    invoiceDate: '2026-11-15',
    currency: 'ILS',
    invoiceAmount: amount,
    vatRate: 0.18,
    vatTotal,
    netTotal,
    allocationNumber: '123456789',
    origin: null,
    subject: 'הזמנה 77',
    consumerName: 'ישראל ישראלי',
    consumerNationalID: '123456782',
    consumerEmail: 'israel@example.co.il',
    consumerPhone: '050-1234567',
    dealDetails: { items, consumerAddress: { street: 'הרצל', house: '5', apartment: '3', city: 'חיפה' } },
    paymentDetails: [
      {
        paymentType: 'card',
        amount: amount - 1000,
        cardNumber: '458012******1234',
        cardVendor: 'VISA',
        numberOfPayments: 3,
        okNumber: '0123456',
      },
      {
        paymentType: 'cheque',
        amount: 1000,
        bank: 12,
        bankBranch: 600,
        bankAccount: '123456',
        chequeNumber: '7001',
        chequeDate: '2026-12-01',
      },
    ],
    ...changes,
  };
}
