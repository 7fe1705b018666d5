import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './Chip.module.css';
import type { Tone } from './statusTone.ts';
import { toneClass } from './classes/toneClass.ts';

/** A word on the ground of its tone. */
export function Chip({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={clsx(styles.chip, toneClass(tone))}>{children}</span>;
}
