import { fail } from './fail.ts';

/** Ends the process when it is told to, once what runs has let go. */
export function stopOnSignal(running: { close: () => Promise<void> }): void {
  let stoppedAt = 0;
  const stop = () => {
    // A second signal is for who will not wait; but npm repeats the terminal's at once, which is still the first.
    if (stoppedAt > 0 && Date.now() - stoppedAt > 1000) process.exit(1);
    if (stoppedAt > 0) return;
    stoppedAt = Date.now();
    running.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
