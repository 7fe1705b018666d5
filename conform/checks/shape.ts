import { driftsOf, type Drift } from '#contract/entities/drift.ts';
import type { EndpointId } from '#contract/endpoints.ts';
import { misses, wrong, type Fault } from '#conform/check.ts';

/** A drift in words of this report, which never repeat what a server said. */
function faultOf({ field, fault = '' }: Drift): Fault {
  if (field === '') return wrong('The answer is of another shape than the contract says.');
  if (/Required|required|defined/.test(fault)) return misses(`${field} is missing: it stays empty.`);
  const word = / is no (\w+)$/.exec(fault)?.[1];
  if (word !== undefined) return wrong(`${field} holds a word that is no ${word}: it is shown as it is.`);
  return wrong(`${field} is not written as the contract says: it is shown as it is, or not at all.`);
}

/** Where an answer is not what the contract says; what it holds besides is nobody's concern. */
export function faultsOfShape(id: EndpointId, answer: unknown): Fault[] {
  return driftsOf(id, answer)
    .filter(({ fault }) => fault !== undefined)
    .map(faultOf);
}
