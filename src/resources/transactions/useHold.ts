import { useEffect, useState } from 'react';
import type { Row } from '#contract/envelope.ts';
import { holdEnd } from './transactionActions.ts';

/** The longest a browser's timer can wait. */
const longestWaitMs = 2 ** 31 - 1;

/** When the hold of a J5 ends and whether it has, kept true while the page is open; undefined for what is no hold. */
export function useHold(record: Row): { end: Date; isOver: boolean } | undefined {
  const end = holdEnd(record)?.getTime();
  const [now, setNow] = useState(() => Date.now());

  useEffect(
    function lookAgainAtTheEnd() {
      if (end === undefined) return undefined;
      const wait = Math.min(Math.max(0, end - Date.now()), longestWaitMs);
      const timer = setTimeout(() => setNow(Date.now()), wait);
      return () => clearTimeout(timer);
    },
    [end],
  );
  return end === undefined ? undefined : { end: new Date(end), isOver: end <= now };
}
