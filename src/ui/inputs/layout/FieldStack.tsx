import type { ReactNode } from 'react';
import styles from './FieldStack.module.css';

/** Fields one below the other. */
export function FieldStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
