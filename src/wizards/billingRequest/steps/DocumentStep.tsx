import { useTranslate } from 'react-admin';
import { DocumentFields } from '#src/fields/invoice/DocumentFields.tsx';
import { documentTypes } from '#src/fields/invoice/invoiceValues.ts';
import { useRequestScene, useRequestValues } from '#src/wizards/billingRequest/requestContext.ts';

/** The document that each charge makes; of a permanent link it is made out to whoever pays. */
export function DocumentStep() {
  const translate = useTranslate();
  const { currency } = useRequestScene();
  const { linkKind } = useRequestValues();
  return (
    <DocumentFields
      label={translate('deal.issueInvoice')}
      currency={currency.code}
      types={documentTypes}
      customerName={linkKind === 'once' ? 'dealDetails' : undefined}
    />
  );
}
