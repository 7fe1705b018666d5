import { useEffect, useEffectEvent } from 'react';
import { linkSelector } from '#src/meta/useRowNavigation.ts';
import { rowAround } from './rows.ts';

/** Milliseconds a finger rests on a row before it is held; browsers show their own menu of a link later. */
const heldMs = 450;
/** Pixels beyond which a finger scrolls. */
const stillWithin = 10;

/** The row under a finger that is not on another control of it. */
function rowUnder(event: PointerEvent): HTMLElement | undefined {
  const { target, pointerType, isPrimary } = event;
  if (pointerType !== 'touch' || !isPrimary || !(target instanceof Element)) return undefined;
  const control = target.closest('a, button, input, select, label');
  return control && !control.matches(linkSelector) ? undefined : rowAround(target);
}

/**
 * Listens for a finger that rests on a row; what it would open when it is lifted stays closed then.
 * @param onHeld what that means. @returns false where it means nothing for this row
 */
export function useHeldRow(onHeld: (row: HTMLElement) => boolean): void {
  const hold = useEffectEvent(onHeld);
  useEffect(function listen() {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let isHeld = false;
    const end = () => {
      clearTimeout(timer);
      timer = undefined;
    };
    const down = (event: PointerEvent) => {
      end();
      isHeld = false;
      const row = rowUnder(event);
      if (!row) return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        timer = undefined;
        isHeld = hold(row);
      }, heldMs);
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (timer !== undefined && Math.hypot(clientX - from.x, clientY - from.y) > stillWithin) end();
    };
    const suppress = (event: Event) => {
      if (event.type === 'contextmenu' ? !isHeld && timer === undefined : !isHeld) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'click') isHeld = false;
    };
    const listeners = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', end],
      ['pointercancel', end],
    ] as const;
    for (const [name, listener] of listeners) document.addEventListener(name, listener, { passive: true });
    for (const name of ['click', 'contextmenu']) document.addEventListener(name, suppress, { capture: true });
    return () => {
      end();
      for (const [name, listener] of listeners) document.removeEventListener(name, listener);
      for (const name of ['click', 'contextmenu']) document.removeEventListener(name, suppress, { capture: true });
    };
  }, []);
}
