import { clsx } from 'clsx';
import { useTranslate } from 'react-admin';
import { bannerClass } from '#src/ui/classes/bannerClass.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import styles from './DraftNotice.module.css';

/** Says that a draft was restored, and offers to begin anew. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const translate = useTranslate();
  return (
    <div className={clsx(styles.notice, bannerClass('info'))} role="status">
      <p>{translate('draft.restored')}</p>
      <button type="button" className={buttonClass()} onClick={onDiscard}>
        {translate('draft.discard')}
      </button>
    </div>
  );
}
