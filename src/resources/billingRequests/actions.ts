import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { RecordAction } from '#src/actions/actions.ts';
import { cancelAction } from '#src/fields/link/cancelAction.ts';
import { policyOf } from '#src/resources/paths.ts';
import { billingRequestPath } from '#src/resources/wizardPaths.ts';

type Details = RecordOf<'billingRequests'>;

/** What can be done with a billing request or a permanent link; sending it again makes another one (docs/rulings.md). */
export const rowActions: readonly RecordAction<Details>[] = [
  {
    key: 'resend',
    label: 'billingRequest.resend.action',
    kind: 'link',
    ...policyOf('CreateBillingRequest'),
    path: ({ id }) => billingRequestPath({ billingRequestID: String(id) }),
  },
  cancelAction('billingRequests.get', {
    label: 'billingRequest.cancel.action',
    title: 'billingRequest.cancel.title',
    text: 'billingRequest.cancel.text',
    refuse: 'billingRequest.cancel.refuse',
  }),
];
