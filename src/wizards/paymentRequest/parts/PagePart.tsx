import { useTranslate } from 'react-admin';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { takesMoney } from '#src/wizards/paymentRequest/form/linkValues.ts';
import { useLinkValues } from '#src/wizards/paymentRequest/useLinkValues.ts';
import { AdditionalFields } from './AdditionalFields.tsx';
import { BoundsFields } from './BoundsFields.tsx';
import { MoreFields } from './MoreFields.tsx';
import { PlanFields } from './PlanFields.tsx';

/** What the payer may choose on their page, and what they are asked for besides. */
export function PagePart() {
  const translate = useTranslate();
  const values = useLinkValues();
  return (
    <>
      {takesMoney(values) && (
        <>
          <PlanFields />
          <CheckboxInput source="allowInstallments" label={translate('paymentRequest.allowInstallments')} />
          {values.allowInstallments && <BoundsFields type="installments" />}
          <CheckboxInput source="allowCredit" label={translate('paymentRequest.allowCredit')} />
        </>
      )}
      <AdditionalFields />
      <MoreFields />
    </>
  );
}
