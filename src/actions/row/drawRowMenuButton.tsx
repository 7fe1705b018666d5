import type { ReactElement } from 'react';
import type { RaRecord } from 'react-admin';
import styles from './drawRowMenuButton.module.css';

/** Opens a row's menu, which the list keeps once for all rows. As `DrawCell`, no component. */
export function drawRowMenuButton(id: RaRecord['id'], label: string): ReactElement {
  return (
    <button type="button" className={styles.button} data-row-actions={id} aria-haspopup="menu" aria-label={label}>
      ⋯
    </button>
  );
}
