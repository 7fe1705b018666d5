import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useWholeRecord } from '#src/record/useWholeRecord.ts';
import { pathTo } from '#src/resources/paths.ts';

/** Says that the deal's document was issued and leads to it; its number joins when it comes. */
export function IssuedInvoice({ invoiceID }: { invoiceID: string }) {
  const translate = useTranslate();
  const data = useWholeRecord('invoices', invoiceID, { quiet: true, background: true });
  const number = data?.invoiceNumber;
  return (
    <Link to={pathTo('Invoice', { id: invoiceID })}>
      {number
        ? translate('payment.result.issuedAs', { number: `\u2068${number}\u2069` })
        : translate('payment.result.issued')}
    </Link>
  );
}
