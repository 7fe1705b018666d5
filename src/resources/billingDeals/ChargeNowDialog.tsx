import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { billingTransactionRequest } from '#contract/entities/transactionRequest.ts';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { ActionRecord, MoneyDialogProps } from '#src/actions/actions.ts';
import { FormDialog } from '#src/actions/FormDialog.tsx';
import { useActionWords } from '#src/actions/useActionWords.ts';
import { apiErrorOf, asksForVoice, withoutCode } from '#src/attempts/apiError.ts';
import type { MoneyOrder } from '#src/attempts/moneyCall.ts';
import { useRequestForm } from '#src/forms/useRequestForm.ts';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';

interface ChargeValues {
  /** The approval that the card company has given by telephone. */
  oKNumber: string;
}

const toBody = ({ id }: ActionRecord<RecordOf<'billingDeals'>>, { oKNumber }: ChargeValues) => ({
  billingDealID: String(id),
  ...(oKNumber.trim() !== '' && { oKNumber: oKNumber.trim() }),
});

/** What is sent, and where it will be found again. */
function chargeOrder(deal: ActionRecord<RecordOf<'billingDeals'>>, values: ChargeValues): MoneyOrder {
  const { id, terminalID = '', currency, transactionAmount } = deal;
  return {
    body: toBody(deal, values),
    place: {
      terminalID,
      billingDealID: String(id),
      ...(currency && { currency }),
      ...(transactionAmount !== undefined && { amount: transactionAmount }),
    },
    quiet: true,
  };
}

/** Charges a deal now, once; where the card company wants to be called, its approval can be typed and sent. */
export function ChargeNowDialog(props: MoneyDialogProps<RecordOf<'billingDeals'>>) {
  const { record, send, notices, blocked, isLost, onClose } = props;
  const translate = useTranslate();
  const { money } = useActionWords();
  const [asksVoice, setAsksVoice] = useState(false);
  const amount = money(record.transactionAmount ?? 0, record.currency);
  const form = useRequestForm<ChargeValues>({
    defaultValues: { oKNumber: '' },
    unguarded: true,
    schema: billingTransactionRequest,
    toBody: (values) => toBody(record, values),
    async save(values) {
      const answer = await send(chargeOrder(record, values));
      if (answer?.status !== 'error') return answer;
      const refusal = apiErrorOf(answer);
      setAsksVoice(asksForVoice(refusal));
      return { ...withoutCode(answer), message: refusal.message };
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={translate('deal.chargeNow.title')}
      before={
        <>
          {notices}
          <p>{translate('deal.chargeNow.text', { amount, name: record.dealDetails?.consumerName ?? '' })}</p>
        </>
      }
      send={translate('deal.chargeNow.send', { amount })}
      blocked={blocked}
      toldElsewhere={isLost}
      onClose={onClose}
    >
      {asksVoice && (
        <TextInput
          source="oKNumber"
          label={translate('deal.chargeNow.voice')}
          helperText={translate('deal.chargeNow.voiceHelp')}
          dir="ltr"
          maxLength={20}
        />
      )}
    </FormDialog>
  );
}
