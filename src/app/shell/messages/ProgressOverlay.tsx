import { useTranslate } from 'react-admin';
import type { PendingRequests } from '#src/dataProvider/http/requestCounter.ts';
import type { Readable } from '#src/store/createStore.ts';
import { useStore } from '#src/store/useStore.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import styles from './ProgressOverlay.module.css';
import { Spinner } from '#src/app/shell/standalone/Spinner.tsx';

/**
 * A spinner over the whole page while something takes long (spec §2, §9). It lets pointer and keyboard through, so that
 * it never comes between a person and what they have begun to type; a screen reader hears of it once.
 */
export function ProgressOverlay({ requests }: { requests: Readable<PendingRequests> }) {
  const translate = useTranslate();
  const slow = useStore(requests, ({ isSlow }) => isSlow);
  return (
    <div className={slow ? styles.overlay : undefined} role="status">
      {slow && (
        <>
          <Spinner large />
          <span className={visuallyHidden}>{translate('shell.loading')}</span>
        </>
      )}
    </div>
  );
}
