import { DealSumFields } from '#src/fields/deal/DealSumFields.tsx';
import { useRequestScene, useRequestValues } from '#src/wizards/billingRequest/requestContext.ts';

/** What each charge comes to. */
export function AmountStep() {
  const { currency, terminal } = useRequestScene();
  return <DealSumFields values={useRequestValues()} currency={currency} vatRate={terminal.vatRate} />;
}
