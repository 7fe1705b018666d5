import { useTranslate } from 'react-admin';
import { DocumentFields } from '#src/fields/invoice/DocumentFields.tsx';
import { invoiceTypesOf } from './form/invoiceTypes.ts';
import { usePayment } from './paymentContext.ts';

/** The document that is made of the deal, if one is. */
export function InvoiceStep() {
  const translate = useTranslate();
  const { kind, place } = usePayment();
  return (
    <DocumentFields
      label={translate('invoiceField.issue')}
      currency={place.currency}
      types={invoiceTypesOf(kind)}
      customerSource="dealDetails"
    />
  );
}
