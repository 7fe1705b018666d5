import { useEffect, useState } from 'react';

/** The longest a browser's timer can wait. */
const longestWaitMs = 2 ** 31 - 1;

/** The time, kept true around moments at which something changes. @param moments in milliseconds */
export function useNow(moments: readonly (number | undefined)[]): number {
  const [now, setNow] = useState(() => Date.now());
  const next = Math.min(...moments.filter((moment) => moment !== undefined && moment > now).map(Number));
  useEffect(
    function lookAgainAtTheNext() {
      if (!Number.isFinite(next)) return undefined;
      const wait = Math.min(Math.max(0, next - Date.now()), longestWaitMs);
      const timer = setTimeout(() => setNow(Date.now()), wait);
      return () => clearTimeout(timer);
    },
    [next],
  );
  return now;
}
