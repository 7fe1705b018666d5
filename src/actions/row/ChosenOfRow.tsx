import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { ActionDialog } from '#src/actions/ActionDialog.tsx';
import type { ActionTools, RecordAction } from '#src/actions/actions.ts';
import { useRunOperation } from '#src/actions/useRunAction.ts';

const MoneyOfRow = lazyPart(async () => (await import('./MoneyOfRow.tsx')).MoneyOfRow);

interface ChosenOfRowProps {
  action: RecordAction;
  record: RaRecord;
  /** What the row is called. */
  name: string;
  tools: ActionTools;
  onClose: () => void;
}

/** What was chosen for a row and does not run at once: its form, or a question and then what it does. */
export function ChosenOfRow({ action, record, name, tools, onClose }: ChosenOfRowProps) {
  const run = useRunOperation(tools);
  const [running, setRunning] = useState(false);
  const chosen = { record, name, onClose };
  if (action.kind === 'money') return <MoneyOfRow {...chosen} action={action} tools={tools} />;
  function agree() {
    if (action.kind !== 'operation') return;
    setRunning(true);
    void run(action, record).then(onClose);
  }
  return running ? null : <ActionDialog {...chosen} action={action} onAgree={agree} />;
}
