import { useDataProvider, useTranslate, type RaRecord } from 'react-admin';
import { FormProvider } from 'react-hook-form';
import { slipRequest } from '#contract/entities/transactionRequest.ts';
import { isObject } from '#contract/envelope.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { FormFault } from '#src/forms/FormFault.tsx';
import { useRequestForm } from '#src/forms/useRequestForm.ts';
import { EmailInput } from '#src/ui/inputs/EmailInput.tsx';
import { ActionDialog } from './ActionDialog.tsx';

interface SlipValues {
  email: string;
}

function emailOf({ dealDetails }: RaRecord): string {
  return isObject(dealDetails) && typeof dealDetails.consumerEmail === 'string' ? dealDetails.consumerEmail : '';
}

/** Sends the slip of a transaction by e-mail, to the customer's address unless another one is typed. */
export function SlipDialog({ record, onClose }: { record: RaRecord; onClose: () => void }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const toBody = ({ email }: SlipValues) => ({ paymentTransactionID: record.paymentTransactionID, email });
  const { methods, formProps } = useRequestForm<SlipValues>({
    defaultValues: { email: emailOf(record) },
    unguarded: true,
    schema: slipRequest,
    toBody,
    save: (values) => dataProvider.operate('transactions.sendSlip', { body: toBody(values) }),
    onSaved: onClose,
  });
  const { isSubmitting } = methods.formState;
  return (
    <ActionDialog title={translate('transaction.slip.title')} busy={isSubmitting} onClose={onClose}>
      <FormProvider {...methods}>
        <form {...formProps} className="field-stack transaction-form">
          <EmailInput name="email" label={translate('transaction.slip.email')} required />
          <FormFault />
          <div className="confirm-actions">
            <button type="button" className="button" disabled={isSubmitting} onClick={onClose}>
              {translate('transaction.keep')}
            </button>
            <button type="submit" className="button filled" disabled={isSubmitting} aria-busy={isSubmitting}>
              {translate('transaction.slip.send')}
            </button>
          </div>
        </form>
      </FormProvider>
    </ActionDialog>
  );
}
