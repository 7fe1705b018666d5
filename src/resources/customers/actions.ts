import { stringifyUrl } from 'query-string';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { ActionPlace, ActionRecord, ListAction, RecordAction } from '#src/actions/actions.ts';
import { pathTo, policyOf } from '#src/resources/paths.ts';
import { paymentLinkPath, paymentPath } from '#src/resources/wizardPaths.ts';
import { DeleteCustomer } from './DeleteCustomer.tsx';
import { ImportCustomers } from './ImportCustomers.tsx';

type Details = RecordOf<'customers'>;
type Customer = ActionRecord<Details>;

const isThere = ({ deleted }: Customer, { showDeleted }: ActionPlace) => !showDeleted && deleted !== true;
const isDeleted = (record: Customer, place: ActionPlace) => !isThere(record, place);
const idOf = ({ id }: Customer) => String(id);
const forCustomer = (url: string, record: Customer) => stringifyUrl({ url, query: { customerID: idOf(record) } });

/** What can be done with one customer. */
export const rowActions: readonly RecordAction<Details>[] = [
  {
    key: 'charge',
    kind: 'link',
    primary: true,
    path: (record) => paymentPath('Charge', { customerID: idOf(record) }),
    offered: isThere,
  },
  {
    key: 'paymentRequest',
    kind: 'link',
    ...policyOf('CreatePaymentRequest'),
    path: (record) => forCustomer(pathTo('CreatePaymentRequest'), record),
    offered: isThere,
  },
  {
    key: 'billingDeal',
    kind: 'link',
    ...policyOf('CreateBillingDeal'),
    path: (record) => pathTo('CreateBillingDeal', { customerid: idOf(record) }),
    offered: isThere,
  },
  {
    key: 'invoice',
    kind: 'link',
    ...policyOf('CreateInvoice'),
    path: (record) => forCustomer(pathTo('CreateInvoice'), record),
    offered: isThere,
  },
  {
    key: 'paymentLink',
    kind: 'link',
    ...policyOf('CreatePaymentRequest'),
    path: (record) => paymentLinkPath({ customerID: idOf(record), copied: true }),
    offered: isThere,
  },
  {
    key: 'addCard',
    kind: 'link',
    ...policyOf('CreateCardToken'),
    path: (record) => pathTo('CreateCardToken', { customerid: idOf(record) }),
    offered: isThere,
  },
  { key: 'edit', kind: 'link', path: (record) => pathTo('EditCustomer', { id: idOf(record) }), offered: isThere },
  { key: 'delete', kind: 'dialog', danger: true, Dialog: DeleteCustomer, offered: isThere },
  {
    key: 'restore',
    kind: 'operation',
    run: (record, { dataProvider }) =>
      dataProvider.operate('consumers.restore', {
        path: { id: idOf(record) },
        about: { noun: 'customers', deed: 'restore', name: record.consumerName ?? '' },
      }),
    offered: isDeleted,
  },
];

/** What can be done with the list of customers. */
export const listActions: readonly ListAction[] = [
  { key: 'import', kind: 'dialog', integration: 'invoicing', Dialog: ImportCustomers },
];
