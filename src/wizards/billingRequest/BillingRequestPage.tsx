import { useState } from 'react';
import { useLocation } from 'react-router';
import { readBillingRequestParameters } from '#src/resources/wizardPaths.ts';
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx';
import { BillingRequestWizard } from './BillingRequestWizard.tsx';
import { RequestMade, type MadeRequest } from './RequestMade.tsx';
import { useRequestStart } from './start/useRequestStart.ts';

/** The wizard of a billing request, from what its address gives to the link that was made, again and again. */
export function BillingRequestPage() {
  const { search } = useLocation();
  const [round, setRound] = useState(0);
  const [made, setMade] = useState<MadeRequest>();
  // A further request begins empty.
  const given = round === 0 ? readBillingRequestParameters(search) : {};
  const start = useRequestStart(given);

  function again(): void {
    setMade(undefined);
    setRound(round + 1);
  }

  if (made) return <RequestMade made={made} onAgain={again} />;
  if (!start) return <CardSkeleton />;
  const hasStart = Object.keys(given).length > 0;
  return <BillingRequestWizard key={round} start={start} hasStart={hasStart} onDone={setMade} />;
}
