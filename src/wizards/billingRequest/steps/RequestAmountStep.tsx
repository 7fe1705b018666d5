import { DealSumFields } from '#src/fields/deal/DealSumFields.tsx';
import { useWizardScene } from '#src/wizards/kit/wizardScene.ts';
import { useRequestValues } from '#src/wizards/billingRequest/useRequestValues.ts';

/** What each charge comes to. */
export function RequestAmountStep() {
  const { currency, terminal } = useWizardScene();
  return <DealSumFields values={useRequestValues()} currency={currency} vatRate={terminal.vatRate} />;
}
