import type { RaRecord } from 'react-admin';
import { maySend, MoneyNotices } from '#src/attempts/MoneyNotices.tsx';
import { useMoneyCall } from '#src/attempts/useMoneyCall.ts';
import type { TransactionPaths } from '#src/attempts/whereToLook.ts';
import { ActionBar } from './ActionBar.tsx';
import { ActionDialog, MoneyDialog } from '#src/actions/ActionDialog.tsx';
import type { RecordAction } from '#src/actions/actions.ts';
import type { OfferedActionsProps } from './PlainActions.tsx';
import { useChosenAction } from './useChosenAction.ts';
import { runsAtOnce, useRunOperation, useSendMoney } from '#src/actions/useRunAction.ts';

interface MoneyActionsProps extends OfferedActionsProps {
  terminalID: string;
  paths: TransactionPaths;
}

/**
 * A record's actions, some of which move money: what became of calls whose answer was lost is said below them, and
 * until that is known none is sent.
 */
export function MoneyActions(props: MoneyActionsProps) {
  const { actions, record, name, tools, retry, terminalID, paths } = props;
  const call = useMoneyCall(terminalID);
  const runOperation = useRunOperation(tools);
  const send = useSendMoney(call);
  async function run(action: RecordAction, asSeen: RaRecord) {
    if (action.kind === 'operation') await runOperation(action, asSeen);
    if (action.kind === 'money' && action.order) await send(action, asSeen, action.order(asSeen));
  }
  const { chosen, seen, running, choose, agree, close } = useChosenAction(record, run, runsAtOnce);
  const notices = <MoneyNotices call={call} paths={paths} />;
  const isDisabled = (action: RecordAction) => action.kind === 'money' && !action.Dialog && !maySend(call);
  const hasOwnNotices = chosen?.kind === 'money' && chosen.Dialog !== undefined;
  const dialog = { record: seen, name, onClose: close, onAgree: agree };
  return (
    <>
      <ActionBar {...{ actions, record, running, isDisabled, retry }} isOpen={chosen !== undefined} onChoose={choose} />
      {!hasOwnNotices && notices}
      {chosen?.kind === 'money' && <MoneyDialog {...dialog} action={chosen} call={call} notices={notices} />}
      {chosen && chosen.kind !== 'money' && <ActionDialog {...dialog} action={chosen} />}
    </>
  );
}
