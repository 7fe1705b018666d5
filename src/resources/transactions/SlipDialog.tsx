import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { slipRequest } from '#contract/entities/transactionRequest.ts';
import type { ActionDialogProps } from '#src/actions/actions.ts';
import { FormDialog } from '#src/actions/FormDialog.tsx';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { useRequestForm } from '#src/forms/useRequestForm.ts';
import { EmailInput } from '#src/ui/inputs/EmailInput.tsx';

interface SlipValues {
  email: string;
}

/** Sends the slip of a transaction by e-mail, to the customer's address unless another one is typed. */
export function SlipDialog({ record, onClose }: ActionDialogProps<RecordOf<'transactions'>>) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const toBody = ({ email }: SlipValues) => ({ paymentTransactionID: String(record.id), email });
  const form = useRequestForm<SlipValues>({
    defaultValues: { email: record.dealDetails?.consumerEmail ?? '' },
    unguarded: true,
    schema: slipRequest,
    toBody,
    save: async (values) => {
      const body = toBody(values);
      const answer = await dataProvider.operate('transactions.sendSlip', { body, quiet: true, ownSuccess: true });
      if (answer?.status === 'success') {
        notify(translate('transaction.slip.done', { email: `\u2066${body.email}\u2069` }), { type: 'success' });
      }
      return answer;
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={translate('transaction.slip.title')}
      send={translate('transaction.slip.send')}
      onClose={onClose}
    >
      <EmailInput source="email" label={translate('transaction.slip.email')} required />
    </FormDialog>
  );
}
