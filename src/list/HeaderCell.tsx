import type { KeyboardEvent, PointerEvent } from 'react';
import type { ListControllerResult } from 'react-admin';
import type { Column } from '#src/meta/columns.ts';
import { withWidth } from '#src/settings/columnWidths.ts';
import { useListPreferences } from '#src/settings/savedStore.ts';
import { loadChunk } from '#src/ui/lazy/loadChunk.ts';

const loadResizing = async () => loadChunk(async () => import('./resizeColumn.ts'));

interface HeaderCellProps {
  /** Name of the list, whose widths are kept. */
  list: string;
  column: Column;
  controller: ListControllerResult;
}

/**
 * The name of a column: a press sorts by it, its end is dragged to another width, as Shift with the arrow keys does; a
 * double click there gives the column back to its content.
 */
export function HeaderCell({ list, column, controller }: HeaderCellProps) {
  const { field, label, align, sortable, sized } = column;
  const { sort, setSort } = controller;
  const [, change] = useListPreferences(list);
  const sorted = sort.field === field ? sort.order : undefined;
  const setWidth = (pixels: number | undefined) =>
    change((now) => ({ ...now, widths: withWidth(now.widths, field, pixels) }));

  function drag(event: PointerEvent<HTMLElement>) {
    const { clientX, currentTarget } = event;
    const head = currentTarget.closest('th');
    if (event.button !== 0 || !head) return;
    event.preventDefault();
    // A part that does not come is told by the shell.
    loadResizing().then(
      ({ dragWidth }) => dragWidth(head, clientX, setWidth),
      () => undefined,
    );
  }
  function step(event: KeyboardEvent<HTMLElement>) {
    const { key, currentTarget } = event;
    const head = currentTarget.closest('th');
    if (!event.shiftKey || !/^Arrow(Left|Right)$/.test(key) || !head) return;
    event.preventDefault();
    loadResizing().then(
      ({ stepWidth }) => stepWidth(head, key, setWidth),
      () => undefined,
    );
  }

  return (
    <th
      scope="col"
      data-align={align}
      style={sized}
      data-sized={sized && ''}
      aria-sort={sorted && (sorted === 'DESC' ? 'descending' : 'ascending')}
    >
      {sortable ? (
        <button
          type="button"
          aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
          onKeyDown={step}
          onClick={() => setSort({ field, order: sorted === 'ASC' ? 'DESC' : 'ASC' })}
        >
          {label}
          <span aria-hidden="true">{sorted === 'ASC' ? '↑' : sorted === 'DESC' ? '↓' : ''}</span>
        </button>
      ) : (
        <span>{label}</span>
      )}
      <span data-resize="" aria-hidden="true" onPointerDown={drag} onDoubleClick={() => setWidth(undefined)} />
    </th>
  );
}
