import { useState, type SyntheticEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { Column } from '#src/meta/columns.ts';
import { useListPreferences } from '#src/settings/savedStore.ts';
import { loadChunk } from '#src/ui/lazy/loadChunk.ts';

type Gesture = SyntheticEvent<HTMLElement, MouseEvent | KeyboardEvent>;

/** Whether it is the end of a name that is dragged or pressed twice, or a key with Shift. */
const isMeant = ({ target, nativeEvent }: Gesture) =>
  nativeEvent.shiftKey || (target instanceof HTMLElement && 'resize' in target.dataset);

/**
 * Makes columns wider and narrower by the ends of their names, or by Shift with the arrow keys there; a double click
 * gives one back to its content. What does it loads with the first use.
 * @returns what the head of the table listens with, and the width that is read out
 */
export function useResizing(list: string, columns: readonly Column[] | undefined) {
  const translate = useTranslate();
  const [, change] = useListPreferences(list);
  const [said, say] = useState('');
  function resize(event: Gesture): void {
    if (!isMeant(event)) return;
    // A part that does not come is told by the shell.
    loadChunk(async () => import('./resizeColumn.ts')).then(
      ({ resizeColumn }) => resizeColumn(event.nativeEvent, { columns, change, translate, say }),
      () => undefined,
    );
  }
  return { said, head: { onPointerDown: resize, onKeyDown: resize, onDoubleClick: resize } };
}
