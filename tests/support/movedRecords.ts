import { eq } from 'drizzle-orm';
import { toAgorot } from '#contract/money.ts';
import { sumsSeen, type SeenCallId } from '#contract/seen.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { masavFileRows } from '#sandbox/db/schema/masav.ts';
import { dealMaker } from './deals.ts';
import { documentMaker, recipient } from './documents.ts';
import { masavMaker } from './masav.ts';
import { charge, poster } from './payments.ts';
import type { TestSandbox } from './sandbox.ts';
import { operate, send } from './send.ts';

type Row = Record<string, unknown>;

/** How a call on a record that moves is tried: on one that is made for it, and changed underneath. */
export interface MovedCase {
  /** Makes a record the call can be made on. @returns its id */
  make: () => Promise<string>;
  /** What a screen shows of it. */
  look: (id: string) => Promise<Row>;
  /** Changes it so that the call could be made all the same. */
  change: (id: string) => Promise<unknown>;
  parts: (id: string) => { path?: Readonly<Record<string, string>>; body?: Row };
  /** What the call changes, as it is: another value once it was done. */
  effect: (id: string) => Promise<unknown>;
  /** The server had a reason of its own against the changed record before it knew what was seen. */
  refusedAnyhow?: true;
}

/** A case of every call of `seenCalls`: one that is added is missed here by the compiler. */
export async function movedCases(sandbox: TestSandbox): Promise<Readonly<Record<SeenCallId, MovedCase>>> {
  const { db } = sandbox;
  const [deals, documents, masav] = [await dealMaker(sandbox), await documentMaker(sandbox), await masavMaker(sandbox)];
  const { ask, terminalID } = deals;
  const post = poster(sandbox);
  const read =
    (id: 'billing.get' | 'transactions.get' | 'invoices.get' | 'paymentRequests.get') => async (record: string) =>
      (await send(ask, id, { path: { id: record } })).json<Row>();
  const transaction = async (id: string) => {
    const [row] = await db.select().from(transactions).where(eq(transactions.paymentTransactionID, id));
    if (!row) throw new Error('no such transaction');
    return row;
  };
  /** The Masav file of each row. */
  const files = new Map<string, number>();
  const pausing = { pausedFrom: '2026-11-15', pausedTo: '2026-12-01' };

  const edit = async (id: string) => {
    const body = deals.body({ transactionAmount: 4321 });
    const { status, response } = await operate(ask, 'billing.update', { path: { id }, body });
    if (status !== 200) throw new Error(JSON.stringify(response));
  };
  const make = () => deals.create();
  const deal = { make, look: read('billing.get'), change: edit };
  const many = (id: string) => ({ body: { billingDealsID: [id] } });

  const pay = async (id: 'transactions.create' | 'transactions.block', more: object = {}) => {
    const { status, body } = await post(id, { body: charge(terminalID, { dealDetails: recipient, ...more }) });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body.entityUID ?? '';
  };
  const giveBack = (id: string) =>
    post('transactions.chargeback', { body: { existingPaymentTransactionID: id, refundAmount: 1 } });
  const sale = {
    make: () => pay('transactions.create'),
    look: read('transactions.get'),
    change: giveBack,
  };
  const link = (paymentRequestAmount: number) => ({ terminalID, paymentRequestAmount, dealDetails: recipient });
  const sentIn = async (id: string) => (await transaction(id)).transmissionID;

  /** What the rows of a list come to, as a plan of all of them says it. */
  const sumsOf = async (id: 'billing.list' | 'transactions.list', filter: Readonly<Record<string, string>>) => {
    const query = { terminalID, take: '1000', ...filter };
    const { data } = (await send(ask, id, { query })).json<{ data: Row[] }>();
    return sumsSeen(
      data.map(({ currency, transactionAmount, specialTransactionType }) => ({
        agorot: (specialTransactionType === 'refund' ? -1 : 1) * toAgorot(Number(transactionAmount)),
        currency: String(currency),
      })),
    );
  };

  return {
    'transactions.createBillingTransaction': {
      ...deal,
      parts: (id) => ({ body: { billingDealID: id } }),
      effect: async (id) => (await deals.row(id)).currentDeal,
    },
    'billing.trigger': { ...deal, parts: many, effect: async (id) => (await deals.row(id)).inProgress },
    'billing.triggerByTerminal': {
      make: async () => {
        await db.update(billingDeals).set({ active: false });
        return deals.create();
      },
      look: async () => sumsOf('billing.list', { actual: 'true' }),
      change: () => deals.create(),
      parts: () => ({ path: { terminalID } }),
      effect: async (id) => (await deals.row(id)).inProgress,
    },
    'billing.pause': {
      ...deal,
      parts: (id) => ({ path: { id }, body: pausing }),
      effect: async (id) => (await deals.row(id)).pausedFrom,
    },
    'billing.unpause': {
      ...deal,
      make: async () => {
        const id = await deals.create();
        await operate(ask, 'billing.pause', { path: { id }, body: pausing });
        return id;
      },
      parts: (id) => ({ path: { id } }),
      effect: async (id) => (await deals.row(id)).pausedFrom,
    },
    'billing.activate': {
      ...deal,
      make: async () => {
        const id = await deals.create();
        await operate(ask, 'billing.disable', { body: { billingDealsID: [id] } });
        return id;
      },
      parts: many,
      effect: async (id) => (await deals.row(id)).active,
    },
    'billing.disable': { ...deal, parts: many, effect: async (id) => (await deals.row(id)).active },
    'transactions.selectJ5': {
      make: () => pay('transactions.block'),
      look: read('transactions.get'),
      change: (id) => post('transactions.selectJ5', { path: { transactionID: id } }),
      parts: (transactionID) => ({ path: { transactionID } }),
      effect: async (id) =>
        (await db.select().from(transactions).where(eq(transactions.initialTransactionID, id))).length,
      refusedAnyhow: true,
    },
    'transactions.chargeback': {
      ...sale,
      parts: (id) => ({ body: { existingPaymentTransactionID: id, refundAmount: 7 } }),
      effect: async (id) => (await transaction(id)).totalRefund,
    },
    'transmissions.transmit': {
      ...sale,
      parts: (id) => ({ body: { terminalID, paymentTransactionIDs: [id] } }),
      effect: sentIn,
    },
    'transmissions.transmitByTerminal': {
      make: async () => {
        await operate(ask, 'transmissions.transmitByTerminal', { path: { terminalID } });
        return pay('transactions.create');
      },
      look: async () => sumsOf('transactions.list', { jDealType: 'J4', paymentType: 'card', notTransmitted: 'true' }),
      change: () => pay('transactions.create'),
      parts: () => ({ path: { terminalID } }),
      effect: sentIn,
    },
    'transmissions.cancel': {
      ...sale,
      change: (id) => operate(ask, 'transmissions.transmit', { body: { terminalID, paymentTransactionIDs: [id] } }),
      parts: (id) => ({ body: { terminalID, paymentTransactionID: id } }),
      effect: async (id) => (await transaction(id)).status,
      refusedAnyhow: true,
    },
    'invoices.createForTransaction': {
      ...sale,
      make: () => pay('transactions.create', { issueInvoice: false }),
      parts: (id) => ({ path: { paymentTransactionID: id } }),
      effect: async (id) => (await transaction(id)).invoiceID,
    },
    'invoices.cancel': {
      make: async () => (await documents.issue()).invoiceID,
      look: read('invoices.get'),
      change: (id) => operate(ask, 'invoices.cancel', { path: { invoiceId: id } }),
      parts: (invoiceId) => ({ path: { invoiceId } }),
      effect: async (id) => (await db.select().from(invoices).where(eq(invoices.originInvoiceID, id))).length,
      refusedAnyhow: true,
    },
    'paymentRequests.cancel': {
      make: async () => (await operate(ask, 'paymentRequests.create', { body: link(118) })).response.entityUID ?? '',
      look: read('paymentRequests.get'),
      change: (id) => operate(ask, 'paymentRequests.update', { path: { id }, body: link(59) }),
      parts: (id) => ({ path: { id } }),
      effect: async (id) => (await read('paymentRequests.get')(id)).status,
    },
    'masavRows.remove': {
      make: async () => {
        await masav.debit();
        await masav.debit();
        const file = (await masav.generate()).response.entityID ?? 0;
        const [row] = await masav.rowsOf(file);
        const id = String(row?.masavFileRowID);
        files.set(id, file);
        return id;
      },
      look: async (id) => {
        const query = { masavFileID: String(files.get(id)), take: '1000' };
        const { data } = (await send(ask, 'masavRows.list', { query })).json<{ data: Row[] }>();
        return data.find((row) => String(row.masavFileRowID) === id) ?? {};
      },
      change: async (id) =>
        db
          .update(masavFileRows)
          .set({ paid: true })
          .where(eq(masavFileRows.masavFileRowID, Number(id))),
      parts: (id) => ({ body: { masavFileID: files.get(id), masavFileRowIDs: [Number(id)] } }),
      effect: async (id) =>
        (
          await db
            .select()
            .from(masavFileRows)
            .where(eq(masavFileRows.masavFileRowID, Number(id)))
        ).length,
    },
  };
}
