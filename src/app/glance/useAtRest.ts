import { useEffect, useState } from 'react';

/** Milliseconds without another row after which a person has arrived. */
const restMs = 150;

/** What a person has come to rest at; at first what they begin with. */
export function useAtRest(at: string): string {
  const [rested, setRested] = useState(at);
  useEffect(
    function waitForRest() {
      const timer = setTimeout(() => setRested(at), restMs);
      return () => clearTimeout(timer);
    },
    [at],
  );
  return rested;
}
