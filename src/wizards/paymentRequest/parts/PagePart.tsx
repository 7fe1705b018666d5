import { useTranslate } from 'react-admin';
import { paymentLimits } from '#contract/rules/installments.ts';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { NumberTextInput } from '#src/ui/inputs/NumberTextInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { takesMoney } from '#src/wizards/paymentRequest/form/linkValues.ts';
import { useLinkValues } from '#src/wizards/paymentRequest/useLinkValues.ts';
import { AdditionalFields } from './AdditionalFields.tsx';
import { MoreFields } from './MoreFields.tsx';
import { PlanFields } from './PlanFields.tsx';

/** What the payer may choose on their page, and what they are asked for besides. */
export function PagePart() {
  const translate = useTranslate();
  const values = useLinkValues();
  const { min, max } = paymentLimits.installments;
  return (
    <>
      {takesMoney(values) && (
        <>
          <PlanFields />
          <CheckboxInput source="allowInstallments" label={translate('paymentRequest.allowInstallments')} />
          {values.allowInstallments && (
            <FieldGrid>
              <NumberTextInput
                source="minInstallments"
                label={translate('paymentRequest.minInstallments')}
                helperText={translate('paymentRequest.boundHelp', { value: min })}
                maxLength={2}
              />
              <NumberTextInput
                source="maxInstallments"
                label={translate('paymentRequest.maxInstallments')}
                helperText={translate('paymentRequest.boundHelp', { value: max })}
                maxLength={2}
              />
            </FieldGrid>
          )}
          <CheckboxInput source="allowCredit" label={translate('paymentRequest.allowCredit')} />
        </>
      )}
      <AdditionalFields />
      <MoreFields />
    </>
  );
}
