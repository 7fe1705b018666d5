import { useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Meta } from '#contract/meta.ts';
import { allColumnsFrom } from '#src/meta/columns.ts';
import type { ListState } from '#src/list/useList.ts';
import { densities, visibleFields, withPosition, withVisibility } from '#src/settings/columnPreferences.ts';
import { useListPreferences } from '#src/settings/savedStore.ts';
import { stepWidth } from '#src/list/resizeColumn.ts';
import { useNarrow } from '#src/ui/useNarrow.ts';
import { AnchoredPopover } from '#src/ui/menus/AnchoredPopover.tsx';
import type { PanelProps } from '#src/ui/menus/PanelButton.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { checkboxLabel } from '#src/ui/classes/checkboxLabel.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import { ColumnEntry } from './ColumnEntry.tsx';
import styles from './columnsPanel.module.css';
import { useDragOrder } from './useDragOrder.ts';

const noMeta: Meta = { columns: {} };

/** The columns of a list to choose and put in order, and the height of its rows; what is chosen shows at once. */
export function ColumnsPanel({ list, ...panel }: PanelProps & { list: ListState }) {
  const { declaration, meta = noMeta, arrangement } = list;
  const translate = useTranslate();
  const narrow = useNarrow();
  const [preferences, change] = useListPreferences(declaration.name);
  const [announcement, setAnnouncement] = useState('');
  const shown = preferences.columns ?? arrangement.first;
  const columns = useMemo(() => allColumnsFrom(meta, shown), [meta, shown]);
  const fields = Object.keys(meta.columns);
  const visible = visibleFields(fields, shown);
  const entries = useRef<HTMLUListElement>(null);
  const { dragged, begin } = useDragOrder(entries, place);

  /** Positions count from 0, among all columns. */
  function place(field: string, position: number) {
    const at = Math.max(0, Math.min(position, fields.length - 1));
    change((now) => ({ ...now, columns: withPosition(fields, now.columns ?? arrangement.first, field, at) }));
    const name = meta.columns[field]?.name ?? field;
    setAnnouncement(translate('columns.moved', { name, position: at + 1, count: fields.length }));
  }

  const resizing = { columns, change, translate, say: setAnnouncement };

  function reset() {
    change(({ columns: _, widths: __, ...now }) => now);
    setAnnouncement(translate('columns.wasReset'));
  }

  return (
    <AnchoredPopover {...panel} label={translate('ra.action.select_columns')}>
      <div className={styles.panel}>
        <fieldset className={styles.density}>
          <legend>{translate('list.density.label')}</legend>
          {densities.map((density) => (
            <label key={density} className={checkboxLabel}>
              <input
                type="radio"
                name="density"
                checked={(preferences.density ?? densities[0]) === density}
                onChange={() => change((now) => ({ ...now, density }))}
              />
              {translate(`list.density.${density}`)}
            </label>
          ))}
        </fieldset>
        <ul ref={entries} className={styles.list} aria-label={translate('ra.action.select_columns')}>
          {columns.map(({ field, label }, index) => (
            <ColumnEntry
              key={field}
              label={label}
              visible={visible.includes(field)}
              last={visible.length === 1}
              first={index === 0}
              final={index === columns.length - 1}
              dragged={dragged === field}
              onGrip={(event) => begin(event, field)}
              onToggle={(isShown) =>
                change((now) => ({
                  ...now,
                  columns: withVisibility(fields, now.columns ?? arrangement.first, field, isShown),
                }))
              }
              onMove={(steps) => place(field, index + steps)}
              onWiden={narrow ? undefined : (sign) => stepWidth(field, sign, resizing)}
            />
          ))}
        </ul>
        <button type="button" className={buttonClass()} onClick={reset}>
          {translate('columns.reset')}
        </button>
        <output className={visuallyHidden}>{announcement}</output>
      </div>
    </AnchoredPopover>
  );
}
