import { Link } from 'react-router';
import { FigureAmount } from '#src/list/figures/FigureAmounts.tsx';
import { pathTo } from '#src/resources/paths.ts';
import type { TillRow } from './taken.ts';
import styles from './till.module.css';

/** The transactions behind a figure, one by one, where no list's filter has just them; each leads to its page. */
export function TillRows({ rows }: { rows: readonly TillRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, name, time, agorot, currency }) => (
        <li key={id}>
          <bdi dir="ltr">{time}</bdi>
          <Link to={pathTo('Transaction', { id })}>
            <bdi>{name || id.slice(0, 8)}</bdi>
          </Link>
          <FigureAmount agorot={agorot} currency={currency} />
        </li>
      ))}
    </ul>
  );
}
