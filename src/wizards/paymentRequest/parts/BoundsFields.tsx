import { useTranslate } from 'react-admin';
import { paymentLimits } from '#contract/rules/installments.ts';
import { NumberTextInput } from '#src/ui/inputs/NumberTextInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';

const fieldsOf = {
  installments: ['minInstallments', 'maxInstallments'],
  credit: ['minCreditInstallments', 'maxCreditInstallments'],
} as const;

/** Between how many payments of one type the payer may choose; empty: as many as there may be. */
export function BoundsFields({ type }: { type: keyof typeof fieldsOf }) {
  const translate = useTranslate();
  const { min, max } = paymentLimits[type];
  const [least, most] = fieldsOf[type];
  return (
    <FieldGrid>
      {[
        { name: least, value: min },
        { name: most, value: max },
      ].map(({ name, value }) => (
        <NumberTextInput
          key={name}
          source={name}
          label={translate(`paymentRequest.${name}`)}
          helperText={translate('paymentRequest.boundHelp', { value })}
          maxLength={2}
        />
      ))}
    </FieldGrid>
  );
}
