import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { Acted, RecordAction } from '#src/actions/actions.ts';

type Details = RecordOf<'billingRequests'>;

/** One that was paid by, canceled or deleted leads nowhere any more. */
const isOpen = ({ status, deleted }: Acted<Details>) =>
  deleted !== true && status !== undefined && !['payed', 'canceled'].includes(status);

/** What can be done with a billing request or a permanent link. */
export const rowActions: readonly RecordAction<Details>[] = [
  {
    key: 'cancel',
    label: 'billingRequest.cancel.action',
    kind: 'operation',
    danger: true,
    offered: isOpen,
    asks: () => ({
      title: 'billingRequest.cancel.title',
      text: 'billingRequest.cancel.text',
      refuse: 'billingRequest.cancel.refuse',
    }),
    run: ({ id }, { dataProvider }) => dataProvider.operate('paymentRequests.cancel', { path: { id: String(id) } }),
  },
];
