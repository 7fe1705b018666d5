import type { PaymentRoute, StartOf } from '#src/resources/wizardPaths.ts';
import { createWizardPage } from '#src/wizards/kit/createWizardPage.tsx';
import type { PaymentKind } from './form/offers.ts';
import { PaymentWizard } from './PaymentWizard.tsx';
import { ResultPage } from './result/ResultPage.tsx';
import type { PaymentRound } from './start/initialValues.ts';
import { usePaymentStart } from './start/usePaymentStart.ts';

/** The page of a wizard that moves money. @param quick all on one step */
function pageOf(kind: PaymentKind, quick: boolean) {
  return createWizardPage({
    useStart: (given: StartOf<PaymentRoute>) => usePaymentStart(kind, given),
    Steps: (round: PaymentRound) => <PaymentWizard {...round} kind={kind} quick={quick} />,
    Result: ResultPage,
  });
}

/** The pages of the wizards that move money (spec §2), by their route. */
export const paymentPages = {
  Charge: pageOf('charge', false),
  QuickCharge: pageOf('charge', true),
  Refund: pageOf('refund', false),
} as const satisfies Readonly<Record<PaymentRoute, unknown>>;
