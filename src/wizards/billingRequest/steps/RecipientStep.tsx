import { useTranslate } from 'react-admin';
import { RecipientFields } from '#src/fields/customer/RecipientFields.tsx';
import { DateInput } from '#src/ui/inputs/DateInput.tsx';
import { RadioInput } from '#src/ui/inputs/RadioInput.tsx';
import { useRequestScene, useRequestValues } from '#src/wizards/billingRequest/requestContext.ts';

const kinds = ['once', 'permanent'] as const;

/** For whom the link is: one customer, to whom it is sent, or whoever opens it; and until when. */
export function RecipientStep() {
  const translate = useTranslate();
  const { terminal } = useRequestScene();
  const { linkKind } = useRequestValues();
  return (
    <>
      <RadioInput
        name="linkKind"
        label={translate('billingRequest.kind.label')}
        help={translate(`billingRequest.kind.${linkKind}Help`)}
        options={kinds.map((value) => ({ value, text: translate(`billingRequest.kind.${value}`) }))}
      />
      {linkKind === 'once' && (
        <RecipientFields
          name="dealDetails"
          newName="isNewCustomer"
          terminal={terminal}
          help={translate('billingRequest.sentTo')}
        />
      )}
      <DateInput
        name="dueDate"
        label={translate('billingRequest.lastDay')}
        help={translate('billingRequest.lastDayHelp')}
      />
    </>
  );
}
