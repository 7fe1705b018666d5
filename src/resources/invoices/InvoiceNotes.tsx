import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { dateText, localTimeZone, parseWireDate } from '#src/meta/format/dateText.ts';
import { RecordNote, RecordNotes } from '#src/record/RecordNotes.tsx';
import { useShownRecord } from '#src/record/useShownRecord.ts';
import { pathTo } from '#src/resources/paths.ts';
import { ForeignText } from '#src/ui/ForeignText.tsx';
import type { Tone } from '#contract/statusTone.ts';
import { invoiceAlerts, type InvoiceAlert } from './invoiceState.ts';

const tones: Readonly<Record<InvoiceAlert, Tone>> = {
  failed: 'danger',
  sendingFailed: 'warning',
  canceled: 'neutral',
  cancels: 'info',
  originalHad: 'info',
};

/** The document that a piece of news is about besides this one. */
function otherOf(news: InvoiceAlert, { originInvoiceID, creditInvoiceID }: RecordOf<'invoices'>) {
  return { canceled: creditInvoiceID, cancels: originInvoiceID }[news as string];
}

/** What stands out about a document: a failure with its reason, what cancels what, and that its original was had. */
export function InvoiceNotes() {
  const record = useShownRecord<'invoices'>();
  const translate = useTranslate();
  const had = parseWireDate(record.originalDownloadedAt);
  const time = had ? `\u2066${dateText(had, localTimeZone())}\u2069` : '';
  return (
    <RecordNotes>
      {invoiceAlerts(record).map((news) => {
        const other = otherOf(news, record);
        return (
          <RecordNote key={news} tone={tones[news]}>
            <p>
              <strong>
                {news === 'failed' ? translate('CouldNotCreateInvoice') : translate(`invoice.note.${news}`, { time })}
              </strong>
              {(news === 'failed' || news === 'sendingFailed') && record.lastError && (
                <>
                  {' · '}
                  <ForeignText>{record.lastError}</ForeignText>
                </>
              )}
            </p>
            <p>
              {translate(`invoice.advice.${news}`)}{' '}
              {other && <Link to={pathTo('Invoice', { id: other })}>{translate(`invoice.other.${news}`)}</Link>}
            </p>
          </RecordNote>
        );
      })}
    </RecordNotes>
  );
}
