import { useTranslate } from 'react-admin';
import { DocumentFields } from '#src/fields/invoice/DocumentFields.tsx';
import { documentTypes } from '#src/fields/invoice/invoiceValues.ts';
import { useWizardScene } from '#src/wizards/kit/wizardScene.ts';
import { useRequestValues } from '#src/wizards/billingRequest/useRequestValues.ts';

/** The document that each charge makes; of a permanent link it is made out to whoever pays. */
export function RequestDocumentPart() {
  const translate = useTranslate();
  const { currency } = useWizardScene();
  const { linkKind } = useRequestValues();
  return (
    <DocumentFields
      label={translate('deal.issueInvoice')}
      currency={currency.code}
      types={documentTypes}
      customerSource={linkKind === 'once' ? 'dealDetails' : undefined}
    />
  );
}
