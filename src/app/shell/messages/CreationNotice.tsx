import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { currencySymbol } from '#contract/moneyText.ts';
import { creationPaths } from '#src/app/creationPaths.ts';
import type { Attempt } from '#src/attempts/attempts.ts';
import { useAttempts } from '#src/attempts/attemptsContext.ts';
import type { CreationNoun } from '#src/attempts/creations/creations.ts';
import { hearLater } from '#src/attempts/creations/putOff.ts';
import { useCreationNews, type CreationNews } from '#src/attempts/creations/useCreationNews.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { amountInSentence } from '#src/ui/money.ts';
import { Banner } from './Banner.tsx';

// DD/MM/YYYY HH:mm in both languages (spec §9).
const timeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short' });

/** The words of what is known: without keys another sending may make another one. */
function wordOf({ news }: CreationNews, keyed: boolean): string {
  const differs = news === 'notFound' || news === 'unlisted' || news === 'found';
  return `creation.news.${news}${differs && keyed ? 'Keyed' : ''}`;
}

interface CreationNoticeProps {
  attempt: Attempt;
  noun: CreationNoun;
  /** Looks for it again. */
  onCheck: () => void;
}

/** Says what is known of something that was sent to be made and got no answer, and offers the next step. */
export function CreationNotice({ attempt, noun, onCheck }: CreationNoticeProps) {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const { journal, keyed } = useAttempts();
  const known = useCreationNews(attempt);
  const { news, id } = known;
  const { one, all } = creationPaths(noun, attempt);
  const { name, amount, currency = '', startedAt } = attempt;
  const what = [
    ...(name === undefined ? [] : [`\u2068${name}\u2069`]),
    ...(amount === undefined ? [] : [amountInSentence(amount, { symbol: currencySymbol(currency) }, locale)]),
    `\u2066${timeFormat.format(new Date(startedAt)).replace(',', '')}\u2069`,
  ].join(' · ');

  const drop = () => journal.drop(attempt.attemptID);
  const free = () => journal.keep({ ...attempt, state: 'notFound' });
  const button = (key: string, act: () => void) => (
    <button type="button" className={buttonClass()} onClick={act}>
      {translate(`creation.${key}`)}
    </button>
  );
  const isSeen = news === 'found' || news === 'notFound' || news === 'unknown';
  return (
    <Banner text={[translate(`creation.lost.${noun}`), `(${what}).`, translate(wordOf(known, keyed))].join(' ')}>
      {id !== undefined && one && (
        <Link className={buttonClass()} to={one(id)}>
          {translate('creation.open')}
        </Link>
      )}
      {isSeen && id === undefined && all !== undefined && (
        // What is typed here stays as it is.
        <a className={buttonClass()} href={all} target="_blank" rel="noreferrer">
          {translate('creation.look')}
        </a>
      )}
      {news === 'unknown' && button('check', onCheck)}
      {isSeen && button('isThere', drop)}
      {isSeen && button('isNotThere', free)}
      {news === 'unlisted' && button(keyed ? 'goOn' : 'anew', free)}
      {news === 'made' && button('goOn', drop)}
      {keyed && news !== 'made' && news !== 'unlisted' && (
        // The button that sends again may be behind it.
        <button type="button" className={buttonClass('plain')} onClick={() => hearLater(attempt.attemptID)}>
          {translate('creation.later')}
        </button>
      )}
    </Banner>
  );
}
