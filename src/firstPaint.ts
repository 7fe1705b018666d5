import { afterPaint } from './ui/afterPaint.ts';

/** Milliseconds a first paint is waited for at most. */
const atMostMs = 100;

/**
 * Lets the browser paint the frame of the page before anything else is evaluated, which takes it longer than a frame:
 * `boot.ts` and `main.tsx` import it before all others. Nobody waits for a paint of a page in the background.
 */
await new Promise<void>((resolve) => (document.hidden ? resolve() : afterPaint(resolve, atMostMs)));
