import { useCallback, useMemo, useState } from 'react';
import { useStore } from '#src/store/useStore.ts';
import { isMoney, type Attempt } from './attempts.ts';
import type { Attempts } from './attemptsContext.ts';
import type { MoneyCall } from './moneyCall.ts';

/**
 * The money calls on a terminal that somebody has to hear about: those that were open when the screen opened, until they
 * are dismissed, and those that another tab has given up meanwhile. What another tab is sending just now is its own.
 * @param ownID the attempt of this screen, which it speaks about itself.
 */
export function useUnresolved(
  { journal }: Attempts,
  terminalID: string,
  ownID: string | undefined,
): Pick<MoneyCall, 'unresolved' | 'isHeldBack' | 'release' | 'dismiss'> {
  const kept = useStore(journal);
  const [found] = useState(() => journal.read().filter(({ state }) => state !== 'notFound'));
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const [released, setReleased] = useState<readonly Attempt[]>([]);

  const unresolved = useMemo(() => {
    const later = kept.filter(({ state, attemptID }) => state === 'unanswered' && !found.some(isNamed(attemptID)));
    const told = released.filter(({ attemptID }) => ![...found, ...later].some(isNamed(attemptID)));
    return [...found, ...later, ...told].filter(
      (one) =>
        isMoney(one.endpoint) &&
        one.terminalID === terminalID &&
        one.attemptID !== ownID &&
        !dismissed.includes(one.attemptID),
    );
  }, [kept, found, dismissed, released, terminalID, ownID]);

  const dismiss = useCallback(({ attemptID }: Attempt) => setDismissed((before) => [...before, attemptID]), []);
  const release = useCallback(
    (attempt: Attempt) =>
      setReleased((before) => (before.some(isNamed(attempt.attemptID)) ? before : [...before, attempt])),
    [],
  );
  const isHeldBack = unresolved.some(({ attemptID }) => !released.some(isNamed(attemptID)));
  return { unresolved, isHeldBack, release, dismiss };
}

function isNamed(attemptID: string) {
  return (attempt: Attempt) => attempt.attemptID === attemptID;
}
