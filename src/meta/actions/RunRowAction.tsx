import { useEffect, useRef, useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { useRefresh } from '#src/meta/useRefresh.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import type { ActionTools, RowAction } from './actions.ts';

interface RunRowActionProps {
  action: RowAction;
  record: RaRecord;
  /** What the row is called, for the question. */
  name: string;
  tools: ActionTools;
  onClose: () => void;
}

/** What was chosen for a row: its own dialog, or its operation, after a question where it asks one. */
export function RunRowAction({ action, record, name, tools, onClose }: RunRowActionProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [running, setRunning] = useState(false);
  const asks = action.run ? action.asks : undefined;
  const started = useRef(false);

  async function run() {
    if (!action.run || started.current) return;
    started.current = true;
    setRunning(true);
    // Whatever came of it the person has been told.
    const result = await action.run(record, tools).catch(() => undefined);
    if (result && result.status !== 'error') await refresh(action.refreshes);
    onClose();
  }
  useEffect(function runUnasked() {
    if (action.run && asks === undefined) void run();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per choice
  }, []);

  if (action.dialog) return <action.dialog record={record} onClose={onClose} />;
  if (asks === undefined || running) return null;
  return (
    <ConfirmDialog
      title={translate(asks.title, { name, smart_count: 1 })}
      text={translate(asks.text, { name, smart_count: 1 })}
      agree={translate(`action.${action.key}`)}
      refuse={translate('action.cancel')}
      onAnswer={(agreed) => (agreed ? void run() : onClose())}
    />
  );
}
