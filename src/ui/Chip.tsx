import type { ReactNode } from 'react';
import { chipClass } from './classes/chipClass.ts';
import type { Tone } from '#contract/statusTone.ts';

/** A word on the ground of its tone. */
export function Chip({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={chipClass(tone)}>{children}</span>;
}
