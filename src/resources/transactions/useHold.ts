import type { Row } from '#contract/envelope.ts';
import { useNow } from '#src/actions/useNow.ts';
import { holdEnd } from './transactionActions.ts';

/** When the hold of a J5 ends and whether it has, kept true while the page is open; undefined for what is no hold. */
export function useHold(record: Row): { end: Date; isOver: boolean } | undefined {
  const end = holdEnd(record);
  const now = useNow([end?.getTime()]);
  return end && { end, isOver: end.getTime() <= now };
}
