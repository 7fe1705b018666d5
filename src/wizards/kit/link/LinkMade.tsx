import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { isObject, type OperationResponse } from '#contract/envelope.ts';
import { linkRecipient, shareRecipient } from '#src/fields/link/linkRecipient.ts';
import { useWholeRecord } from '#src/record/useWholeRecord.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import type { ShareRecipient } from '#src/ui/link/shareAddresses.ts';
import { LinkPanel } from '#src/ui/link/LinkPanel.tsx';
import { ResultFrame } from '#src/wizards/kit/ResultFrame.tsx';
import { notesOf, type ResultNote } from '#src/wizards/kit/resultNotes.ts';

/** A link that was made. */
export interface MadeLink {
  id: string;
  url: string;
  /** What it asks for, in decimals; absent where it asks for none. */
  amount?: number | undefined;
  currency: Currency;
  /** Whom it is for, as the wizard knows. */
  to?: ShareRecipient | undefined;
  /** What else the server says. */
  notes: readonly ResultNote[];
}

/** What an answer says of the link that was made. */
export function linkOf(answer: OperationResponse): Pick<MadeLink, 'id' | 'url' | 'notes'> {
  const { entityUID = '', additionalData } = answer;
  const url = isObject(additionalData) && typeof additionalData.url === 'string' ? additionalData.url : '';
  return { id: entityUID, url, notes: notesOf(answer) };
}

/**
 * Whether a link was sent to its customer and where to, as the server has it; undefined until that is known.
 * @param data the link's record, where it is sent to somebody
 */
function useSent(data: RecordOf<'paymentRequests'> | RecordOf<'billingRequests'> | undefined): ResultNote | undefined {
  const translate = useTranslate();
  if (!data) return undefined;
  if (data.status !== 'sent' && data.status !== 'sending') return { tone: 'warning', text: translate('link.notSent') };
  const to = linkRecipient(data.dealDetails);
  const text = to ? translate(`link.wasSentTo.${to.key}`, to.values) : translate('link.wasSent');
  return { tone: 'info', text };
}

interface LinkMadeProps {
  made: MadeLink;
  title: string;
  /** What the link is for, and its files are called. */
  link: { title: string; fileName: string };
  /** The noun whose record tells whether it was sent; absent: it is sent to nobody. */
  sentAs?: 'billingRequests' | 'paymentRequests' | undefined;
  again: { label: string; onAgain: () => void };
  /** Its page. */
  page: { label: string; path: string };
}

/** What has become of a link: to copy, scan and save. Enter begins another one. */
export function LinkMade({ made, title, link, sentAs, again, page }: LinkMadeProps) {
  const { id, url, amount, currency, notes, to } = made;
  const data = useWholeRecord(sentAs ?? 'paymentRequests', sentAs && id, { ownFailure: true, background: true });
  const sent = useSent(data);
  return (
    <ResultFrame
      title={title}
      amount={amount}
      currency={currency}
      notes={sent ? [sent, ...notes] : notes}
      onEnter={again.onAgain}
      actions={
        <>
          <button type="button" className={buttonClass('filled')} onClick={again.onAgain}>
            {again.label}
          </button>
          {id !== '' && (
            <Link className={buttonClass()} to={page.path}>
              {page.label}
            </Link>
          )}
        </>
      }
    >
      {url !== '' && (
        <LinkPanel
          url={url}
          title={link.title}
          to={to ?? shareRecipient(data?.dealDetails)}
          fileName={`${link.fileName}-${id}`}
        />
      )}
    </ResultFrame>
  );
}
