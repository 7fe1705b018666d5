import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { pathTo } from '#src/resources/paths.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { LinkPanel } from '#src/ui/link/LinkPanel.tsx';
import { ResultFrame } from '#src/wizards/kit/ResultFrame.tsx';
import type { ResultNote } from '#src/wizards/kit/resultNotes.ts';
import type { LinkKind } from './form/requestValues.ts';

/** A request that was made. */
export interface MadeRequest {
  id: string;
  url: string;
  linkKind: LinkKind;
  /** Of each charge, in decimals. */
  amount: number;
  currency: Currency;
  /** What else the server says. */
  notes: readonly ResultNote[];
}

/** Whether the link was sent to its customer, as the server has it; undefined until that is known. */
function useWasSent({ id, linkKind }: MadeRequest): boolean | undefined {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { data } = useQuery({
    queryKey: ['billingRequestSent', id],
    enabled: linkKind === 'once' && id !== '',
    retry: false,
    queryFn: ({ signal }) =>
      dataProvider.call('billingRequests.get', { path: { id }, signal, ownFailure: true, background: true }),
  });
  return data && (data.status === 'sent' || data.status === 'sending');
}

/** What has become of a billing request: its link to copy, scan and save. Enter begins another one. */
export function RequestMade({ made, onAgain }: { made: MadeRequest; onAgain: () => void }) {
  const translate = useTranslate();
  const wasSent = useWasSent(made);
  const { id, url, linkKind, amount, currency, notes } = made;
  const sent = wasSent
    ? ({ tone: 'info', text: translate('billingRequest.wasSent') } as const)
    : ({ tone: 'warning', text: translate('billingRequest.notSent') } as const);
  const page = linkKind === 'permanent' ? pathTo('BillingLink', { id }) : pathTo('BillingRequest', { id });
  return (
    <ResultFrame
      title={translate(`billingRequest.made.${linkKind}`)}
      amount={amount}
      currency={currency}
      notes={wasSent === undefined ? notes : [sent, ...notes]}
      onEnter={onAgain}
      actions={
        <>
          <button type="button" className={buttonClass('filled')} onClick={onAgain}>
            {translate('billingRequest.again')}
          </button>
          {id !== '' && (
            <Link className={buttonClass()} to={page}>
              {translate('billingRequest.open')}
            </Link>
          )}
        </>
      }
    >
      {url !== '' && <LinkPanel url={url} title={translate('billingRequest.link')} fileName={`billing-link-${id}`} />}
    </ResultFrame>
  );
}
