import { useEffect, useMemo } from 'react';
import { useStore } from '#src/store/useStore.ts';
import { isMoney, signatureOf, type Attempt } from '#src/attempts/attempts.ts';
import { useAttempts } from '#src/attempts/attemptsContext.ts';
import { putOff } from './putOff.ts';

/**
 * What was sent to be made and nobody knows about, the newest first: by this page, by another tab, or by one that is
 * gone. What is being sent just now is not among it.
 */
export function useOpenCreations(): readonly Attempt[] {
  const { journal, locks } = useAttempts();
  const kept = useStore(journal);
  const later = useStore(putOff);
  const creations = useMemo(() => kept.filter(({ endpoint }) => !isMoney(endpoint)).toReversed(), [kept]);

  useEffect(
    function adoptTheLeft() {
      for (const { attemptID, state, ...what } of creations) {
        if (state !== 'sending') continue;
        // Whoever sends it, if they still live, holds the lock until an answer has come or is lost.
        void locks.hold(signatureOf(what), async () => {
          const left = journal.read().find((one) => one.attemptID === attemptID && one.state === 'sending');
          if (left) journal.keep({ ...left, state: 'unanswered' });
        });
      }
    },
    [creations, journal, locks],
  );
  return creations.filter(
    ({ state, attemptID }) => (state === 'unanswered' || state === 'made') && !later.has(attemptID),
  );
}
