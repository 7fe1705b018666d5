import { useEffect, useState, type ReactNode } from 'react';

/** Milliseconds between two looks at whether the first screen stands. */
const lookMs = 200;
/** Milliseconds after which it counts as standing whatever is still loading. */
const longestMs = 20_000;

/**
 * Resolves when the first screen stands and the browser has nothing better to do: the time for code that no first
 * screen needs.
 * @param isBusy whether the first screen's data is still on its way.
 * @param signal ends the waiting early.
 */
export async function afterFirstScreen(isBusy: () => boolean, signal?: AbortSignal): Promise<void> {
  for (let waited = 0; waited < longestMs; waited += lookMs) {
    await new Promise((resolve) => setTimeout(resolve, lookMs));
    if (signal?.aborted) return;
    if (document.readyState === 'complete' && !isBusy()) break;
  }
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else resolve();
  });
}

const isLoading = () => document.querySelector('[aria-busy=true]') !== null;

/** Whether the first screen stands. @param wanted whether anybody waits for it */
export function useFirstScreenStands(wanted = true): boolean {
  const [stands, setStands] = useState(false);
  useEffect(
    function waitForFirstScreen() {
      if (!wanted) return undefined;
      const left = new AbortController();
      void afterFirstScreen(isLoading, left.signal).then(() => left.signal.aborted || setStands(true));
      return () => left.abort();
    },
    [wanted],
  );
  return stands;
}

/** Draws what competes with nothing a person waits for, once the first screen stands. */
export const AfterFirstScreen = ({ children }: { children: ReactNode }) => useFirstScreenStands() && children;
