import { and, eq } from 'drizzle-orm';
import type { EnumValue } from '#contract/enums.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { written } from '#sandbox/core/operation.ts';
import type { ProcessorAnswer } from '#sandbox/core/processor.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { transactionEvents, transactions } from '#sandbox/db/schema/transaction.ts';
import { refusalText, rejectionReasonOf } from '#sandbox/domain/processor/refusals.ts';
import { eventOf, kindOf, type Transaction, type TransactionInsert } from './payment.ts';

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

/**
 * Writes the outcome onto a pending row, with its timeline.
 * @returns the row as it is now; undefined when somebody else has written its outcome
 */
export async function settle(
  tx: Database,
  call: Call,
  row: Transaction,
  answer: ProcessorAnswer,
): Promise<Transaction | undefined> {
  const [terminal] = await tx
    .select({ number: terminals.processorTerminalNumber })
    .from(terminals)
    .where(eq(terminals.terminalID, row.terminalID));
  const outcome: Partial<TransactionInsert> & { status: Status } =
    answer.code === 0 ? approved(call, row, answer, terminal?.number ?? '') : refused(call, answer);
  const [settled] = await tx
    .update(transactions)
    .set({ ...outcome, ...written(call), version: nextVersion(transactions) })
    .where(and(eq(transactions.paymentTransactionID, row.paymentTransactionID), eq(transactions.status, 'initial')))
    .returning();
  if (!settled) return undefined;
  const now = call.context.clock.now().getTime();
  const steps = [...stepsOf(row, answer), outcome.status];
  await tx.insert(transactionEvents).values(
    steps.map((status, step) =>
      eventOf(row, {
        // A millisecond apart, so that their order is theirs.
        operationDate: new Date(now + step + 1),
        operationDoneBy: call.caller.name,
        status,
        message: status === outcome.status ? (outcome.rejectionMessage ?? null) : null,
      }),
    ),
  );
  return settled;
}
