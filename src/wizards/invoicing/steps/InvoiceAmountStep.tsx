import { useTranslate } from 'react-admin';
import { AmountFields } from '#src/fields/deal/AmountFields.tsx';
import { TotalsText } from '#src/fields/lines/TotalsText.tsx';
import { Help } from '#src/ui/inputs/Field.tsx';
import { AllocationNote } from '#src/wizards/invoicing/AllocationNote.tsx';
import { shownTotals } from '#src/wizards/invoicing/form/invoiceBody.ts';
import { useWizardScene } from '#src/wizards/kit/wizardScene.ts';
import { useInvoiceValues } from '#src/wizards/invoicing/useInvoiceValues.ts';

/** What the document comes to: items with their VAT and discounts, or one amount. */
export function InvoiceAmountStep() {
  const translate = useTranslate();
  const { currency, terminal } = useWizardScene();
  const totals = shownTotals(useInvoiceValues(), terminal);
  return (
    <>
      <Help>{translate('OnlyIlsInvoices')}</Help>
      <AmountFields currency={currency} taxed={!totals.isReceived} />
      <TotalsText {...totals} currency={currency} />
      <AllocationNote />
    </>
  );
}
