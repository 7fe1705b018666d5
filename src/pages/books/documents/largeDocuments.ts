import { documentKinds, saysPayments } from '#contract/documentKinds.ts';
import { parseEnum, type EnumValue } from '#contract/enums.ts';
import { isObject, type Row } from '#contract/envelope.ts';
import { toAgorot } from '#contract/money.ts';
import { allocationThreshold, needsAllocation } from '#contract/rules/allocation.ts';
import { allowedCash, cashLimit } from '#contract/rules/cashLimit.ts';

/** A document as both laws judge it; money in agorot, as it travels. */
interface Judged {
  invoiceType: EnumValue<'invoiceType'>;
  invoiceDate: string;
  gross: number;
  netTotal: number;
  vatTotal: number;
}

/** @param row or record of a document; money in decimals */
function judgedOf({ invoiceType, invoiceDate, invoiceAmount, netTotal, vatTotal, currency, status }: Row) {
  const type = parseEnum('invoiceType', String(invoiceType));
  // What was never issued, or was cancelled, claims nothing; both laws speak of shekels.
  if (!type || currency !== 'ILS' || status === 'initial' || status === 'canceled') return undefined;
  const agorot = (value: unknown) => Math.abs(toAgorot(Number(value ?? 0)));
  return {
    invoiceType: type,
    invoiceDate: String(invoiceDate).slice(0, 10),
    gross: agorot(invoiceAmount),
    netTotal: agorot(netTotal),
    vatTotal: agorot(vatTotal),
  } satisfies Judged;
}

const mayExceedCash = ({ invoiceType, invoiceDate, gross }: Judged) =>
  saysPayments(invoiceType) && gross > cashLimit(invoiceDate);

/** The least that a document of some days comes to, in agorot, before either law asks anything of it. */
export const leastJudged = (dateTo: string): number => Math.min(allocationThreshold(dateTo), cashLimit(dateTo));

/** Whether only the record of a document can tell if it is as the law wants it. */
export function isToBeRead(row: Row): boolean {
  const judged = judgedOf(row);
  return judged !== undefined && (needsAllocation(judged) || mayExceedCash(judged));
}

/** A document that a law may have something against; money in agorot. */
export interface LargeDocument {
  id: string;
  invoiceNumber: string;
  invoiceDate: string;
  consumerName: string;
  invoiceType: EnumValue<'invoiceType'>;
  /** Negative of a credit. */
  gross: number;
  /** It needs an allocation number and has none. */
  lacksAllocation: boolean;
  /** What changed hands in cash. */
  cash: number;
  /** What may. */
  allowed: number;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Judges a document that was read whole. @returns undefined for one that neither law concerns */
export function judgeDocument(record: Row): LargeDocument | undefined {
  const judged = judgedOf(record);
  if (!judged) return undefined;
  const { invoiceType, invoiceDate, gross } = judged;
  const payments = Array.isArray(record.paymentDetails) ? record.paymentDetails : [];
  const cash = payments
    .filter((one: unknown) => isObject(one))
    .filter(({ paymentType }) => paymentType === 'cash')
    .reduce((sum, { amount }) => sum + Math.abs(toAgorot(Number(amount ?? 0))), 0);
  return {
    id: String(record.invoiceID),
    invoiceNumber: textOf(record.invoiceNumber),
    invoiceDate,
    consumerName: textOf(record.consumerName),
    invoiceType,
    gross: documentKinds[invoiceType].isCredit ? 0 - gross : gross,
    lacksAllocation: needsAllocation(judged) && !record.allocationNumber,
    cash: mayExceedCash(judged) ? cash : 0,
    allowed: allowedCash(invoiceDate, gross),
  };
}

/** Whether more cash changed hands than the law allows. */
export const exceedsCash = ({ cash, allowed }: LargeDocument): boolean => cash > allowed;
