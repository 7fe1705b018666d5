import type { Database } from '#sandbox/core/database.ts';
import { transactionEvents, transactions } from '#sandbox/db/schema/transaction.ts';
import { insertRows } from '#sandbox/db/seed/insertRows.ts';
import type { DealCharge, PaymentRequestRow, SeedContext } from '#sandbox/db/seed/seedContext.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { masavFileRows } from '#sandbox/db/schema/masav.ts';
import { chargeTransaction, newestCharges } from './chargeTransactions.ts';
import { withFollowUp } from './followUps.ts';
import type { InvoiceLedger } from './invoiceLedger.ts';
import type { InvoiceRow } from './invoiceRow.ts';
import type { MasavLedger, MasavRow } from './masavFiles.ts';
import { requestPayment, wasPaid } from './requestPayments.ts';
import { eventsOf, type TransactionEventRow } from './transactionEvents.ts';
import type { TransactionRow } from './transactionRow.ts';
import { ordinaryTransaction, transactionPools } from './transactionStream.ts';
import type { TransmissionLedger } from './transmissions.ts';

const batchSize = 500;

/** Transactions that belong to something: charges of deals and payments of links, oldest first. */
export function boundTransactions(
  context: SeedContext,
  charges: readonly DealCharge[],
  requests: readonly PaymentRequestRow[],
): TransactionRow[] {
  const { transactions: total, chargeShare } = context.plan.counts;
  const charged = newestCharges(context, charges, Math.floor(total * chargeShare)).map((charge) =>
    chargeTransaction(context, charge),
  );
  const paid = requests
    .filter(wasPaid)
    .slice(0, Math.floor(total * 0.1))
    .map((request, index) => requestPayment(context, request, index));
  return [...charged, ...paid].toSorted((a, b) => a.transactionTimestamp.getTime() - b.transactionTimestamp.getTime());
}

/** Every transaction of the merchant in the order of time, exactly as many as planned; one by one, never all at once. */
function* allTransactions(context: SeedContext, bound: readonly TransactionRow[]): Generator<TransactionRow> {
  const ordinary = context.plan.counts.transactions - bound.length;
  const pools = transactionPools(context);
  let nextBound = 0;
  let made = 0;
  while (made < ordinary) {
    const first = ordinaryTransaction(context, pools, made, ordinary);
    for (
      let row = bound[nextBound];
      row && row.transactionTimestamp <= first.transactionTimestamp;
      row = bound[nextBound]
    ) {
      nextBound += 1;
      yield row;
    }
    const rows = ordinary - made > 1 ? withFollowUp(context, first, made) : [first];
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

type Batch = readonly [
  readonly TransactionRow[],
  readonly TransactionEventRow[],
  readonly InvoiceRow[],
  readonly MasavRow[],
];

async function insertBatch(db: Database, [paid, events, documents, masavRows]: Batch): Promise<void> {
  await insertRows(db, transactions, paid);
  await insertRows(db, transactionEvents, events);
  await insertRows(db, invoices, documents);
  await insertRows(db, masavFileRows, masavRows);
}

/** Makes, settles and inserts the transactions in batches; `seen` is told each one. */
export async function seedTransactions(
  db: Database,
  context: SeedContext,
  bound: readonly TransactionRow[],
  ledgers: Ledgers,
  seen: (row: TransactionRow) => void,
): Promise<void> {
  let paid: TransactionRow[] = [];
  let events: TransactionEventRow[] = [];
  let documents: InvoiceRow[] = [];
  let masavRows: MasavRow[] = [];
  let inserted: Promise<void> | undefined;
  /** Inserts what there is; a server does so while the next rows are made. */
  const flush = async () => {
    await inserted;
    const batch = [paid, events, documents, masavRows] as const;
    [paid, events, documents, masavRows] = [[], [], [], []];
    inserted = insertBatch(db, batch);
    // Whoever awaits it next hears of a failure.
    inserted.catch(() => {});
  };
  let count = 0;
  for (const made of allTransactions(context, bound)) {
    const { row: filed, masavRow } = ledgers.masav.file(ledgers.transmissions.transmit(made));
    const { row, invoice } = ledgers.invoices.document(filed);
    paid.push(row);
    events.push(...eventsOf(context, row, count * 4));
    if (invoice) documents.push(invoice);
    if (masavRow) masavRows.push(masavRow);
    seen(row);
    count += 1;
    if (paid.length === batchSize) await flush();
  }
  await flush();
  await inserted;
}
