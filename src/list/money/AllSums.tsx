import { useTranslate } from 'react-admin';
import { namedCurrency } from '#src/settings/dictionaries.ts';
import { useSettings } from '#src/settings/settings.ts';
import { AnchoredPopover } from '#src/ui/menus/AnchoredPopover.tsx';
import type { PanelProps } from '#src/ui/menus/PanelButton.tsx';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import styles from './AllSums.module.css';
import type { ListMoney } from './moneyQuestions.ts';
import { moneyParts, type MoneySum } from './moneySums.ts';

interface AllSumsProps extends PanelProps {
  sums: readonly MoneySum[];
  words: ListMoney['words'];
}

/** The sums of a list in every currency, side by side. */
export function AllSums({ sums, words, anchor, onClose }: AllSumsProps) {
  const translate = useTranslate();
  const { currencies } = useSettings();
  const shown = moneyParts.filter((part) => sums.some((sum) => sum[part] !== undefined));
  const label = translate('list.allSums');
  return (
    <AnchoredPopover anchor={anchor} label={label} onClose={onClose}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{translate('filter.name.currency')}</th>
            {shown.map((part) => (
              <th key={part} scope="col" data-align="end">
                {translate(`list.money.${words}.${part}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sums.map((sum) => {
            const { code } = sum;
            const currency = namedCurrency(currencies, code);
            return (
              <tr key={code}>
                <th scope="row">{currency.name}</th>
                {shown.map((part) => (
                  <td key={part} data-align="end">
                    {sum[part] !== undefined && <MoneyText amount={sum[part]} currency={currency} />}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </AnchoredPopover>
  );
}
