import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { ModalCard } from '#src/ui/ModalCard.tsx';
import type { SessionMonitor } from './sessionMonitor.ts';

/** Says why the session of this tab ended, covers what was on screen, and leads back in. */
export function SessionEndCard({
  keeper,
}: {
  keeper: Pick<SessionMonitor, 'current' | 'subscribe' | 'goOn' | 'signOut'>;
}) {
  const translate = useTranslate();
  const ended = useSyncExternalStore(keeper.subscribe, keeper.current);
  if (!ended) return null;
  const { reason, automatic } = ended;
  const isExpired = reason === 'expired' || reason === 'missing';
  return (
    <ModalCard
      covering
      title={translate(isExpired ? 'SessionExpired' : `session.${reason}.title`)}
      actions={
        <>
          <button type="button" className="button filled" onClick={() => void keeper.goOn()}>
            {translate(reason === 'otherPerson' ? 'session.reload' : 'session.signIn')}
          </button>
          {isExpired && !automatic && (
            <button type="button" className="button" onClick={() => void keeper.signOut()}>
              {translate('shell.signOut')}
            </button>
          )}
        </>
      }
    >
      <p>{translate(isExpired ? 'session.expired.text' : `session.${reason}.text`)}</p>
      <p>{translate(automatic ? 'session.goingOn' : isExpired ? 'session.again' : 'session.waiting')}</p>
    </ModalCard>
  );
}
