import type { ReactNode } from 'react';
import styles from './formFrame.module.css';

/** Sections one below the other; two columns of a form stand side by side where there is room. */
export function FormColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
