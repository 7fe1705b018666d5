import { clsx } from 'clsx';
import { useTranslate } from 'react-admin';
import styles from './CardSkeleton.module.css';
import { skeletonClass } from './classes/skeletonClass.ts';
import { visuallyHidden } from './classes/visuallyHidden.ts';

interface SkeletonLinesProps {
  /** As high as what comes most often. */
  lines: number;
  isCard?: boolean;
}

/** Stands in a part of a page until its values have come. */
export function SkeletonLines({ lines, isCard = false }: SkeletonLinesProps) {
  const translate = useTranslate();
  return (
    <div className={clsx(styles.lines, isCard && styles.card, skeletonClass)} aria-busy="true">
      <span className={visuallyHidden}>{translate('page.recordLoading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} aria-hidden="true" />
      ))}
    </div>
  );
}

/** Stands where a record's values, a form or a wizard will be. */
export const CardSkeleton = () => <SkeletonLines lines={8} isCard />;
