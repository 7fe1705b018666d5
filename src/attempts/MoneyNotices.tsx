import { useTranslate } from 'react-admin';
import type { Attempt } from './attempts.ts';
import { AttemptNotice } from './AttemptNotice.tsx';
import type { MoneyCall } from './moneyCall.ts';
import { UnresolvedAttempt } from './UnresolvedAttempt.tsx';
import { listPath, type TransactionPaths } from './whereToLook.ts';

/** Whether a screen may send: nothing is under way, and nobody waits for news of an earlier attempt. */
export function maySend({ state, isHeldBack }: Pick<MoneyCall, 'state' | 'isHeldBack'>): boolean {
  return !isHeldBack && (state === 'idle' || state === 'notFound' || state === 'found');
}

/** All there is to say about lost answers on a screen with money calls: earlier attempts first, then its own. */
export function MoneyNotices({
  call,
  paths,
  onFound,
}: {
  call: MoneyCall;
  paths: TransactionPaths;
  /** The transaction of an earlier attempt was made: what the screen kept for it is done with. */
  onFound?: (attempt: Attempt) => void;
}) {
  const translate = useTranslate();
  const { state, foundID, listFilter, unresolved } = call;
  return (
    <>
      {unresolved.map((attempt) => (
        <UnresolvedAttempt
          key={attempt.attemptID}
          attempt={attempt}
          paths={paths}
          onDone={call.dismiss}
          onUnmade={call.release}
          onFound={onFound}
        />
      ))}
      {state !== 'idle' && state !== 'sending' && (
        <AttemptNotice
          title={translate('attempt.lost')}
          news={state}
          href={foundID && paths.one(foundID)}
          listHref={listFilter && listPath(paths, listFilter)}
          onCheck={() => void call.check()}
          onSettle={(wasMade) => void call.settle(wasMade)}
        />
      )}
    </>
  );
}
