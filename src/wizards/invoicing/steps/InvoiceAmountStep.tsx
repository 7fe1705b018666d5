import { useTranslate } from 'react-admin';
import { AmountFields } from '#src/fields/deal/AmountFields.tsx';
import { TotalsText } from '#src/fields/lines/TotalsText.tsx';
import { Help } from '#src/ui/inputs/Field.tsx';
import { AllocationNote } from '#src/wizards/invoicing/AllocationNote.tsx';
import { invoiceTotals, vatRateOf } from '#src/wizards/invoicing/form/invoiceBody.ts';
import { useWizardScene } from '#src/wizards/kit/wizardScene.ts';
import { useInvoiceValues } from '#src/wizards/invoicing/useInvoiceValues.ts';

/** What the document comes to: items with their VAT and discounts, or one amount. */
export function InvoiceAmountStep() {
  const translate = useTranslate();
  const { currency, terminal } = useWizardScene();
  const values = useInvoiceValues();
  return (
    <>
      <Help>{translate('OnlyIlsInvoices')}</Help>
      <AmountFields currency={currency} />
      <TotalsText totals={invoiceTotals(values, terminal)} currency={currency} vatRate={vatRateOf(values, terminal)} />
      <AllocationNote />
    </>
  );
}
