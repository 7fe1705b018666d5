import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { featuredCalls, featuresOf, type FeaturedCall } from '#contract/callPolicies.ts';
import type { EndpointId } from '#contract/endpoints.ts';
import { features, type Feature } from '#contract/features.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { createCustomer } from '#tests/support/customers.ts';
import { dealMaker, monthly, saveCard, type DealMaker } from '#tests/support/deals.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { operate, send } from '#tests/support/send.ts';

interface Request {
  path?: Readonly<Record<string, string>>;
  body?: Readonly<Record<string, unknown>>;
}

let sandbox: TestSandbox;
let maker: DealMaker;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  maker = await dealMaker(sandbox);
});
afterAll(() => sandbox.close());

const has = (enabledFeatures: readonly Feature[]) =>
  sandbox.db
    .update(terminals)
    .set({ enabledFeatures: [...enabledFeatures] })
    .where(eq(terminals.terminalID, maker.terminalID));

const ofDeal = async (change?: Parameters<DealMaker['set']>[1]) => {
  const id = await maker.create();
  if (change) await maker.set(id, change);
  return id;
};
const bulk = (id: string): Request => ({ body: { billingDealsID: [id] } });
const link = async (): Promise<Request> => ({
  body: {
    terminalID: maker.terminalID,
    paymentRequestAmount: 118,
    dealDetails: { consumerID: await createCustomer(maker.ask), dealDescription: 'Order 7' },
  },
});

/** The body that changes nothing of a record. */
async function unchanged(read: EndpointId, id: string): Promise<Request> {
  return { path: { id }, body: (await send(maker.ask, read, { path: { id } })).json() };
}
const linkMade = async () =>
  (await operate(maker.ask, 'paymentRequests.create', await link())).response.entityUID ?? '';

/** Sent as a file, which has a test of its own (upload.test.ts). */
const asFile = 'import.upload';

/** A request of each call that is sound where the terminal has the feature. */
const requests: Readonly<Record<Exclude<FeaturedCall, typeof asFile>, () => Promise<Request>>> = {
  'billing.update': async () => unchanged('billing.get', await ofDeal()),
  'invoiceOnlyBilling.update': async () => unchanged('billing.get', await maker.createInvoiceOnly()),
  'paymentRequests.update': async () => unchanged('paymentRequests.get', await linkMade()),
  'cardTokens.extendExpiration': async () => ({
    body: {
      creditCardTokenID: await saveCard(maker.ask, maker.terminalID, maker.consumerID, '4580280000000008'),
      cardExpiration: '12/32',
    },
  }),
  'billing.create': async () => ({ body: maker.body() }),
  'invoiceOnlyBilling.create': async () => {
    const { creditCardToken: _, ...body } = maker.body();
    return { body };
  },
  'billingRequests.create': async () => ({
    body: {
      terminalID: maker.terminalID,
      transactionAmount: 118,
      billingSchedule: monthly,
      dealDetails: { consumerID: maker.consumerID, dealDescription: 'Order 7' },
    },
  }),
  'billing.triggerByTerminal': async () => ({ path: { terminalID: maker.terminalID } }),
  'billing.trigger': async () => bulk(await ofDeal()),
  'billing.activate': async () => bulk(await ofDeal({ active: false })),
  'billing.unpause': async () => ({
    path: { id: await ofDeal({ pausedFrom: '2026-11-15', pausedTo: '2026-12-15' }) },
  }),
  'transactions.createBillingTransaction': async () => ({ body: { billingDealID: await ofDeal() } }),
  'cardTokens.create': async () => ({
    body: {
      terminalID: maker.terminalID,
      consumerID: await createCustomer(maker.ask),
      cardNumber: '4580280000000008',
      cardExpiration: '12/30',
      cvv: '123',
      cardOwnerName: 'Dana Levi',
    },
  }),
  'paymentRequests.create': link,
  'paymentIntents.create': link,
  'transactions.createConsent': async () => ({
    body: {
      terminalID: maker.terminalID,
      transactionAmount: 118,
      currency: 'ILS',
      consentMethod: 'SMS',
      dealDetails: { consumerPhone: '050-1234567' },
    },
  }),
};

const cases = featuredCalls
  .filter((call) => call !== asFile)
  .flatMap((call) => featuresOf(call).map((feature) => [call, feature] as const));

it.each(cases)('%s is refused without the feature %s alone', async (call, feature) => {
  await has(features);
  const request = await requests[call]();
  await has(features.filter((one) => one !== feature));
  const refused = await operate(maker.ask, call, request);
  // Of many rows those that cannot are named, each by itself.
  expect(refused.data.queued === 0 || refused.status === 400).toBe(true);
  await has(features);
  const done = await operate(maker.ask, call, request);
  expect(done.status).toBeLessThan(300);
  expect(done.response.status).not.toBe('error');
});
