import { useSourceContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCardEntry } from '#src/settings/cardEntry.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import { CardNumberInput } from '#src/ui/inputs/CardNumberInput.tsx';
import { CvcInput } from '#src/ui/inputs/card/CvcInput.tsx';
import { ExpiryInput } from '#src/ui/inputs/card/ExpiryInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { NationalIdInput } from '#src/ui/inputs/NationalIdInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import styles from './CardFields.module.css';
import { emptyCard, missingCardFaults, type CardValues } from './cardValues.ts';

interface CardFieldsProps {
  /** Where the card stands in the form, as `creditCardSecureDetails`; absent: its fields are the form's. */
  source?: string;
  /** Says what has to be filled in. */
  terminal: Terminal;
  /** Only what every deal needs. */
  brief?: boolean;
  /** Stands below the number. */
  helperText?: string;
  autoFocus?: boolean;
}

/** A card that is typed or read by its stripe. */
export function CardFields({ source, terminal, brief = false, helperText, autoFocus = false }: CardFieldsProps) {
  const translate = useTranslate();
  const { getValues, setValue, setFocus } = useFormContext();
  const { getSource } = useSourceContext();
  const at = (field: keyof CardValues) => (source ? `${source}.${field}` : field);
  const inForm = (field: keyof CardValues) => getSource(at(field));
  const [cardNumber, readCardNumber] = useWatch({ name: [inForm('cardNumber'), inForm('readCardNumber')] }).map(String);
  const card = { ...emptyCard, cardNumber: cardNumber ?? '', readCardNumber: readCardNumber ?? '' };
  const needs = (field: keyof CardValues) => missingCardFaults(card, terminal)[field] !== undefined;
  useCardEntry(true);

  function goOn(): void {
    setValue(inForm('readCardNumber'), String(getValues(inForm('cardNumber'))));
    setFocus(inForm('cvv'));
  }
  return (
    <>
      <div className={styles.grid}>
        <CardNumberInput
          source={at('cardNumber')}
          expirySource={at('cardExpiration')}
          label={translate('cardField.number')}
          helperText={helperText}
          onRead={goOn}
          autoFocus={autoFocus}
          required
        />
        <ExpiryInput source={at('cardExpiration')} label={translate('cardField.expiry')} required />
        <CvcInput
          source={at('cvv')}
          label={translate('cardField.cvc')}
          numberSource={at('cardNumber')}
          required={needs('cvv')}
        />
      </div>
      {(!brief || needs('cardOwnerNationalID')) && (
        <FieldGrid>
          {!brief && <TextInput source={at('cardOwnerName')} label={translate('cardField.owner')} maxLength={50} />}
          <NationalIdInput
            source={at('cardOwnerNationalID')}
            label={translate('cardField.ownerID')}
            required={needs('cardOwnerNationalID')}
          />
        </FieldGrid>
      )}
    </>
  );
}
