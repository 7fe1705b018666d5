import { type BillingDealRequest, billingDealRequest } from '#contract/entities/billingDealRequest.ts';
import { type EnumName, enumValues } from '#contract/enums.ts';
import { holdsCardNumber } from '#contract/rules/cardInText.ts';
import { type Fault, fault } from '#contract/rules/fault.ts';
import { faultsOf } from '#contract/rules/yupFaults.ts';
import { normalizedCells } from './cells.ts';
import { type ImportCells, type ImportColumn, importColumns } from './columns.ts';

/** What is wrong with a row, and in which of its columns. */
export interface RowFault extends Fault {
  column: ImportColumn;
}

/** How a row fares: a deal that may be made, or faults. */
export type RowResult = { faults: []; request: BillingDealRequest } | { faults: RowFault[]; request?: never };

/** A word of an enumeration in any case, as its rule wants it. */
function wordOf(name: EnumName, text: string | undefined): string | undefined {
  const words: readonly string[] = enumValues(name);
  return text && (words.find((word) => word.toLowerCase() === text.toLowerCase()) ?? text);
}

/** The end of a schedule: by day, by number, or never. */
function endOf({ endAt, endAtNumberOfPayments }: ImportCells) {
  if (endAt) return { endAtType: 'specifiedDate', endAt, endAtNumberOfPayments };
  return endAtNumberOfPayments ? { endAtType: 'afterNumberOfPayments', endAtNumberOfPayments } : { endAtType: 'never' };
}

/** The body that a row stands for. @param row normalised */
function bodyOf(row: ImportCells) {
  const isBank = row.paymentType === 'bank';
  const { bank, bankBranch, bankAccount } = row;
  return {
    transactionAmount: row.transactionAmount,
    currency: row.currency,
    vatRate: row.vatRate,
    paymentType: row.paymentType,
    creditCardToken: row.creditCardToken,
    ...((isBank || bank || bankBranch || bankAccount) && { bankDetails: { bank, bankBranch, bankAccount } }),
    billingSchedule: {
      repeatPeriodType: wordOf('repeatPeriodType', row.repeatPeriodType),
      startAtType: row.startAt ? 'specifiedDate' : 'today',
      startAt: row.startAt,
      ...endOf(row),
    },
    issueInvoice: row.issueInvoice,
    invoiceDetails: { invoiceType: wordOf('invoiceType', row.invoiceType), invoiceSubject: row.invoiceSubject },
    dealDetails: {
      consumerName: row.consumerName,
      consumerEmail: row.consumerEmail,
      consumerPhone: row.consumerPhone,
      consumerNationalID: row.consumerNationalID,
      consumerExternalReference: row.consumerExternalReference,
      dealReference: row.dealReference,
      dealDescription: row.dealDescription,
    },
    origin: 'import',
  };
}

/** What a row must have beside what every deal must (docs/wire.md §5.6). */
function importFaults(row: ImportCells): RowFault[] {
  const isCard = row.paymentType === 'card';
  const isKnown = isCard || row.paymentType === 'bank';
  const isMissing = (column: ImportColumn) => row[column] === undefined;
  return [
    ...(isMissing('consumerName') ? [{ column: 'consumerName' as const, ...fault('ConsumerNameIsRequired') }] : []),
    ...(isMissing('consumerEmail')
      ? [{ column: 'consumerEmail' as const, ...fault('CanNotImportCustomerWithoutEmail') }]
      : []),
    ...(isKnown ? [] : [{ column: 'paymentType' as const, ...fault(row.paymentType ? 'Invalid' : 'Required') }]),
    ...(isCard && isMissing('creditCardToken') ? [{ column: 'creditCardToken' as const, ...fault('Required') }] : []),
  ];
}

/** The last name of a path is the column's: `billingSchedule.startAt`. */
function columnAt(path: string): ImportColumn {
  const name = path.split('.').at(-1);
  return importColumns.find((column) => column === name) ?? 'transactionAmount';
}

function schemaFaults(row: ImportCells, today: string): BillingDealRequest | RowFault[] {
  try {
    const options = { abortEarly: false, stripUnknown: true, disableStackTrace: true, context: { today } };
    return billingDealRequest.validateSync(bodyOf(row), options);
  } catch (error) {
    return faultsOf(error).map(({ path, ...found }) => ({ column: columnAt(path), ...found }));
  }
}

/**
 * Judges a row by the rules of the form, for validation and upload alike. A cell that may hold a card number ends it there.
 * @param today Israel's day
 */
export function judgeRow(cells: ImportCells, today: string): RowResult {
  const cards = importColumns.filter((column) => holdsCardNumber(cells[column] ?? ''));
  if (cards.length > 0) return { faults: cards.map((column) => ({ column, ...fault('CellHoldsCardNumber') })) };
  const row = normalizedCells(cells);
  const own = importFaults(row);
  const judged = schemaFaults(row, today);
  const said = new Set(own.map(({ column }) => column));
  const faults = Array.isArray(judged) ? [...own, ...judged.filter(({ column }) => !said.has(column))] : own;
  return faults.length > 0 || Array.isArray(judged) ? { faults } : { faults: [], request: judged };
}
