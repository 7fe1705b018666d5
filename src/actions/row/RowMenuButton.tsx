import type { RaRecord } from 'react-admin';
import styles from './RowMenuButton.module.css';

/** Opens a row's menu, which the list keeps once for all rows. */
export function RowMenuButton({ id, label }: { id: RaRecord['id']; label: string }) {
  return (
    <button type="button" className={styles.button} data-row-actions={id} aria-haspopup="menu" aria-label={label}>
      ⋯
    </button>
  );
}
