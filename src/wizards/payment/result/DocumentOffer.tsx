import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { useWholeRecord } from '#src/record/useWholeRecord.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import styles from './DocumentOffer.module.css';

/** Issues the document of a deal that was made without one, where the server allows it; the slip tells of it then. */
export function DocumentOffer({ transactionID }: { transactionID: string }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const queries = useQueryClient();
  const [isIssuing, setIsIssuing] = useState(false);
  const data = useWholeRecord('transactions', transactionID, { quiet: true, background: true });
  if (data?.allowInvoiceCreation !== true || data.invoiceID) return null;

  async function issue(): Promise<void> {
    if (isIssuing) return;
    setIsIssuing(true);
    const order = { path: { paymentTransactionID: transactionID }, ownSuccess: true };
    await dataProvider.operate('invoices.createForTransaction', order);
    await queries.invalidateQueries({ queryKey: ['transactions', 'getOne'] });
    setIsIssuing(false);
  }
  return (
    <section className={styles.offer} aria-label={translate('payment.fold.document')}>
      <p>{translate('payment.result.noDocument')}</p>
      <button
        type="button"
        className={buttonClass('beside')}
        aria-disabled={isIssuing}
        aria-busy={isIssuing}
        onClick={() => void issue()}
      >
        {translate('payment.result.issue')}
      </button>
    </section>
  );
}
