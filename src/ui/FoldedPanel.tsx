import { useState, type ReactNode } from 'react';
import styles from './FoldedPanel.module.css';

interface FoldedPanelProps {
  title: string;
  /** It unfolds by itself when this comes true, as for a fault in it. */
  opens?: boolean;
  children: () => ReactNode;
}

/** A card of one line that unfolds; what is in it is drawn, and asked for, once somebody wants it. */
export function FoldedPanel({ title, opens = false, children }: FoldedPanelProps) {
  const [open, setOpen] = useState(opens);
  const [opened, setOpened] = useState(opens);
  if (opens !== opened) {
    setOpened(opens);
    if (opens) setOpen(true);
  }
  return (
    <details className={styles.panel} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {open && children()}
    </details>
  );
}
