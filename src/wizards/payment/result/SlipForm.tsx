import { useMemo, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useDataProvider, useTranslate } from 'react-admin';
import { slipRequest } from '#contract/entities/transactionRequest.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { schemaResolver } from '#src/ui/forms/schemaResolver.ts';
import { useGuardedForm } from '#src/ui/forms/useGuardedForm.ts';
import { EmailInput } from '#src/ui/inputs/EmailInput.tsx';

interface Values {
  email: string;
}

/** Sends the slip of a transaction by e-mail. */
export function SlipForm({ transactionID, email }: { transactionID: string; email: string }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const [sentTo, setSentTo] = useState<string>();
  const resolver = useMemo(
    () =>
      schemaResolver<Values>({
        schema: slipRequest,
        toBody: (values) => ({ ...values, paymentTransactionID: transactionID }),
        translate,
      }),
    [transactionID, translate],
  );
  const { methods, formProps } = useGuardedForm<Values>({
    defaultValues: { email },
    resolver,
    // Nothing is lost with an address.
    unguarded: true,
    save: async (values) => {
      const body = { ...values, paymentTransactionID: transactionID };
      const answer = await dataProvider.operate('transactions.sendSlip', { body, ownSuccess: true });
      setSentTo(answer && answer.status !== 'error' ? values.email : undefined);
      return answer;
    },
  });
  return (
    <FormProvider {...methods}>
      <form className="slip-form" {...formProps} aria-label={translate('payment.result.slip')}>
        <EmailInput name="email" label={translate('payment.result.slipTo')} />
        <button type="submit" className="button">
          {translate('payment.result.send')}
        </button>
        <p role="status" className="slip-sent">
          {sentTo !== undefined && translate('payment.result.sent', { email: sentTo })}
        </p>
      </form>
    </FormProvider>
  );
}
