import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { ListState } from '#src/list/useList.ts';
import { focusRow, rowSelector } from '#src/meta/useRowNavigation.ts';
import { glowClass, glowMs } from '#src/ui/glow/glow.ts';
import type { RowNews } from './useLiveRows.ts';

/** The rows below an element in its section, as they are drawn: one for each record, in the same order. */
function rowsBelow(place: HTMLElement): HTMLElement[] {
  const all = [...(place.parentElement?.querySelectorAll<HTMLElement>(rowSelector) ?? [])];
  return all.filter((row) => (place.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);
}

/** Shows the list from its first row. */
function showTop(place: HTMLElement): void {
  Object.assign(place.parentElement?.querySelector('[data-scroller]') ?? {}, { scrollTop: 0 });
  document.documentElement.scrollTop = 0;
}

/**
 * Marks the rows that glow, which the rows themselves know nothing of.
 * @returns brings in the rows that came, and leads to the first of them.
 */
export function useGlowingRows(
  place: RefObject<HTMLElement | null>,
  { controller }: ListState,
  { glowing, fade, bring }: RowNews,
): () => void {
  const { data: rows } = controller;
  const isBringing = useRef(false);
  const fadeNow = useEffectEvent(fade);
  useEffect(
    function glow() {
      if (glowing.length === 0 || !place.current) return undefined;
      const drawn = rowsBelow(place.current);
      const marked = (rows ?? []).flatMap(({ id }, at) => (glowing.includes(id) ? (drawn[at] ?? []) : []));
      for (const row of marked) row.classList.add(glowClass);
      const timer = setTimeout(() => fadeNow(), glowMs);
      return () => {
        clearTimeout(timer);
        for (const row of marked) row.classList.remove(glowClass);
      };
    },
    [place, rows, glowing],
  );
  useEffect(
    function leadToFirst() {
      if (!isBringing.current || !place.current || !rows) return;
      isBringing.current = false;
      showTop(place.current);
      focusRow(rowsBelow(place.current)[0], false);
    },
    [place, rows],
  );
  return () => {
    isBringing.current = true;
    void bring();
  };
}
