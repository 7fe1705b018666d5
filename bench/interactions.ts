import type { Page } from '@playwright/test';

declare global {
  // Event Timing, which TypeScript's DOM does not know yet.
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
  interface Window {
    /** Ms of each click or key so far, from the input to the next frame, by its number. */
    interactions: Record<number, number>;
  }
}

/** Runs in the page before everything else; it must not use anything from outside. */
export function watchInteractions(): void {
  window.interactions = {};
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
      if (id > 0) window.interactions[id] = Math.max(window.interactions[id] ?? 0, entry.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
}

/** Ms of the slowest click or key of a page that `watchInteractions` watches. @throws Error when there was none */
export async function longestInteraction(page: Page): Promise<number> {
  const all = await page.evaluate(() => Object.values(window.interactions));
  if (all.length === 0) throw new Error(`no click or key was seen on ${page.url()}`);
  return Math.max(...all);
}
