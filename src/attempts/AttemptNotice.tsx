import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import './attempts.css';

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
    <section className={`attempt attempt-${news}`} aria-label={title}>
      <h2 className="attempt-title">{title}</h2>
      {children}
      <p role="status">{translate(`attempt.${news}`)}</p>
      <div className="attempt-actions">
        {href !== undefined && (
          <Link className="button" to={href} {...(onGoOn && { onClick: onGoOn })}>
            {translate('attempt.open')}
          </Link>
        )}
        {news === 'unknown' && onCheck && (
          <button type="button" className="button" onClick={onCheck}>
            {translate('attempt.check')}
          </button>
        )}
        {isOver && onGoOn && (
          <button type="button" className="button" onClick={onGoOn}>
            {translate('attempt.goOn')}
          </button>
        )}
      </div>
    </section>
  );
}
