import { DealSumFields, DealTextFields } from '#src/fields/deal/DealSumFields.tsx';
import { hasLines } from '#src/wizards/paymentRequest/form/linkValues.ts';
import { useWizardScene } from '#src/wizards/kit/wizardScene.ts';
import { useLinkValues } from '#src/wizards/paymentRequest/useLinkValues.ts';

/** How much is asked for and what for; a link that saves a card asks for nothing. */
export function AmountPart({ lines = true }: { lines?: boolean }) {
  const { currency, terminal } = useWizardScene();
  const values = useLinkValues();
  if (values.purpose === 'card') return <DealTextFields />;
  const isSum = hasLines(values);
  const { dealDetails } = values;
  return (
    <DealSumFields
      values={isSum ? values : { ...values, dealDetails: { ...dealDetails, items: [] } }}
      currency={currency}
      vatRate={terminal.vatRate}
      lines={lines && isSum}
      required={isSum}
    />
  );
}
