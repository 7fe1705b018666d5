import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import type { ActionTools, RowAction } from './actions.ts';
import { useRunRowAction } from './useRunRowAction.ts';

interface RunRowActionProps {
  action: RowAction;
  record: RaRecord;
  /** What the row is called, for the question. */
  name: string;
  tools: ActionTools;
  onClose: () => void;
}

/** What was chosen for a row and does not run at once: its own dialog, or a question and then its operation. */
export function RunRowAction({ action, record, name, tools, onClose }: RunRowActionProps) {
  const translate = useTranslate();
  const run = useRunRowAction(tools);
  const [running, setRunning] = useState(false);

  function answer(agreed: boolean) {
    if (!agreed) return onClose();
    setRunning(true);
    void run(action, record).then(onClose);
  }
  if (action.dialog) return <action.dialog record={record} onClose={onClose} />;
  if (!action.run || !action.asks || running) return null;
  return (
    <ConfirmDialog
      title={translate(action.asks.title, { name, smart_count: 1 })}
      text={translate(action.asks.text, { name, smart_count: 1 })}
      agree={translate(`action.${action.key}`)}
      refuse={translate('action.cancel')}
      tone={action.danger ? 'danger' : 'careful'}
      onAnswer={answer}
    />
  );
}
