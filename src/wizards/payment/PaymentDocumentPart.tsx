import { useTranslate } from 'react-admin';
import { DocumentFields } from '#src/fields/invoice/DocumentFields.tsx';
import { PageFold } from '#src/wizards/kit/PageSection.tsx';
import { invoiceTypesOf } from './form/invoiceTypes.ts';
import { makesInvoices } from './form/offers.ts';
import { usePayment, usePaymentValues } from './paymentContext.ts';
import { useDocumentText } from './useDocumentText.ts';

/** The document that is made of the deal, if one is. A new customer says above who they are. */
export function PaymentDocumentPart() {
  const translate = useTranslate();
  const { kind, place, terminal } = usePayment();
  const { jDealType, isNewCustomer } = usePaymentValues();
  const text = useDocumentText();
  if (jDealType !== 'J4' || !makesInvoices(terminal)) return null;
  return (
    <PageFold
      title={translate('payment.fold.document')}
      value={
        text
          ? translate(text.email ? 'payment.fold.documentTo' : 'payment.fold.documentOf', text)
          : translate('payment.fold.noDocument')
      }
    >
      <DocumentFields
        label={translate('invoiceField.issue')}
        currency={place.currency}
        types={invoiceTypesOf(kind)}
        customerSource={isNewCustomer ? undefined : 'dealDetails'}
      />
    </PageFold>
  );
}
