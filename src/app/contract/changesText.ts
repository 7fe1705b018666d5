import { changeLine } from '#contract/metaChanges/changeLine.ts';
import type { ChangedPart } from './useContractChanges.ts';

/** Changes as a difference of text, by call, in names of the wire, for whoever reads them elsewhere. */
export function changesText(parts: readonly Pick<ChangedPart, 'key' | 'since' | 'changes'>[]): string {
  return parts
    .map(({ key, since, changes }) =>
      [`# ${key}${since === undefined ? '' : ` (seen ${since})`}`, ...changes.map(changeLine)].join('\n'),
    )
    .join('\n\n');
}
