import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { FoldedPanel } from '#src/ui/FoldedPanel.tsx';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { mayHold, offersCredit, type LinkValues } from '#src/wizards/paymentRequest/form/linkValues.ts';
import { hideable, hidingFields, isMoreSet, moreFields } from '#src/wizards/paymentRequest/form/moreValues.ts';
import { useLinkValues } from '#src/wizards/paymentRequest/useLinkValues.ts';
import { useWizardScene } from '#src/wizards/kit/wizardScene.ts';
import { BoundsFields } from './BoundsFields.tsx';
import styles from './MoreFields.module.css';

/** What the message says that takes the link along. */
function MessageFields() {
  const translate = useTranslate();
  return (
    <FieldGrid>
      <TextInput
        source="requestSubject"
        label={translate('paymentRequest.more.requestSubject')}
        helperText={translate('paymentRequest.more.usual')}
      />
      <TextInput
        source="fromAddress"
        label={translate('paymentRequest.more.fromAddress')}
        helperText={translate('paymentRequest.more.usual')}
        dir="ltr"
        inputMode="email"
      />
    </FieldGrid>
  );
}

/** What is seldom set, folded; open where something of it is set, or wrong. */
export function MoreFields() {
  const translate = useTranslate();
  const values = useLinkValues();
  const { terminal } = useWizardScene();
  const { errors } = useFormState<LinkValues>();
  const isWrong = moreFields.some((name) => errors[name] !== undefined);
  return (
    <FoldedPanel
      title={translate('paymentRequest.more.title')}
      opensFor={isWrong ? 'fault' : isMoreSet(values) ? 'value' : undefined}
    >
      {() => (
        <div className={styles.fields}>
          {mayHold(values, terminal) && (
            <CheckboxInput
              source="isHold"
              label={translate('paymentRequest.more.isHold')}
              helperText={translate('paymentRequest.more.holdHelp')}
            />
          )}
          {offersCredit(values) && <BoundsFields type="credit" />}
          {values.linkKind === 'once' && <MessageFields />}
          <TextInput
            source="redirectUrl"
            label={translate('paymentRequest.more.redirectUrl')}
            helperText={translate('paymentRequest.more.redirectHelp')}
            dir="ltr"
            inputMode="url"
            verbatim
          />
          <fieldset className={styles.hidden}>
            <legend>{translate('paymentRequest.more.hidden')}</legend>
            {hidingFields.map((name) => (
              <CheckboxInput key={name} source={name} label={translate(hideable[name])} />
            ))}
          </fieldset>
        </div>
      )}
    </FoldedPanel>
  );
}
