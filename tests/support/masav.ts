import { eq } from 'drizzle-orm';
import { newID } from '#sandbox/core/newID.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { masavFileRows, masavFiles } from '#sandbox/db/schema/masav.ts';
import { createCustomer, customer } from './customers.ts';
import { readMasavFile } from './masavFile.ts';
import { terminalsOf } from './payments.ts';
import type { Ask, TestSandbox } from './sandbox.ts';
import { operate, send } from './send.ts';

type Transaction = typeof transactions.$inferSelect;

/** What tests of Masav files are made with, on a terminal of which nothing waits for a file. */
export interface MasavMaker {
  ask: Ask;
  terminalID: string;
  /** A debit by transfer, of a new customer with an account unless it says otherwise. @returns its id */
  debit: (more?: Partial<Transaction>) => Promise<string>;
  customer: (more?: object) => Promise<string>;
  generate: (ask?: Ask) => ReturnType<typeof operate>;
  remove: (masavFileID: number, masavFileRowIDs: readonly number[]) => ReturnType<typeof operate>;
  download: (masavFileID: number | string) => ReturnType<Ask>;
  /** What a bank reads in a file. */
  read: (masavFileID: number) => Promise<ReturnType<typeof readMasavFile>>;
  row: (id: string) => Promise<Transaction>;
  rowsOf: (masavFileID: number) => Promise<(typeof masavFileRows.$inferSelect)[]>;
  file: (masavFileID: number) => Promise<typeof masavFiles.$inferSelect>;
}

/** Takes away what waits for a file on the merchant's second terminal, where tests then make debits. */
export async function masavMaker(sandbox: TestSandbox): Promise<MasavMaker> {
  const { db } = sandbox;
  const ask = sandbox.as('manager');
  const terminalID = (await terminalsOf(sandbox))[1]?.terminalID ?? '';
  const [pattern] = await db.select().from(transactions).where(eq(transactions.paymentTypeEnum, 'bank')).limit(1);
  if (!pattern) throw new Error('no transfer in the seed');
  await db.update(transactions).set({ status: 'initial' }).where(eq(transactions.terminalID, terminalID));
  const newCustomer = (more: object = {}) => createCustomer(ask, { ...customer, ...more });
  const download: MasavMaker['download'] = (masavFileId) =>
    send(ask, 'masav.download', { path: { masavFileId: String(masavFileId) } });
  return {
    ask,
    terminalID,
    customer: newCustomer,
    debit: async (more = {}) => {
      const paymentTransactionID = newID();
      const { quickStatus: _, ...values } = pattern;
      const consumerID = more.consumerID === undefined ? await newCustomer() : more.consumerID;
      await db.insert(transactions).values({
        ...values,
        paymentTransactionID,
        terminalID,
        transactionTimestamp: sandbox.clock.now(),
        status: 'awaitingForTransmission',
        rejectionMessage: null,
        jDealType: 'J4',
        specialTransactionType: 'regularDeal',
        currency: 'ILS',
        transactionAmount: 1000,
        masavFileID: null,
        billingDealID: null,
        dealDetails: consumerID === null ? {} : { consumerID },
        ...more,
        consumerID,
      });
      return paymentTransactionID;
    },
    generate: (by = ask) => operate(by, 'masav.generate', { path: { terminalId: terminalID } }),
    remove: (masavFileID, masavFileRowIDs) =>
      operate(ask, 'masavRows.remove', { body: { masavFileID, masavFileRowIDs } }),
    download,
    read: async (masavFileID) => readMasavFile((await download(masavFileID)).rawPayload),
    row: async (id) => {
      const [row] = await db.select().from(transactions).where(eq(transactions.paymentTransactionID, id));
      if (!row) throw new Error('no such transaction');
      return row;
    },
    rowsOf: (id) => db.select().from(masavFileRows).where(eq(masavFileRows.masavFileID, id)),
    file: async (id) => {
      const [file] = await db.select().from(masavFiles).where(eq(masavFiles.masavFileID, id));
      if (!file) throw new Error('no such file');
      return file;
    },
  };
}
