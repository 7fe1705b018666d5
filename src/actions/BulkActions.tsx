import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useKeptRows } from '#src/dataProvider/useKeptRows.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import type { ActionList, TickedRows } from './actionList.ts';
import { actionLabel, type ManyAction } from './actions.ts';
import { planFor } from './many/planFor.ts';
import { PlanOfMany } from './many/PlanOfMany.tsx';
import { useListTools, useLoadedActions } from './useActions.ts';

/** What the declaration offers for the ticked rows; each shows its plan before it fires. */
export function BulkActions({ list, selection }: { list: ActionList; selection: TickedRows }) {
  const translate = useTranslate();
  const kept = useKeptRows();
  const isOpen = useIsOpen();
  const tools = useListTools(list);
  const { declaration, columns, format } = list;
  const { actions, failed, retry } = useLoadedActions(declaration, 'bulk');
  const [chosen, setChosen] = useState<ManyAction>();

  const ids = [...selection.ids].map(String);
  const rowOf = (id: string) => kept.rowOf(declaration.name, id);

  const offered = (actions ?? [])
    .filter((action) => isOpen(action))
    .filter((action) => planFor(action, ids, rowOf, { columns, format, place: tools }).rows.length > 0);
  return (
    <>
      {failed && (
        <button type="button" className={buttonClass()} onClick={retry}>
          {translate('shell.retry')}
        </button>
      )}
      {offered.map((action) => (
        <button
          key={action.key}
          type="button"
          className={buttonClass(action.danger && 'danger')}
          onClick={() => setChosen(action)}
        >
          {translate(actionLabel(action))}
        </button>
      ))}
      {chosen && (
        <PlanOfMany
          action={chosen}
          rows={{ ids, rowOf }}
          list={list}
          tools={tools}
          onClose={() => setChosen(undefined)}
          onStart={selection.clear}
        />
      )}
    </>
  );
}
