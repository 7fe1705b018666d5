import type { ReactNode } from 'react';
import { Chip } from './Chip.tsx';
import { statusTone } from '#contract/statusTone.ts';

/** A state as a chip: its word, and the tone of the state. @param status the word on the wire. */
export function StatusChip({ status, children }: { status: string; children: ReactNode }) {
  return <Chip tone={statusTone(status)}>{children}</Chip>;
}
