import { driftsOf } from '#contract/entities/drift.ts';
import type { EndpointReference } from './resource.ts';

const told = new Set<string>();

/**
 * Compares an answer with the contract, for whoever develops: what differs is said once on the console, by call and
 * field. Production ships none of this.
 */
export function warnOfDrift(endpoint: EndpointReference, answer: unknown): void {
  if (typeof endpoint !== 'string') return;
  for (const { field, fault = 'the contract knows no such field' } of driftsOf(endpoint, answer)) {
    const text = `${endpoint}: ${field}: ${fault}`;
    if (told.has(text)) continue;
    told.add(text);
    // oxlint-disable-next-line no-console -- a developer learns of it here and nowhere else
    console.warn(text);
  }
}
