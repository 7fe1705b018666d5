import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { slipRequest } from '#contract/entities/transactionRequest.ts';
import { FormScope } from '#src/forms/FormScope.tsx';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { SendButton } from '#src/forms/SendButton.tsx';
import { useRequestForm } from '#src/forms/useRequestForm.ts';
import { AddressText } from '#src/ui/AddressText.tsx';
import { EmailInput } from '#src/ui/inputs/EmailInput.tsx';
import styles from './SlipForm.module.css';

interface Values {
  email: string;
}

/** Sends the slip of a transaction by e-mail. */
export function SlipForm({ transactionID, email }: { transactionID: string; email: string }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const [sentTo, setSentTo] = useState<string>();
  const toBody = ({ email: address }: Values) => ({ paymentTransactionID: transactionID, email: address });
  const { methods, formProps } = useRequestForm<Values>({
    defaultValues: { email },
    // Nothing is lost with an address.
    unguarded: true,
    schema: slipRequest,
    toBody,
    save: async (values) => {
      const body = toBody(values);
      const answer = await dataProvider.operate('transactions.sendSlip', { body, ownSuccess: true });
      setSentTo(answer && answer.status !== 'error' ? body.email : undefined);
      return answer;
    },
  });
  const { isSubmitting } = methods.formState;
  return (
    <FormScope methods={methods}>
      <form className={styles.form} {...formProps} aria-label={translate('payment.result.slip')}>
        <EmailInput source="email" label={translate('payment.result.slipTo')} />
        <SendButton rests={isSubmitting} beside>
          {translate('payment.result.send')}
        </SendButton>
        <p role="status" className={styles.sent}>
          {sentTo !== undefined && (
            <AddressText>{translate('payment.result.sent', { email: `\u2066${sentTo}\u2069` })}</AddressText>
          )}
        </p>
      </form>
    </FormScope>
  );
}
