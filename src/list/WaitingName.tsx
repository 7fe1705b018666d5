import type { CellProps } from '#src/meta/cells.tsx';
import styles from './WaitingName.module.css';

/** Stands in a cell until what it will say has come; who hears it, and the link around it, have what the row knows. */
export const WaitingName = ({ text }: Pick<CellProps, 'text'>) =>
  text && <span className={styles.name} role="img" aria-label={text} />;
