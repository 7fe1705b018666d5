import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch, type Control, type Resolver } from 'react-hook-form';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { chargebackRequest } from '#contract/entities/transactionRequest.ts';
import { toAgorot } from '#contract/money.ts';
import type { ActionRecord, MoneyDialogProps } from '#src/actions/actions.ts';
import { FormDialog } from '#src/actions/FormDialog.tsx';
import { schemaResolver } from '#src/forms/schemaResolver.ts';
import { useGuardedForm } from '#src/forms/useGuardedForm.ts';
import { MoneyInput } from '#src/ui/inputs/MoneyInput.tsx';
import { placeOf } from './place.ts';
import { leftToRefund, signedAmount } from './transactionActions.ts';
import { useAmountText, useCurrencyOf } from './useAmountText.ts';

type Transaction = ActionRecord<RecordOf<'transactions'>>;

interface ChargebackValues {
  refundAmount: string;
}

/** What is sent: the deal and how much of it goes back (spec §3 "Chargeback payload"). */
function toChargeback({ id }: Pick<Transaction, 'id'>, { refundAmount }: ChargebackValues) {
  return {
    existingPaymentTransactionID: String(id),
    refundAmount: refundAmount.trim() === '' ? null : Number(refundAmount),
  };
}

/** The rules of the request, and never more than is left. */
function useChargebackResolver(record: Transaction): Resolver<ChargebackValues> {
  const translate = useTranslate();
  const amountText = useAmountText(record);
  return useMemo(() => {
    const toBody = (values: ChargebackValues) => toChargeback(record, values);
    const judge = schemaResolver<ChargebackValues>({ schema: chargebackRequest, toBody, translate });
    const left = leftToRefund(record);
    return async (values, context, options) => {
      const judged = await judge(values, context, options);
      if (Object.keys(judged.errors).length > 0 || toAgorot(values.refundAmount) <= toAgorot(left)) return judged;
      const message = translate('transaction.chargeback.tooMuch', { left: amountText(left) });
      return { values: {}, errors: { refundAmount: { type: 'rule', message } } };
    };
  }, [record, translate, amountText]);
}

/** Says what is sent: the amount as typed. */
function SendText({ record, control }: { record: Transaction; control: Control<ChargebackValues> }) {
  const translate = useTranslate();
  const amountText = useAmountText(record);
  const amount = Number(useWatch({ control, name: 'refundAmount' }));
  return amount > 0
    ? translate('transaction.chargeback.send', { amount: amountText(amount) })
    : translate('transaction.chargeback.sendNothing');
}

/** Gives back a deal's money, in parts or whole. The server's refusals are shown here (spec §8 "Specific cases"). */
export function ChargebackDialog(props: MoneyDialogProps<RecordOf<'transactions'>>) {
  const { record, send, notices, onClose } = props;
  const translate = useTranslate();
  const amountText = useAmountText(record);
  const currency = useCurrencyOf(record);
  const left = amountText(leftToRefund(record));
  const form = useGuardedForm<ChargebackValues>({
    defaultValues: { refundAmount: leftToRefund(record).toFixed(2) },
    unguarded: true,
    resolver: useChargebackResolver(record),
    save: (values) => send({ body: toChargeback(record, values), place: placeOf(record, Number(values.refundAmount)) }),
  });
  const amounts = {
    amount: amountText(signedAmount(record)),
    refunded: amountText(record.totalRefund ?? 0),
  };
  return (
    <FormDialog
      form={form}
      title={translate('transaction.chargeback.title')}
      before={
        <>
          {notices}
          <p>{translate('transaction.chargeback.text', amounts)}</p>
        </>
      }
      send={<SendText record={record} control={form.methods.control} />}
      blocked={props.blocked}
      toldElsewhere={props.isLost}
      onClose={onClose}
    >
      <MoneyInput
        source="refundAmount"
        label={translate('transaction.chargeback.amount')}
        helperText={translate('transaction.chargeback.left', { left })}
        currency={currency}
        required
      />
    </FormDialog>
  );
}
