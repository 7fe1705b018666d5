import { and, eq, isNull } from 'drizzle-orm';
import type { EndpointId } from '#contract/endpoints.ts';
import { cardTokens } from '#sandbox/db/schema/cardToken.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { typed } from './payments.ts';
import type { TestSandbox } from './sandbox.ts';
import { findAnchors } from './seededLists.ts';
import { findRecordIds } from './seededRecords.ts';

/** Ids that a call can name. */
export interface Ids {
  terminal: string;
  consumer: string;
  item: string;
  token: string;
  transaction: string;
  deal: string;
  request: string;
  intent: string;
  invoice: string;
}

/** Ids of one of the two merchants. */
export async function idsOf({ db }: TestSandbox, person: 'merchantID' | 'otherMerchantID'): Promise<Ids> {
  const found = await findAnchors(db);
  const merchantID = found[person];
  const [terminal] = await db.select().from(terminals).where(eq(terminals.merchantID, merchantID));

  const [token] = await db
    .select()
    .from(cardTokens)
    .where(and(eq(cardTokens.merchantID, merchantID), isNull(cardTokens.deletedAt)));
  const records = await findRecordIds(db, { ...found, merchantID });
  return {
    terminal: terminal?.terminalID ?? '',
    consumer: token?.consumerID ?? '',
    item: records['items.get'] ?? '',
    token: token?.creditCardTokenID ?? '',
    transaction: records['transactions.get'] ?? '',
    deal: records['billing.get'] ?? '',
    request: records['paymentRequests.get'] ?? '',
    intent: records['paymentIntents.get'] ?? '',
    invoice: records['invoices.get'] ?? '',
  };
}

type Named = { path?: Record<string, string>; query?: Record<string, string>; body?: unknown };

const line = { itemName: 'x', price: 10, quantity: 1 };
const card = { creditCardSecureDetails: typed() };
const consumer = { consumerName: 'Dana Levi', updateTimestamp: 'AAAAAAAAAAE=' };
const item = { itemName: 'x', price: 1, currency: 'ILS', updateTimestamp: 'AAAAAAAAAAE=' };
const consent = { transactionAmount: 10, currency: 'ILS', consentMethod: 'SMS', dealDetails: { consumerPhone: '050' } };

const document = {
  invoiceAmount: 10,
  invoiceDetails: { invoiceType: 'invoice' },
  dealDetails: { consumerName: 'Dana Levi', consumerEmail: 'dana@mail.test', consumerAddress: { city: 'Haifa' } },
};

/** Every id that a write can name, once the other merchant's among the caller's own. */
export const namings: [call: EndpointId, field: string, of: (own: Ids, foreign: Ids) => Named][] = [
  ...(['transactions.create', 'transactions.block', 'transactions.refund', 'transactions.check'] as const).flatMap(
    (id): typeof namings => [
      [id, 'terminalID', (_own, { terminal }) => ({ body: { terminalID: terminal, transactionAmount: 10, ...card } })],
      [
        id,
        'consumerID',
        ({ terminal }, { consumer: consumerID }) => ({
          body: { terminalID: terminal, transactionAmount: 10, ...card, dealDetails: { consumerID } },
        }),
      ],
      [
        id,
        'itemID',
        ({ terminal, item: own }, { item: itemID }) => ({
          body: {
            terminalID: terminal,
            transactionAmount: 20,
            ...card,
            dealDetails: {
              items: [
                { ...line, itemID: own },
                { ...line, itemID },
              ],
            },
          },
        }),
      ],
      [
        id,
        'creditCardToken',
        ({ terminal }, { token }) => ({
          body: { terminalID: terminal, transactionAmount: 10, creditCardToken: token },
        }),
      ],
    ],
  ),
  ...(
    [
      ['initialJ5TransactionID', 'transaction', {}],
      ['paymentRequestID', 'request', card],
      ['paymentIntentID', 'intent', card],
    ] as const
  ).map(([field, name, paid]): (typeof namings)[number] => [
    'transactions.create',
    field,
    ({ terminal }, foreign) => ({
      body: { terminalID: terminal, transactionAmount: 10, ...paid, [field]: foreign[name] },
    }),
  ]),
  [
    'transactions.chargeback',
    'existingPaymentTransactionID',
    (_own, { transaction }) => ({ body: { existingPaymentTransactionID: transaction, refundAmount: 1 } }),
  ],
  ['transactions.selectJ5', 'transactionID', (_own, { transaction }) => ({ path: { transactionID: transaction } })],
  ['transactions.createBillingTransaction', 'billingDealID', (_own, { deal }) => ({ body: { billingDealID: deal } })],
  [
    'transactions.sendSlip',
    'paymentTransactionID',
    (_own, { transaction }) => ({ body: { paymentTransactionID: transaction, email: 'a@b.test' } }),
  ],
  [
    'transactions.createConsent',
    'terminalID',
    (_own, { terminal }) => ({ body: { ...consent, terminalID: terminal } }),
  ],
  ['invoices.create', 'terminalID', (_own, { terminal }) => ({ body: { ...document, terminalID: terminal } })],
  [
    'invoices.create',
    'consumerID',
    ({ terminal }, { consumer: consumerID }) => ({
      body: { ...document, terminalID: terminal, dealDetails: { ...document.dealDetails, consumerID } },
    }),
  ],
  [
    'invoices.create',
    'itemID',
    ({ terminal }, { item: itemID }) => ({
      body: {
        ...document,
        terminalID: terminal,
        dealDetails: { ...document.dealDetails, items: [{ ...line, itemID }] },
      },
    }),
  ],
  [
    'invoices.update',
    'id',
    ({ terminal }, { invoice: id }) => ({ path: { id }, body: { ...document, terminalID: terminal } }),
  ],
  ['invoices.delete', 'id', ({ terminal }, { invoice: id }) => ({ path: { id }, body: { terminalID: terminal } })],
  [
    'invoices.resendSingle',
    'invoiceID',
    ({ terminal }, { invoice: invoiceID }) => ({ body: { terminalID: terminal, invoiceID } }),
  ],
  [
    'invoices.resend',
    'terminalID',
    ({ invoice }, { terminal }) => ({ body: { terminalID: terminal, invoicesIDs: [invoice] } }),
  ],
  ...(['easyInvoice.taxReport', 'easyInvoice.hashReport'] as const).map((id): (typeof namings)[number] => [
    id,
    'terminalID',
    (_own, { terminal }) => ({ body: { terminalID: terminal, dateFrom: '2026-11-01', dateTo: '2026-11-15' } }),
  ]),
  ['invoices.cancel', 'invoiceId', (_own, { invoice: invoiceId }) => ({ path: { invoiceId } })],
  [
    'invoices.createForTransaction',
    'paymentTransactionID',
    (_own, { transaction }) => ({ path: { paymentTransactionID: transaction } }),
  ],
  ['transmissions.transmitByTerminal', 'terminalID', (_own, { terminal }) => ({ path: { terminalID: terminal } })],
  [
    'transmissions.transmit',
    'terminalID',
    ({ transaction }, { terminal }) => ({ body: { terminalID: terminal, paymentTransactionIDs: [transaction] } }),
  ],
  [
    'transmissions.cancel',
    'paymentTransactionID',
    ({ terminal }, { transaction }) => ({ body: { terminalID: terminal, paymentTransactionID: transaction } }),
  ],
  ['consumers.create', 'terminalID', (_own, { terminal }) => ({ body: { ...consumer, terminalID: terminal } })],
  [
    'consumers.update',
    'terminalID',
    ({ consumer: id }, { terminal }) => ({
      path: { id },
      body: { ...consumer, consumerID: id, terminalID: terminal },
    }),
  ],
  [
    'consumers.update',
    'consumerID',
    (_own, { consumer: id }) => ({ path: { id }, body: { ...consumer, consumerID: id } }),
  ],
  ['consumers.delete', 'id', (_own, { consumer: id }) => ({ path: { id } })],
  ['consumers.restore', 'id', (_own, { consumer: id }) => ({ path: { id } })],
  ['consumers.import', 'terminalID', (_own, { terminal }) => ({ query: { terminalID: terminal } })],
  ['items.create', 'terminalID', (_own, { terminal }) => ({ body: { ...item, terminalID: terminal } })],
  [
    'items.update',
    'terminalID',
    ({ item: id }, { terminal }) => ({ path: { id }, body: { ...item, itemID: id, terminalID: terminal } }),
  ],
  ['items.update', 'itemID', (_own, { item: id }) => ({ path: { id }, body: { ...item, itemID: id } })],
  ['items.delete', 'id', (_own, { item: id }) => ({ path: { id } })],
  ['items.import', 'terminalID', (_own, { terminal }) => ({ query: { terminalID: terminal } })],
  ['items.importCategories', 'terminalID', (_own, { terminal }) => ({ query: { terminalID: terminal } })],
  [
    'cardTokens.create',
    'terminalID',
    ({ consumer: consumerID }, { terminal }) => ({ body: { ...typed(), terminalID: terminal, consumerID } }),
  ],
  [
    'cardTokens.create',
    'consumerID',
    ({ terminal }, { consumer: consumerID }) => ({ body: { ...typed(), terminalID: terminal, consumerID } }),
  ],
  [
    'cardTokens.extendExpiration',
    'creditCardTokenID',
    (_own, { token }) => ({ body: { creditCardTokenID: token, cardExpiration: '12/40' } }),
  ],
  ['cardTokens.delete', 'tokenId', (_own, { token: tokenId }) => ({ path: { tokenId } })],
];
