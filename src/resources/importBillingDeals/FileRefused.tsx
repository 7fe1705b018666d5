import { useTranslate } from 'react-admin';
import { RecordNote } from '#src/record/RecordNotes.tsx';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { useColumnName } from './useColumnName.ts';
import styles from './import.module.css';
import type { FileFault } from './validation/fileRefusal.ts';

/** Why nothing of a file can be imported. */
export function FileRefused({ name, faults }: { name: string; faults: readonly FileFault[] }) {
  const translate = useTranslate();
  const hidesName = faults.some(({ key }) => key === 'FileNameHoldsCardNumber');
  const columnName = useColumnName();
  const valuesOf = ({ values = {} }: FileFault) =>
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => [key, typeof value === 'number' ? groupDigits(value) : value]),
    );
  return (
    <RecordNote tone="danger">
      <p>
        {translate('dealImport.refused')}
        {!hidesName && (
          <>
            {': '}
            <bdi>{name}</bdi>
          </>
        )}
      </p>
      <ul className={styles.faults}>
        {faults.length === 0 && <li>{translate('dealImport.broken')}</li>}
        {faults.map((fault) => (
          <li key={`${fault.column} ${fault.key}`}>
            {fault.column !== undefined && (
              <>
                <bdi>{columnName(fault.column)}</bdi>
                {': '}
              </>
            )}
            {translate(fault.key, valuesOf(fault))}
          </li>
        ))}
      </ul>
    </RecordNote>
  );
}
