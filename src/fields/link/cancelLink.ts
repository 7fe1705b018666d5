import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import type { ActionRecord, ActionTools } from '#src/actions/actions.ts';
import { seenAs } from '#src/actions/seeing.ts';

/**
 * Cancels a link as the person has seen it.
 * @param record the call that reads such a link
 */
export const cancelLink = (
  seen: ActionRecord<RecordOf<'paymentRequests'>>,
  { dataProvider }: ActionTools,
  record: 'paymentRequests.get' | 'paymentIntents.get' | 'billingRequests.get',
): Promise<OperationResponse | undefined> =>
  dataProvider.operate('paymentRequests.cancel', {
    path: { id: String(seen.id) },
    seen: { ...seenAs(seen), record },
  });
