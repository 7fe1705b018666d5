import type { ReactNode } from 'react';
import styles from './DialogActions.module.css';

/** The answers of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
