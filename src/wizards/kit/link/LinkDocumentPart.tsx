import { DocumentFields } from '#src/fields/invoice/DocumentFields.tsx';
import { documentTypes } from '#src/fields/invoice/invoiceValues.ts';
import { useWizardScene } from '#src/wizards/kit/wizardScene.ts';

interface LinkDocumentPartProps {
  label: string;
  /** The link goes to one customer; the documents of any other are made out to whoever pays. */
  isSent: boolean;
}

/** The document that each payment by a link makes. */
export function LinkDocumentPart({ label, isSent }: LinkDocumentPartProps) {
  const { currency } = useWizardScene();
  return (
    <DocumentFields
      label={label}
      currency={currency.code}
      types={documentTypes}
      customerSource={isSent ? 'dealDetails' : undefined}
    />
  );
}
