import { driftsOf } from '#contract/entities/drift.ts';
import type { EndpointReference } from './resource.ts';
import { warnOnce } from './warnOnce.ts';

/**
 * Compares an answer with the contract, for whoever develops: what differs is said once on the console, by call and
 * field. Production ships none of this.
 */
export function warnOfDrift(endpoint: EndpointReference, answer: unknown): void {
  if (typeof endpoint !== 'string') return;
  for (const { field, fault = 'the contract knows no such field' } of driftsOf(endpoint, answer)) {
    warnOnce(`${endpoint}: ${field}: ${fault}`);
  }
}
