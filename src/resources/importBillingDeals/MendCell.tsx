import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import { inputClass } from '#src/ui/inputs/inputClass.ts';
import styles from './rows.module.css';
import { useAllowedWords, useColumnName } from './useColumnName.ts';
import type { CellFault, MendedCell } from './validation/rowValidation.ts';

interface MendCellProps {
  /** A cell with a fault, or one that was mended. */
  cell: MendedCell & Partial<Pick<CellFault, 'key' | 'values'>>;
  sheetRow: number;
  onMend: (at: number, value: string) => void;
}

/** Columns whose way of writing is shown where they are faulty. */
const shown: readonly string[] = [
  'transactionAmount',
  'vatRate',
  'startAt',
  'endAt',
  'endAtNumberOfPayments',
  'bank',
  'bankBranch',
  'bankAccount',
  'creditCardToken',
];

/** What a faulty cell may say: its words, or how it is written. */
function useExpected({ field }: MendedCell): string | undefined {
  const translate = useTranslate();
  const words = useAllowedWords(field);
  if (words) return translate('dealImport.allowed', { words: words.join(', ') });
  return field && shown.includes(field) ? translate(`dealImport.expects.${field}`) : undefined;
}

/** A cell of a file, written anew on the page: what is wrong with it, and what it may say. Leaving it judges its row again. */
export function MendCell({ cell, sheetRow, onMend }: MendCellProps) {
  const translate = useTranslate();
  const columnName = useColumnName();
  const id = useId();
  const [typed, setTyped] = useState(cell.value);
  const words = useAllowedWords(cell.field);
  const expected = useExpected(cell);
  const isFaulty = cell.key !== undefined;
  const commit = (value: string) => {
    if (value !== cell.value) onMend(cell.at, value);
  };
  const common = { id, className: inputClass('compact'), 'aria-invalid': isFaulty, 'aria-describedby': `${id}fault` };
  return (
    <div className={styles.cell}>
      <label htmlFor={id}>
        <bdi>{columnName(cell.column)}</bdi>{' '}
        <span className={visuallyHidden}>{translate('dealImport.row', { row: groupDigits(sheetRow) })}</span>
      </label>
      {words ? (
        <select {...common} value={typed} onChange={({ target }) => (setTyped(target.value), commit(target.value))}>
          {!words.includes(typed) && <option value={typed}>{typed || '—'}</option>}
          {words.map((word) => (
            <option key={word} value={word}>
              {word}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          dir="auto"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => commit(typed)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form around it would send the file.
            event.preventDefault();
            commit(typed);
          }}
        />
      )}
      <p id={`${id}fault`} className={styles.fault}>
        {cell.key !== undefined && (
          <>
            <bdi>{translate(cell.key, { ...cell.values })}</bdi>
            {expected !== undefined && ' · '}
            {expected !== undefined && <bdi className={styles.expected}>{expected}</bdi>}
          </>
        )}
      </p>
    </div>
  );
}
