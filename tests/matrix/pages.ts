import { endpointIds, type EndpointId } from '#contract/endpoints.ts';
import { fixedFields, without } from '#contract/fieldPolicies.ts';
import { sameLink } from '#src/fields/link/sameLink.ts';
import { invoiceBody } from '#src/wizards/invoicing/form/invoiceBody.ts';
import { invoiceValuesOf } from '#src/wizards/invoicing/form/invoiceValues.ts';
import { creationsOf, type Creation } from '#tests/support/creations.ts';
import { createCustomer } from '#tests/support/customers.ts';
import { saveCard } from '#tests/support/deals.ts';
import { operate } from '#tests/support/send.ts';
import { recipient } from '#tests/support/documents.ts';
import type { Request } from './request.ts';
import type { World } from './world.ts';

/** What the address of a page begins it with, by the names of its path and its query. */
export type Begun = Readonly<Record<string, string>>;

/** What a page with code of its own asks, or sends when it is filled in soundly. */
export type PageRequests = (begun: Begun) => Promise<readonly Request[]>;

/** The same address sends the same, so that it is asked once. */
function once(requests: PageRequests): PageRequests {
  const known = new Map<string, ReturnType<PageRequests>>();
  return async (begun) => {
    // What a page begins with fills its fields; of a transaction that is an amount, whichever it is.
    const { transactionID: _, ...rest } = begun;
    const key = JSON.stringify(rest);
    const made = known.get(key) ?? requests(begun);
    known.set(key, made);
    return made;
  };
}

const documentDefaults = { invoiceType: 'invoice', locale: 'he-IL' } as const;

const asks = (endpoint: EndpointId, more: Omit<Request, 'endpoint'> = {}): Request => ({ endpoint, ...more });

/**
 * What each page with code of its own asks or sends, by its route; of generated lists and records the declaration says it. A page
 * that is declared and not here fails the matrix. Ids that no address gives are those of the seed, or of what was made for it.
 */
export async function pageRequests({ sandbox, provider, anchors, terminal }: World) {
  const creations = await creationsOf(sandbox);
  const { terminalID } = anchors;
  const someDeal =
    (await operate(sandbox.as('manager'), 'billing.create', await creations['billing.create']())).response.entityUID ??
    '';
  const savedCard = await saveCard(sandbox.as('manager'), terminalID, await createCustomer(sandbox.as('manager')));
  /** A record that an address names, as it was read. */
  const read = async (name: string, id: string) => (await provider.getOne(name, { id })).data;
  /** The first record of a list that fits. */
  async function someOf(name: string, filter: object = {}): Promise<string> {
    const pagination = { page: 1, perPage: 1 };
    const sort = { field: 'id', order: 'ASC' } as const;
    const { data } = await provider.getList(name, { pagination, sort, filter: { terminalID, ...filter } });
    return String(data[0]?.id);
  }
  /** A creation that nobody has sent before, for whom and what the address names. */
  const made = async (endpoint: keyof typeof creations, more: object = {}) => {
    const { path, body, file }: Creation = await creations[endpoint]();
    return asks(endpoint, { path, ...(body && { body: { ...body, ...more } }), ...(file && { file }) });
  };
  const forCustomer = ({ customerID }: Begun, dealDetails: object = {}) =>
    customerID ? { dealDetails: { ...dealDetails, consumerID: customerID } } : {};
  const paying =
    (endpoint: 'transactions.create' | 'transactions.refund'): PageRequests =>
    async (begun) => [await made(endpoint, { terminalID, ...forCustomer(begun) })];
  const link: PageRequests = async (begun) => {
    const more = forCustomer(begun, { consumerEmail: 'payer@matrix.test' });
    return [await made(begun.copied ? 'paymentIntents.create' : 'paymentRequests.create', more)];
  };
  const settings: PageRequests = async ({ id = terminalID }) => {
    // Fields that only some may change have a matrix of their own (fieldMatrix.test.ts).
    const body = without(await read('terminals', id), fixedFields('terminals', []));
    return [
      asks('terminals.get', { path: { terminalID: id } }),
      asks('terminals.update', { path: { terminalID: id }, body }),
    ];
  };
  const same = async (name: string, id: string, endpoint: EndpointId) => [
    asks(endpoint, { path: { id }, body: await read(name, id) }),
  ];

  const pages = {
    Dashboard: async () =>
      endpointIds.filter((id) => id.startsWith('dashboard.')).map((id) => asks(id, { query: { terminalID } })),
    Books: async () => [
      asks('invoices.totals', { path: { segment: 'year' }, query: { terminalID } }),
      asks('transactions.grouped', { query: { terminalID } }),
      asks('masav.list', { query: { terminalID } }),
    ],
    MonthAhead: async () => [
      asks('transactions.grouped', { query: { terminalID } }),
      asks('paymentRequests.list', { query: { terminalID } }),
      asks('transactions.list', { query: { terminalID, isPaymentRequest: 'true' } }),
    ],
    Till: async () => [
      asks('transactions.list', { query: { terminalID } }),
      asks('transmissions.list', { query: { terminalID } }),
    ],
    Charge: paying('transactions.create'),
    QuickCharge: paying('transactions.create'),
    Refund: paying('transactions.refund'),
    CreatePaymentRequest: link,
    CreatePaymentRequestAlt: link,
    EditPaymentRequest: async (begun) => {
      const id = begun.id ?? (await someOf('paymentRequests', { quickStatus: 'pending' }));
      const { dueDate, ...body } = sameLink((await provider.getOne('paymentRequests', { id })).data);
      // What is over gets another last day.
      const isOver = dueDate && new Date(dueDate) <= new Date();
      return [asks('paymentRequests.update', { path: { id }, body: { ...body, ...(!isOver && { dueDate }) } })];
    },
    CreateBillingRequest: async ({ billingRequestID: id, ...begun }) => {
      if (!id) return [await made('billingRequests.create', forCustomer(begun))];
      const { dealDetails, permanent } = (await provider.getOne('billingRequests', { id })).data;
      return [await made('billingRequests.create', { dealDetails, permanent })];
    },
    CreateInvoice: async ({ invoice: id, ...begun }) => {
      if (!id) return [await made('invoices.create', forCustomer(begun, recipient))];
      const values = invoiceValuesOf((await provider.getOne('invoices', { id })).data, documentDefaults);
      return [
        asks('invoices.update', { path: { id }, body: invoiceBody(values, { ...documentDefaults, ...terminal }) }),
      ];
    },
    MyProfile: settings,
    TerminalSettings: settings,
    Terminal: settings,
    CreateCustomer: async () => [await made('consumers.create')],
    EditCustomer: async ({ id = '' }) => same('customers', id || (await someOf('customers')), 'consumers.update'),
    CreateCardToken: async ({ customerid: consumerID }) => [
      await made('cardTokens.create', { ...(consumerID && { consumerID }) }),
    ],
    EditCardToken: async ({ id: creditCardTokenID = savedCard }) => [
      asks('cardTokens.extendExpiration', { body: { creditCardTokenID, cardExpiration: '12/32' } }),
    ],
    CreateItem: async () => [await made('items.create')],
    EditItem: async ({ id = '' }) => same('items', id || (await someOf('items')), 'items.update'),
    CreateBillingDeal: async ({ customerid: consumerID }) =>
      consumerID
        ? [await made('invoiceOnlyBilling.create', { dealDetails: { consumerID } })]
        : [await made('billing.create'), await made('invoiceOnlyBilling.create')],
    EditBillingDeal: async ({ id = someDeal }) => {
      const deal = (await provider.getOne('billingDeals', { id })).data;
      return same('billingDeals', id, deal.invoiceOnly ? 'invoiceOnlyBilling.update' : 'billing.update');
    },
    'importBillingDeals.create': async () => [await made('import.upload')],
  } satisfies Record<string, PageRequests>;
  return Object.fromEntries(Object.entries<PageRequests>(pages).map(([name, requests]) => [name, once(requests)]));
}
