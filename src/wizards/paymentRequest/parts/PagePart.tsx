import { useTranslate } from 'react-admin';
import { paymentLimits } from '#contract/rules/installments.ts';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { NumberTextInput } from '#src/ui/inputs/NumberTextInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { takesMoney } from '#src/wizards/paymentRequest/form/linkValues.ts';
import { useLinkValues } from '#src/wizards/paymentRequest/linkContext.ts';
import { AdditionalFields } from './AdditionalFields.tsx';

/** What the payer may choose on their page, and what they are asked for besides. */
export function PagePart() {
  const translate = useTranslate();
  const values = useLinkValues();
  const { min, max } = paymentLimits.installments;
  return (
    <>
      {takesMoney(values) && (
        <>
          <CheckboxInput name="allowInstallments" label={translate('paymentRequest.allowInstallments')} />
          {values.allowInstallments && (
            <FieldGrid>
              <NumberTextInput
                name="minInstallments"
                label={translate('paymentRequest.minInstallments')}
                help={translate('paymentRequest.boundHelp', { value: min })}
                maxLength={2}
              />
              <NumberTextInput
                name="maxInstallments"
                label={translate('paymentRequest.maxInstallments')}
                help={translate('paymentRequest.boundHelp', { value: max })}
                maxLength={2}
              />
            </FieldGrid>
          )}
          <CheckboxInput name="allowCredit" label={translate('paymentRequest.allowCredit')} />
        </>
      )}
      <AdditionalFields />
    </>
  );
}
