import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { maySend, MoneyNotices } from '#src/attempts/MoneyNotices.tsx';
import { useMoneyCall } from '#src/attempts/useMoneyCall.ts';
import { TaskDialog } from '#src/ui/dialogs/TaskDialog.tsx';
import { MoneyDialog } from '#src/actions/ActionDialog.tsx';
import { actionLabel, type ActionTools, type RecordAction } from '#src/actions/actions.ts';
import { terminalOf } from '#src/actions/useActions.ts';
import { useSendMoney } from '#src/actions/useRunAction.ts';

interface MoneyOfRowProps {
  action: RecordAction & { kind: 'money' };
  record: RaRecord;
  name: string;
  tools: ActionTools;
  onClose: () => void;
}

/** An action that moves money, chosen in a row's menu: there is no page to tell of lost answers, so a dialog does. */
export function MoneyOfRow({ action, record, name, tools, onClose }: MoneyOfRowProps) {
  const translate = useTranslate();
  const call = useMoneyCall(terminalOf(record, tools));
  const send = useSendMoney(call);
  const [agreed, setAgreed] = useState(false);
  const notices = <MoneyNotices call={call} paths={action.paths} />;

  async function pay() {
    if (!action.order) return;
    setAgreed(true);
    // What nobody knows yet stays to be read.
    if (await send(action, record, action.order(record))) onClose();
  }
  const isNews = call.state !== 'idle' && call.state !== 'sending';
  if ((agreed && isNews) || (!action.Dialog && !maySend(call) && call.state !== 'sending')) {
    const close = { text: translate('ra.action.close'), act: onClose };
    return (
      <TaskDialog title={translate(actionLabel(action))} main={close} onEscape={onClose}>
        {notices}
      </TaskDialog>
    );
  }
  if (agreed) return null;
  return <MoneyDialog {...{ action, record, name, call, notices, onClose }} onAgree={() => void pay()} />;
}
