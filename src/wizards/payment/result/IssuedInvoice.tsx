import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useWholeRecord } from '#src/record/useWholeRecord.ts';
import { pathTo } from '#src/resources/paths.ts';
import { documentRecipients } from '#src/fields/invoice/documentRecipients.ts';
import { AddressText } from '#src/ui/AddressText.tsx';
import styles from './Slip.module.css';

/** Says that the deal's document was issued and leads to it; its number and whom it was sent to join when they come. */
export function IssuedInvoice({ invoiceID }: { invoiceID: string }) {
  const translate = useTranslate();
  const data = useWholeRecord('invoices', invoiceID, { quiet: true, background: true });
  const number = data?.invoiceNumber;
  const addresses = data ? documentRecipients(data).map((address) => `\u2066${address}\u2069`) : [];
  return (
    <>
      <Link to={pathTo('Invoice', { id: invoiceID })}>
        {number
          ? translate('payment.result.issuedAs', { number: `\u2068${number}\u2069` })
          : translate('payment.result.issued')}
      </Link>
      {addresses.length > 0 && (
        <span className={styles.sentTo}>
          <AddressText>{translate('payment.result.issuedTo', { addresses: addresses.join(', ') })}</AddressText>
        </span>
      )}
    </>
  );
}
