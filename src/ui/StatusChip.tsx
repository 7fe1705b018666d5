import type { ReactNode } from 'react';
import { statusTone } from './statusTone.ts';
import './ui.css';

/** A state as a chip: its word, and the tone of the state. @param status the word on the wire. */
export function StatusChip({ status, children }: { status: string; children: ReactNode }) {
  return <span className={`status-chip tone-${statusTone(status)}`}>{children}</span>;
}
