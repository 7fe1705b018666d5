import { useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { readPaymentParameters, type PaymentRoute } from '#src/resources/wizardPaths.ts';
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx';
import type { PaymentKind } from './form/offers.ts';
import { PaymentWizard } from './PaymentWizard.tsx';
import type { Outcome } from './result/outcome.ts';
import { ResultPage } from './result/ResultPage.tsx';
import { usePaymentStart } from './start/usePaymentStart.ts';

interface PaymentPageProps {
  wizard: PaymentRoute;
  kind: PaymentKind;
  /** All on one step. */
  quick?: boolean;
}

/** A wizard that moves money, from what its address gives to what became of it, again and again. */
function PaymentPage({ wizard, kind, quick = false }: PaymentPageProps) {
  const { search } = useLocation();
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  // A further deal begins empty.
  const given = round === 0 ? readPaymentParameters(search) : {};
  const start = usePaymentStart(kind, given);

  function again(): void {
    setOutcome(undefined);
    setRound(round + 1);
  }

  if (outcome) return <ResultPage outcome={outcome} onAgain={again} />;
  if (!start) return <CardSkeleton />;
  return (
    <PaymentWizard
      key={round}
      wizard={wizard}
      kind={kind}
      quick={quick}
      start={start}
      hasStart={Object.keys(given).length > 0}
      onDone={setOutcome}
    />
  );
}

/** The pages of the wizards that move money (spec §2), by their route. */
export const pages: Readonly<Record<PaymentRoute, ComponentType>> = {
  Charge: () => <PaymentPage wizard="Charge" kind="charge" />,
  QuickCharge: () => <PaymentPage wizard="QuickCharge" kind="charge" quick />,
  Refund: () => <PaymentPage wizard="Refund" kind="refund" />,
};
