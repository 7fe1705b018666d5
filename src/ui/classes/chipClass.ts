import { clsx } from 'clsx';
import type { Tone } from '#contract/statusTone.ts';
import styles from './chip.module.css';
import { toneClass } from './toneClass.ts';

/** Classes of a word on the ground of its tone. */
export function chipClass(tone: Tone): string {
  return clsx(styles.chip, toneClass(tone));
}
