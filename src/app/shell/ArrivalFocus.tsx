import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useNeighbourDirection } from '#src/list/address/listOrigin.ts';
import { contentId } from './SkipLink.tsx';

/**
 * After a navigation the page begins at its top, and the content, which the title names, takes the focus: a screen
 * reader says where the person is, and the keyboard's next stop is the content's first, past the frame. It stands before
 * the frame, so that a field of the page that asks for the focus has it afterwards; a list returns to where it was left.
 */
export function ArrivalFocus() {
  const { pathname } = useLocation();
  const towards = useNeighbourDirection();
  const shown = useRef(pathname);

  const scrolled = useRef(false);

  useEffect(function scrollByOurselves() {
    // The browser would scroll the page it leaves.
    window.history.scrollRestoration = 'manual';
    function follow() {
      scrolled.current = document.documentElement.scrollTop > 0;
    }
    document.addEventListener('scroll', follow, { passive: true });
    return () => document.removeEventListener('scroll', follow);
  }, []);

  // Before a field that takes the focus as it is drawn.
  useLayoutEffect(
    function moveFocusAfterNavigation() {
      if (shown.current === pathname) return;
      shown.current = pathname;
      // Asking or scrolling in vain would have the browser lay out the page before all of it stands.
      if (scrolled.current) document.documentElement.scrollTop = 0;
      if (!towards) document.getElementById(contentId)?.focus({ preventScroll: true });
    },
    [pathname, towards],
  );
  return null;
}
