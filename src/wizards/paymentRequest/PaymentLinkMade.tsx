import { useTranslate } from 'react-admin';
import { pathTo, paymentIntentPaths } from '#src/resources/paths.ts';
import { LinkMade, type MadeLink } from '#src/wizards/kit/link/LinkMade.tsx';
import type { LinkKind } from './form/linkValues.ts';

/** A link that the wizard has made. */
export interface MadePaymentLink extends MadeLink {
  linkKind: LinkKind;
}

/** What has become of it; an intent is in no list, but has a page. */
export function PaymentLinkMade({ made, onAgain }: { made: MadePaymentLink; onAgain: () => void }) {
  const translate = useTranslate();
  const { id, linkKind } = made;
  return (
    <LinkMade
      made={made}
      title={translate(`paymentRequest.made.${linkKind}`)}
      link={{ title: translate('paymentRequest.link'), fileName: 'payment-link' }}
      sentAs={linkKind === 'once' ? 'paymentRequests' : undefined}
      again={{ label: translate('paymentRequest.again'), onAgain }}
      page={
        linkKind === 'copy'
          ? { label: translate('paymentIntent.open'), path: paymentIntentPaths.one(id) }
          : { label: translate('paymentRequest.open'), path: pathTo('PaymentRequest', { id }) }
      }
    />
  );
}
