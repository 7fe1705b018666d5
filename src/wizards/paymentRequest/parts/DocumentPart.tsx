import { useTranslate } from 'react-admin';
import { DocumentFields } from '#src/fields/invoice/DocumentFields.tsx';
import { documentTypes } from '#src/fields/invoice/invoiceValues.ts';
import { useWizardScene } from '#src/wizards/kit/wizardScene.ts';
import { useLinkValues } from '#src/wizards/paymentRequest/useLinkValues.ts';

/** The document that each payment makes; of a link for whoever opens it, it is made out to whoever pays. */
export function DocumentPart() {
  const translate = useTranslate();
  const { currency } = useWizardScene();
  const { linkKind } = useLinkValues();
  return (
    <DocumentFields
      label={translate('paymentRequest.issueInvoice')}
      currency={currency.code}
      types={documentTypes}
      customerSource={linkKind === 'once' ? 'dealDetails' : undefined}
    />
  );
}
