import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { FigureAmount } from '#src/list/figures/FigureAmounts.tsx';
import { DataTable } from '#src/meta/DataTable.tsx';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { TableRegion } from '#src/meta/TableRegion.tsx';
import { listAddress } from '#src/record/related/listAddress.ts';
import { pathTo } from '#src/resources/paths.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { sumOf, type Side, type TillLine } from './taken.ts';
import { TillRows } from './TillRows.tsx';
import styles from './till.module.css';

/** How many, and how much, leading to their list where it can show just them. */
function SideCell({ side: { count, agorot, filter }, currency }: { side: Side; currency: string }) {
  const text = (
    <>
      {groupDigits(count)} · <FigureAmount agorot={agorot} currency={currency} />
    </>
  );
  return (
    <td data-align="end">
      {count > 0 &&
        (filter ? <Link to={listAddress(pathTo('Transactions'), filter)}>{text}</Link> : <span>{text}</span>)}
    </td>
  );
}

/** One kind: its charges, its refunds and both; rows that no filter has unfold below. */
function Line({ line, text }: { line: TillLine; text: string }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { currency, charges, refunds, rows } = line;
  const unfolds = charges.filter === undefined;
  return (
    <>
      <tr>
        <th scope="row">
          {unfolds ? (
            <button
              type="button"
              className={clsx(buttonClass('quiet'), styles.unfold)}
              aria-expanded={open}
              aria-controls={id}
              onClick={() => setOpen(!open)}
            >
              <bdi>{text}</bdi>
            </button>
          ) : (
            text
          )}
        </th>
        <SideCell side={charges} currency={currency} />
        <SideCell side={refunds} currency={currency} />
        <td data-align="end">
          <FigureAmount agorot={sumOf(rows).agorot} currency={currency} />
        </td>
      </tr>
      {unfolds && (
        <tr id={id} hidden={!open} className={styles.unfolded}>
          <td colSpan={4}>{open && <TillRows rows={rows} />}</td>
        </tr>
      )}
    </>
  );
}

interface TillTableProps {
  label: string;
  lines: readonly TillLine[];
  /** What a line's value is called. */
  wordOf: (line: TillLine) => string;
}

/** What was charged and given back by kind, each currency for itself. */
export function TillTable({ label, lines, wordOf }: TillTableProps) {
  const translate = useTranslate();
  return (
    <TableRegion label={label} part>
      <DataTable density="compact">
        <thead>
          <tr>
            <th scope="col">{translate('till.head.kind')}</th>
            {(['charges', 'refunds', 'sum'] as const).map((head) => (
              <th key={head} scope="col" data-align="end">
                <span>{translate(`till.head.${head}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={`${line.value} ${line.currency}`} line={line} text={wordOf(line)} />
          ))}
        </tbody>
      </DataTable>
    </TableRegion>
  );
}
