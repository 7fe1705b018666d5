import { clsx } from 'clsx';
import styles from './input.module.css';

/** Class of a native input, select or textarea. @param size `compact` beside rows, as wide as it has to be */
export function inputClass(size?: 'compact'): string {
  return clsx(styles.input, size === 'compact' ? styles.compact : styles.full);
}

/** Class of an element with the arrow of a select. */
export const arrowClass = styles.arrow;
