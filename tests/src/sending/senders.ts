import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { actionLabel, type ManyAction, type RecordAction } from '#src/actions/actions.ts';
import type { Resource, ResourceList } from '#src/resources/resource.ts';
import { buildPath, routes, type RouteDefinition } from '#src/resources/paths.ts';
import { resources } from '#src/resources/registry.ts';
import { billingRequestPath, invoicePath, paymentPath } from '#src/resources/wizardPaths.ts';
import { press, place, submitUntil, submitUntilSent, type Translate } from './person.ts';
import { anyRecord, id, type Wire } from './soundServer.ts';

/** A place from which something is sent. */
export interface Sender {
  name: string;
  address: string;
  /** What is different about the record. */
  record?: object;
  /** What is different about the terminal. */
  terminal?: object;
  /** Which call goes wrong; absent: each that writes. */
  fails?: (call: string) => boolean;
  /** It moves money: what nobody knows the outcome of is looked for first. */
  money?: true;
  /** Sends, from wherever the last try has left the screen. */
  send: (wire: Wire, translate: Translate) => Promise<void>;
}

/** What an action's record, question or call needs that cannot be seen in its declaration. */
interface Peculiarity extends Pick<Sender, 'record' | 'fails'> {
  /** Key of the button that goes ahead, where it is not the action's own word. */
  agree?: string;
}
const unissued = { invoiceNumber: null, status: 'initial', invoiceType: 'invoice', invoiceAmount: 20 };
const waiting = { paymentTypeEnum: 'card', status: 'awaitingForTransmission' };
const held = { jDealType: 'J5', status: 'awaitingToSelectJ5', transactionJ5ExpiredDate: '2999-01-01T10:00:00Z' };
/** Dialogs that show, and send nothing but what others send: a link that was copied is canceled as on its page. */
const showing = new Set(['paymentRequests.copied', 'permanentLinks.copied']);
const peculiarities: Readonly<Record<string, Peculiarity>> = {
  'customers.restore': { record: { deleted: true } },
  'customers.import': { agree: 'providerImport.start', fails: (call) => call === 'GET /api/consumers/import' },
  'items.import': { agree: 'providerImport.start', fails: (call) => call === 'GET /api/items/import' },
  'billingDeals.unpause': { record: { pausedFrom: '2020-01-01T00:00:00', pausedTo: '2999-01-01T00:00:00' } },
  'billingDeals.activate': { record: { active: false } },
  'billingRequests.cancel': { record: { status: 'sent' } },
  'paymentRequests.resend': { record: { status: 'sent' } },
  'paymentIntents.cancel': { record: { status: 'sent' } },
  'paymentRequests.cancel': { record: { status: 'sent' } },
  'billingDeals.cardNumber': { fails: (call) => call.includes('card-number') },
  'invoices.original': { fails: (call) => call.endsWith('/download') },
  'invoices.delete': { record: unissued },
  'masavFiles.download': { record: { downloaded: false, rowsCount: 1 } },
  'masavFiles.downloadAgain': { record: { downloaded: true, rowsCount: 1 } },
  'masavFiles.generate': {
    record: { consumerNationalID: '123456782', bankDetails: { bank: 12, bankBranch: 571, bankAccount: '041116' } },
  },
  'transactions.invoice': { record: { status: 'completed', currency: 'ILS', invoiceID: null } },
  'transactions.credit': {
    record: { status: 'completed', currency: 'ILS', invoiceID: null, specialTransactionType: 'refund' },
  },
  'billingDeals.trigger': { record: { invoiceOnly: true } },
  'transactions.slip': { record: { status: 'completed', jDealType: 'J4' } },
  'transactions.transmit': { record: waiting },
  'transactions.transmitAll': { record: waiting },
  'transmissions.transmitAll': { record: waiting },
  'transactions.selectJ5': { record: held },
  'transactions.settle': { record: { ...held, transactionType: 'regularDeal' } },
};

/** Pages whose records have numbers for ids. */
const numbered = new Set(Object.values<RouteDefinition>(routes).flatMap(({ path, digits }) => (digits ? path : [])));

const pathOf = (path: string) =>
  buildPath(
    path.replaceAll('?', ''),
    Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, numbered.has(path) ? '7' : id])),
  );

/** The forms of the nouns, and other pages of theirs. */
function forms({ screens }: Resource): Sender[] {
  return screens.map(({ page: { name, path } }) => ({ name, address: pathOf(path), send: submitUntilSent }));
}

/** Chooses an action, unless its dialog is still open, and goes ahead in whatever it opens. */
async function choose(wire: Wire, pressIt: () => Promise<void>, agree: string): Promise<void> {
  const before = wire.calls;
  if (!document.querySelector('dialog[open]')) await pressIt();
  await waitFor(() => expect(wire.calls > before || document.querySelector('dialog[open]') !== null).toBe(true));
  if (wire.calls > before) return;
  const isSent = () => wire.calls > before;
  // A form that only comes before the plan gives way to it.
  if (place().querySelector('form')) await submitUntil(() => isSent() || !place().querySelector('form'));
  if (!isSent()) await press(agree);
}

function agreeOf(action: RecordAction, record: Parameters<NonNullable<RecordAction['offered']>>[0]): string {
  const asks = action.kind === 'operation' || action.kind === 'money' ? action.asks : undefined;
  return asks?.(record, { money: () => '' }).agree ?? actionLabel(action);
}

/** What can be done with one record, from its page. */
async function recordActions({ name, detailPage, actions = {} }: ResourceList): Promise<Sender[]> {
  const load = actions.record ?? actions.row;
  if (!detailPage || !load) return [];
  return (await load()).flatMap((action): Sender[] => {
    if (action.kind === 'link') return [];
    const { agree, ...peculiar } = peculiarities[`${name}.${action.key}`] ?? {};
    const record = { ...anyRecord, ...peculiar.record };
    const said = agree ?? agreeOf(action, { ...record, id });
    return [
      {
        name: `${name}: ${action.key}`,
        address: pathOf(detailPage.path),
        ...peculiar,
        ...(action.kind === 'money' && { money: true }),
        async send(wire, translate) {
          await choose(
            wire,
            () => press(translate(actionLabel(action)), translate('list.moreActions')),
            translate(said),
          );
        },
      },
    ];
  });
}

/** What can be done with ticked rows. */
async function bulkActions(name: string, { page, actions }: ResourceList): Promise<Sender[]> {
  const loaded: readonly ManyAction[] = (await actions?.bulk?.()) ?? [];
  return loaded.map((action) => ({
    name: `${name}, ticked: ${action.key}`,
    address: pathOf(page.path),
    ...peculiarities[`${name}.${action.key}`],
    async send(wire, translate) {
      const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: translate('selection.page') });
      if (!all.checked) await userEvent.click(all);
      const agree = translate(action.asks.agree ?? actionLabel(action));
      await choose(wire, () => press(translate(actionLabel(action))), agree);
    },
  }));
}

/** What can be done with a list as a whole. */
async function listActions(name: string, { page, actions }: ResourceList): Promise<Sender[]> {
  const loaded = (await actions?.list?.()) ?? [];
  return loaded.flatMap((action): Sender[] => {
    if (action.kind === 'link' || showing.has(`${name}.${action.key}`)) return [];
    const { agree = actionLabel(action), ...peculiar } = peculiarities[`${name}.${action.key}`] ?? {};
    return [
      {
        name: `${name}, the list: ${action.key}`,
        address: pathOf(page.path),
        ...peculiar,
        async send(wire, translate) {
          await choose(
            wire,
            () => press(translate(actionLabel(action)), translate('list.moreActions')),
            translate(agree),
          );
        },
      },
    ];
  });
}

/** The export of a list. */
const exportOf = ({ name, page, endpoints: { excel } }: ResourceList): Sender[] =>
  excel === undefined
    ? []
    : [
        {
          name: `${name}: export`,
          address: pathOf(page.path),
          fails: (call) => call.includes('$excel'),
          send: async (_, translate) => press(translate('export.action'), translate('ra.action.export')),
        },
      ];

const wizard = (name: string, address: string): Sender => ({ name, address, money: true, send: submitUntilSent });

/** What is sent by no declared noun. */
const others: readonly Sender[] = [
  wizard('QuickCharge', paymentPath('QuickCharge')),
  wizard('Charge', paymentPath('Charge', { amount: '20' })),
  wizard('Refund', paymentPath('Refund', { amount: '20' })),
  {
    name: 'a billing request, sent anew',
    address: billingRequestPath({ billingRequestID: id }),
    send: submitUntilSent,
  },
  {
    name: 'a document that is changed',
    address: invoicePath({ invoice: id }),
    record: unissued,
    send: submitUntilSent,
  },
  {
    name: 'a payment request, edited',
    address: pathOf(routes.EditPaymentRequest.path),
    record: { status: 'sent', paymentRequestAmount: 120 },
    send: submitUntilSent,
  },
  {
    name: 'consent',
    address: paymentPath('QuickCharge', { amount: '20' }),
    terminal: { settings: { applyExternalCommission: 'useSmsdByDefault' } },
    async send(wire, translate) {
      const phone = await screen.findByRole<HTMLInputElement>('textbox', {
        name: new RegExp(`^${translate('customerField.phone')}`),
      });
      if (phone.value === '') await userEvent.type(phone, '050-1234567');
      await submitUntilSent(wire);
    },
  },
  {
    name: 'the slip of a charge that was made',
    address: paymentPath('QuickCharge', { amount: '20' }),
    fails: (call) => call.includes('slip'),
    async send(wire, translate) {
      const slip = () => screen.queryByRole('form', { name: translate('payment.result.slip') });
      if (!slip()) await submitUntil(() => slip() !== null);
      const address = within(slip() ?? place()).getByRole<HTMLInputElement>('textbox');
      if (address.value === '') await userEvent.type(address, 'dana@mail.test');
      await submitUntilSent(wire);
    },
  },
  {
    name: 'the categories of items',
    address: pathOf(routes.CreateItem.path),
    fails: (call) => call.includes('import/categories'),
    send: async (_, translate) => press(translate('item.importCategories')),
  },
  {
    name: 'a saved card is deleted',
    address: pathOf(routes.Customer.path),
    async send(wire, translate) {
      await choose(wire, () => press(translate('card.deleteNamed', { last: '1111' })), translate('ra.action.delete'));
    },
  },
];

/** Every place from which something is sent: those that are declared, and those with code of their own. */
export async function findSenders(): Promise<Sender[]> {
  const declared = await Promise.all(
    resources.map(async (resource) => [
      ...forms(resource),
      ...(await Promise.all([resource.lists[0], ...resource.unlisted].map(recordActions))).flat(),
      ...(
        await Promise.all(
          resource.lists.map(async (list) => [
            ...(await bulkActions(resource.name, list)),
            ...(await listActions(resource.name, list)),
          ]),
        )
      ).flat(),
      ...resource.lists.flatMap(exportOf).slice(0, 1),
    ]),
  );
  return [...declared.flat(), ...others];
}
