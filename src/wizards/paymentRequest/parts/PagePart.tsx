import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { takesMoney, type LinkValues } from '#src/wizards/paymentRequest/form/linkValues.ts';
import { useLinkValues } from '#src/wizards/paymentRequest/useLinkValues.ts';
import { AdditionalFields } from './AdditionalFields.tsx';
import { BoundsFields } from './BoundsFields.tsx';
import { MoreFields } from './MoreFields.tsx';
import { PlanFields } from './PlanFields.tsx';

/** What the payer may choose on their page, and what they are asked for besides. */
export function PagePart() {
  const translate = useTranslate();
  const values = useLinkValues();
  const { setValue } = useFormContext<LinkValues>();
  const dropPlan = () => setValue('hasPlan', false, { shouldDirty: true });
  return (
    <>
      {takesMoney(values) && (
        <>
          <PlanFields />
          <CheckboxInput
            source="allowInstallments"
            label={translate('paymentRequest.allowInstallments')}
            onTick={dropPlan}
          />
          {values.allowInstallments && <BoundsFields type="installments" />}
          <CheckboxInput source="allowCredit" label={translate('paymentRequest.allowCredit')} onTick={dropPlan} />
        </>
      )}
      <AdditionalFields />
      <MoreFields />
    </>
  );
}
