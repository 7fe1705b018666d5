import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import type { ListDeclaration } from '#src/meta/declaration.ts';
import type { RowAction } from './actions.ts';
import { offeredOn } from './isOffered.ts';
import { RunRowAction } from './RunRowAction.tsx';
import { useActionTools, useAsker, useLoadedActions } from './useActions.ts';

const noActions = async (): Promise<readonly RowAction[]> => [];

/** A row's actions as buttons on the page of its record. */
export function RecordActions({
  declaration,
  record,
  name,
}: {
  declaration: ListDeclaration;
  record: RaRecord;
  name: string;
}) {
  const translate = useTranslate();
  const asker = useAsker();
  const tools = useActionTools(false);
  const { actions, failed, retry } = useLoadedActions(declaration.name, 'row', declaration.actions?.row ?? noActions);
  const [chosen, setChosen] = useState<RowAction>();
  return (
    <div className="record-actions">
      {failed && (
        <button type="button" className="button" onClick={retry}>
          {translate('shell.retry')}
        </button>
      )}
      {offeredOn(actions ?? [], record, tools, asker).map((action) =>
        action.path ? (
          <Link key={action.key} className="button" to={action.path(record)}>
            {translate(`action.${action.key}`)}
          </Link>
        ) : (
          <button
            key={action.key}
            type="button"
            className={action.danger ? 'button danger' : 'button'}
            onClick={() => setChosen(action)}
          >
            {translate(`action.${action.key}`)}
          </button>
        ),
      )}
      {chosen && (
        <RunRowAction action={chosen} record={record} name={name} tools={tools} onClose={() => setChosen(undefined)} />
      )}
    </div>
  );
}
