import type { ListState } from '#src/list/useList.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import type { ListMoney } from './moneyQuestions.ts';
import { useMoneySums } from './useMoneySums.ts';

/** Asked for when the sums are there, which is after the rows. */
const MoneySums = lazyPart(async () => (await import('./MoneySums.tsx')).MoneySums);

/** What the rows of a list's filter come to. */
export function MoneyTotals({ list, money }: { list: ListState; money: ListMoney }) {
  const sums = useMoneySums(list, money);
  return sums && sums.length > 0 && <MoneySums sums={sums} words={money.words} />;
}
