import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { pathTo } from '#src/resources/paths.ts';
import { Notice } from '#src/ui/Notice.tsx';

/** Nobody knows whether the document was issued: what can be done about it. */
export function LostAnswer() {
  const translate = useTranslate();
  return (
    <Notice urgent>
      <p>{translate('invoiceWizard.lost')}</p>
      <p>
        <Link to={pathTo('Invoices')}>{translate('invoiceWizard.lookUp')}</Link>
      </p>
    </Notice>
  );
}
