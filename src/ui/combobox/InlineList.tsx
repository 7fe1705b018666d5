import type { PopperProps } from '@mui/material';
import styles from './InlineList.module.css';

/** Stands in for the floating part of an Autocomplete whose list is always open below its input. */
export function InlineList({ children }: PopperProps) {
  return <div className={styles.list}>{typeof children === 'function' ? null : children}</div>;
}
