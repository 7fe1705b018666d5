import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { features, type Feature } from '#contract/features.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { createCustomer } from '#tests/support/customers.ts';
import { dealMaker, monthly, type DealMaker } from '#tests/support/deals.ts';
import { featureOfCall, type FeaturedCall } from '#tests/support/roleMatrix.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { operate } from '#tests/support/send.ts';

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

/** A request of each call that is sound where the terminal has the feature. */
const requests: Readonly<Record<FeaturedCall, () => Promise<Request>>> = {
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

it.each(Object.entries(featureOfCall))('%s is refused without the feature %s alone', async (id, feature) => {
  await has(features);
  const call = id as FeaturedCall;
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
