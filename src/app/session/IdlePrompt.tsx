import { useTranslate } from 'react-admin';
import type { IdleTimer } from '#src/authProvider/idleTimer.ts';
import { useStore } from '#src/store/useStore.ts';
import { ModalCard } from '#src/ui/dialogs/ModalCard.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import styles from './IdlePrompt.module.css';
import type { SessionMonitor } from './sessionMonitor.ts';

/** Seconds at which a screen reader says how many are left. */
const spoken = [60, 30, 10] as const;

/** Asks whether somebody is there before an idle session ends (spec §4 "Idle timer"). */
export function IdlePrompt({
  timer,
  monitor,
}: {
  timer: Pick<IdleTimer, 'read' | 'subscribe' | 'refresh'>;
  monitor: Pick<SessionMonitor, 'read' | 'subscribe' | 'signOut'>;
}) {
  const translate = useTranslate();
  const { phase, secondsLeft } = useStore(timer);
  const ended = useStore(monitor);
  // It would stand above the card of a session that another tab has ended.
  if (phase !== 'warning' || ended) return null;
  const lastSpoken = spoken.findLast((seconds) => secondsLeft <= seconds) ?? spoken[0];
  const left = (seconds: number) => translate('session.idle.left', { smart_count: seconds });
  return (
    <ModalCard
      title={translate('session.idle.prompt')}
      onEscape={timer.refresh}
      actions={
        <>
          <button type="button" className={buttonClass('filled')} onClick={timer.refresh}>
            {translate('session.idle.renew')}
          </button>
          <button type="button" className={buttonClass()} onClick={() => void monitor.signOut()}>
            {translate('ra.auth.logout')}
          </button>
        </>
      }
    >
      <p>{translate('session.idle.question')}</p>
      <div className={styles.seconds} aria-hidden="true">
        {left(secondsLeft)}
      </div>
      <p className={visuallyHidden} role="timer" aria-live="assertive" aria-atomic="true">
        {left(lastSpoken)}
      </p>
    </ModalCard>
  );
}
