import { useState, type ReactNode } from 'react';
import styles from './FoldedPanel.module.css';

/** A card of one line that unfolds; what is in it is drawn, and asked for, once somebody wants it. */
export function FoldedPanel({ title, children }: { title: string; children: () => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.panel} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {open && children()}
    </details>
  );
}
