import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { Tone } from '#contract/statusTone.ts';

/** Where a file stands; its words are `masavFile.state.<key>`. */
export interface FileState {
  key: 'open' | 'locked' | 'answered' | 'allPaid' | 'someReturned';
  tone: Tone;
}

/** Where a file stands, by what is known of it: a server may tell that the bank has answered, and not what. */
export function fileState(file: Partial<RecordOf<'masavFiles'>>): FileState {
  const { downloaded, paidDate, paidCount, returnedCount } = file;
  if ((returnedCount ?? 0) > 0) return { key: 'someReturned', tone: 'danger' };
  if ((paidCount ?? 0) > 0) return { key: 'allPaid', tone: 'success' };
  if (paidDate) return { key: 'answered', tone: 'neutral' };
  return downloaded === true ? { key: 'locked', tone: 'neutral' } : { key: 'open', tone: 'info' };
}
