import { useTranslate } from 'react-admin';
import { RecipientFields } from '#src/fields/customer/RecipientFields.tsx';
import { LinkSettingsFields } from '#src/fields/link/LinkSettingsFields.tsx';
import { DateInput } from '#src/ui/inputs/DateInput.tsx';
import { RadioInput } from '#src/ui/inputs/RadioInput.tsx';
import { useWizardScene } from '#src/wizards/kit/wizardScene.ts';
import { useRequestValues } from '#src/wizards/billingRequest/useRequestValues.ts';

const kinds = ['once', 'permanent'] as const;

/** For whom the link is: one customer, to whom it is sent, or whoever opens it; until when, and what is seldom set. */
export function RecipientStep() {
  const translate = useTranslate();
  const { terminal } = useWizardScene();
  const { linkKind } = useRequestValues();
  return (
    <>
      <RadioInput
        source="linkKind"
        label={translate('billingRequest.kind.label')}
        helperText={translate(`billingRequest.kind.${linkKind}Help`)}
        options={kinds.map((value) => ({ value, text: translate(`billingRequest.kind.${value}`) }))}
      />
      {linkKind === 'once' && (
        <RecipientFields
          source="dealDetails"
          newSource="isNewCustomer"
          terminal={terminal}
          helperText={translate('billingRequest.sentTo')}
        />
      )}
      <DateInput
        source="dueDate"
        label={translate('billingRequest.lastDay')}
        helperText={translate('billingRequest.lastDayHelp')}
      />
      <LinkSettingsFields isSent={linkKind === 'once'} />
    </>
  );
}
