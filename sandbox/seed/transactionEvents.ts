import type { EnumValue } from '#contract/enums.ts';
import type { transactionEvents } from '#sandbox/db/schema/transaction.ts';
import type { World } from '#sandbox/db/seed/world.ts';
import type { TransactionRow } from './transactionRow.ts';

export type TransactionEventRow = typeof transactionEvents.$inferInsert;

type Step = readonly [EnumValue<'transactionStatus'>, Date];

function stepsOf(world: World, row: TransactionRow): Step[] {
  const start = row.transactionTimestamp.getTime();
  const steps: Step[] = [['initial', row.transactionTimestamp]];
  const isCard = row.paymentTypeEnum === 'card';
  const wasApproved = isCard && row.processorResultCode === 0;
  if (wasApproved && row.status !== 'confirmedByProcessor')
    steps.push(['confirmedByProcessor', new Date(start + 2000)]);
  if (row.transmissionDate) steps.push(['awaitingForTransmission', new Date(start + 3000)]);
  const end = row.transmissionDate?.getTime() ?? start + 4000;
  if (row.status !== 'initial') steps.push([row.status, new Date(Math.min(end, world.now.getTime()))]);
  return steps;
}

/** The timeline of a transaction, as its status tells it. `firstIndex` numbers the events. */
export function eventsOf(world: World, row: TransactionRow, firstIndex: number): TransactionEventRow[] {
  const id = world.ids('transaction event');
  return stepsOf(world, row).map(([status, operationDate], step) => ({
    transactionEventID: id(firstIndex + step),
    merchantID: world.merchantID,
    paymentTransactionID: row.paymentTransactionID,
    operationDate,
    operationDoneBy: row.operationDoneBy ?? 'UI',
    status,
    message: status === row.status ? (row.rejectionMessage ?? null) : null,
  }));
}
