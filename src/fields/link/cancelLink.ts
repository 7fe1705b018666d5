import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import type { Acted, ActionTools } from '#src/actions/actions.ts';
import { MovedOn } from '#src/actions/movedOn.ts';

type Details = RecordOf<'paymentRequests'>;

/** What a person sees of a link in any list. */
const compared = ['paymentRequestAmount', 'currency'] as const satisfies readonly (keyof Details)[];

/** Statuses in which a link waits for its payer, who may have looked at it meanwhile. */
const waiting: readonly (string | undefined)[] = ['initial', 'sending', 'sent', 'viewed'];

/** Whether a link is another by now than it was seen: by its version where both are known, else by what a list shows. */
function hasMovedOn(seen: Acted<Details>, present: Details): boolean {
  if (seen.updateTimestamp && present.updateTimestamp) return seen.updateTimestamp !== present.updateTimestamp;
  const isOther =
    seen.status !== present.status && !(waiting.includes(seen.status) && waiting.includes(present.status));
  return isOther || compared.some((name) => seen[name] !== undefined && seen[name] !== present[name]);
}

/**
 * Cancels a link as the person has seen it. It is read once more right before, for servers that do not judge what was
 * seen; the version goes along for those that do.
 * @param read the call that reads such a link
 * @throws MovedOn when it is another by now
 */
export async function cancelLink(
  seen: Acted<Details>,
  { dataProvider }: ActionTools,
  read: 'paymentRequests.get' | 'paymentIntents.get' | 'billingRequests.get',
): Promise<OperationResponse | undefined> {
  const path = { id: String(seen.id) };
  const present = await dataProvider.call(read, { path });
  if (hasMovedOn(seen, present)) throw new MovedOn('paymentRequest.movedOn');
  const { updateTimestamp } = present;
  return dataProvider.operate('paymentRequests.cancel', { path, query: { updateTimestamp } });
}
