import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { resendSingleRequest } from '#contract/entities/invoiceRequest.ts';
import { fault } from '#contract/rules/fault.ts';
import { required } from '#contract/rules/required.ts';
import type { ActionDialogProps } from '#src/actions/actions.ts';
import { FormDialog } from '#src/actions/FormDialog.tsx';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { toText } from '#src/forms/formTexts.ts';
import { useRequestForm } from '#src/forms/useRequestForm.ts';
import { EmailInput } from '#src/ui/inputs/EmailInput.tsx';

interface ResendValues {
  email: string;
}

/** Sends a document once more, to its customer's address unless another one is typed. */
export function ResendDialog({ record, onClose }: ActionDialogProps<RecordOf<'invoices'>>) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const toBody = ({ email }: ResendValues) => ({
    terminalID: record.terminalID ?? '',
    invoiceID: String(record.id),
    email: toText(email),
  });
  const form = useRequestForm<ResendValues>({
    defaultValues: { email: record.consumerEmail ?? '' },
    unguarded: true,
    schema: resendSingleRequest,
    toBody,
    ownFaults: ({ email }) => ({ email: required(email.trim()) && fault('ConsumerEmailIsRequired') }),
    save: async (values) => {
      const body = toBody(values);
      const answer = await dataProvider.operate('invoices.resendSingle', { body, quiet: true, ownSuccess: true });
      if (answer?.status === 'success') {
        notify(translate('invoice.resend.done', { email: `\u2066${body.email}\u2069` }), { type: 'success' });
      }
      return answer;
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={translate('invoice.resend.title')}
      send={translate('invoice.resend.send')}
      onClose={onClose}
    >
      <EmailInput source="email" label={translate('invoice.resend.email')} required />
    </FormDialog>
  );
}
