import type { ReactNode } from 'react';
import styles from './frame.module.css';
import { titleId } from './PageTitle.tsx';
import { contentId } from './SkipLink.tsx';

/** The content of a page, called as its title is; the skip link and each arrival lead to it. */
export function Content({ children }: { children: ReactNode }) {
  return (
    <main id={contentId} className={styles.content} aria-labelledby={titleId} tabIndex={-1}>
      {children}
    </main>
  );
}
