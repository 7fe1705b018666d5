import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Tone } from '#contract/statusTone.ts';
import { bannerClass } from '#src/ui/classes/bannerClass.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import styles from './AttemptNotice.module.css';
import { useAttempts } from './attemptsContext.ts';

/** What is known about a money call whose answer was lost. */
export type AttemptNews = 'checking' | 'unknown' | 'found' | 'refused' | 'notFound';

const tones: Readonly<Record<AttemptNews, Tone>> = {
  checking: 'warning',
  unknown: 'warning',
  found: 'success',
  refused: 'danger',
  notFound: 'info',
};

interface AttemptNoticeProps {
  title: string;
  news: AttemptNews;
  /** What the call was, where it was not made just now. */
  children?: ReactNode;
  /** Address of the transaction that was found. */
  href?: string | undefined;
  /** Address of the list, as narrow as can be, where the person looks for it. */
  listHref?: string | undefined;
  onCheck: () => void;
  /** The person has looked in the list. */
  onSettle: (wasMade: boolean) => void;
  /** The person has read it. */
  onGoOn?: () => void;
}

/** Says in words what became of a money call, and offers the next step. */
export function AttemptNotice({ title, news, children, href, listHref, ...acts }: AttemptNoticeProps) {
  const { onCheck, onSettle, onGoOn } = acts;
  const translate = useTranslate();
  const { keyed } = useAttempts();
  const isOver = news === 'found' || news === 'refused' || news === 'notFound';
  // Without keys nothing keeps a request that is sent again from being made again.
  const isDoubtful = news === 'notFound' && !keyed;
  const button = (key: string, act: () => void) => (
    <button type="button" className={buttonClass()} onClick={act}>
      {translate(`attempt.${key}`)}
    </button>
  );
  return (
    <section className={clsx(styles.attempt, bannerClass(tones[news]))} data-news={news} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
      <p role="status">{translate(`attempt.${isDoubtful ? 'notSeen' : news}`)}</p>
      <div className={styles.actions}>
        {href !== undefined && (
          <Link className={buttonClass()} to={href} {...(onGoOn && { onClick: onGoOn })}>
            {translate('attempt.open')}
          </Link>
        )}
        {(news === 'unknown' || isDoubtful) && listHref !== undefined && (
          // What is typed here stays as it is.
          <a className={buttonClass()} href={listHref} target="_blank" rel="noreferrer">
            {translate('attempt.look')}
          </a>
        )}
        {news === 'unknown' && (
          <>
            {button('check', onCheck)}
            {button('isThere', () => onSettle(true))}
            {button('isNotThere', () => onSettle(false))}
          </>
        )}
        {isOver && onGoOn && button('goOn', onGoOn)}
      </div>
    </section>
  );
}
