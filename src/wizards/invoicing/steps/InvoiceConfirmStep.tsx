import { useTranslate } from 'react-admin';
import { AllocationNote } from '#src/wizards/invoicing/AllocationNote.tsx';
import { useInvoiceValues } from '#src/wizards/invoicing/useInvoiceValues.ts';
import { DocumentPreview } from '#src/wizards/invoicing/preview/DocumentPreview.tsx';

/** The document before it is issued: what it will say, where it goes, and what it lacks. */
export function InvoiceConfirmStep() {
  const translate = useTranslate();
  const { invoiceDetails, dealDetails } = useInvoiceValues();
  const addresses = [dealDetails.consumerEmail, invoiceDetails.sendCCTo].filter(Boolean).join(', ');
  return (
    <>
      <p>
        {translate('invoiceWizard.goesTo')} <bdi dir="ltr">{addresses}</bdi>
      </p>
      <AllocationNote />
      <DocumentPreview />
    </>
  );
}
