import type { Currency } from '#src/settings/dictionaries.ts';
import { AmountText } from './AmountText.tsx';
import { formatMoney } from './money.ts';

/** An amount of money; refunds take their tone. */
export function MoneyText({ amount, currency }: { amount: number | string; currency?: Pick<Currency, 'symbol'> }) {
  return <AmountText text={formatMoney(amount, currency)} />;
}
