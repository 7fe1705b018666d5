import { useTranslate } from 'react-admin';
import type { DocumentColumn } from '#contract/documentKinds.ts';
import type { DocumentLine } from '#contract/documentLines.ts';
import { toDecimal } from '#contract/money.ts';
import { TableRegion } from '#src/meta/TableRegion.tsx';
import type { Currency } from '#src/settings/dictionaries.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import styles from './DocumentPreview.module.css';

interface PreviewLinesProps {
  /** Beside the description, as the kind of the document has them. */
  columns: readonly DocumentColumn[];
  lines: readonly DocumentLine[];
  currency: Currency;
}

/** The lines of a document, in the columns and with the amounts that will be printed. */
export function PreviewLines({ columns, lines, currency }: PreviewLinesProps) {
  const translate = useTranslate();
  const word = (name: DocumentColumn | 'item' | 'exempt' | 'lines') => translate(`invoiceWizard.preview.${name}`);

  function cellOf(column: DocumentColumn, line: DocumentLine) {
    if (column === 'quantity') return <bdi dir="ltr">{line.quantity}</bdi>;
    if (column === 'vat' && line.exempt) return word('exempt');
    if (column === 'discount' && line.discount === 0) return null;
    const agorot = column === 'discount' ? -line.discount : line[column];
    return <MoneyText amount={toDecimal(agorot)} currency={currency} />;
  }

  return (
    <TableRegion part label={word('lines')}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{word('item')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {word(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={index}>
              <td>
                <bdi>{line.name}</bdi>
              </td>
              {columns.map((column) => (
                <td key={column}>{cellOf(column, line)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableRegion>
  );
}
