import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { documentKinds } from '#contract/documentKinds.ts';
import type { EnumValue } from '#contract/enums.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { terminalsOf } from './payments.ts';
import type { Ask, TestSandbox } from './sandbox.ts';
import { operate, type Operated, send } from './send.ts';

type Body = Record<string, unknown>;
export type Invoice = typeof invoices.$inferSelect;

/** Whom documents of tests are for. */
export const recipient = {
  consumerName: 'Dana Levi',
  consumerEmail: 'dana@mail.test',
  consumerNationalID: '123456782',
  consumerAddress: { street: 'Herzl', house: '5', city: 'Haifa' },
};

/** What documents of a test are made with. */
export interface DocumentMaker {
  ask: Ask;
  terminalID: string;
  /** A body that issues a document of 118.00, changed as wanted. */
  body: (more?: Body) => Body;
  create: (more?: Body) => Promise<Operated>;
  /** Issues one. @returns its row */
  issue: (more?: Body) => Promise<Invoice>;
  /** One that could not be issued. @returns its row */
  fail: (more?: Body) => Promise<Invoice>;
  row: (id: string | undefined) => Promise<Invoice>;
  /** With all details, as the wire gives them. */
  read: (id: string | undefined) => Promise<Body>;
  /** The numbers of the merchant's series of a type, in their order. */
  numbers: (invoiceType: EnumValue<'invoiceType'>) => Promise<number[]>;
}

/** Documents on the merchant's first terminal. */
export async function documentMaker(sandbox: TestSandbox): Promise<DocumentMaker> {
  const ask = sandbox.as('manager');
  const [{ terminalID, merchantID } = { terminalID: '', merchantID: '' }] = await terminalsOf(sandbox);
  const body: DocumentMaker['body'] = (more = {}) => ({
    terminalID,
    invoiceAmount: 118,
    invoiceDetails: { invoiceType: 'invoice' },
    dealDetails: recipient,
    ...more,
  });
  const create: DocumentMaker['create'] = (more) => operate(ask, 'invoices.create', { body: body(more) });
  const row: DocumentMaker['row'] = async (id = '') => {
    const [found] = await sandbox.db.select().from(invoices).where(eq(invoices.invoiceID, id));
    if (!found) throw new Error(`no document ${id}`);
    return found;
  };
  const made = async (more: Body, wanted: number) => {
    const { status, response } = await create(more);
    if (status !== wanted) throw new Error(`${status}: ${JSON.stringify(response)}`);
    return row(response.entityUID ?? '');
  };
  return {
    ask,
    terminalID,
    body,
    create,
    row,
    issue: (more = {}) => made(more, 201),
    fail: (more = {}) => made({ dealDetails: { ...recipient, consumerEmail: 'dana@refused.test' }, ...more }, 400),
    read: async (id = '') => (await send(ask, 'invoices.get', { path: { id } })).json<Body>(),
    numbers: async (invoiceType) => {
      const rows = await sandbox.db
        .select({ number: invoices.invoiceNumber })
        .from(invoices)
        .where(
          and(
            eq(invoices.merchantID, merchantID),
            eq(invoices.officialType, documentKinds[invoiceType].officialType),
            isNotNull(invoices.invoiceNumber),
          ),
        )
        .orderBy(asc(invoices.invoiceNumber));
      return rows.map(({ number }) => Number(number)).toSorted((first, second) => first - second);
    },
  };
}
