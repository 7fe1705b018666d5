import { startTransition, useEffect, useMemo, useState, type RefObject } from 'react';
import type { RaRecord } from 'react-admin';
import { afterPaint } from '#src/ui/afterPaint.ts';
import { longerOf, outgrow, type TextLengths } from './textLengths.ts';

/** Whether the rows are those from before and more that follow them: a screen shows hardly anything new. */
const goesOn = (before: readonly RaRecord[], rows: readonly RaRecord[]): boolean =>
  before.length > 0 && before.length < rows.length && before.every(({ id }, index) => rows[index]?.id === id);

/** The rows of a list as they are drawn. */
export interface DrawnRows {
  rows: readonly RaRecord[] | undefined;
  /** From which of them on they are laid out behind the next paint, if any are. */
  laidOutLater?: number;
}

interface Screen {
  /** How many rows can be seen at once. */
  inSight: number;
  /** The first answer is drawn whole, for who comes back to a place below the fold. */
  atOnce: boolean;
  /** Of a table, whose columns are as wide as their longest texts. */
  textsOf?: (rows: readonly RaRecord[]) => TextLengths;
  /** What the rows scroll in. */
  scroller?: RefObject<HTMLElement | null>;
}

/** Rows that stand, and the longest texts that have stood since the list was opened. */
interface Standing {
  rows: readonly RaRecord[];
  texts: TextLengths;
}

const noTexts: TextLengths = new Map();
const withoutTexts = () => noTexts;

/**
 * The rows that are drawn now. Of a new answer these are as many as a screen can show; the rest, below the fold, stays
 * what it was until they have been painted, and then follows. It is taken out of the layout meanwhile, where the new rows make
 * a column wider. A longer page of the same rows is drawn whole, and what it adds below the fold is laid out behind the paint.
 */
export function useDrawnRows(
  rows: DrawnRows['rows'],
  { inSight, atOnce, textsOf = withoutTexts, scroller }: Screen,
): DrawnRows {
  const [before, setBefore] = useState<Standing>();
  useEffect(
    function drawRest() {
      if (!rows || rows === before?.rows) return undefined;
      const stand = (last: Standing | undefined) => ({ rows, texts: longerOf(last?.texts ?? noTexts, textsOf(rows)) });
      return afterPaint(() => startTransition(() => setBefore(stand)));
    },
    [rows, before, textsOf],
  );
  return useMemo(() => {
    if (!rows || rows === before?.rows || rows.length <= inSight) return { rows };
    if (!before) return { rows: atOnce ? rows : rows.slice(0, inSight) };
    if (goesOn(before.rows, rows)) return { rows, laidOutLater: Math.max(before.rows.length, inSight) };
    // Whoever has scrolled down would be thrown up without the rows there.
    const isScrolled = (scroller?.current?.scrollTop ?? 0) > 0;
    return {
      rows: [...rows.slice(0, inSight), ...before.rows.slice(inSight, rows.length)],
      ...(!isScrolled && outgrow(textsOf(rows), before.texts) && { laidOutLater: inSight }),
    };
  }, [rows, before, inSight, atOnce, textsOf, scroller]);
}
