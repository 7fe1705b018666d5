import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { RecordAction } from '#src/actions/actions.ts';
import { cancelLink } from '#src/fields/link/cancelLink.ts';
import { isOpenLink } from '#src/fields/link/linkStatus.ts';

/** What can be done with a payment intent, which its maker passes on: nothing is sent, nothing edited. */
export const intentActions: readonly RecordAction<RecordOf<'paymentRequests'>>[] = [
  {
    key: 'cancel',
    label: 'paymentIntent.cancel.action',
    kind: 'operation',
    danger: true,
    offered: isOpenLink,
    asks: () => ({
      title: 'paymentIntent.cancel.title',
      text: 'paymentRequest.cancel.text',
      refuse: 'paymentIntent.cancel.refuse',
    }),
    run: (intent, tools) => cancelLink(intent, tools, 'paymentIntents.get'),
  },
];
