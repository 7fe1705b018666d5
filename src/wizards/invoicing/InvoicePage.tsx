import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { pathTo } from '#src/resources/paths.ts';
import { readInvoiceParameters } from '#src/resources/wizardPaths.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { InvoiceMade, type MadeInvoice } from './InvoiceMade.tsx';
import { InvoiceWizard } from './InvoiceWizard.tsx';
import { useInvoiceStart } from './start/useInvoiceStart.ts';

/** Stands where a document of the address can not be changed any more. */
function AlreadyIssued({ id }: { id: string }) {
  const translate = useTranslate();
  return (
    <Notice
      urgent
      actions={
        <Link className={buttonClass()} to={pathTo('Invoice', { id })}>
          {translate('invoiceWizard.open')}
        </Link>
      }
    >
      <p>{translate('invoiceWizard.alreadyIssued')}</p>
    </Notice>
  );
}

/** Stands where nobody makes the terminal's documents. */
function NoProvider() {
  const translate = useTranslate();
  const { terminal } = useSelectedTerminal();
  return (
    <Notice title={translate('invoiceWizard.noProvider.title')}>
      <p>{translate('invoiceWizard.noProvider.text', { terminal: terminal.label })}</p>
    </Notice>
  );
}

/** The invoice wizard, from what its address gives to the document that was issued, again and again. */
export function InvoicePage() {
  const { search } = useLocation();
  const isOffered = useIsOpen()({ integration: 'invoicing' });
  const [round, setRound] = useState(0);
  const [made, setMade] = useState<MadeInvoice>();
  // A further document begins empty.
  const given = round === 0 ? readInvoiceParameters(search) : {};
  const start = useInvoiceStart(given);

  function again(): void {
    setMade(undefined);
    setRound(round + 1);
  }

  // What was made stays, though another terminal be chosen meanwhile.
  if (made) return <InvoiceMade made={made} onAgain={again} />;
  if (!isOffered) return <NoProvider />;
  if (!start) return <CardSkeleton />;
  if (start.isIssued) return <AlreadyIssued id={given.invoice ?? ''} />;
  return <InvoiceWizard key={round} start={start} onDone={setMade} />;
}
