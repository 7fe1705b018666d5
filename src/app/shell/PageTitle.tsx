import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useDirection } from '#src/list/address/listOrigin.ts';
import styles from './PageTitle.module.css';
import { useDocumentTitle, usePageTitle } from './title.ts';

/**
 * The page's only level 1 heading. After a navigation it takes the focus, so that a screen reader says where the
 * person is and the keyboard goes on from there; the page begins at its top. A list then returns to where it was left.
 */
export function PageTitle() {
  const title = usePageTitle();
  useDocumentTitle(title);
  const { pathname } = useLocation();
  const towards = useDirection();
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(pathname);

  useEffect(function scrollByOurselves() {
    // The browser would scroll the page it leaves.
    window.history.scrollRestoration = 'manual';
  }, []);

  useEffect(
    function moveFocusAfterNavigation() {
      if (shown.current === pathname) return;
      shown.current = pathname;
      document.documentElement.scrollTop = 0;
      if (!towards) heading.current?.focus({ preventScroll: true });
    },
    [pathname, towards],
  );

  return (
    <h1 ref={heading} className={styles.title} tabIndex={-1} title={title}>
      {title}
    </h1>
  );
}
