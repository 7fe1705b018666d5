import type { RaRecord } from 'react-admin';
import { ActionBar } from './ActionBar.tsx';
import { ActionDialog } from '#src/actions/ActionDialog.tsx';
import type { ActionTools, RecordAction } from '#src/actions/actions.ts';
import { useChosenAction } from './useChosenAction.ts';
import { runsAtOnce, useRunOperation } from '#src/actions/useRunAction.ts';

export interface OfferedActionsProps {
  actions: readonly RecordAction[];
  record: RaRecord;
  /** What the record is called. */
  name: string;
  tools: ActionTools;
  retry?: (() => void) | undefined;
}

const never = () => false;

/** A record's actions, none of which moves money. */
export function PlainActions({ actions, record, name, tools, retry }: OfferedActionsProps) {
  const runOperation = useRunOperation(tools);
  const run = async (action: RecordAction, asSeen: RaRecord) =>
    action.kind === 'operation' && runOperation(action, asSeen);
  const { chosen, seen, running, choose, agree, close } = useChosenAction(record, run, runsAtOnce);
  const bar = { actions, record, running, isOpen: chosen !== undefined, isDisabled: never, onChoose: choose, retry };
  return (
    <>
      <ActionBar {...bar} />
      {chosen && <ActionDialog action={chosen} record={seen} name={name} onClose={close} onAgree={agree} />}
    </>
  );
}
