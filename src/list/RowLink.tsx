import type { ReactNode } from 'react';
import styles from './RowLink.module.css';

/** Leads to the record of a row; `data-row-link` marks it for the keys that move along rows. */
export function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.link} data-row-link="" href={href}>
      {children}
    </a>
  );
}
