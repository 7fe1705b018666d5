import type { Limits } from '#contract/entities/limits.ts';

/** The largest body that limits let through: every list full, every text as long as it may be. */
export function largestBody(limits: Limits): unknown {
  switch (limits.kind) {
    case 'text':
      return 'א'.repeat(limits.limit.max);
    case 'list':
      return Array.from({ length: limits.limit.max }, () => largestBody(limits.entry));
    case 'object':
      return Object.fromEntries(Object.entries(limits.fields).map(([name, field]) => [name, largestBody(field)]));
    case 'any':
      return {};
  }
}
