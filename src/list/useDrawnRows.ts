import { startTransition, useEffect, useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { afterPaint } from '#src/ui/afterPaint.ts';

/** Milliseconds the rest of the rows may wait for a paint. */
const atMostMs = 500;

/** Whether the rows are those from before and more that follow them: a screen shows hardly anything new. */
const goesOn = (before: readonly RaRecord[], rows: readonly RaRecord[]): boolean =>
  before.length > 0 && before.length < rows.length && before.every(({ id }, index) => rows[index]?.id === id);

/**
 * The rows that are drawn now. Of a new answer these are as many as a screen can show; the rest, below the fold, stays
 * what it was until they have been painted, and then follows. A longer page of the same rows is drawn whole.
 * @param inSight how many of them can be seen at once.
 * @param atOnce the first answer is drawn whole, for who comes back to a place below the fold.
 */
export function useDrawnRows(
  rows: readonly RaRecord[] | undefined,
  inSight: number,
  atOnce: boolean,
): readonly RaRecord[] | undefined {
  const [before, setBefore] = useState<typeof rows>();
  useEffect(
    function drawRest() {
      return rows && rows !== before ? afterPaint(() => startTransition(() => setBefore(rows)), atMostMs) : undefined;
    },
    [rows, before],
  );
  return useMemo(() => {
    if (!rows || rows === before || (before ? goesOn(before, rows) : atOnce)) return rows;
    if (rows.length <= inSight) return rows;
    return [...rows.slice(0, inSight), ...(before ?? []).slice(inSight, rows.length)];
  }, [rows, before, inSight, atOnce]);
}
