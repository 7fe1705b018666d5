/** Milliseconds between two looks at whether the first screen stands. */
const lookMs = 500;
/** Milliseconds after which it counts as standing whatever is still loading. */
const longestMs = 20_000;

/**
 * Resolves when the first screen stands and the browser has nothing better to do: the time for code that no first
 * screen needs.
 * @param isBusy whether the first screen's data is still on its way.
 */
export async function afterFirstScreen(isBusy: () => boolean): Promise<void> {
  for (let waited = 0; waited < longestMs; waited += lookMs) {
    await new Promise((resolve) => setTimeout(resolve, lookMs));
    if (document.readyState === 'complete' && !isBusy()) break;
  }
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else resolve();
  });
}
