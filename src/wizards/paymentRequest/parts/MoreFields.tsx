import { useTranslate } from 'react-admin';
import { LinkSettingsFields } from '#src/fields/link/LinkSettingsFields.tsx';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { mayHold, offersCredit } from '#src/wizards/paymentRequest/form/linkValues.ts';
import { ownMoreFields } from '#src/wizards/paymentRequest/form/moreValues.ts';
import { useLinkValues } from '#src/wizards/paymentRequest/useLinkValues.ts';
import { useWizardScene } from '#src/wizards/kit/wizardScene.ts';
import { BoundsFields } from './BoundsFields.tsx';

/** What is seldom set of a payment link. */
export function MoreFields() {
  const translate = useTranslate();
  const values = useLinkValues();
  const { terminal } = useWizardScene();
  return (
    <LinkSettingsFields isSent={values.linkKind === 'once'} ownFields={ownMoreFields}>
      {mayHold(values, terminal) && (
        <CheckboxInput
          source="isHold"
          label={translate('paymentRequest.more.isHold')}
          helperText={translate('paymentRequest.more.holdHelp')}
        />
      )}
      {offersCredit(values) && <BoundsFields type="credit" />}
    </LinkSettingsFields>
  );
}
