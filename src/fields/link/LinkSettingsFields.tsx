import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { FoldedPanel } from '#src/ui/FoldedPanel.tsx';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { hideable, hidingFields, linkSettingFields } from './linkSettings.ts';
import styles from './LinkSettingsFields.module.css';

/** What the message says that takes the link along. */
function MessageFields() {
  const translate = useTranslate();
  return (
    <FieldGrid>
      <TextInput
        source="requestSubject"
        label={translate('link.more.requestSubject')}
        helperText={translate('link.more.usual')}
      />
      <TextInput
        source="fromAddress"
        label={translate('link.more.fromAddress')}
        helperText={translate('link.more.usual')}
        dir="ltr"
        inputMode="email"
      />
    </FieldGrid>
  );
}

interface LinkSettingsFieldsProps {
  /** The link goes out with a message. */
  isSent: boolean;
  /** Names of the form's further settings, which stand first. */
  ownFields?: readonly string[];
  children?: ReactNode;
}

/** What is seldom set of a link, folded; open where something of it is set, or wrong. */
export function LinkSettingsFields({ isSent, ownFields = [], children }: LinkSettingsFieldsProps) {
  const translate = useTranslate();
  const names = [...ownFields, ...linkSettingFields];
  const isSet = useWatch({ name: names }).some(Boolean);
  const { errors } = useFormState();
  const isWrong = names.some((name) => errors[name] !== undefined);
  return (
    <FoldedPanel title={translate('link.more.title')} opensFor={isWrong ? 'fault' : isSet ? 'value' : undefined}>
      {() => (
        <div className={styles.fields}>
          {children}
          {isSent && <MessageFields />}
          <TextInput
            source="redirectUrl"
            label={translate('link.more.redirectUrl')}
            helperText={translate('link.more.redirectHelp')}
            dir="ltr"
            inputMode="url"
            verbatim
          />
          <fieldset className={styles.hidden}>
            <legend>{translate('link.more.hidden')}</legend>
            {hidingFields.map((name) => (
              <CheckboxInput key={name} source={name} label={translate(hideable[name])} />
            ))}
          </fieldset>
        </div>
      )}
    </FoldedPanel>
  );
}
