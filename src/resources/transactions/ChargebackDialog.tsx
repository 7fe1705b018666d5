import { useMemo, type ReactNode } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import { FormProvider, useWatch, type Control, type Resolver } from 'react-hook-form';
import { chargebackRequest } from '#contract/entities/transactionRequest.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import { toAgorot } from '#contract/money.ts';
import { FormFault } from '#src/forms/FormFault.tsx';
import { schemaResolver } from '#src/forms/schemaResolver.ts';
import { useGuardedForm } from '#src/forms/useGuardedForm.ts';
import { MoneyInput } from '#src/ui/inputs/MoneyInput.tsx';
import { ActionDialog } from './ActionDialog.tsx';
import { leftToRefund, signedAmount } from './transactionActions.ts';
import { useAmountText, useCurrencyOf } from './useAmountText.ts';

interface ChargebackValues {
  refundAmount: string;
}

/** What is sent: the deal and how much of it goes back (spec §3 "Chargeback payload"). */
export function toChargeback(record: RaRecord, { refundAmount }: ChargebackValues) {
  return {
    existingPaymentTransactionID: record.paymentTransactionID as unknown,
    refundAmount: refundAmount.trim() === '' ? null : Number(refundAmount),
  };
}

/** The rules of the request, and never more than is left. */
function useChargebackResolver(record: RaRecord): Resolver<ChargebackValues> {
  const translate = useTranslate();
  const amountText = useAmountText(record);
  return useMemo(() => {
    const toBody = (values: ChargebackValues) => toChargeback(record, values);
    const judge = schemaResolver<ChargebackValues>({
      schema: chargebackRequest,
      toBody,
      translate,
    });
    const left = leftToRefund(record);
    return async (values, context, options) => {
      const judged = await judge(values, context, options);
      if (Object.keys(judged.errors).length > 0 || toAgorot(values.refundAmount) <= toAgorot(left)) return judged;
      const message = translate('transaction.chargeback.tooMuch', { left: amountText(left) });
      return { values: {}, errors: { refundAmount: { type: 'rule', message } } };
    };
  }, [record, translate, amountText]);
}

/** Says what it does: the amount as typed. */
function SendButton({
  record,
  control,
  busy,
}: {
  record: RaRecord;
  control: Control<ChargebackValues>;
  busy: boolean;
}) {
  const translate = useTranslate();
  const amountText = useAmountText(record);
  const amount = Number(useWatch({ control, name: 'refundAmount' }));
  return (
    <button type="submit" className="button filled" disabled={busy} aria-busy={busy}>
      {amount > 0
        ? translate('transaction.chargeback.send', { amount: amountText(amount) })
        : translate('transaction.chargeback.sendNothing')}
    </button>
  );
}

/** Gives back a deal's money, in parts or whole. The server's refusals are shown here (spec §8 "Specific cases"). */
export function ChargebackDialog({
  record,
  blocked,
  isLost,
  notices,
  send,
  onDone,
  onClose,
}: {
  record: RaRecord;
  /** Nothing may be sent now. */
  blocked: boolean;
  /** The last answer was lost, which the notices are about. */
  isLost: boolean;
  /** News of calls whose answer was lost. */
  notices: ReactNode;
  /** @param amount in decimals */
  send: (body: ReturnType<typeof toChargeback>, amount: number) => Promise<OperationResponse | undefined>;
  onDone: (amount: number) => void;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const amountText = useAmountText(record);
  const currency = useCurrencyOf(record);
  const left = leftToRefund(record);
  const { methods, formProps } = useGuardedForm<ChargebackValues>({
    defaultValues: { refundAmount: left.toFixed(2) },
    unguarded: true,
    resolver: useChargebackResolver(record),
    async save(values) {
      const amount = Number(values.refundAmount);
      const answer = await send(toChargeback(record, values), amount);
      // Of what was sent, whatever has been typed since.
      if (answer && answer.status !== 'error') onDone(amount);
      return answer;
    },
  });
  const { isSubmitting } = methods.formState;
  const refunded = Number(record.totalRefund ?? 0);
  return (
    <ActionDialog title={translate('transaction.chargeback.title')} busy={isSubmitting} onClose={onClose}>
      {notices}
      <p>
        {translate('transaction.chargeback.text', {
          amount: amountText(signedAmount(record)),
          refunded: amountText(refunded),
        })}
      </p>
      <FormProvider {...methods}>
        <form {...formProps} className="field-stack transaction-form">
          <MoneyInput
            name="refundAmount"
            label={translate('transaction.chargeback.amount')}
            help={translate('transaction.chargeback.left', { left: amountText(left) })}
            currency={currency}
            required
          />
          {!isLost && <FormFault />}
          <div className="confirm-actions">
            <button type="button" className="button" disabled={isSubmitting} onClick={onClose}>
              {translate('transaction.keep')}
            </button>
            <SendButton record={record} control={methods.control} busy={isSubmitting || blocked} />
          </div>
        </form>
      </FormProvider>
    </ActionDialog>
  );
}
