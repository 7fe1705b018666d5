import { clsx } from 'clsx';
import type { Tone } from '#contract/statusTone.ts';
import styles from './banner.module.css';
import { toneClass } from './toneClass.ts';

/** Classes of what stands out on a page, the same everywhere. */
export function bannerClass(tone: Tone): string {
  return clsx(styles.banner, toneClass(tone));
}
