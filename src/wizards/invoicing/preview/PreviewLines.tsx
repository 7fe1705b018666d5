import { useTranslate } from 'react-admin';
import type { Currency } from '#src/settings/dictionaries.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import styles from './DocumentPreview.module.css';

interface PreviewLine {
  name: string;
  detail: string;
  quantity: string;
  /** In decimals. */
  amount: number;
}

/** The lines of a document, as they will be printed. */
export function PreviewLines({ lines, currency }: { lines: readonly PreviewLine[]; currency: Currency }) {
  const translate = useTranslate();
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{translate('linesField.name')}</th>
          <th scope="col">{translate('linesField.quantity')}</th>
          <th scope="col">{translate('dealField.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, detail, quantity, amount }, index) => (
          <tr key={index}>
            <td>
              <bdi>{name}</bdi>
              {detail !== '' && <span className={styles.muted}> · {detail}</span>}
            </td>
            <td>
              <bdi dir="ltr">{quantity}</bdi>
            </td>
            <td>
              <MoneyText amount={amount} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
