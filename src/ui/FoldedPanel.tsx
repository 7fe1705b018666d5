import { useState, type ReactNode } from 'react';
import { FoldMark } from './FoldMark.tsx';
import styles from './FoldedPanel.module.css';

interface FoldedPanelProps {
  title: string;
  /** Why it should be open, as a fault in it; it unfolds by itself for each new reason. */
  opensFor?: string | undefined;
  children: () => ReactNode;
}

/** A card of one line that unfolds; what is in it is drawn, and asked for, once somebody wants it. */
export function FoldedPanel({ title, opensFor, children }: FoldedPanelProps) {
  const [open, setOpen] = useState(opensFor !== undefined);
  const [reason, setReason] = useState(opensFor);
  if (opensFor !== reason) {
    setReason(opensFor);
    if (opensFor !== undefined) setOpen(true);
  }
  return (
    <details className={styles.panel} open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {title}
        <FoldMark />
      </summary>
      {open && children()}
    </details>
  );
}
