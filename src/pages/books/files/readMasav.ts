import type { AnswerOf } from '#contract/entities/callTypes.ts';
import { everyRow, type Provider } from '#src/list/figures/everyRow.ts';
import type { Period } from '#src/pages/books/period.ts';
import { inTurn } from '#src/list/inTurn.ts';

/** A Masav file with what came back. */
export type MasavFile = AnswerOf<'masav.get'>;

/**
 * The Masav files that were made in a period, the newest first. What the bank has answered only a file's own record tells;
 * they are few (one or two a month), and read two at a time.
 */
export async function readMasavFiles(provider: Provider, period: Period, signal?: AbortSignal): Promise<MasavFile[]> {
  const rows = await everyRow(provider, 'masavFiles', { filter: { ...period } }, { signal });
  return Promise.all(
    rows.map(async ({ id }) =>
      inTurn(async () => provider.call('masav.get', { path: { id: String(id) }, background: true, quiet: true })),
    ),
  );
}
