import type { QueuedDeals } from '#contract/entities/billingDeal.ts';
import type { Happened } from '#contract/happened.ts';
import type { Answer, Call } from '#sandbox/core/call.ts';
import { translate } from '#sandbox/core/locale.ts';
import type { TextKey } from '#sandbox/core/messages/catalogue.ts';
import { operation } from '#sandbox/core/operation.ts';
import { happenedText } from '#sandbox/core/seen.ts';

/** How a call about several deals went: how many it took, and which it did not and why. */
export interface ManyOutcome extends Pick<QueuedDeals, 'queued' | 'notQueuedDeals'> {
  /** What happened to those that are not as they were seen, by their ids. */
  happened: ReadonlyMap<string, Happened>;
}

/**
 * The answer of a call about several deals: success when it took all, else a warning with each of the others, in
 * `additionalData` by code and in `errors` in words (docs/wire.md §5.5).
 * @param texts keys of texts with a count
 */
export function answerMany(
  call: Call,
  { queued, notQueuedDeals, happened }: ManyOutcome,
  texts: { all: TextKey; none: TextKey },
): Answer {
  const notQueued = notQueuedDeals.length;
  const additionalData = { queued, notQueued, notQueuedDeals } satisfies QueuedDeals;
  if (notQueued === 0) {
    return { json: operation(call, texts.all, { values: { smart_count: queued }, additionalData }) };
  }
  const textOf = (id: string, code: TextKey) => {
    const what = happened.get(id);
    return what ? happenedText(call, what) : translate(call.locale, code);
  };
  const errors = notQueuedDeals.map(({ id, code }) => ({ code: id, description: textOf(id, code) }));
  const values = { smart_count: notQueued };
  return { json: operation(call, texts.none, { values, errors, additionalData }, 'warning') };
}
