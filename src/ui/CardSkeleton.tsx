import { clsx } from 'clsx';
import { useTranslate } from 'react-admin';
import styles from './CardSkeleton.module.css';
import { skeletonClass } from './classes/skeletonClass.ts';
import { visuallyHidden } from './classes/visuallyHidden.ts';

const lines = 8;

/** Stands where a record's values, a form or a wizard will be. */
export function CardSkeleton() {
  const translate = useTranslate();
  return (
    <div className={clsx(styles.card, skeletonClass)} aria-busy="true">
      <span className={visuallyHidden}>{translate('page.recordLoading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} aria-hidden="true" />
      ))}
    </div>
  );
}
