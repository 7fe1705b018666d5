import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import styles from './dashboard.module.css';

interface Answered<Data> {
  data: Data | undefined;
  isError: boolean;
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
export function Panel<Data>({ title, answer: { data, isError, refetch }, isEmpty, note, children }: PanelProps<Data>) {
  const translate = useTranslate();
  const id = useId();
  const again = { text: translate('list.retry'), act: () => void refetch() };
  function content() {
    if (isError) return <ListNotice urgent text={translate('overview.failed')} actions={[again]} />;
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
    <section className={styles.panel} aria-labelledby={id} aria-busy={data === undefined && !isError}>
      <h2 id={id}>{title}</h2>
      {content()}
    </section>
  );
}
