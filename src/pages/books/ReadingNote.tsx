import { useTranslate } from 'react-admin';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import styles from './books.module.css';
import type { Progress } from './everyRow.ts';

interface ReadingNoteProps {
  /** What is read, `books.reading.…`. */
  words: 'documents' | 'payments';
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
        aria-label={translate(`books.reading.${words}`)}
      />
      <span>{translate(isRunning ? `books.reading.${words}` : 'books.reading.stopped')}</span>
      <bdi dir="ltr">{translate('books.reading.progress', counts)}</bdi>
      <button type="button" className={buttonClass('quiet')} onClick={isRunning ? stop : go}>
        {translate(isRunning ? 'books.reading.stop' : 'books.reading.go')}
      </button>
    </div>
  );
}
