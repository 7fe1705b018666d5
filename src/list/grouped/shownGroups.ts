import type { RowGroup } from '#src/dataProvider/groups.ts';
import type { MoneyOfGroup } from '#src/list/money/useGroupMoney.ts';
import type { ListState } from '#src/list/useList.ts';

/** The groups on screen and what they are drawn with. */
export interface ShownGroups {
  list: ListState;
  /** Undefined until the first days are there. */
  groups: readonly RowGroup[] | undefined;
  /** What a day comes to, in a list that tells charges and refunds apart. */
  moneyOf: MoneyOfGroup | undefined;
  /** They answer an earlier question. */
  stale: boolean;
  /** Opens a day, `YYYY-MM-DD`, as the list. */
  onOpen: (day: string) => void;
}
