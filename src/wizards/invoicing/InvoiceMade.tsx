import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { documentRecipients } from '#src/fields/invoice/documentRecipients.ts';
import { useWholeRecord } from '#src/record/useWholeRecord.ts';
import { pathTo } from '#src/resources/paths.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { useSettings } from '#src/settings/settings.ts';
import { AddressText } from '#src/ui/AddressText.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { ConfirmRows } from '#src/wizards/kit/ConfirmRows.tsx';
import { ResultFrame } from '#src/wizards/kit/ResultFrame.tsx';
import type { ResultNote } from '#src/wizards/kit/resultNotes.ts';

/** A document that was issued. */
export interface MadeInvoice {
  id: string;
  /** In decimals. */
  amount: number;
  currency: Currency;
  /** What else the server says. */
  notes: readonly ResultNote[];
}

/** What the server made of it: number, allocation number, whom it was sent to; nothing until that is known. */
function Facts({ id }: Pick<MadeInvoice, 'id'>) {
  const translate = useTranslate();
  const { invoiceTypeEnum = {} } = useSettings().dictionaries;
  const data = useWholeRecord('invoices', id, { ownFailure: true, background: true });
  if (!data) return null;
  const type = data.invoiceType ?? '';
  const said = (text: string) => (
    <bdi key={text}>
      <AddressText>{text}</AddressText>
    </bdi>
  );
  const recipients = documentRecipients(data).map((address) => `\u2066${address}\u2069`);
  const rows = [
    [invoiceTypeEnum[type] ?? type, data.invoiceNumber],
    [translate('wizard.customer'), data.consumerName],
    [translate('invoice.sentTo'), recipients.join(', ')],
    [translate('invoiceWizard.allocation.number'), data.allocationNumber],
  ] as const;
  return <ConfirmRows rows={rows.flatMap(([label, value]) => (value ? [[label, said(value)] as const] : []))} />;
}

/** What has become of a document: it was issued. Enter begins another one. */
export function InvoiceMade({ made, onAgain }: { made: MadeInvoice; onAgain: () => void }) {
  const translate = useTranslate();
  const { id, amount, currency, notes } = made;
  const page = pathTo('Invoice', { id });
  return (
    <ResultFrame
      title={translate('invoiceWizard.made')}
      amount={amount}
      currency={currency}
      notes={notes}
      onEnter={onAgain}
      actions={
        <>
          <button type="button" className={buttonClass('filled')} onClick={onAgain}>
            {translate('invoiceWizard.again')}
          </button>
          {id !== '' && (
            <>
              <Link className={buttonClass()} to={page}>
                {translate('invoiceWizard.open')}
              </Link>
              <Link className={buttonClass()} to={`${page}?tab=copy`}>
                {translate('invoiceWizard.copy')}
              </Link>
            </>
          )}
        </>
      }
    >
      <Facts id={id} />
    </ResultFrame>
  );
}
