import { eq } from 'drizzle-orm';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { createCustomer } from './customers.ts';
import { terminalsOf } from './payments.ts';
import type { Ask, TestSandbox } from './sandbox.ts';
import { operate, send } from './send.ts';

type Body = Record<string, unknown>;
export type Deal = typeof billingDeals.$inferSelect;

/** What deals of a test are made with. */
export interface DealMaker {
  ask: Ask;
  terminalID: string;
  consumerID: string;
  creditCardToken: string;
  /** A body that creates a deal, changed as wanted; each has an amount of its own, so that none is a double. */
  body: (more?: Body) => Body;
  /** Creates a deal. @returns its id */
  create: (more?: Body) => Promise<string>;
  /** Creates a deal that only issues documents. @returns its id */
  createInvoiceOnly: (more?: Body) => Promise<string>;
  /** The row. */
  row: (id: string) => Promise<Deal>;
  /** Changes the row behind everybody's back. */
  set: (id: string, change: Partial<Deal>) => Promise<void>;
}

export const monthly = { repeatPeriodType: 'monthly', startAtType: 'today', endAtType: 'never' };

/** Saves a card for a customer. @returns its id */
export async function saveCard(ask: Ask, terminalID: string, consumerID: string, cardNumber = '4242424242424242') {
  const body = { terminalID, consumerID, cardNumber, cardExpiration: '12/30', cvv: '123', cardOwnerName: 'Dana Levi' };
  return (await operate(ask, 'cardTokens.create', { body })).response.entityUID ?? '';
}

/** A customer with a saved card on the merchant's first terminal, ready for deals. */
export async function dealMaker(sandbox: TestSandbox): Promise<DealMaker> {
  const ask = sandbox.as('manager');
  const [terminal] = await terminalsOf(sandbox);
  const terminalID = terminal?.terminalID ?? '';
  const consumerID = await createCustomer(ask);
  const creditCardToken = await saveCard(ask, terminalID, consumerID);
  let agorot = 10_000;
  const body: DealMaker['body'] = (more = {}) => {
    agorot += 5;
    return {
      terminalID,
      transactionAmount: agorot / 100,
      creditCardToken,
      billingSchedule: monthly,
      dealDetails: { consumerID, dealDescription: 'Subscription' },
      ...more,
    };
  };
  const create = async (endpoint: 'billing.create' | 'invoiceOnlyBilling.create', request: Body) => {
    const { status, response } = await operate(ask, endpoint, { body: request });
    if (status !== 201) throw new Error(`no deal: ${JSON.stringify(response)}`);
    return response.entityUID ?? '';
  };
  const isIt = (id: string) => eq(billingDeals.billingDealID, id);
  return {
    ask,
    terminalID,
    consumerID,
    creditCardToken,
    body,
    create: (more) => create('billing.create', body(more)),
    createInvoiceOnly: (more) => create('invoiceOnlyBilling.create', body({ creditCardToken: undefined, ...more })),
    row: async (id) => {
      const [deal] = await sandbox.db.select().from(billingDeals).where(isIt(id));
      if (!deal) throw new Error('no such deal');
      return deal;
    },
    set: async (id, change) => {
      await sandbox.db.update(billingDeals).set(change).where(isIt(id));
    },
  };
}

/** A deal with all details, as the wire gives them. */
export async function readDeal(ask: Ask, id: string): Promise<Body> {
  return (await send(ask, 'billing.get', { path: { id } })).json<Body>();
}
