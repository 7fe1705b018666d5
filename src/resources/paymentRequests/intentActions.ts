import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { RecordAction } from '#src/actions/actions.ts';
import { cancelAction } from '#src/fields/link/cancelAction.ts';

/** What can be done with a payment intent, which its maker passes on: nothing is sent, nothing edited. */
export const intentActions: readonly RecordAction<RecordOf<'paymentRequests'>>[] = [
  cancelAction('paymentIntents.get', {
    label: 'paymentIntent.cancel.action',
    title: 'paymentIntent.cancel.title',
    text: 'paymentRequest.cancel.text',
    refuse: 'paymentIntent.cancel.refuse',
  }),
];
