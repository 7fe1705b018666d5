import { useTranslate } from 'react-admin';
import { pathTo } from '#src/resources/paths.ts';
import { LinkMade, type MadeLink } from '#src/wizards/kit/link/LinkMade.tsx';
import type { RequestKind } from './form/requestValues.ts';

/** A request that was made; its amount is that of each charge. */
export interface MadeRequest extends MadeLink {
  linkKind: RequestKind;
}

/** What has become of a billing request: its link to copy, scan and save. Enter begins another one. */
export function RequestMade({ made, onAgain }: { made: MadeRequest; onAgain: () => void }) {
  const translate = useTranslate();
  const { id, linkKind } = made;
  const isPermanent = linkKind === 'permanent';
  return (
    <LinkMade
      made={made}
      title={translate(`billingRequest.made.${linkKind}`)}
      link={{ title: translate('billingRequest.link'), fileName: 'billing-link' }}
      sentAs={isPermanent ? undefined : 'billingRequests'}
      again={{ label: translate('billingRequest.again'), onAgain }}
      page={{
        label: translate('billingRequest.open'),
        path: isPermanent ? pathTo('BillingLink', { id }) : pathTo('BillingRequest', { id }),
      }}
    />
  );
}
