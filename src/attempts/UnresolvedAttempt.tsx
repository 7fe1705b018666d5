import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { signatureOf, type Attempt } from './attempts.ts';
import { useAttempts } from './attemptsContext.ts';
import { useSettings } from '#src/settings/settings.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { AttemptNotice, type AttemptNews } from './AttemptNotice.tsx';
import { answerOf, progressOf } from './outcome.ts';
import { resolveAttempt } from './resolveAttempt.ts';
import { listFilterOf, listPath, type TransactionPaths } from './whereToLook.ts';
import { usePlainDataProvider } from '#src/dataProvider/usePlainDataProvider.ts';

// DD/MM/YYYY HH:mm in both languages (spec §9).
const timeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short' });

interface UnresolvedAttemptProps {
  attempt: Attempt;
  paths: TransactionPaths;
  /** The person knows what became of it; give it `dismiss` of `useMoneyCall`. */
  onDone: (attempt: Attempt) => void;
  /** Nothing was made by it, beyond doubt; give it `release` of `useMoneyCall`. */
  onUnmade: (attempt: Attempt) => void;
  /** Its transaction was made: what the screen kept for it is done with. */
  onFound?: ((attempt: Attempt) => void) | undefined;
}

interface News {
  news: AttemptNews;
  transactionID?: string | undefined;
}

/** Says what became of an attempt whose answer was lost: looked for, found with a link to it, not found, or unknown. */
export function UnresolvedAttempt(props: UnresolvedAttemptProps) {
  const [looks, setLooks] = useState(1);
  return <Search key={looks} {...props} onAgain={() => setLooks(looks + 1)} />;
}

/** What was sent, how much, and when. */
function Sending({ attempt }: Pick<UnresolvedAttemptProps, 'attempt'>) {
  const translate = useTranslate();
  const { currencies } = useSettings();
  const { amount, currency, endpoint, startedAt } = attempt;
  const time = `\u2066${timeFormat.format(new Date(startedAt)).replace(',', '')}\u2069`;
  const action = translate(`attempt.action.${endpoint.replace('transactions.', '')}`);
  return (
    <p>
      {action}
      {amount !== undefined && (
        <>
          {' '}
          <MoneyText amount={amount} {...currencyOf(currencies, currency)} />
        </>
      )}
      {'. '}
      {translate('attempt.sent', { time })}
    </p>
  );
}

/** Looks for the attempt once. */
function Search(props: UnresolvedAttemptProps & { onAgain: () => void }) {
  const { attempt, paths, onDone, onUnmade, onFound, onAgain } = props;
  const translate = useTranslate();
  const dataProvider = usePlainDataProvider();
  const { journal, locks, keyed, found } = useAttempts();
  const [{ news, transactionID }, setNews] = useState<News>({ news: 'checking' });

  const tell = useEffectEvent((known: News) => {
    setNews(known);
    if (known.news === 'found') onFound?.(attempt);
    if (!isUnmade(known.news, keyed)) return;
    keepOutcome(known.news !== 'notFound');
    onUnmade(attempt);
  });

  useEffect(
    function lookForIt() {
      const left = new AbortController();
      const { signal } = left;
      async function look(): Promise<News> {
        signal.throwIfAborted();
        const resolution = await resolveAttempt(attempt, { dataProvider, keyed, found, signal }, true);
        if (resolution.kind !== 'found') return { news: resolution.kind };
        const { details } = resolution;
        return {
          news: progressOf(details) === 'refused' ? 'refused' : 'found',
          transactionID: answerOf(details).entityUID,
        };
      }
      // The tab that sends it, if it still lives, holds the lock until it has an answer.
      locks.hold(signatureOf(attempt), look).then(
        (known) => !signal.aborted && tell(known),
        () => {},
      );
      return () => left.abort();
    },
    [attempt, dataProvider, keyed, locks, found],
  );

  /** A sending that is known not to have been made can be repeated under its own name. */
  function keepOutcome(isOver: boolean): void {
    if (isOver) journal.drop(attempt.attemptID);
    else journal.keep({ ...attempt, state: 'notFound' });
  }

  function end(isOver: boolean): void {
    keepOutcome(isOver);
    onDone(attempt);
  }

  function settle(wasMade: boolean): void {
    if (wasMade) onFound?.(attempt);
    end(wasMade);
  }

  return (
    <AttemptNotice
      title={translate('attempt.lost')}
      news={news}
      href={transactionID && paths.one(transactionID)}
      listHref={listPath(paths, listFilterOf(attempt))}
      onCheck={onAgain}
      onSettle={settle}
      {...(!isUnmade(news, keyed) && { onGoOn: () => end(news !== 'notFound') })}
    >
      <Sending attempt={attempt} />
    </AttemptNotice>
  );
}

/** Whether nothing was made, beyond doubt: without keys one that is not found may still be made. */
const isUnmade = (news: AttemptNews, keyed: boolean) => news === 'refused' || (news === 'notFound' && keyed);

function currencyOf<Currency extends { code: string }>(all: readonly Currency[], code: string | undefined) {
  const currency = all.find((one) => one.code === code);
  return currency && { currency };
}
