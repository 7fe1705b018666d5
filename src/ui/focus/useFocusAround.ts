import { useEffect, type RefObject } from 'react';

const controls = ':is(a[href], button, input, select):not(:disabled, [tabindex="-1"])';

/**
 * What has the focus may vanish with what it did: a filter's chip, the bar of ticked rows, the last row of a page. The
 * focus then goes to the first control of what is left around it instead of the top of the page.
 */
export function useFocusAround(place: RefObject<HTMLElement | null>): void {
  useEffect(
    function catchFocus() {
      const all = place.current;
      if (!all) return undefined;
      /** What has the focus, and what is around it, from the inside out. */
      let around: Element[] = [];
      const enter = ({ target }: Event) => {
        around = [];
        for (let one = target instanceof Element ? target : null; one && all.contains(one); one = one.parentElement)
          around.push(one);
      };
      // Some browsers tell it of what they are about to remove, too.
      const leave = ({ target }: Event) =>
        queueMicrotask(() => {
          if (around[0] === target && around[0].isConnected) around = [];
        });
      const observer = new MutationObserver(() => {
        if (around[0]?.isConnected !== false || document.activeElement !== document.body) return;
        const left = around.find(({ isConnected }) => isConnected);
        around = [];
        left?.querySelector<HTMLElement>(controls)?.focus();
      });
      all.addEventListener('focusin', enter);
      all.addEventListener('focusout', leave);
      observer.observe(all, { childList: true, subtree: true });
      return () => {
        all.removeEventListener('focusin', enter);
        all.removeEventListener('focusout', leave);
        observer.disconnect();
      };
    },
    [place],
  );
}
