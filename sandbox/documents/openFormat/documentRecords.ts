import { bearsVat, documentKinds } from '#contract/documentKinds.ts';
import type { EnumValue } from '#contract/enums.ts';
import { israelDay } from '#contract/israelDay.ts';
import { israelWallClock } from '#contract/israelClock.ts';
import { words } from '#sandbox/documents/invoice/words.ts';
import type { Invoice } from '#sandbox/domain/invoicing/issue.ts';
import type { FiledDocument, FiledLine, FiledPayment } from './filedDocument.ts';
import { countryOf, customerKey } from './customerFields.ts';
import {
  dayDigits,
  digitsIn,
  emptyField,
  firstText,
  type InFile,
  officialField,
  officialLayout,
  recordStart,
} from './officialField.ts';

/** A document's head, in the file. */
type HeadSource = InFile & { document: FiledDocument };
/** A line of a document, in the file. @param line its order in the document, from 1 */
type LineSource = HeadSource & { line: FiledLine; number: number };
type PaymentSource = HeadSource & { paid: FiledPayment; number: number };

const typeOf = ({ invoiceType }: Invoice) => documentKinds[invoiceType].officialType;
const isForeign = ({ document }: HeadSource) => document.invoice.currency !== 'ILS';

/** The day of a document's money: of a receipt that of the first payment (appendix 5, 12). */
function valueDay({ invoice, payments }: FiledDocument): string {
  const [first = invoice.invoiceDate] = payments.map(({ due }) => due).toSorted();
  return bearsVat(invoice.invoiceType) ? invoice.invoiceDate : first;
}

const addressOf = ({ document }: HeadSource) => document.invoice.dealDetails.consumerAddress ?? {};

/** C100, the head of a document (§4.3). No document here has a discount of its own: 1219 is what its lines come to. */
export const documentHead = officialLayout<HeadSource>(444, [
  ...recordStart(1200, 'C100'),
  officialField(1203, 23, 3, 'digits', 'required', ({ document }) => typeOf(document.invoice)),
  officialField(1204, 26, 20, 'text', 'required', ({ document }) => document.invoice.invoiceNumber ?? ''),
  officialField(1205, 46, 8, 'digits', 'required', ({ document }) =>
    dayDigits(israelDay(document.invoice.invoiceTimestamp)),
  ),
  officialField(1206, 54, 4, 'digits', 'kept', ({ document }) =>
    digitsIn(israelWallClock(document.invoice.invoiceTimestamp).toISOString().slice(11, 16), 4),
  ),
  officialField(1207, 58, 50, 'text', 'required', ({ document }) =>
    firstText(document.invoice.consumerName, document.invoice.consumerEmail, 'לקוח מזדמן'),
  ),
  officialField(1208, 108, 50, 'text', 'kept', (source) => addressOf(source).street ?? ''),
  officialField(1209, 158, 10, 'text', 'kept', (source) =>
    [addressOf(source).house, addressOf(source).apartment].filter(Boolean).join('/'),
  ),
  officialField(1210, 168, 30, 'text', 'kept', (source) => addressOf(source).city ?? ''),
  officialField(1211, 198, 8, 'text', 'kept', (source) => addressOf(source).zip ?? ''),
  officialField(1212, 206, 30, 'text', 'kept', (source) => countryOf(addressOf(source)).name),
  officialField(1213, 236, 2, 'text', 'kept', (source) => countryOf(addressOf(source)).code),
  officialField(1214, 238, 15, 'text', 'kept', ({ document }) => document.invoice.consumerPhone ?? ''),
  officialField(1215, 253, 9, 'digits', 'kept', ({ document }) => digitsIn(document.invoice.consumerNationalID, 9)),
  officialField(1216, 262, 8, 'digits', 'kept', ({ document }) => dayDigits(valueDay(document))),
  officialField(1217, 270, 15, 'signed', 'kept', (source) =>
    isForeign(source) ? source.document.invoice.invoiceAmount : 0,
  ),
  officialField(1218, 285, 3, 'text', 'kept', (source) => (isForeign(source) ? source.document.invoice.currency : '')),
  officialField(1219, 288, 15, 'signed', 'kept', ({ document }) => document.net),
  emptyField(1220, 303, 15, 'signed'),
  officialField(1221, 318, 15, 'signed', 'kept', ({ document }) => document.net),
  officialField(1222, 333, 15, 'signed', 'kept', ({ document }) => document.vat),
  officialField(1223, 348, 15, 'signed', 'kept', ({ document }) => document.gross),
  emptyField(1224, 363, 12, 'signed'),
  officialField(1225, 375, 15, 'text', 'required', ({ document }) => customerKey(document.invoice)),
  emptyField(1226, 390, 10),
  officialField(1228, 400, 1, 'text', 'kept', ({ document }) => (document.invoice.status === 'canceled' ? '1' : '')),
  officialField(1230, 401, 8, 'digits', 'required', ({ document }) => dayDigits(document.invoice.invoiceDate)),
  emptyField(1231, 409, 7),
  officialField(1233, 416, 9, 'text', 'kept', ({ document }) => document.invoice.operationDoneBy ?? ''),
  officialField(1234, 425, 7, 'digits', 'kept', ({ document }) => document.link),
  emptyField(1235, 432, 13),
]);

/** D110, a line of a document (§4.4). */
export const documentLine = officialLayout<LineSource>(339, [
  ...recordStart(1250, 'D110'),
  officialField(1253, 23, 3, 'digits', 'required', ({ document }) => typeOf(document.invoice)),
  officialField(1254, 26, 20, 'text', 'required', ({ document }) => document.invoice.invoiceNumber ?? ''),
  officialField(1255, 46, 4, 'digits', 'required', ({ number }) => number),
  officialField(1256, 50, 3, 'digits', 'kept', ({ document }) => (document.origin ? typeOf(document.origin) : 0)),
  officialField(1257, 53, 20, 'text', 'kept', ({ document }) => document.origin?.invoiceNumber ?? ''),
  // Goods and services are not told apart.
  officialField(1258, 73, 1, 'digits', 'kept', () => 3),
  officialField(1259, 74, 20, 'text', 'kept', ({ line }) => line.sku),
  officialField(1260, 94, 30, 'text', 'required', ({ line }) => firstText(line.name, words['he-IL'].service)),
  emptyField(1261, 124, 50),
  emptyField(1262, 174, 30),
  officialField(1263, 204, 20, 'text', 'kept', () => 'יחידה'),
  // Four decimals.
  officialField(1264, 224, 17, 'signed', 'required', ({ line }) => Math.round(line.quantity * 10_000)),
  officialField(1265, 241, 15, 'signed', 'kept', ({ line }) => line.price),
  officialField(1266, 256, 15, 'signed', 'kept', ({ line }) => -line.discount),
  officialField(1267, 271, 15, 'signed', 'kept', ({ line }) => line.net),
  // Hundredths of a percent.
  officialField(1268, 286, 4, 'digits', 'required', ({ line }) => Math.round(line.vatRate * 10_000)),
  emptyField(1270, 290, 7),
  officialField(1272, 297, 8, 'digits', 'required', ({ document }) => dayDigits(document.invoice.invoiceDate)),
  officialField(1273, 305, 7, 'digits', 'kept', ({ document }) => document.link),
  emptyField(1274, 312, 7),
  emptyField(1275, 319, 21),
]);

const paymentKinds: Record<EnumValue<'paymentType'>, number> = { cash: 1, cheque: 2, card: 3, bank: 4, blender: 9 };
const standingOrder = 8;

/** A deal that repeats takes from an account what its owner has authorised. */
const paymentKind = ({ document, paid }: PaymentSource) =>
  paid.payment.paymentType === 'bank' && document.invoice.billingDealID
    ? standingOrder
    : paymentKinds[paid.payment.paymentType];

const isCheque = ({ paid }: PaymentSource) => paid.payment.paymentType === 'cheque';
const isCard = ({ paid }: PaymentSource) => paid.payment.paymentType === 'card';
const ofCheque = (source: PaymentSource, value: string | number | undefined, length: number) =>
  isCheque(source) ? digitsIn(value, length) : 0;

/** The card companies of field 1313, by who clears and, where that is not known, by a brand that is one company's own. */
const cardCompanies: Readonly<Record<string, number>> = {
  ISRACARD: 1,
  VISA: 2,
  DINERS_CLUB: 3,
  AMEX: 4,
  LEUMI_CARD: 6,
};
const ownBrands = ['ISRACARD', 'DINERS_CLUB', 'AMEX'];

function cardCompany({ document, paid }: PaymentSource): number {
  const brand = paid.payment.cardVendor?.toUpperCase() ?? '';
  return cardCompanies[document.solek ?? (ownBrands.includes(brand) ? brand : '')] ?? 0;
}

const [regular, installments, credit, other] = [1, 2, 3, 5];
/** Kinds of field 1315. */
const creditKinds: Record<EnumValue<'transactionType'>, number> = {
  regularDeal: regular,
  installments,
  credit,
  immediate: other,
};

function creditKind({ document, paid }: PaymentSource): number {
  const kind = creditKinds[document.invoice.transactionType ?? 'regularDeal'];
  return kind === regular && (paid.payment.numberOfPayments ?? 1) > 1 ? installments : kind;
}

/** D120, how a document was paid (§4.5); of a card in installments a record for each. */
export const documentPayment = officialLayout<PaymentSource>(222, [
  ...recordStart(1300, 'D120'),
  officialField(1303, 23, 3, 'digits', 'required', ({ document }) => typeOf(document.invoice)),
  officialField(1304, 26, 20, 'text', 'required', ({ document }) => document.invoice.invoiceNumber ?? ''),
  officialField(1305, 46, 4, 'digits', 'required', ({ number }) => number),
  officialField(1306, 50, 1, 'digits', 'required', paymentKind),
  officialField(1307, 51, 10, 'digits', 'conditional', (source) => ofCheque(source, source.paid.payment.bank, 10)),
  officialField(1308, 61, 10, 'digits', 'conditional', (source) =>
    ofCheque(source, source.paid.payment.bankBranch, 10),
  ),
  officialField(1309, 71, 15, 'digits', 'conditional', (source) =>
    ofCheque(source, source.paid.payment.bankAccount, 15),
  ),
  officialField(1310, 86, 10, 'digits', 'conditional', (source) =>
    ofCheque(source, source.paid.payment.chequeNumber, 10),
  ),
  officialField(1311, 96, 8, 'digits', 'kept', (source) =>
    isCheque(source) || isCard(source) ? dayDigits(source.paid.due) : 0,
  ),
  officialField(1312, 104, 15, 'signed', 'required', ({ paid }) => paid.amount),
  officialField(1313, 119, 1, 'digits', 'kept', (source) => (isCard(source) ? cardCompany(source) : 0)),
  officialField(1314, 120, 20, 'text', 'kept', (source) =>
    isCard(source) ? (source.paid.payment.cardVendor ?? '') : '',
  ),
  officialField(1315, 140, 1, 'digits', 'kept', (source) => (isCard(source) ? creditKind(source) : 0)),
  emptyField(1320, 141, 7),
  officialField(1322, 148, 8, 'digits', 'required', ({ document }) => dayDigits(document.invoice.invoiceDate)),
  officialField(1323, 156, 7, 'digits', 'kept', ({ document }) => document.link),
  emptyField(1324, 163, 60),
]);
