import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { InstallmentsFields } from '#src/fields/installments/InstallmentsFields.tsx';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { mayHavePlan, type LinkValues } from '#src/wizards/paymentRequest/form/linkValues.ts';
import { useWizardScene } from '#src/wizards/kit/wizardScene.ts';
import { useLinkValues } from '#src/wizards/paymentRequest/useLinkValues.ts';

/** The payments that the merchant sets: how many, the first, and what the others come to. What is set is no choice. */
export function PlanFields() {
  const translate = useTranslate();
  const { currency, terminal } = useWizardScene();
  const values = useLinkValues();
  const { setValue } = useFormContext<LinkValues>();
  if (!mayHavePlan(values)) return null;
  const total = totalsOf(values, terminal.vatRate ?? 0).amount;
  function dropChoices(): void {
    for (const name of ['allowInstallments', 'allowCredit'] as const) setValue(name, false, { shouldDirty: true });
  }
  return (
    <>
      <CheckboxInput source="hasPlan" label={translate('paymentRequest.plan')} onTick={dropChoices} />
      {values.hasPlan && (
        <InstallmentsFields source="installmentDetails" type="installments" total={total} currency={currency} />
      )}
    </>
  );
}
