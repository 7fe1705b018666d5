import { useTranslate } from 'react-admin';
import { useKeptRows } from '#src/dataProvider/useKeptRows.ts';
import { ListTotals } from '#src/list/ListTotals.tsx';
import type { Selection } from '#src/list/selection/useSelection.ts';
import type { ListState } from '#src/list/useList.ts';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { MoneySums } from './MoneySums.tsx';
import { sumsOfRows, type RowMoney } from './selectedSums.ts';

interface SelectedSumsProps {
  list: ListState;
  selection: Selection;
  money: RowMoney;
}

/** What the ticked rows come to, as far as they have been on screen. */
export function SelectedSums({ list: { declaration }, selection, money }: SelectedSumsProps) {
  const translate = useTranslate();
  const kept = useKeptRows();
  const rows = [...selection.ids].flatMap((id) => kept.rowOf(declaration.name, id) ?? []);
  const sums = sumsOfRows(rows, money);
  const unknown = selection.ids.size - rows.length;
  return (
    <>
      {declaration.money && sums.length > 0 && <MoneySums sums={sums} words={declaration.money.words} />}
      {!declaration.money && (
        <ListTotals
          totals={Object.fromEntries(sums.map((sum) => [`totalAmount${sum.code}`, (sum.in ?? 0) + (sum.back ?? 0)]))}
        />
      )}
      {unknown > 0 && <span>{translate('plan.unknown', { smart_count: unknown, count: groupDigits(unknown) })}</span>}
    </>
  );
}
