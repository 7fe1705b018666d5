import { clsx } from 'clsx';
import { useTranslate } from 'react-admin';
import { toDecimal } from '#contract/money.ts';
import { allocationThreshold, needsAllocation } from '#contract/rules/allocation.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { bannerClass } from '#src/ui/classes/bannerClass.ts';
import { amountInSentence } from '#src/ui/money.ts';
import styles from './AllocationNote.module.css';
import { invoiceTotals, invoiceTypeOf } from './form/invoiceBody.ts';
import { useWizardScene } from '#src/wizards/kit/wizardScene.ts';
import { useInvoiceValues } from './useInvoiceValues.ts';

/** Says that the document needs an allocation number of the Tax Authority, and what it lacks for one. */
export function AllocationNote() {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const { terminal, currency } = useWizardScene();
  const values = useInvoiceValues();
  const invoiceType = invoiceTypeOf(values);
  const { netTotal, vatTotal } = invoiceTotals(values, terminal);
  const invoiceDate = israelToday();
  if (!invoiceType || !needsAllocation({ invoiceType, invoiceDate, netTotal, vatTotal })) return null;
  const isMissing = values.dealDetails.consumerNationalID.trim() === '';
  const amount = amountInSentence(toDecimal(allocationThreshold(invoiceDate)), currency, locale);
  return (
    <div role="status" className={clsx(styles.note, bannerClass(isMissing ? 'warning' : 'info'))}>
      <p>{translate('invoiceWizard.allocation.due', { amount })}</p>
      {isMissing && <p>{translate('invoiceWizard.allocation.missing')}</p>}
    </div>
  );
}
