import { and, eq, type SQL } from 'drizzle-orm';
import type { Call, Handlers } from '#sandbox/call.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { transmissions } from '#sandbox/db/schema/transmission.ts';
import { answerExcel } from '#sandbox/documents/listExcel.ts';
import { answerList, answerMeta } from '#sandbox/list/handlers.ts';
import { guidOf, required } from '#sandbox/resources/path.ts';
import { getGrouped } from './grouped.ts';
import { transactionsList, transactionsOfTransmissionList } from './list.ts';
import { getTransaction } from './record.ts';

async function withinTransmission(call: Call): Promise<SQL> {
  const id = guidOf(call, 'id', 'Transmission');
  const rows = await call.context.db
    .select({ transmissionID: transmissions.transmissionID })
    .from(transmissions)
    .where(and(eq(transmissions.merchantID, call.caller.merchantID), eq(transmissions.transmissionID, id)));
  return eq(transactions.transmissionID, required(rows, 'Transmission').transmissionID);
}

export const handlers: Handlers = {
  'transactions.meta': answerMeta(transactionsList),
  'transactions.list': answerList(transactionsList),
  'transactions.excel': answerExcel(transactionsList),
  'transactions.get': getTransaction,
  'transactions.grouped': getGrouped,
  'transactions.ofTransmission': answerList(transactionsOfTransmissionList, withinTransmission),
};
