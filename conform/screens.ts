import { endpointIds, endpoints, type EndpointId } from '#contract/endpoints.ts';
import { en } from '#src/i18n/en.ts';
import { dataResources, lists } from '#src/resources/registry.ts';
import type { ResourceList, ResourcePage } from '#src/resources/resource.ts';

/** A page of the product, or what stands on all of them, with the calls it cannot do without. */
export interface Screen {
  name: string;
  calls: readonly EndpointId[];
}

/** The name of what no page alone is about. */
export const everywhere = 'Every screen';

const isCall = (reference: unknown): reference is EndpointId =>
  typeof reference === 'string' && Object.hasOwn(endpoints, reference);

const routeWords: Readonly<Record<string, string>> = en.route;
const nounWords: Readonly<Record<string, object>> = en.resources;

/** A page's title in English, as `route.<name>` or `resources.<noun>.<word>` has it. */
function titleOf({ name, title }: ResourcePage): string {
  const [, noun = '', word = ''] = title?.split('.') ?? [];
  const words = Object.entries(nounWords[noun] ?? {}).find(([key]) => key === word)?.[1] as unknown;
  return routeWords[name] ?? (typeof words === 'string' ? words : name);
}

/** What a declaration says of its pages: the list, one record, what adds one, what changes one. */
function screensOf({ page, detailPage, createPage, editPage, endpoints: calls }: ResourceList): Screen[] {
  const { list, meta, excel, grouped, get, create, update, delete: remove, deleteMany } = calls;
  const screen = (of: ResourcePage | undefined, ...made: unknown[]): Screen[] =>
    of ? [{ name: titleOf(of), calls: made.filter(isCall) }] : [];
  return [
    ...screen(page, list, meta, excel, grouped, remove, deleteMany),
    ...screen(detailPage, get),
    ...screen(createPage, create),
    ...screen(editPage, get, update),
  ];
}

const beginning = (...starts: readonly string[]) =>
  endpointIds.filter((id) => starts.some((start) => id.startsWith(start)));

/** Calls that pages make in code of their own. */
const further: readonly Screen[] = [
  { name: everywhere, calls: ['terminals.list', 'dictionaries.merchant', 'dictionaries.transaction'] },
  { name: 'Dashboard', calls: beginning('dashboard.') },
  {
    name: 'The books',
    calls: [
      'invoices.totals',
      'invoices.list',
      'transactions.list',
      'masav.list',
      'easyInvoice.taxReport',
      'easyInvoice.hashReport',
    ],
  },
  { name: 'Terminal settings', calls: beginning('terminals.') },
  {
    name: 'Charge',
    calls: [
      'transactions.create',
      'transactions.check',
      'transactions.block',
      'consumers.list',
      'items.list',
      'cardTokens.list',
      'terminals.devices',
      'dictionaries.banks',
      'transactions.createConsent',
      'transactions.consentStatus',
    ],
  },
  { name: 'Refund', calls: ['transactions.refund'] },
  {
    name: 'Customer',
    calls: [
      'cardTokens.list',
      'cardTokens.delete',
      'consumers.delete',
      'consumers.restore',
      'transactions.list',
      'invoices.list',
      'paymentRequests.list',
      'billing.list',
    ],
  },
  { name: 'Customers', calls: beginning('consumers.import') },
  { name: 'Items', calls: beginning('items.import') },
  { name: 'Add card', calls: ['cardTokens.create'] },
  { name: 'Edit saved card', calls: ['cardTokens.extendExpiration', 'cardTokens.list'] },
  {
    name: 'Transaction',
    calls: beginning(
      'transactions.select',
      'transactions.chargeback',
      'transactions.sendSlip',
      'invoices.createForTransaction',
    ),
  },
  { name: 'Transactions', calls: beginning('transmissions.transmit', 'transmissions.cancel', 'masav.generate') },
  {
    name: 'Billing deals',
    calls: ['billing.trigger', 'billing.triggerByTerminal', 'billing.activate', 'billing.disable'],
  },
  {
    name: 'Billing deal',
    calls: ['billing.pause', 'billing.unpause', 'billing.cardNumber', 'transactions.createBillingTransaction'],
  },
  { name: 'New billing deal', calls: ['billing.create', 'invoiceOnlyBilling.create'] },
  { name: 'Edit billing deal', calls: ['billing.update', 'invoiceOnlyBilling.update'] },
  { name: 'Import billing deals', calls: ['import.upload'] },
  { name: 'Invoice', calls: beginning('invoices.update', 'invoices.resend', 'invoices.download', 'invoices.cancel') },
  { name: 'Payment request', calls: ['paymentRequests.cancel'] },
  { name: 'Edit payment request', calls: ['paymentRequests.get', 'paymentRequests.update'] },
  { name: 'Payment link', calls: beginning('paymentIntents.') },
  { name: 'Masav files', calls: ['masav.download'] },
  { name: 'Masav file rows', calls: ['masavRows.remove'] },
];

/** Every screen by its name in English, in the order of the menu, with the calls it makes. */
export function screens(): readonly Screen[] {
  const calls = new Map<string, Set<EndpointId>>();
  const [shell, ...others] = further;
  for (const { name, calls: made } of [...(shell ? [shell] : []), ...lists.flatMap(screensOf), ...others]) {
    const all = calls.get(name) ?? new Set();
    for (const id of made) all.add(id);
    calls.set(name, all);
  }
  return [...calls].map(([name, all]) => ({ name, calls: [...all] })).filter((screen) => screen.calls.length > 0);
}

/** A list call as the product declares it: what names its rows, and with which columns its screens begin. */
export function declaredOf(id: EndpointId) {
  const asked = Object.values(dataResources).find(({ endpoints: { list } }) => list === id);
  const shown = lists.filter(({ endpoints: { list } }) => list === id);
  return {
    idFields: asked?.idFields ?? [],
    meta: shown.map(({ endpoints: { meta } }) => meta).find(isCall),
    fixedMeta: shown.map(({ fixedMeta }) => fixedMeta).find((fixed) => fixed !== undefined),
    columns: [
      ...new Set(shown.flatMap(({ columns = [], stateField }) => [...columns, ...(stateField ? [stateField] : [])])),
    ],
  };
}

/** The reads of one record: the list whose rows name it, by which field, and what is asked besides. */
export function declaredRecords() {
  const found = Object.values(dataResources).flatMap(
    ({ name, endpoints: { list, get }, idFields: [idField], recordQuery }) =>
      isCall(list) && isCall(get) && idField !== undefined && name !== 'paymentIntents'
        ? [{ list, get, idField, query: recordQuery ?? {} }]
        : [],
  );
  return found.filter(({ get }, index) => found.findIndex((other) => other.get === get) === index);
}
