import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { pathTo } from '#src/resources/paths.ts';

/** Says that the deal's document was issued and leads to it; its number joins when it comes. */
export function IssuedInvoice({ invoiceID }: { invoiceID: string }) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { data } = useQuery({
    queryKey: ['invoices', 'slip', invoiceID],
    queryFn: async ({ signal }) => {
      const path = { id: invoiceID };
      return dataProvider.call('invoices.get', { path, signal, quiet: true, background: true });
    },
  });
  const number = data?.invoiceNumber;
  return (
    <Link to={pathTo('Invoice', { id: invoiceID })}>
      {number
        ? translate('payment.result.issuedAs', { number: `\u2068${number}\u2069` })
        : translate('payment.result.issued')}
    </Link>
  );
}
