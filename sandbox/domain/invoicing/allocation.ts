import { randomInt } from 'node:crypto';
import { needsAllocation, type Taxed } from '#contract/rules/allocation.ts';

// spec gap: what the Tax Authority answers; the sandbox makes nine digits up.
/** The allocation number of a document; null for one that needs none. Amounts in agorot. */
export function allocationNumberOf(document: Taxed): string | null {
  return needsAllocation(document) ? String(randomInt(100_000_000, 1_000_000_000)) : null;
}
