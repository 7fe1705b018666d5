import { useTranslate } from 'react-admin';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import styles from './import.module.css';
import type { ValidationProgress } from './validation/judgeFile.ts';

interface FileReadingProps {
  name: string;
  progress: ValidationProgress | undefined;
  onCancel: () => void;
}

/** A file that is being judged: how far that is, and how to stop it. */
export function FileReading({ name, progress, onCancel }: FileReadingProps) {
  const translate = useTranslate();
  const rows = progress?.rows ?? 0;
  return (
    <div className={styles.reading}>
      <p role="status">
        {translate('dealImport.reading')} <bdi>{name}</bdi>
      </p>
      <progress
        aria-label={translate('dealImport.progress')}
        {...(progress && { value: progress.done, max: progress.total })}
      />
      <p>{translate('dealImport.rowsRead', { smart_count: rows, count: groupDigits(rows) })}</p>
      <button type="button" className={buttonClass()} onClick={onCancel}>
        {translate('dealImport.cancel')}
      </button>
    </div>
  );
}
