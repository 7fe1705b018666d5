import { useTranslate } from 'react-admin';
import './shell.css';

/** Stands on screen while the session's settings load; shows itself only when that takes a while. */
export function SessionLoading() {
  const translate = useTranslate();
  return (
    <main className="standalone session-loading" aria-busy="true">
      <span className="session-spinner" aria-hidden="true" />
      <p role="status">{translate('shell.loading')}</p>
    </main>
  );
}
