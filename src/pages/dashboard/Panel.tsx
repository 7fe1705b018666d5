import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { useMessageText } from '#src/i18n/useMessageText.ts';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import styles from './dashboard.module.css';

/** What one of the calls has answered so far. */
export interface Answered<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
}

interface PanelProps<Data> {
  title: string;
  answer: Answered<Data>;
  isEmpty: (data: Data) => boolean;
  /** Says something of its figures, below them. */
  note?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** One of the dashboard's parts: its figures, or that they are on their way, are none, or did not come. */
export function Panel<Data>({ title, answer: { data, error, refetch }, isEmpty, note, children }: PanelProps<Data>) {
  const translate = useTranslate();
  const messageText = useMessageText();
  const id = useId();
  const again = { text: translate('list.retry'), act: () => void refetch() };
  function content() {
    if (error) {
      const details = error instanceof CallFailure && error.kind === 'badRequest' ? [messageText(error.message)] : [];
      return <ListNotice urgent text={translate('overview.failed')} details={details} actions={[again]} />;
    }
    if (data === undefined) return <div className={styles.waiting} />;
    if (isEmpty(data)) return <p className={styles.none}>{translate('overview.none')}</p>;
    return (
      <>
        {children(data)}
        {note && <p className={styles.note}>{note}</p>}
      </>
    );
  }
  return (
    <section className={styles.panel} aria-labelledby={id} aria-busy={data === undefined && !error}>
      <h2 id={id}>{title}</h2>
      {content()}
    </section>
  );
}
