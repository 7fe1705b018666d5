import { useTranslate } from 'react-admin';
import type { Attempt } from './attempts.ts';
import { AttemptNotice } from './AttemptNotice.tsx';
import type { MoneyCall } from './moneyCall.ts';
import { UnresolvedAttempt } from './UnresolvedAttempt.tsx';

/** Whether a screen may send: nothing is under way, and nobody waits for news of an earlier attempt. */
export function maySend({ state, unresolved }: Pick<MoneyCall, 'state' | 'unresolved'>): boolean {
  return unresolved.length === 0 && (state === 'idle' || state === 'notFound' || state === 'found');
}

/** All there is to say about lost answers on a screen with money calls: earlier attempts first, then its own. */
export function MoneyNotices({
  call,
  transactionPath,
  onFound,
}: {
  call: MoneyCall;
  /** Address of a transaction's screen. */
  transactionPath: (transactionID: string) => string;
  /** The transaction of an earlier attempt was made: what the screen kept for it is done with. */
  onFound?: (attempt: Attempt) => void;
}) {
  const translate = useTranslate();
  const { state, foundID, unresolved } = call;
  return (
    <>
      {unresolved.map((attempt) => (
        <UnresolvedAttempt
          key={attempt.attemptID}
          attempt={attempt}
          transactionPath={transactionPath}
          onDone={call.dismiss}
          onFound={onFound}
        />
      ))}
      {state !== 'idle' && state !== 'sending' && (
        <AttemptNotice
          title={translate('attempt.lost')}
          news={state}
          href={foundID === undefined ? undefined : transactionPath(foundID)}
          onCheck={() => void call.check()}
        />
      )}
    </>
  );
}
