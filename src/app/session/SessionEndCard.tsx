import { useTranslate } from 'react-admin';
import { useStore } from '#src/store/useStore.ts';
import { ModalCard } from '#src/ui/dialogs/ModalCard.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import type { SessionMonitor } from './sessionMonitor.ts';

/** Says why the session of this tab ended, covers what was on screen, and leads back in. */
export function SessionEndCard({
  monitor,
}: {
  monitor: Pick<SessionMonitor, 'read' | 'subscribe' | 'goOn' | 'signOut'>;
}) {
  const translate = useTranslate();
  const ended = useStore(monitor);
  if (!ended) return null;
  const { reason, automatic } = ended;
  const isExpired = reason === 'expired' || reason === 'missing';
  return (
    <ModalCard
      covering
      title={translate(isExpired ? 'SessionExpired' : `session.${reason}.title`)}
      actions={
        <>
          <button type="button" className={buttonClass('filled')} onClick={() => void monitor.goOn()}>
            {translate(reason === 'otherPerson' ? 'session.reload' : 'ra.auth.sign_in')}
          </button>
          {isExpired && !automatic && (
            <button type="button" className={buttonClass()} onClick={() => void monitor.signOut()}>
              {translate('ra.auth.logout')}
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
