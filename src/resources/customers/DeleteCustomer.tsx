import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { operationOf } from '#src/dataProvider/failure.ts';
import type { ActionDialogProps } from '#src/actions/actions.ts';
import { useUntilRead } from '#src/dataProvider/useReadings.ts';
import { textOf } from '#src/forms/formTexts.ts';
import { TaskDialog } from '#src/ui/dialogs/TaskDialog.tsx';
import styles from './DeleteCustomer.module.css';
import { useTakenAlong, type TakenAlong } from './useTakenAlong.ts';

function Along({ along: { cards, deals } }: { along: TakenAlong }) {
  const translate = useTranslate();
  const lines = [
    ...(cards > 0 ? [translate('customer.deleting.cards', { smart_count: cards, count: cards })] : []),
    ...(deals ? [translate('customer.deleting.deals', { smart_count: deals, count: deals })] : []),
    ...(deals === undefined ? [translate('customer.deleting.dealsUnknown')] : []),
  ];
  if (lines.length === 0) return <p>{translate('customer.deleting.nothing')}</p>;
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Asks before a customer is deleted, and says in numbers what goes along. */
export function DeleteCustomer({ record, onClose }: ActionDialogProps) {
  const translate = useTranslate();
  const untilRead = useUntilRead();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const id = String(record.id);
  const { data: along, isError } = useTakenAlong(id);
  const [running, setRunning] = useState(false);

  async function remove() {
    setRunning(true);
    const result = await operationOf(
      dataProvider.delete('customers', { id, meta: { about: textOf(record.consumerName) } }),
    );
    if (result && result.status !== 'error') await untilRead();
    onClose();
  }
  return (
    <TaskDialog
      title={translate('customer.deleting.title', { name: textOf(record.consumerName) })}
      main={{
        text: translate('ra.action.delete'),
        act: () => void remove(),
        disabled: running || (!along && !isError),
        danger: true,
      }}
      other={{ text: translate('ra.action.cancel'), act: onClose }}
      onEscape={onClose}
    >
      <div aria-live="polite" aria-busy={!along && !isError}>
        {along && <Along along={along} />}
        {isError && <p>{translate('customer.deleting.unknown')}</p>}
        {!along && !isError && <p>{translate('customer.deleting.counting')}</p>}
      </div>
      <p>{translate('customer.deleting.restore')}</p>
    </TaskDialog>
  );
}
