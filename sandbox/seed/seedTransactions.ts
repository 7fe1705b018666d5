import type { Database } from '#sandbox/core/database.ts';
import * as schema from '#sandbox/db/schema/index.ts';
import type { DealCharge } from './billingDeals.ts';
import { chargeTransaction, newestCharges } from './chargeTransactions.ts';
import { withFollowUp } from './followUps.ts';
import { insertRows } from '#sandbox/db/seed/insertRows.ts';
import type { InvoiceLedger } from './invoiceLedger.ts';
import type { InvoiceRow } from './invoiceRow.ts';
import type { MasavLedger, MasavRow } from './masavFiles.ts';
import type { PaymentRequestRow } from './paymentRequests.ts';
import { requestPayment, wasPaid } from './requestPayments.ts';
import { eventsOf } from './transactionEvents.ts';
import type { TransactionEventRow } from './transactionEvents.ts';
import type { TransactionRow } from './transactionRow.ts';
import { ordinaryTransaction, transactionPools } from './transactionStream.ts';
import type { TransmissionLedger } from './transmissions.ts';
import type { World } from '#sandbox/db/seed/world.ts';

const batchSize = 500;

/** Transactions that belong to something: charges of deals and payments of links, oldest first. */
export function boundTransactions(
  world: World,
  charges: readonly DealCharge[],
  requests: readonly PaymentRequestRow[],
): TransactionRow[] {
  const { transactions: total, chargeShare } = world.plan.counts;
  const charged = newestCharges(world, charges, Math.floor(total * chargeShare)).map((charge) =>
    chargeTransaction(world, charge),
  );
  const paid = requests
    .filter(wasPaid)
    .slice(0, Math.floor(total * 0.1))
    .map((request, index) => requestPayment(world, request, index));
  return [...charged, ...paid].toSorted((a, b) => a.transactionTimestamp.getTime() - b.transactionTimestamp.getTime());
}

/** Every transaction of the merchant in the order of time, exactly as many as planned; one by one, never all at once. */
function* allTransactions(world: World, bound: readonly TransactionRow[]): Generator<TransactionRow> {
  const ordinary = world.plan.counts.transactions - bound.length;
  const pools = transactionPools(world);
  let nextBound = 0;
  let made = 0;
  while (made < ordinary) {
    const first = ordinaryTransaction(world, pools, made, ordinary);
    for (
      let row = bound[nextBound];
      row && row.transactionTimestamp <= first.transactionTimestamp;
      row = bound[nextBound]
    ) {
      nextBound += 1;
      yield row;
    }
    const rows = ordinary - made > 1 ? withFollowUp(world, first, made) : [first];
    made += rows.length;
    yield* rows;
  }
  yield* bound.slice(nextBound);
}

export interface Ledgers {
  transmissions: TransmissionLedger;
  masav: MasavLedger;
  invoices: InvoiceLedger;
}

/** Makes, settles and inserts the transactions in batches; `seen` is told each one. */
export async function seedTransactions(
  db: Database,
  world: World,
  bound: readonly TransactionRow[],
  ledgers: Ledgers,
  seen: (row: TransactionRow) => void,
): Promise<void> {
  let transactions: TransactionRow[] = [];
  let events: TransactionEventRow[] = [];
  let documents: InvoiceRow[] = [];
  let masavRows: MasavRow[] = [];
  const flush = async () => {
    await insertRows(db, schema.transactions, transactions);
    await insertRows(db, schema.transactionEvents, events);
    await insertRows(db, schema.invoices, documents);
    await insertRows(db, schema.masavFileRows, masavRows);
    [transactions, events, documents, masavRows] = [[], [], [], []];
  };
  let count = 0;
  for (const made of allTransactions(world, bound)) {
    const { row: filed, masavRow } = ledgers.masav.file(ledgers.transmissions.transmit(made));
    const { row, invoice } = ledgers.invoices.document(filed);
    transactions.push(row);
    events.push(...eventsOf(world, row, count * 4));
    if (invoice) documents.push(invoice);
    if (masavRow) masavRows.push(masavRow);
    seen(row);
    count += 1;
    if (transactions.length === batchSize) await flush();
  }
  await flush();
}
