import { useEffect, useState } from 'react';
import type { Attempt } from '#src/attempts/attempts.ts';
import { useAttempts } from '#src/attempts/attemptsContext.ts';
import { pause } from '#src/attempts/pause.ts';
import { isSettled } from '#src/attempts/resolveAttempt.ts';
import { usePlainDataProvider } from '#src/dataProvider/usePlainDataProvider.ts';
import { findCreation } from './findCreation.ts';

/**
 * What is known of something whose making was not answered. `found`: there is one that may be it. `notFound`: there is
 * none. `unlisted`: it would be in no list. `unknown`: it could not be looked for. `made`: it was, but not as it was sent
 * last.
 */
export interface CreationNews {
  news: 'checking' | 'found' | 'notFound' | 'unlisted' | 'unknown' | 'made';
  /** What may be it. */
  id?: string | undefined;
}

/** Milliseconds between two looks while it may still come in. */
const lookMs = 3000;

/** Looks for what an attempt has made, until nothing of it can be on its way any more. */
export function useCreationNews(attempt: Attempt): CreationNews {
  const dataProvider = usePlainDataProvider();
  const { keyed } = useAttempts();
  const [known, setKnown] = useState<CreationNews>({ news: 'checking' });

  useEffect(
    function lookForIt() {
      const left = new AbortController();
      const { signal } = left;
      const tell = (news: CreationNews) => !signal.aborted && setKnown(news);
      async function look(): Promise<void> {
        for (;;) {
          const isLast = isSettled(attempt);
          const ids = await findCreation(dataProvider, attempt, signal);
          if (!ids) return void tell({ news: 'unlisted' });
          if (ids.length > 0) return void tell({ news: 'found', id: ids[0] });
          // With keys it can be sent again whether or not it comes in late.
          if (isLast || keyed) tell({ news: 'notFound' });
          if (isLast) return;
          await pause(lookMs, signal);
        }
      }
      look().catch(() => tell({ news: 'unknown' }));
      return () => left.abort();
    },
    [attempt, dataProvider, keyed],
  );

  return attempt.state === 'made' ? { ...known, news: 'made' } : known;
}
