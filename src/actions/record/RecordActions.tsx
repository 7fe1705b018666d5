import { useRecordContext, type RaRecord } from 'react-admin';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import type { ActionList } from '#src/actions/actionList.ts';
import { offeredOn } from '#src/actions/isOffered.ts';
import { PlainActions } from './PlainActions.tsx';
import styles from './recordActions.module.css';
import { recordPlace, terminalOf, useActionTools, useLoadedActions } from '#src/actions/useActions.ts';
import { useNow } from '#src/actions/useNow.ts';

const MoneyActions = lazyPart(async () => (await import('./MoneyActions.tsx')).MoneyActions);

interface RecordActionsProps {
  declaration: ActionList['declaration'];
  /** What the record is called. */
  name: string;
}

function ActionsOf({ declaration, record, name }: RecordActionsProps & { record: RaRecord }) {
  const isOpen = useIsOpen();
  const tools = useActionTools(false);
  const { actions: loaded, failed, retry } = useLoadedActions(declaration, recordPlace(declaration));
  const actions = loaded ?? [];
  const now = useNow(actions.map(({ until }) => until?.(record)?.getTime()));

  // Until they are there, their place is kept.
  if (!loaded && !failed) return <div className={styles.actions} />;
  const offered = offeredOn(actions, record, tools, isOpen, now);
  const bar = { actions: offered, record, name, tools, ...(failed && { retry }) };
  // Whether or not one is offered just now: a lost answer is news all the same.
  const money = actions.find((action) => action.kind === 'money');
  if (money?.kind !== 'money') return <PlainActions {...bar} />;
  return <MoneyActions {...bar} terminalID={terminalOf(record, tools)} paths={money.paths} />;
}

/** What can be done with the record of the context, on its page: what is declared for the page, else for its row. */
export function RecordActions(props: RecordActionsProps) {
  const record = useRecordContext();
  return record && <ActionsOf {...props} record={record} />;
}
