import type { EnumValue } from '#contract/enums.ts';
import type { transactionEvents } from '#sandbox/db/schema/transaction.ts';
import type { SeedContext } from '#sandbox/db/seed/seedContext.ts';
import type { TransactionRow } from './transactionRow.ts';

export type TransactionEventRow = typeof transactionEvents.$inferInsert;

type Step = readonly [EnumValue<'transactionStatus'>, Date];

function stepsOf(context: SeedContext, row: TransactionRow): Step[] {
  const start = row.transactionTimestamp.getTime();
  const steps: Step[] = [['initial', row.transactionTimestamp]];
  const isCard = row.paymentTypeEnum === 'card';
  const wasApproved = isCard && row.processorResultCode === 0;
  if (wasApproved && row.status !== 'confirmedByProcessor')
    steps.push(['confirmedByProcessor', new Date(start + 2000)]);
  if (row.transmissionDate) steps.push(['awaitingForTransmission', new Date(start + 3000)]);
  const end = row.transmissionDate?.getTime() ?? start + 4000;
  if (row.status !== 'initial') steps.push([row.status, new Date(Math.min(end, context.now.getTime()))]);
  return steps;
}

/** The timeline of a transaction, as its status tells it. `firstIndex` numbers the events. */
export function eventsOf(context: SeedContext, row: TransactionRow, firstIndex: number): TransactionEventRow[] {
  const id = context.ids('transaction event');
  return stepsOf(context, row).map(([status, operationDate], step) => ({
    transactionEventID: id(firstIndex + step),
    merchantID: context.merchantID,
    paymentTransactionID: row.paymentTransactionID,
    operationDate,
    operationDoneBy: row.operationDoneBy ?? 'UI',
    status,
    message: status === row.status ? (row.rejectionMessage ?? null) : null,
  }));
}
