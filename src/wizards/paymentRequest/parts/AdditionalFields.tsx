import { useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { maximumAdditionalFields } from '#contract/constants.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { Help } from '#src/ui/inputs/Field.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { AdditionalField, LinkValues } from '#src/wizards/paymentRequest/form/linkValues.ts';
import styles from './AdditionalFields.module.css';

/** A key that none of the fields has. */
function freeKey(fields: readonly Pick<AdditionalField, 'key'>[]): string {
  const taken = new Set(fields.map(({ key }) => key));
  const numbers = Array.from({ length: maximumAdditionalFields + 1 }, (_, index) => `field${index + 1}`);
  return numbers.find((key) => !taken.has(key)) ?? '';
}

/** Fields of the merchant's own on the payer's page. */
export function AdditionalFields() {
  const translate = useTranslate();
  const titleID = useId();
  const { control } = useFormContext<LinkValues>();
  const addButton = useRef<HTMLButtonElement>(null);
  const { fields, append, remove } = useFieldArray({ control, name: 'additionalFields', keyName: 'rowID' });

  function removeField(index: number): void {
    remove(index);
    addButton.current?.focus();
  }
  return (
    <section className={styles.fields} aria-labelledby={titleID}>
      <h3 id={titleID} className={styles.title}>
        {translate('paymentRequest.besides')}
      </h3>
      <Help>{translate('paymentRequest.besidesHelp')}</Help>
      {fields.map(({ rowID }, index) => {
        const number = index + 1;
        return (
          <div key={rowID} className={styles.field}>
            <TextInput
              source={`additionalFields.${index}.title`}
              label={translate('paymentRequest.fieldTitle', { number })}
              maxLength={100}
              required
            />
            <div className={styles.end}>
              <CheckboxInput
                source={`additionalFields.${index}.required`}
                label={translate('paymentRequest.fieldRequired', { number })}
              />
              <button type="button" className={buttonClass('quiet')} onClick={() => removeField(index)}>
                {translate('paymentRequest.removeField', { number })}
              </button>
            </div>
          </div>
        );
      })}
      {fields.length < maximumAdditionalFields && (
        <button
          type="button"
          ref={addButton}
          className={buttonClass()}
          onClick={() => append({ key: freeKey(fields), title: '', required: false })}
        >
          {translate('paymentRequest.addField')}
        </button>
      )}
    </section>
  );
}
