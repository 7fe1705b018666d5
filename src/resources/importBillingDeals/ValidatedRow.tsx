import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { Chip } from '#src/ui/Chip.tsx';
import type { Tone } from '#contract/statusTone.ts';
import { MendCell } from './MendCell.tsx';
import styles from './rows.module.css';
import {
  kindOf,
  type CellFault,
  type MendedCell,
  type RowValidation,
  type RowKind,
} from './validation/rowValidation.ts';

const tones: Readonly<Record<RowKind, Tone>> = { faulty: 'danger', repeated: 'info', good: 'success' };

interface ValidatedRowProps {
  validation: RowValidation;
  /** Writes a cell anew. @returns how the row fares then */
  onMend: (rowNumber: number, at: number, value: string) => Promise<RowValidation>;
}

/** The cells of a row that are faulty, or were and are mended, in the order of the row. */
function cellsToMend({ faults, mended = [] }: RowValidation) {
  // Of several faults of a cell the first is told; mended, the next one is.
  const cells = new Map<number, MendedCell | CellFault>(mended.map((cell) => [cell.at, cell]));
  for (const fault of faults.toReversed()) cells.set(fault.at, fault);
  return [...cells.values()].toSorted((one, other) => one.at - other.at);
}

/** One row of a file: which, whose, how much, and its faulty cells, to be mended in place. */
export function ValidatedRow({ validation: read, onMend }: ValidatedRowProps) {
  const translate = useTranslate();
  const [mended, setMended] = useState<RowValidation>();
  const validation = mended ?? read;
  const { rowNumber, sheetRow, name, amount, sameAs } = validation;
  const kind = kindOf(validation);
  const cells = cellsToMend(validation);
  const word = translate(`dealImport.kind.${kind}`);
  const row = translate('dealImport.row', { row: groupDigits(sheetRow) });
  return (
    <li className={styles.row}>
      <span>{row}</span>
      <span className={styles.name}>
        <bdi>{name || '—'}</bdi>
      </span>
      <span className={styles.amount}>
        <bdi dir="ltr">{amount}</bdi>
      </span>
      <span role="status">
        <Chip tone={tones[kind]}>{word}</Chip>
      </span>
      {cells.length > 0 && (
        <div className={styles.cells} role="group" aria-label={row}>
          {cells.map((cell) => (
            <MendCell
              key={cell.at}
              cell={cell}
              sheetRow={sheetRow}
              onMend={(at, value) => void onMend(rowNumber, at, value).then(setMended)}
            />
          ))}
        </div>
      )}
      {sameAs !== undefined && (
        <span className={styles.same}>{translate('dealImport.sameAs', { row: groupDigits(sameAs) })}</span>
      )}
    </li>
  );
}
