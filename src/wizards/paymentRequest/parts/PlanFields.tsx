import { useTranslate } from 'react-admin';
import { InstallmentsFields } from '#src/fields/installments/InstallmentsFields.tsx';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { mayHavePlan } from '#src/wizards/paymentRequest/form/linkValues.ts';
import { useWizardScene } from '#src/wizards/kit/wizardScene.ts';
import { useLinkValues } from '#src/wizards/paymentRequest/useLinkValues.ts';

/** The payments that the merchant sets: how many, the first, and what the others come to. */
export function PlanFields() {
  const translate = useTranslate();
  const { currency, terminal } = useWizardScene();
  const values = useLinkValues();
  if (!mayHavePlan(values)) return null;
  const total = totalsOf(values, terminal.vatRate ?? 0).amount;
  return (
    <>
      <CheckboxInput source="hasPlan" label={translate('paymentRequest.plan')} />
      {values.hasPlan && (
        <InstallmentsFields source="installmentDetails" type="installments" total={total} currency={currency} />
      )}
    </>
  );
}
