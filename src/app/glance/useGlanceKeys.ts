import { useEffect, useEffectEvent } from 'react';
import { isTaken } from '#src/app/shortcuts/shortcuts.ts';
import { glanceStore } from '#src/meta/glanceStore.ts';
import { focusRow, linkSelector } from '#src/meta/useRowNavigation.ts';
import { rowAddress, rowAround, rowOf } from './rows.ts';

/** Marks what is drawn. */
export const glanceMark = { 'data-glance': '' };
export const glanceSelector = '[data-glance]';

interface GlanceKeys {
  /** A glance stands beside the list, where the focus is. */
  isBeside: boolean;
  opens: (address: string | undefined) => boolean;
  /** Loads what is needed when somebody comes near. */
  preload: () => void;
}

/** The address of a row that has the focus itself, or its link; other controls in it keep their own meaning of a key. */
function addressAt({ target }: Event): string | undefined {
  const row = rowAround(target);
  return target === row || (target instanceof Element && target.matches(linkSelector)) ? rowAddress(row) : undefined;
}

/** F6 leads from the list to the glance and back, as between the parts of a window. */
function focusOther(row: HTMLElement | undefined): void {
  const panel = document.querySelector<HTMLElement>(glanceSelector);
  if (panel && !panel.contains(document.activeElement)) panel.focus();
  else focusRow(row, false);
}

/**
 * Space on a row looks at its record, or looks away; beside a list the glance follows the focus from row to row, and
 * Escape ends it.
 */
export function useGlanceKeys({ isBeside, opens, preload }: GlanceKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, repeat } = event;
    if (isTaken(event) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const open = glanceStore.read();
    if (key === ' ') {
      const address = addressAt(event);
      if (!opens(address)) return;
      event.preventDefault();
      if (!repeat) glanceStore.write(isBeside && address === open ? undefined : address);
    } else if (isBeside && open !== undefined && (key === 'Escape' || key === 'F6')) {
      event.preventDefault();
      if (key === 'F6') return focusOther(rowOf(open));
      glanceStore.write(undefined);
      focusRow(rowOf(open), false);
    }
  });
  const follow = useEffectEvent((event: FocusEvent) => {
    const address = rowAddress(rowAround(event.target));
    if (!opens(address)) return;
    preload();
    if (isBeside && glanceStore.read() !== undefined) glanceStore.write(address);
  });

  useEffect(function listen() {
    const hear = (event: KeyboardEvent) => press(event);
    const come = (event: FocusEvent) => follow(event);
    document.addEventListener('keydown', hear);
    document.addEventListener('focusin', come);
    return () => {
      document.removeEventListener('keydown', hear);
      document.removeEventListener('focusin', come);
    };
  }, []);
}
