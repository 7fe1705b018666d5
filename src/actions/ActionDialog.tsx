import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { maySend } from '#src/attempts/MoneyNotices.tsx';
import type { MoneyCall } from '#src/attempts/moneyCall.ts';
import type { RecordAction } from './actions.ts';
import { AskFirst } from './AskFirst.tsx';
import { useActionWords } from './useActionWords.ts';
import { useSendMoney } from './useRunAction.ts';

interface ActionDialogProps<Chosen extends RecordAction> {
  action: Chosen;
  record: RaRecord;
  /** What the record is called. */
  name: string;
  onClose: () => void;
  /** The question was answered with yes. */
  onAgree: () => void;
}

/** What comes before, or in place of, an action that was chosen: its form, or a question. */
export function ActionDialog({ action, record, name, onClose, onAgree }: ActionDialogProps<RecordAction>) {
  const words = useActionWords();
  if (action.kind === 'dialog') return <action.Dialog record={record} onClose={onClose} />;
  const question = action.kind === 'link' ? undefined : action.asks?.(record, words);
  if (!question) return null;
  const answer = (agreed: boolean) => (agreed ? onAgree() : onClose());
  return <AskFirst action={action} question={question} name={name} onAnswer={answer} />;
}

interface MoneyDialogProps extends ActionDialogProps<RecordAction & { kind: 'money' }> {
  call: MoneyCall;
  notices: ReactNode;
}

/** The same before an action that moves money, whose form shows what became of lost answers itself. */
export function MoneyDialog({ call, notices, ...chosen }: MoneyDialogProps) {
  const send = useSendMoney(call);
  const { action, record, onClose } = chosen;
  if (!action.Dialog) return <ActionDialog {...chosen} />;
  return (
    <action.Dialog
      record={record}
      onClose={onClose}
      blocked={!maySend(call)}
      isLost={call.state !== 'idle' && call.state !== 'sending'}
      notices={notices}
      send={async (order) => {
        const answer = await send(action, record, order);
        if (answer && answer.status !== 'error') onClose();
        return answer;
      }}
    />
  );
}
