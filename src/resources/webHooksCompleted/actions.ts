import type { RowOf } from '#contract/entities/callTypes.ts';
import type { RecordAction } from '#src/actions/actions.ts';
import { pathTo, policyOf } from '#src/resources/paths.ts';
import { PayloadDialog } from './PayloadDialog.tsx';

type Delivery = RowOf<'webhooks'>;

/** The pages of what an event can be about. */
const pages = {
  PaymentTransaction: 'Transaction',
  BillingDeal: 'BillingDeal',
  CreditCardTokenDetails: 'EditCardToken',
  Consumer: 'Customer',
  Invoice: 'Invoice',
} as const;

/** Leads to the record that an event is about; a deleted card has no page. */
const openers = Object.entries(pages).map(([entityType, route]): RecordAction<Delivery> => ({
  key: `open${entityType}`,
  label: `webhook.open.${entityType}`,
  kind: 'link',
  primary: true,
  ...policyOf(route),
  offered: ({ payload }) =>
    payload?.entityType === entityType && Boolean(payload.entityReference) && payload.eventName !== 'CardTokenDeleted',
  path: ({ id, payload }) => pathTo(route, { id: payload?.entityReference ?? String(id) }),
}));

/** What can be done with a delivery. */
export const rowActions: readonly RecordAction<Delivery>[] = [
  ...openers,
  { key: 'payload', label: 'webhook.payload', kind: 'dialog', Dialog: PayloadDialog },
];
