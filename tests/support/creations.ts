import { eq } from 'drizzle-orm';
import type { CreatingEndpointId } from '#contract/creating.ts';
import { endpoints, fillPath } from '#contract/endpoints.ts';
import { importColumns } from '#contract/import/columns.ts';
import { isOperationResponse, type OperationResponse } from '#contract/envelope.ts';
import { transactions } from '#sandbox/db/schema/transaction.ts';
import { customer } from './customers.ts';
import { dealMaker, monthly } from './deals.ts';
import { documentMaker } from './documents.ts';
import { masavMaker } from './masav.ts';
import type { people } from './people.ts';
import { charge, poster, terminalsOf, typed } from './payments.ts';
import type { TestSandbox } from './sandbox.ts';

/** What a call that makes something is asked with. */
export interface Creation {
  path?: Record<string, string>;
  body?: Record<string, unknown>;
  /** The rows of a file, in place of a body. */
  file?: string;
}

/** The card that is typed where one is. */
export const typedCard = {
  ...typed('4580458045804580'),
  cvv: '739',
  cardReaderInput: ';4580458045804580=30121010',
};

const importRow: Partial<Record<(typeof importColumns)[number], string>> = {
  consumerName: 'Noa Bar',
  consumerEmail: 'noa@import.test',
  transactionAmount: '118',
  paymentType: 'bank',
  bank: '12',
  bankBranch: '571',
  bankAccount: '041116',
  repeatPeriodType: 'monthly',
};

/** A file of deals, each for a customer that nobody knows. */
export const fileOf = (rows: number, name: string): string =>
  [
    importColumns.join(),
    ...Array.from({ length: rows }, (_, index) =>
      importColumns
        .map((column) => (column === 'consumerEmail' ? `${name}-${index}@import.test` : (importRow[column] ?? '')))
        .join(),
    ),
  ].join('\r\n');

/** Makes for each call of the contract that makes something a request that nobody has sent before. */
export async function creationsOf(sandbox: TestSandbox) {
  const [deals, documents, masav] = [await dealMaker(sandbox), await documentMaker(sandbox), await masavMaker(sandbox)];
  const post = poster(sandbox);
  const [main = '', north = ''] = (await terminalsOf(sandbox)).map(({ terminalID }) => terminalID);
  const { consumerID } = deals;
  let number = 0;
  const next = () => {
    number += 1;
    return number;
  };
  const made = async (id: CreatingEndpointId, { path, body }: Creation) => {
    const answer = await post(id, { ...(path && { path }), body });
    if (answer.status !== 201) throw new Error(`${id}: ${JSON.stringify(answer.body)}`);
    return answer.body.entityUID ?? '';
  };
  const link = () => ({
    terminalID: main,
    paymentRequestAmount: 100 + next(),
    dealDetails: { consumerID, consumerEmail: `payer-${number}@once.test` },
  });
  const paid = (more: object = {}) => charge(north, { creditCardSecureDetails: typedCard, ...more });
  const creations = {
    'billing.create': async () => ({ body: deals.body() }),
    'invoiceOnlyBilling.create': async () => ({ body: deals.body({ creditCardToken: undefined }) }),
    'billingRequests.create': async () => ({
      body: { ...link(), transactionAmount: 50 + number, billingSchedule: monthly },
    }),
    'paymentRequests.create': async () => ({ body: link() }),
    'paymentIntents.create': async () => ({ body: link() }),
    'cardTokens.create': async () => ({ body: { terminalID: main, consumerID, ...typedCard } }),
    'consumers.create': async () => ({ body: { ...customer, terminalID: main, consumerName: `Dana ${next()}` } }),
    'items.create': async () => ({
      body: { terminalID: main, itemName: `Item ${next()}`, price: 7, currency: 'ILS', category: `Shelf ${number}` },
    }),
    'invoices.create': async () => ({
      body: documents.body({
        invoiceAmount: 100 + next(),
        invoiceDetails: { invoiceType: 'paymentInfo' },
        paymentDetails: [{ paymentType: 'card', amount: 100 + number, cardNumber: typedCard.cardNumber }],
      }),
    }),
    'invoices.createForTransaction': async () => {
      const paymentTransactionID = await made('transactions.create', { body: charge(main) });
      await sandbox.db
        .update(transactions)
        .set({ status: 'completed' })
        .where(eq(transactions.paymentTransactionID, paymentTransactionID));
      return { path: { paymentTransactionID } };
    },
    'invoices.cancel': async () => {
      const { invoiceID: invoiceId } = await documents.issue({ invoiceAmount: 100 + next() });
      return { path: { invoiceId } };
    },
    'masav.generate': async () => {
      await masav.debit();
      return { path: { terminalId: masav.terminalID } };
    },
    'import.upload': async () => ({ path: { terminalID: main }, file: fileOf(12, `once-${next()}`) }),
    'transactions.create': async () => ({ body: paid() }),
    'transactions.block': async () => ({ body: paid({ terminalID: main }) }),
    'transactions.check': async () => ({ body: { terminalID: main, creditCardSecureDetails: typedCard } }),
    'transactions.refund': async () => ({ body: paid() }),
    'transactions.chargeback': async () => ({
      body: { existingPaymentTransactionID: await made('transactions.create', { body: paid() }), refundAmount: 1 },
    }),
    'transactions.selectJ5': async () => ({
      path: { transactionID: await made('transactions.block', { body: paid({ terminalID: main }) }) },
    }),
    'transactions.createBillingTransaction': async () => ({ body: { billingDealID: await deals.create() } }),
    'transactions.createConsent': async () => ({
      body: {
        terminalID: main,
        transactionAmount: 100 + next(),
        currency: 'ILS',
        consentMethod: 'SMS',
        dealDetails: { consumerPhone: `0521000${100 + number}` },
      },
    }),
  } satisfies Record<CreatingEndpointId, () => Promise<Creation>>;
  return creations;
}

/** Sends a request under a key, as programs do. */
export async function sendUnder(
  sandbox: TestSandbox,
  id: CreatingEndpointId,
  { path = {}, body, file }: Creation,
  key: string,
  as: keyof typeof people = 'manager',
) {
  const { base, method, path: template } = endpoints[id];
  const form = `--x\r\ncontent-disposition: form-data; name="file"; filename="deals.csv"\r\ncontent-type: text/csv\r\n\r\n`;
  const isFile = file !== undefined;
  const answer = await sandbox.as(as)({
    method,
    url: `/sandbox/${base}${fillPath(template, path)}`,
    payload: isFile ? `${form}${file}\r\n--x--\r\n` : JSON.stringify(body ?? {}),
    headers: {
      'content-type': isFile ? 'multipart/form-data; boundary=x' : 'application/json',
      'accept-language': 'en',
      'idempotency-key': key,
    },
  });
  const read: unknown = answer.body === '' ? {} : answer.json();
  const operation: Partial<OperationResponse> = isOperationResponse(read) ? read : {};
  return { status: answer.statusCode, headers: answer.headers, body: operation };
}
