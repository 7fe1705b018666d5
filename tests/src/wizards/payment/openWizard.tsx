import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { delay, http, HttpResponse } from 'msw';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { noColumns, server } from '#tests/support/mockServer.ts';
import { consumerID, itemID, terminalID, tokenID, transactionID } from './samples.ts';
// What loads on first use is at hand before the first test.
import '#src/i18n/catalogue/payments.en.ts';
import '#src/ui/dialogs/ConfirmDialog.tsx';
import '#src/wizards/payment/PaymentPage.tsx';

/** A terminal as the server lists it, which can do everything and asks for no consent. */
const listedTerminal = {
  terminalID,
  label: 'Tel Aviv',
  status: 'active',
  enabledFeatures: ['CreditCardTokens'],
  integrations: { invoicing: {}, pinpadProcessor: {} },
  settings: { allowJ5: true, applyExternalCommission: 'none' },
  vatRate: 0.18,
  cvvRequired: true,
};

const customer = {
  consumerID,
  consumerName: 'Dana Levi',
  consumerEmail: 'dana@example.test',
  consumerPhone: '050-1234567',
  active: true,
};
const item = { itemID, itemName: 'Haircut', price: 59, currency: 'ILS', vatExempt: false };
const token = {
  creditCardTokenID: tokenID,
  terminalID,
  consumerID,
  cardNumber: '************4580',
  cardExpiration: '12/29',
  cardVendor: 'VISA',
  expired: false,
};
const details = {
  paymentTransactionID: transactionID,
  terminalID,
  merchantName: 'Granite Trade',
  numberOfPayments: 3,
  transactionTimestamp: '2026-11-15T10:00:00Z',
  status: 'awaitingForTransmission',
  transactionAmount: 100,
  totalRefund: 30,
  currency: 'ILS',
  creditCardToken: tokenID,
  creditCardDetails: { cardNumber: '458045******4580' },
  shvaTransactionDetails: { authNum: '0012345', shvaShovarNumber: '86-001-008' },
  dealDetails: { ...customer, dealDescription: 'Haircut' },
};

export interface Posted {
  path: string;
  body: Record<string, unknown>;
}

type Answer = () => Response | Promise<Response>;

export const success = (more: object = {}): Response =>
  HttpResponse.json({ status: 'success', message: 'Done', entityUID: transactionID, ...more }, { status: 201 });
export const refused = (code: string, message: string): Response =>
  HttpResponse.json({ status: 'error', message, entityUID: transactionID, errors: [{ code }] }, { status: 400 });

/** Opens a wizard of the whole application. What is posted is kept; each path is answered in turn, the last for ever. */
export async function openWizard(
  address: string,
  {
    answers = {},
    terminal = {},
    saved = {},
    transaction = {},
    listed = Promise.resolve(),
    phone = false,
  }: {
    answers?: Record<string, Answer[]>;
    terminal?: object;
    /** What is different about the saved card. */
    saved?: object;
    /** What is different about the transaction. */
    transaction?: object;
    /** When the list of transactions answers. */
    listed?: Promise<void>;
    /** In steps, as on a phone. */
    phone?: boolean;
  } = {},
) {
  stubDialogs();
  const posted: Posted[] = [];
  const asked: URL[] = [];
  const list = (rows: object[]) => HttpResponse.json({ data: rows, numberOfRecords: rows.length });
  server.use(
    noColumns,
    http.get(`${apiBase}/api/consumers`, ({ request }) => {
      asked.push(new URL(request.url));
      return list([customer]);
    }),
    http.get(`${apiBase}/api/consumers/:id`, () => HttpResponse.json(customer)),
    http.get(`${apiBase}/api/items`, ({ request }) => {
      asked.push(new URL(request.url));
      return list([item]);
    }),
    http.get(`${apiBase}/api/items/:id`, () => HttpResponse.json(item)),
    http.get(`${apiBase}/api/cardtokens`, () => list([{ ...token, ...saved }])),
    http.get(`${apiBase}/api/terminals/terminal-devices/:id`, () =>
      HttpResponse.json([
        { deviceID: 'd-1', deviceName: 'Till 1' },
        { deviceID: 'd-2', deviceName: 'Till 2' },
      ]),
    ),
    http.get(`${apiBase}/api/transactions`, async () => {
      await listed;
      return list([{ ...details, ...transaction }]);
    }),
    http.get(`${apiBase}/api/transactions/:id`, () => HttpResponse.json({ ...details, ...transaction })),
    http.get(`${apiBase}/api/invoicing/:id`, ({ params }) =>
      HttpResponse.json({
        invoiceID: params.id,
        invoiceNumber: '20417',
        status: 'sending',
        consumerEmail: 'dana@example.test',
        invoiceDetails: { sendCCTo: ['books@example.test'] },
      }),
    ),
    http.post(`${apiBase}/api/*`, async ({ request }) => {
      const path = new URL(request.url).pathname;
      posted.push({ path, body: JSON.parse(await request.text()) as Posted['body'] });
      await delay(20);
      const queue = answers[path] ?? [];
      const answer = queue.length > 1 ? queue.shift() : queue[0];
      return answer?.() ?? success();
    }),
  );
  const app = await renderApp({
    address,
    terminals: [{ ...listedTerminal, ...terminal }],
    wide: !phone,
    dictionaries: {
      currencyEnum: { ILS: 'Shekel', USD: 'Dollar' },
      invoiceTypeEnum: { invoice: 'Invoice', invoiceWithPaymentInfo: 'Invoice and receipt' },
    },
  });
  await screen.findByRole('complementary', { name: 'Summary' });
  return { ...app, user: userEvent.setup(), posted, asked };
}

type User = ReturnType<typeof userEvent.setup>;

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

/** Unfolds a part of the page by its title. */
export async function unfold(user: User, title: string): Promise<void> {
  const heading = screen.getByText(title, { selector: 'summary *' });
  await user.click(heading);
  expect(heading.closest('details')).toHaveAttribute('open');
}

/** What a folded part comes to. */
export const folded = (title: string) =>
  screen.getByText(title, { selector: 'summary *' }).nextElementSibling?.textContent;

/** Goes on to the step of that name. */
export async function goOn(user: User, step: string): Promise<void> {
  await user.click(button('Continue'));
  await screen.findByRole('heading', { level: 2, name: new RegExp(`: ${step}$`) });
}

export async function typeCard(user: User): Promise<void> {
  await user.type(field(/Card number/), '4580458045804580');
  await user.type(field(/Expiry/), '1229');
  await user.type(field(/Security code/), '123');
}

export const result = (title: string) => screen.findByRole('heading', { level: 2, name: title });

/** Everything that stays behind in the browser. */
export const leftBehind = () => JSON.stringify([localStorage, sessionStorage, location.href]);
