import type { ReactElement, ReactNode } from 'react';
import styles from './drawRowLink.module.css';

/** Leads to the record of a row; `data-row-link` marks it for the keys that move along rows. As `DrawCell`, no component. */
export function drawRowLink(href: string, content: ReactNode): ReactElement {
  return (
    <a className={styles.link} data-row-link="" href={href}>
      {content}
    </a>
  );
}
