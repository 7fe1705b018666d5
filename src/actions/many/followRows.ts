import type { ActionTools, Watch } from '#src/actions/actions.ts';
import type { PlannedRow, RowOutcome } from './plan.ts';

/** Longest time in which rows are followed. */
const followedMs = 10 * 60 * 1000;
/** Between two questions: soon at first, then less often. */
const pausesMs = [1000, 2000, 3000, 5000, 10_000];

/** Waits; wakes up early when nobody wants to wait any more. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}

interface Followed {
  taken: readonly PlannedRow[];
  watch: Watch;
  signal: AbortSignal;
  /** Is told of each outcome as it is known. */
  onKnown: (outcomes: readonly RowOutcome[]) => void;
}

/**
 * Follows rows that a server has taken, by the watch's questions, until all are known, ten minutes are over or the person
 * has heard enough. A question without an answer is asked again.
 */
export async function followRows({ taken, watch, signal, onKnown }: Followed): Promise<void> {
  const end = performance.now() + followedMs;
  let waiting = taken;
  for (let turn = 0; waiting.length > 0; turn += 1) {
    await pause(pausesMs[Math.min(turn, pausesMs.length - 1)] ?? 0, signal);
    if (signal.aborted || performance.now() > end) return;
    const known = await watch(waiting).catch((): readonly RowOutcome[] => []);
    const ids = new Set(known.map(({ id }) => id));
    waiting = waiting.filter(({ id }) => !ids.has(id));
    if (known.length > 0) onKnown(known);
  }
}

/** What watches, where the action is followed; an action goes ahead also where that cannot begin. */
export async function beginWatch(
  follows: { begin(tools: ActionTools): Promise<Watch> } | undefined,
  tools: ActionTools,
): Promise<Watch | undefined> {
  return follows?.begin(tools).catch(() => undefined);
}
