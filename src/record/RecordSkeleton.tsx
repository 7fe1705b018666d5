import { useTranslate } from 'react-admin';
import '#src/meta/rows.css';

const lines = 8;

/** Stands where a record's values will be. */
export function RecordSkeleton() {
  const translate = useTranslate();
  return (
    <div className="record-skeleton skeleton" aria-busy="true">
      <span className="visually-hidden">{translate('record.loading')}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} aria-hidden="true" />
      ))}
    </div>
  );
}
