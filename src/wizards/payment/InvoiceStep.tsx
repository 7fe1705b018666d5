import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { InvoiceFields } from '#src/fields/invoice/InvoiceFields.tsx';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { invoiceTypesOf } from './form/invoiceTypes.ts';
import { usePayment, usePaymentForm, usePaymentValues } from './paymentContext.ts';

/** The document that is made of the deal, if one is. */
export function InvoiceStep() {
  const translate = useTranslate();
  const { kind, place } = usePayment();
  const { issueInvoice } = usePaymentValues();
  const { setValue } = usePaymentForm();
  const isOffered = place.currency === 'ILS';
  useEffect(
    function dropWhatIsNotOffered() {
      if (issueInvoice && !isOffered) setValue('issueInvoice', false);
    },
    [issueInvoice, isOffered, setValue],
  );
  return (
    <>
      <CheckboxInput
        name="issueInvoice"
        label={translate('invoiceField.issue')}
        help={isOffered ? undefined : translate('OnlyIlsInvoices')}
        disabled={!isOffered}
      />
      {isOffered && issueInvoice && (
        <InvoiceFields name="invoiceDetails" customerName="dealDetails" types={invoiceTypesOf(kind)} />
      )}
    </>
  );
}
