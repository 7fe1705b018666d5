import { clsx } from 'clsx';
import { useTranslate } from 'react-admin';
import { skeletonClass } from '#src/ui/classes/skeletonClass.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import styles from './RecordSkeleton.module.css';
import partStyles from './part.module.css';

const lines = 8;

/** Stands where a record's values will be. */
export function RecordSkeleton() {
  const translate = useTranslate();
  return (
    <div className={clsx(partStyles.part, styles.skeleton, skeletonClass)} aria-busy="true">
      <span className={visuallyHidden}>{translate('record.loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} aria-hidden="true" />
      ))}
    </div>
  );
}
