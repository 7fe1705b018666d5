import { useTranslate } from 'react-admin';
import { useSettings } from '#src/settings/settings.ts';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { EmailInput } from '#src/ui/inputs/EmailInput.tsx';
import { SelectInput } from '#src/ui/inputs/SelectInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { invoiceTypesOf } from '#src/wizards/payment/form/invoiceTypes.ts';
import { usePayment, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';

/** The document that is made of the deal, if one is. */
export function InvoiceStep() {
  const translate = useTranslate();
  const { kind, place } = usePayment();
  const { issueInvoice } = usePaymentValues();
  const { dictionaries } = useSettings();
  const isOffered = place.currency === 'ILS';
  const names = dictionaries.invoiceTypeEnum ?? {};
  return (
    <>
      <CheckboxInput
        name="issueInvoice"
        label={translate('payment.invoice.issue')}
        help={isOffered ? undefined : translate('OnlyIlsInvoices')}
        disabled={!isOffered}
      />
      {isOffered && issueInvoice && (
        <div className="field-grid">
          <SelectInput
            name="invoiceDetails.invoiceType"
            label={translate('payment.invoice.type')}
            options={invoiceTypesOf(kind).map((value) => ({ value, text: names[value] ?? value }))}
          />
          <TextInput
            name="invoiceDetails.invoiceSubject"
            label={translate('payment.invoice.subject')}
            maxLength={250}
          />
          <TextInput
            name="dealDetails.consumerName"
            label={translate('payment.customer.name')}
            maxLength={50}
            required
          />
          <EmailInput
            name="dealDetails.consumerEmail"
            label={translate('payment.customer.email')}
            maxLength={50}
            required
          />
          <TextInput
            name="invoiceDetails.sendCCTo"
            label={translate('payment.invoice.copies')}
            help={translate('payment.invoice.copiesHelp')}
            dir="ltr"
            inputMode="email"
          />
        </div>
      )}
    </>
  );
}
