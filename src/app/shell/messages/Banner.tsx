import type { ReactNode } from 'react';
import styles from './Banner.module.css';

/** A message that stands in the live region of the messages for as long as its reason lasts. */
export function Banner({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.banner}>
      <span>{text}</span>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
