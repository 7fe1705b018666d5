import { useLayoutEffect, type RefObject } from 'react';

/** For a bar that goes once a person is done with it: the focus goes back to where it came from, else to the title. */
export function useFocusBack(place: RefObject<HTMLElement | null>): void {
  // The clean-up of this kind of effect finds the bar still there.
  useLayoutEffect(
    function restoreFocus() {
      const bar = place.current;
      let before: HTMLElement | undefined;
      const enter = ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget instanceof HTMLElement && !bar?.contains(relatedTarget)) before = relatedTarget;
      };
      bar?.addEventListener('focusin', enter);
      return () => {
        bar?.removeEventListener('focusin', enter);
        if (!bar?.contains(document.activeElement)) return;
        const back = before?.isConnected ? before : document.querySelector('h1');
        queueMicrotask(() => back?.focus());
      };
    },
    [place],
  );
}
