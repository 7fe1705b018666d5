import { useTranslate } from 'react-admin';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { Chip } from '#src/ui/Chip.tsx';
import type { Tone } from '#contract/statusTone.ts';
import styles from './import.module.css';
import { kindOf, type RowValidation, type RowKind } from './validation/rowValidation.ts';

const tones: Readonly<Record<RowKind, Tone>> = { faulty: 'danger', repeated: 'info', good: 'success' };

/** One row of a file: which, whose, how much, and what is wrong with it. */
export function ValidatedRow({ validation }: { validation: RowValidation }) {
  const translate = useTranslate();
  const { rowNumber, name, amount, faults, sameAs } = validation;
  const kind = kindOf(validation);
  return (
    <li className={styles.row}>
      <span>{translate('dealImport.row', { row: groupDigits(rowNumber) })}</span>
      <span className={styles.name}>
        <bdi>{name || '—'}</bdi>
      </span>
      <span className={styles.amount}>
        <bdi dir="ltr">{amount}</bdi>
      </span>
      <span>
        <Chip tone={tones[kind]}>{translate(`dealImport.kind.${kind}`)}</Chip>
      </span>
      {faults.length > 0 && (
        <ul className={styles.faults}>
          {faults.map(({ column, key, values }) => (
            <li key={`${column} ${key}`}>
              <bdi>{column}</bdi>
              {': '}
              {translate(key, { ...values })}
            </li>
          ))}
        </ul>
      )}
      {sameAs !== undefined && (
        <span className={styles.faults}>{translate('dealImport.sameAs', { row: groupDigits(sameAs) })}</span>
      )}
    </li>
  );
}
