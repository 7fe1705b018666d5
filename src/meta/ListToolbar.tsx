import { useTranslate } from 'react-admin';
import { enums } from '#contract/enums.ts';
import { isObject } from '#contract/envelope.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { useSettings } from '#src/settings/settings.ts';
import { formatMoney } from '#src/ui/money.ts';
import { ExportButton } from './export/ExportButton.tsx';
import { groupDigits } from './groupDigits.ts';
import type { FilterValues } from './filters/filterValues.ts';
import { SelectionActions } from './selection/SelectionActions.tsx';
import type { Selection } from './selection/useSelection.ts';
import { SortChoice } from './SortChoice.tsx';
import { ListTools } from './tools/ListTools.tsx';
import type { ListState } from './useList.ts';
import { useNarrow } from './useNarrow.ts';

const totalPrefix = 'totalAmount';

/** The totals of a list answer by currency, `totalAmountILS` and its like; currencies without movement are left out. */
function totalsOf(answer: unknown, currencies: readonly Currency[]): { code: string; text: string }[] {
  if (!isObject(answer)) return [];
  return Object.entries(answer).flatMap(([key, amount]) => {
    if (!key.startsWith(totalPrefix) || typeof amount !== 'number' || amount === 0) return [];
    const code = key.slice(totalPrefix.length);
    const currency = currencies.find((one) => one.code === code) ?? { code, symbol: code, name: code };
    return [{ code, text: formatMoney(amount, currency) }];
  });
}

interface ListToolbarProps {
  list: ListState;
  selection: Selection | undefined;
  values: FilterValues;
  onChange: (change: FilterValues) => void;
}

/**
 * Count, announced when it changes, totals per currency, and the deleted ones' switch; with rows ticked, how many and
 * what can be done with them.
 */
export function ListToolbar({ list, selection, values, onChange }: ListToolbarProps) {
  const { controller, declaration, columns } = list;
  const translate = useTranslate();
  const narrow = useNarrow();
  const { currencies } = useSettings();
  const { total, meta } = controller;
  const totals = totalsOf(meta, currencies);
  const selected = selection?.ids.size ?? 0;
  return (
    <div className="list-toolbar">
      <output className="list-count">
        {selected > 0
          ? translate('selection.count', { smart_count: selected, count: groupDigits(selected) })
          : total !== undefined && translate('list.count', { smart_count: total, count: groupDigits(total) })}
      </output>
      {selection && selected > 0 ? (
        <SelectionActions key={selection.key} list={list} selection={selection} />
      ) : (
        <>
          {totals.length > 0 && (
            <p className="list-totals">
              {translate('list.total')}{' '}
              {totals.map(({ code, text }) => (
                <bdi dir="ltr" className="money" key={code}>
                  {text}
                </bdi>
              ))}
            </p>
          )}
          {narrow && columns && <SortChoice columns={columns} controller={controller} />}
          {declaration.showDeleted && (
            <label className="list-switch">
              <input
                type="checkbox"
                checked={Number(values.showDeleted) === enums.showDeleted.OnlyDeleted}
                onChange={(event) =>
                  onChange({ showDeleted: event.target.checked ? enums.showDeleted.OnlyDeleted : undefined })
                }
              />
              {translate('list.showDeleted')}
            </label>
          )}
          {declaration.endpoints.excel && <ExportButton list={list} />}
          <ListTools list={list} />
        </>
      )}
    </div>
  );
}
