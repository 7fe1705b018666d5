import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { toDecimal } from '#contract/money.ts';
import { pathTo } from '#src/resources/paths.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { createWizard } from '#src/wizards/kit/createWizard.tsx';
import { notesOf } from '#src/wizards/kit/resultNotes.ts';
import { documentCurrency, invoiceTotals } from './form/invoiceBody.ts';
import { invoiceRules } from './form/invoiceRules.ts';
import { invoiceDefaultsOf, invoiceValuesOf, newInvoice } from './form/invoiceValues.ts';
import { InvoiceMade, type MadeInvoice } from './InvoiceMade.tsx';
import { invoiceSteps } from './invoiceSteps.ts';
import { useInvoiceStart } from './start/useInvoiceStart.ts';
import { useSendInvoice } from './useSendInvoice.tsx';

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

/** Issues a document, or changes one that could not be issued, step by step. */
export const InvoiceWizard = createWizard({
  useStart: useInvoiceStart,
  useObstacle(start, given) {
    const isOffered = useIsOpen()({ integration: 'invoicing' });
    if (!isOffered) return <NoProvider />;
    return start?.isIssued && <AlreadyIssued id={given.invoice ?? ''} />;
  },
  steps: invoiceSteps,
  titleOf: (step, translate) => translate(`invoiceWizard.step.${step}`),
  valuesOf({ invoice, customer }, place) {
    const defaults = invoiceDefaultsOf(place);
    return invoice ? invoiceValuesOf(invoice, defaults) : newInvoice(defaults, customer);
  },
  draftOf: ({ invoice, customer }, { name }) => ({
    name: `${name} ${invoice?.invoiceID ?? ''}`.trim(),
    isBrought: !customer,
  }),
  rulesOf: invoiceRules,
  useSend: useSendInvoice,
  madeOf: (answer, values, { terminal, currency }): MadeInvoice => ({
    id: answer.entityUID ?? '',
    amount: toDecimal(invoiceTotals(values, terminal).amount),
    currency,
    notes: notesOf(answer),
  }),
  currencyOf: () => documentCurrency,
  viewOf: (values, { terminal }, translate) => ({
    customer: values.dealDetails.consumerName || undefined,
    amount: toDecimal(invoiceTotals(values, terminal).amount),
    closeTo: pathTo('Invoices'),
    send: translate('invoiceWizard.issue'),
  }),
  Result: InvoiceMade,
});
