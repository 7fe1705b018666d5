import BarChartOutlinedIcon from '@mui/icons-material/BarChartOutlined';
import { useTranslate } from 'react-admin';
import { enums } from '#contract/enums.ts';
import { CreateLink } from './CreateLink.tsx';
import { ListActions } from '#src/actions/ListActions.tsx';
import styles from './ListToolbar.module.css';
import { ExportMenu } from './export/ExportMenu.tsx';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import type { FilterValues } from '#src/meta/filterValues.ts';
import { isGrouped } from './grouped/groupByDay.ts';
import { GroupSwitch } from './grouped/GroupSwitch.tsx';
import { ListTotals } from './ListTotals.tsx';
import { MoneyTotals } from './money/MoneyTotals.tsx';
import type { Selection } from './selection/useSelection.ts';
import { ListTools } from './tools/ListTools.tsx';
import type { ListState } from './useList.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { SortChoice } from './SortChoice.tsx';
import { ToolFace } from '#src/ui/ToolFace.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { useNarrow } from '#src/ui/useNarrow.ts';

const SelectionActions = lazyPart(async () => (await import('./selection/SelectionActions.tsx')).SelectionActions);

interface ListToolbarProps {
  list: ListState;
  selection: Selection | undefined;
  values: FilterValues;
  onChange: (change: FilterValues) => void;
  /** Shows and hides what the rows come to, where the list has such a summary. */
  summary?: { open: boolean; toggle: () => void } | undefined;
}

/**
 * One line: count, announced when it changes, totals per currency, the list's tools and what adds a row; with rows
 * ticked, how many and what can be done with them.
 */
export function ListToolbar({ list, selection, values, onChange, summary }: ListToolbarProps) {
  const { controller, declaration, columns } = list;
  const translate = useTranslate();
  const narrow = useNarrow();
  const { total, meta } = controller;
  const grouped = isGrouped(declaration, controller);
  // Days have no boxes to tick.
  const selected = grouped ? 0 : (selection?.ids.size ?? 0);
  return (
    <div className={styles.toolbar}>
      <output className={styles.count}>
        {selected > 0
          ? translate('selection.count', { smart_count: selected, count: groupDigits(selected) })
          : total !== undefined && translate('list.count', { smart_count: total, count: groupDigits(total) })}
      </output>
      {selection && selected > 0 ? (
        <SelectionActions key={selection.key} list={list} selection={selection} />
      ) : (
        <>
          {declaration.money ? <MoneyTotals list={list} money={declaration.money} /> : <ListTotals totals={meta} />}
          <div className={styles.tools}>
            {declaration.showDeleted && (
              <label className={styles.deleted}>
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
            {narrow && columns && !grouped && <SortChoice columns={columns} />}
            {summary && (
              <button
                type="button"
                className={buttonClass('tool')}
                aria-expanded={summary.open}
                onClick={summary.toggle}
              >
                <ToolFace icon={BarChartOutlinedIcon}>{translate('list.summary')}</ToolFace>
              </button>
            )}
            {declaration.endpoints.grouped && <GroupSwitch list={list} />}
            <ExportMenu list={list} />
            <ListTools list={list} />
            {declaration.actions?.list && <ListActions list={list} />}
          </div>
          {declaration.create && <CreateLink create={declaration.create} />}
        </>
      )}
    </div>
  );
}
