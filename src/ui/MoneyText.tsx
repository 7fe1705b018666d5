import type { Currency } from '#src/settings/dictionaries.ts';
import { formatMoney } from './money.ts';
import { moneyClass } from './classes/moneyClass.ts';

/** An amount, isolated so that Hebrew around it never reorders sign, digits and symbol; refunds take their tone. */
export function MoneyText({ amount, currency }: { amount: number | string; currency?: Pick<Currency, 'symbol'> }) {
  return (
    <bdi dir="ltr" className={moneyClass(Number(amount) < 0)}>
      {formatMoney(amount, currency)}
    </bdi>
  );
}
