import { stringifyUrl } from 'query-string';
import type { ActionPlace, ListAction, RowAction } from '#src/actions/actions.ts';
import { pathTo } from '#src/resources/paths.ts';
import { paymentPath } from '#src/resources/wizardPaths.ts';
import type { RaRecord } from 'react-admin';
import { DeleteCustomer } from './DeleteCustomer.tsx';
import { ImportCustomers } from './ImportCustomers.tsx';

const isThere = ({ deleted }: RaRecord, { showDeleted }: ActionPlace) => !showDeleted && deleted !== true;
const isDeleted = (record: RaRecord, place: ActionPlace) => !isThere(record, place);
const idOf = ({ id }: RaRecord) => String(id);
const forCustomer = (url: string, record: RaRecord) => stringifyUrl({ url, query: { customerID: idOf(record) } });

/** What can be done with one customer. */
export const rowActions: readonly RowAction[] = [
  {
    key: 'charge',
    primary: true,
    path: (record) => paymentPath('Charge', { customerID: idOf(record) }),
    offered: isThere,
  },
  { key: 'edit', path: (record) => pathTo('EditCustomer', { id: idOf(record) }), offered: isThere },
  {
    key: 'addCard',
    feature: 'CreditCardTokens',
    path: (record) => pathTo('CreateCardToken', { customerid: idOf(record) }),
    offered: isThere,
  },
  {
    key: 'billingDeal',
    access: 'billing',
    feature: 'Billing',
    path: (record) => pathTo('CreateBillingDeal', { customerid: idOf(record) }),
    offered: isThere,
  },
  { key: 'invoice', path: (record) => forCustomer(pathTo('CreateInvoice'), record), offered: isThere },
  {
    key: 'paymentRequest',
    feature: 'Checkout',
    path: (record) => forCustomer(pathTo('CreatePaymentRequest'), record),
    offered: isThere,
  },
  { key: 'delete', danger: true, dialog: DeleteCustomer, offered: isThere },
  {
    key: 'restore',
    run: (record, { dataProvider }) => dataProvider.operate('consumers.restore', { path: { id: idOf(record) } }),
    offered: isDeleted,
  },
];

/** What can be done with the list of customers. */
export const listActions: readonly ListAction[] = [
  { key: 'import', integration: 'invoicing', dialog: ImportCustomers },
];
