import { useTranslate } from 'react-admin';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import styles from './SentenceLine.module.css';

interface SentenceLineProps {
  /** Filters in words. */
  chips: readonly string[];
  /** What was not understood, in the person's own words. */
  unread: string | undefined;
}

/** What of a sentence was understood, each filter a chip; and what was not, as it was typed. */
export function SentenceLine({ chips, unread }: SentenceLineProps) {
  const translate = useTranslate();
  return (
    <span className={styles.line}>
      {chips.map((chip) => (
        <span key={chip} className={styles.chip}>
          <span className={visuallyHidden}>, </span>
          <bdi>{chip}</bdi>
        </span>
      ))}
      {unread !== undefined && (
        <span className={styles.unread}>
          <span className={visuallyHidden}>, </span>
          {translate('palette.notUnderstood')} <bdi>{unread}</bdi>
        </span>
      )}
    </span>
  );
}
