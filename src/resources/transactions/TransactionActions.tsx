import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { useNavigate } from 'react-router';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { untilRead } from '#src/dataProvider/readings.ts';
import { pathTo } from '#src/resources/paths.ts';
import { maySend, MoneyNotices } from '#src/attempts/MoneyNotices.tsx';
import { useMoneyCall } from '#src/attempts/useMoneyCall.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { ChargebackDialog } from './ChargebackDialog.tsx';
import { SlipDialog } from './SlipDialog.tsx';
import { offeredActions, signedAmount, type TransactionAction } from './transactionActions.ts';
import { useAmountText } from './useAmountText.ts';
import { useHold } from './useHold.ts';

/** Actions that one question precedes. */
type Asked = 'transmit' | 'cancel' | 'selectJ5' | 'invoice';

const transactionPath = (id: string) => pathTo('Transaction', { id });

/** Keeps the focus among the actions when the button that had it is gone with what it did. */
function useFocusAmongActions(isBusy: boolean) {
  const group = useRef<HTMLDivElement>(null);
  const wasBusy = useRef(false);
  useEffect(
    function catchFocus() {
      if (wasBusy.current && !isBusy && document.activeElement === document.body) group.current?.focus();
      wasBusy.current = isBusy;
    },
    [isBusy],
  );
  return group;
}

/** What is asked of a refund is not what is asked of a charge. */
function textOf(record: RaRecord, action: Asked): 'text' | 'textOfRefund' {
  return signedAmount(record) < 0 && (action === 'transmit' || action === 'cancel') ? 'textOfRefund' : 'text';
}

/** The operations of a transaction, each followed by a new reading of everything it may have changed. */
function useOperations(record: RaRecord, terminalID: string) {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const queryClient = useQueryClient();
  const money = useMoneyCall(terminalID);
  const id = String(record.paymentTransactionID);
  const place = { terminalID, currency: String(record.currency), transactionID: id };

  async function then(answer: Promise<OperationResponse | undefined>): Promise<OperationResponse | undefined> {
    const result = await answer;
    await untilRead(queryClient);
    return result;
  }

  const asked: Record<Asked, () => Promise<OperationResponse | undefined>> = {
    transmit: () =>
      then(dataProvider.operate('transmissions.transmit', { body: { terminalID, paymentTransactionIDs: [id] } })),
    cancel: () =>
      then(dataProvider.operate('transmissions.cancel', { body: { terminalID, paymentTransactionID: id } })),
    selectJ5: () =>
      then(
        money.send('transactions.selectJ5', {
          path: { transactionID: id },
          place: { ...place, amount: Number(record.transactionAmount) },
        }),
      ),
    invoice: () => then(dataProvider.operate('invoices.createForTransaction', { path: { paymentTransactionID: id } })),
  };
  const chargeback = (body: Readonly<Record<string, unknown>>, amount: number) =>
    then(money.send('transactions.chargeback', { body, place: { ...place, amount } }));
  return { money, asked, chargeback };
}

/** What can be done with a transaction, as the server's flags say, and what became of it. */
export function TransactionActions({ record }: { record: RecordOf<'transactions'> & { id: string } }) {
  const { terminalID } = record;
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const amountText = useAmountText(record);
  const { money, asked, chargeback } = useOperations(record, terminalID);
  const hold = useHold(record);
  const [chosen, setChosen] = useState<TransactionAction>();
  const [running, setRunning] = useState<TransactionAction>();
  const moved = Math.abs(signedAmount(record));
  const close = () => setChosen(undefined);
  const notices = <MoneyNotices call={money} transactionPath={transactionPath} />;
  const blocked = !maySend(money);
  const group = useFocusAmongActions(chosen !== undefined || running !== undefined);

  function done(text: string, amountDone: string): void {
    notify(translate(text, { amount: amountDone }), { type: 'success' });
  }

  async function run(action: Asked): Promise<void> {
    close();
    setRunning(action);
    try {
      const result = await asked[action]();
      if (action !== 'selectJ5' || !result?.entityUID || result.status === 'error') return;
      done('transaction.selectJ5.done', amountText(moved));
      void navigate(transactionPath(result.entityUID));
    } finally {
      setRunning(undefined);
    }
  }

  const isAsked = chosen === 'transmit' || chosen === 'cancel' || chosen === 'selectJ5' || chosen === 'invoice';
  return (
    <>
      <div
        ref={group}
        className="transaction-actions"
        role="group"
        aria-label={translate('transaction.actions')}
        tabIndex={-1}
      >
        {offeredActions(record, hold?.isOver === false).map((action, index) => (
          <button
            key={action}
            type="button"
            className={index === 0 ? 'button filled' : action === 'cancel' ? 'button danger' : 'button'}
            disabled={running !== undefined || (action === 'selectJ5' && blocked)}
            aria-busy={running === action}
            onClick={() => setChosen(action)}
          >
            {translate(`transaction.${action}.action`)}
          </button>
        ))}
      </div>
      {chosen !== 'chargeback' && notices}
      {isAsked && (
        <ConfirmDialog
          title={translate(`transaction.${chosen}.title`)}
          text={translate(`transaction.${chosen}.${textOf(record, chosen)}`, { amount: amountText(moved) })}
          agree={translate(`transaction.${chosen}.action`)}
          refuse={translate(chosen === 'cancel' ? 'transaction.cancel.refuse' : 'transaction.keep')}
          tone={chosen === 'cancel' ? 'danger' : 'forward'}
          onAnswer={(agreed) => (agreed ? void run(chosen) : close())}
        />
      )}
      {chosen === 'slip' && <SlipDialog record={record} onClose={close} />}
      {chosen === 'chargeback' && (
        <ChargebackDialog
          record={record}
          blocked={blocked}
          isLost={money.state !== 'idle' && money.state !== 'sending'}
          notices={notices}
          send={chargeback}
          onClose={close}
          onDone={(refunded) => {
            done('transaction.chargeback.done', amountText(refunded));
            close();
          }}
        />
      )}
    </>
  );
}
