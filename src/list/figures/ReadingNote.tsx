import { useTranslate } from 'react-admin';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import styles from './figures.module.css';
import type { Progress } from './everyRow.ts';

interface ReadingNoteProps {
  /** What is read, `figures.reading.…`. */
  words: 'documents' | 'payments' | 'requests' | 'transactions';
  progress: Progress;
  isRunning: boolean;
  stop: () => void;
  go: () => void;
}

/** How far a reading of many has come, with a way to stop it and to go on. */
export function ReadingNote({ words, progress: { read, of }, isRunning, stop, go }: ReadingNoteProps) {
  const translate = useTranslate();
  const counts = { read: groupDigits(read), of: of === undefined ? '…' : groupDigits(of) };
  return (
    <div className={styles.reading} aria-busy={isRunning || undefined}>
      <progress
        max={of ?? 1}
        value={of === undefined ? undefined : read}
        aria-label={translate(`figures.reading.${words}`)}
      />
      <span>{translate(isRunning ? `figures.reading.${words}` : 'figures.reading.stopped')}</span>
      <bdi dir="ltr">{translate('figures.reading.progress', counts)}</bdi>
      <button type="button" className={buttonClass('quiet')} onClick={isRunning ? stop : go}>
        {translate(isRunning ? 'figures.reading.stop' : 'figures.reading.go')}
      </button>
    </div>
  );
}
