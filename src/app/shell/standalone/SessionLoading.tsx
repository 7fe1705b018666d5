import { clsx } from 'clsx';
import { useTranslate } from 'react-admin';
import { Spinner } from './Spinner.tsx';
import styles from './standalone.module.css';

/** Stands on screen while the session's settings load; shows itself only when that takes a while. */
export function SessionLoading() {
  const translate = useTranslate();
  return (
    <main className={clsx(styles.page, styles.loading)} aria-busy="true">
      <Spinner />
      <p role="status">{translate('shell.loading')}</p>
    </main>
  );
}
