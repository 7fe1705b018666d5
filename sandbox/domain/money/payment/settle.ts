import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { EnumValue } from '#contract/enums.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { written } from '#sandbox/core/operation.ts';
import type { ProcessorAnswer } from '#sandbox/core/processor.ts';
import { each, eachRow } from '#sandbox/db/eachRow.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { transactionEvents, transactions } from '#sandbox/db/schema/transaction.ts';
import { cardKeys, pick } from '#sandbox/domain/money/columns.ts';
import { refusalText, rejectionReasonOf } from '#sandbox/domain/processor/refusals.ts';
import type { BegunPayment } from './begin.ts';
import { eventOf, kindOf, type Transaction } from './payment.ts';

type Status = EnumValue<'transactionStatus'>;

/** The processor never said anything: nothing was done. */
const noAnswerCode = 9;
// spec gap: "in general one day".
/** How long a held amount stays held (docs/wire.md §3.6). */
const holdMs = 24 * 60 * 60 * 1000;

function approvedStatus(row: Transaction): Status {
  if (row.jDealType === 'J2') return 'completed';
  return row.jDealType === 'J5' ? 'awaitingToSelectJ5' : 'awaitingForTransmission';
}

/** Numbers the processor and the clearing house give a deal. */
function dealNumbers(number: number, terminalNumber: string) {
  const digits = (count: number, factor: number) => String((number * factor) % 10 ** count).padStart(count, '0');
  const clearingHouseTransactionID = 500_000 + number;
  return {
    shvaShovarNumber: `86-${digits(3, 7)}-${digits(3, 331)}`,
    shvaDealID: digits(10, 7_368_787),
    shvaTransactionID: `${terminalNumber.slice(0, 4)}-${digits(8, 104_729)}`,
    clearingHouseTransactionID,
    clearingHouseTransactionDetails: { clearingHouseTransactionID },
  };
}

function approved(call: Call, row: Transaction, answer: ProcessorAnswer, terminalNumber: string) {
  const { cardExpiresOn, ...card } = answer.card ?? {};
  return {
    status: approvedStatus(row),
    ...(kindOf(row) && {
      processorResultCode: 0,
      okNumber: answer.approvalNumber,
      ...dealNumbers(answer.number, terminalNumber),
    }),
    ...card,
    ...(cardExpiresOn && { cardExpiresOn }),
    ...(row.jDealType === 'J5' && {
      transactionJ5ExpiredDate: new Date(call.context.clock.now().getTime() + holdMs),
    }),
  };
}

function refused(call: Call, { code }: ProcessorAnswer) {
  return {
    status: code === noAnswerCode ? ('failedToConfirmByProcesor' as const) : ('rejectedByProcessor' as const),
    processorResultCode: code,
    rejectionReason: rejectionReasonOf(code),
    rejectionMessage: refusalText(code, call.locale),
  };
}

/** The steps that lie between the beginning and the end of a payment. */
function stepsOf(row: Transaction, { code, card }: ProcessorAnswer): Status[] {
  return [
    ...(card && row.pinPadDeviceID !== null ? (['confirmedByPinpadPreProcessor'] as const) : []),
    ...(code === 0 && kindOf(row) ? (['confirmedByProcessor'] as const) : []),
  ];
}

/** A payment that the processor has answered. */
export interface Answered extends BegunPayment {
  answer: ProcessorAnswer;
}

/** One whose outcome is on its row. */
export interface Settled extends Answered {
  row: Transaction;
}

/** What an outcome may change of a row. */
const outcomeKeys = [
  'status',
  'processorResultCode',
  'okNumber',
  'shvaShovarNumber',
  'shvaDealID',
  'shvaTransactionID',
  'clearingHouseTransactionID',
  'clearingHouseTransactionDetails',
  'transactionJ5ExpiredDate',
  'rejectionReason',
  'rejectionMessage',
  ...cardKeys,
  'updatedDate',
  'operationDoneBy',
  'operationDoneByID',
  'correlationId',
] as const;

function outcomeOf({ call, pending, answer }: Answered, terminalNumber: string) {
  const outcome = answer.code === 0 ? approved(call, pending, answer, terminalNumber) : refused(call, answer);
  return {
    paymentTransactionID: pending.paymentTransactionID,
    ...pick(pending, outcomeKeys),
    ...outcome,
    ...written(call),
  };
}

function stepEvents({ call, row, pending, answer }: Settled) {
  const now = call.context.clock.now().getTime();
  return [...stepsOf(pending, answer), row.status].map((status, step) =>
    eventOf(row, {
      // A millisecond apart, so that their order is theirs.
      operationDate: new Date(now + step + 1),
      operationDoneBy: call.caller.name,
      status,
      message: status === row.status ? row.rejectionMessage : null,
    }),
  );
}

async function terminalNumbers(tx: Database, answered: readonly Answered[]): Promise<Map<string, string | null>> {
  const ids = [...new Set(answered.map(({ pending }) => pending.terminalID))];
  const found = await tx
    .select({ terminalID: terminals.terminalID, number: terminals.processorTerminalNumber })
    .from(terminals)
    .where(inArray(terminals.terminalID, ids));
  return new Map(found.map(({ terminalID, number }) => [terminalID, number]));
}

/**
 * Writes outcomes onto pending rows, with their timelines.
 * @returns those it has written; the others' outcomes somebody else has
 */
export async function settle(tx: Database, answered: readonly Answered[]): Promise<Settled[]> {
  const numbers = await terminalNumbers(tx, answered);
  const outcomes = answered.map((one) => outcomeOf(one, numbers.get(one.pending.terminalID) ?? ''));
  const outcome = alias(transactions, each);
  const rows = await tx
    .update(transactions)
    .set({ ...pick(outcome, outcomeKeys), version: nextVersion(transactions) })
    .from(eachRow(transactions, outcomes))
    .where(and(eq(transactions.paymentTransactionID, outcome.paymentTransactionID), eq(transactions.status, 'initial')))
    .returning(getTableColumns(transactions));
  const byID = new Map(rows.map((row) => [row.paymentTransactionID, row]));
  const settled = answered.flatMap((one) => {
    const row = byID.get(one.pending.paymentTransactionID);
    return row ? [{ ...one, row }] : [];
  });
  if (settled.length > 0) await tx.insert(transactionEvents).values(settled.flatMap(stepEvents));
  return settled;
}
