import type { ListState } from '#src/list/useList.ts';
import type { ListMoney } from './moneyQuestions.ts';
import { MoneySums } from './MoneySums.tsx';
import { useMoneySums } from './useMoneySums.ts';

/** What the rows of a list's filter come to. */
export function MoneyTotals({ list, money }: { list: ListState; money: ListMoney }) {
  const told = useMoneySums(list, money);
  return told && <MoneySums money={told} words={money.words} />;
}
