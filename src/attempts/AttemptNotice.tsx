import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { buttonClass } from '#src/ui/buttonClass.ts';
import styles from './AttemptNotice.module.css';

/** What is known about a money call whose answer was lost. */
export type AttemptNews = 'checking' | 'unknown' | 'found' | 'refused' | 'notFound';

/** Says in words what became of a money call, and offers the next step. */
export function AttemptNotice({
  title,
  news,
  children,
  href,
  onCheck,
  onGoOn,
}: {
  title: string;
  news: AttemptNews;
  /** What the call was, where it was not made just now. */
  children?: ReactNode;
  /** Address of the transaction that was found. */
  href?: string | undefined;
  onCheck?: () => void;
  /** The person has read it. */
  onGoOn?: () => void;
}) {
  const translate = useTranslate();
  const isOver = news === 'found' || news === 'refused' || news === 'notFound';
  return (
    <section className={styles.attempt} data-news={news} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
      <p role="status">{translate(`attempt.${news}`)}</p>
      <div className={styles.actions}>
        {href !== undefined && (
          <Link className={buttonClass()} to={href} {...(onGoOn && { onClick: onGoOn })}>
            {translate('attempt.open')}
          </Link>
        )}
        {news === 'unknown' && onCheck && (
          <button type="button" className={buttonClass()} onClick={onCheck}>
            {translate('attempt.check')}
          </button>
        )}
        {isOver && onGoOn && (
          <button type="button" className={buttonClass()} onClick={onGoOn}>
            {translate('attempt.goOn')}
          </button>
        )}
      </div>
    </section>
  );
}
