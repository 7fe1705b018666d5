import { clsx } from 'clsx';
import styles from './Spinner.module.css';

/** Turns while something is on its way; who can not see it is told otherwise. */
export function Spinner({ large = false }: { large?: boolean }) {
  return <span className={clsx(styles.spinner, large && styles.large)} aria-hidden="true" />;
}
