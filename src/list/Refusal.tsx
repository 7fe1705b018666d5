import type { ReactNode } from 'react';
import styles from './Refusal.module.css';

/** Why a typed text is not taken, read out at once. @param props.id what the input names by `aria-describedby` */
export function Refusal({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className={styles.refusal}>
      {children}
    </p>
  );
}
