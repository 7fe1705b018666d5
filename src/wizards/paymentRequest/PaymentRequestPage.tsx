import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { pathTo, paymentIntentPaths } from '#src/resources/paths.ts';
import { readPaymentLinkParameters } from '#src/resources/wizardPaths.ts';
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx';
import { LinkMade } from '#src/wizards/kit/link/LinkMade.tsx';
import { LinkWizard } from './LinkWizard.tsx';
import { useLinkStart } from './start/useLinkStart.ts';
import type { MadePaymentLink } from './useLinkWizard.ts';

/** What has become of it; an intent is in no list, but has a page. */
function Made({ made, onAgain }: { made: MadePaymentLink; onAgain: () => void }) {
  const translate = useTranslate();
  const { id, linkKind } = made;
  return (
    <LinkMade
      made={made}
      title={translate(`paymentRequest.made.${linkKind}`)}
      link={{ title: translate('paymentRequest.link'), fileName: 'payment-link' }}
      sentBy={linkKind === 'once' ? 'paymentRequests.get' : undefined}
      again={{ label: translate('paymentRequest.again'), onAgain }}
      page={
        linkKind === 'copy'
          ? { label: translate('paymentIntent.open'), path: paymentIntentPaths.one(id) }
          : { label: translate('paymentRequest.open'), path: pathTo('PaymentRequest', { id }) }
      }
    />
  );
}

/** The wizard of a payment link, from what its address gives to the link that was made, again and again. */
function LinkPage({ short }: { short: boolean }) {
  const { search } = useLocation();
  const [round, setRound] = useState(0);
  const [made, setMade] = useState<MadePaymentLink>();
  // A further one begins empty.
  const given = round === 0 ? readPaymentLinkParameters(search) : {};
  const start = useLinkStart(given);

  function again(): void {
    setMade(undefined);
    setRound(round + 1);
  }

  if (made) return <Made made={made} onAgain={again} />;
  if (!start) return <CardSkeleton />;
  const hasStart = Object.keys(given).length > 0;
  return <LinkWizard key={round} start={start} hasStart={hasStart} short={short} onDone={setMade} />;
}

export const PaymentRequestPage = () => <LinkPage short={false} />;

/** The same on one screen, without what is seldom asked for. */
export const ShortPaymentRequestPage = () => <LinkPage short />;
