import { useEffect, useRef, type RefObject } from 'react';

/** Keeps the focus among actions when what was pressed is gone with what it did: what can be done now takes it. */
export function useFocusAmong(isBusy: boolean): RefObject<HTMLDivElement | null> {
  const group = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  useEffect(function catchFocus() {
    if (isBusy) wasBusy.current = true;
    if (isBusy || !wasBusy.current || document.activeElement !== document.body) return;
    wasBusy.current = false;
    (group.current?.querySelector<HTMLElement>('a, button') ?? group.current)?.focus();
  });
  return group;
}
