import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import type { ActionRecord, ActionTools, RecordAction } from '#src/actions/actions.ts';
import { seenAs } from '#src/actions/seeing.ts';
import { isOpenLink } from './linkStatus.ts';

type ReadLink = 'paymentRequests.get' | 'paymentIntents.get' | 'billingRequests.get';

/** Cancels a link as the person has seen it. */
const cancelLink = (
  seen: ActionRecord<RecordOf<'paymentRequests'>>,
  { dataProvider }: ActionTools,
  record: ReadLink,
): Promise<OperationResponse | undefined> =>
  dataProvider.operate('paymentRequests.cancel', {
    path: { id: String(seen.id) },
    seen: { ...seenAs(seen), record },
  });

/**
 * The action that cancels a link, while it leads anywhere.
 * @param read the call that reads such a link
 * @param words catalogue keys of its own words, and of what is asked before
 */
export const cancelAction = <Link extends RecordOf<'paymentRequests'>>(
  read: ReadLink,
  { label, ...question }: { label: string; title: string; text: string; refuse: string },
): RecordAction<Link> => ({
  key: 'cancel',
  label,
  kind: 'operation',
  danger: true,
  offered: isOpenLink,
  asks: () => question,
  run: (link, tools) => cancelLink(link, tools, read),
});
