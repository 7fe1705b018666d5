import type { ListState } from '#src/list/useList.ts';
import type { ListMoney } from './moneyQuestions.ts';
import { MoneySums } from './MoneySums.tsx';
import { useMoneySums } from './useMoneySums.ts';

/** What the rows of a list's filter come to. */
export function MoneyTotals({ list, money }: { list: ListState; money: ListMoney }) {
  const sums = useMoneySums(list, money);
  return sums && sums.length > 0 && <MoneySums sums={sums} words={money.words} />;
}
